import { phrases } from "#worker/text/language/phrases.ts";
import { written } from "../checks/written.ts";

const COPY = phrases(
  "copy|clone|replica|imitation|double|twin|lookalike ..3 of|to ..2 @competitor|brand|market|original|originator",
  "just|exactly|so|much like ..2 @competitor",
  "just|exactly|so|much like the original|originator|brand",
  "@competitor ..3 by another name|label",
  "@competitor ..2 you ..1 know|love|trust",
  "a|our|your ..1 version of ..2 @competitor|original|originator",
  "looks|tastes|feels ..2 like|identical ..2 @competitor|original|originator",
  "same ..2 name|colour|look|livery|box as ..1 @competitor|original|originator",
);

/** How a trial is blinded. */
const BLINDED = phrases("double blind|dummy|blinded");

const SIMILARITY = phrases("like|copy|clone|replica|imitation|twin|version|same|name|identical|double|lookalike|know");

/** 14.1: no imitation or replica, no riding on another's reputation, no confusion of products or marks. */
export const imitation = written({
  id: "clause-14/imitation",
  requirement: "14.no-imitation-or-confusion",
  severity: "MEDIUM",
  duty: "must",
  themes: ["comparison"],
  when: { is: ["promotion", "another company's medicine"], says: SIMILARITY },
  faults: [
    {
      says: COPY,
      unless: BLINDED,
      issue:
        "{words} presents the medicine as an imitation of another company’s or rides on its reputation, which a comparison must not do (Clause 14.1).",
      advice: "State the shared active substance and strength as facts instead.",
    },
  ],
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults. Tavorel is taken once daily. Tavorel is white. Compared with Sumitrane® tablets, Tavorel costs less.\n[[Tavorel is just like the original.]]",
        why: "similarity claimed",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults. Tavorel is taken once daily. Tavorel is white. Compared with Sumitrane® tablets, Tavorel costs less.\n[[A perfect copy of the original.]]",
        why: "a copy",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults. Compared with Sumitrane® tablets, Tavorel costs less.\nAdverse events in the double-blind phase of the Sumitrane trial are shown in the same table.",
        why: "how a trial was blinded",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults. Tavorel is taken once daily. Tavorel is white.\nTavorel contains the same active substance as Sumitrane® and costs less than Sumitrane.",
        why: "a fact about the substance",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults. Tavorel is taken once daily. Tavorel is not interchangeable with Sumitrane®, compared with Sumitrane it has the same dose.",
        why: "neutral",
      },
    ],
    inapplicable: [
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.",
        why: "no other medicine",
      },
    ],
  },
});
