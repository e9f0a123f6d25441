import { type MonthYear, monthYearsIn } from "#worker/text/month-years.ts";
import { LINK, leavepiece, PI } from "../checks/example-texts.ts";
import { owesAll } from "../checks/obligatory-items.ts";
import { isPiPage } from "../facts/imprint.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";

const SPC_DATE =
  /\b(?:SPC|SmPC|summary of product characteristics)\b[^.\n]{0,40}?\b(?:revised|updated|dated|revision|changed|amended|version)\b[^.\n]{0,30}/gi;

const MONTH =
  "\\(?(?=(?:\\d{1,2} )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b|\\d\\d/20)";
/** The date of a version stands right after the words for it, or after "current", "revised" and the like. */
const PI_OF = new RegExp(
  `\\bprescribing information(?:(?: for [^\\s,.(]{2,30})?[\\s,:(]{1,3}|[^\\n]{0,50}?\\b(?:current|revised|updated|dated|version)[ ,:of]{0,5})${MONTH}`,
  "i",
);

/** Dates by which the piece names prescribing information outside the blocks of it. */
function namedVersions(facts: Facts): MonthYear[] {
  const { text } = facts.view;
  return facts.prescribingInformation.pointers.flatMap((p) => {
    const line = text.slice(p.start, p.end + 60).split("\n")[0] ?? "";
    const at = PI_OF.exec(line);
    const date = at && monthYearsIn(line, p.start).find((d) => d.start >= p.start + at.index);
    return date && date.start - p.start - (at?.index ?? 0) < 90 && !/\bprepar/i.test(line) ? [date] : [];
  });
}

/** A version that the piece itself shows to have been replaced by a newer one of the same medicine. */
function replaced(facts: Facts): Hit[] {
  if (facts.promotion.medicines.length !== 1) return [];
  const { text } = facts.view;
  const printed = facts.prescribingInformation.blocks.flatMap((b) =>
    b.date ? monthYearsIn(text.slice(b.date.start, b.date.end), b.date.start) : [],
  );
  const all = [...printed, ...namedVersions(facts)];
  const latest = Math.max(0, ...all.map((d) => d.month));
  return all
    .filter((d) => d.month < latest)
    .map((d) => ({
      at: facts.sentences.find((s) => s.zone !== "pi" && s.start <= d.start && d.start < s.end) ?? d,
      issue:
        "Two versions of the prescribing information stand in the piece, and this is the older. All of it must be up to date and agree with the current SPC.",
      fix: {
        kind: "replace" as const,
        with: "[the current prescribing information]",
        note: "Take this version out everywhere and put the current one in.",
      },
    }));
}

/** Prescribing information older than the SPC that the piece, or the user, speaks of. */
function outdated(facts: Facts): Hit[] {
  const { text } = facts.view;
  const outside = facts.sentences.filter((s) => s.zone !== "pi").map((s) => text.slice(s.start, s.end));
  const revised = [...outside, facts.submission.context]
    .flatMap((words) =>
      [...words.matchAll(SPC_DATE)].flatMap((m) => monthYearsIn(words.slice(m.index, m.index + m[0].length + 16))),
    )
    .map((d) => d.month);
  const latest = Math.max(0, ...revised);
  return facts.prescribingInformation.blocks.flatMap((block) => {
    const month = block.date && monthYearsIn(text.slice(block.date.start, block.date.end))[0]?.month;
    if (!block.date || month == null || latest <= month) return [];
    return [
      {
        at: block.date,
        issue:
          "The prescribing information is older than the revision of the SPC that is mentioned. It must be up to date and agree with the current SPC.",
        fix: {
          kind: "replace" as const,
          with: "[month and year of the updated prescribing information]",
          note: "Update the prescribing information from the current SPC.",
        },
      },
    ];
  });
}

/** 12.1 and 12.5: prescribing information shows the date on which it was drawn up or last revised. */
export const piDate: Check = {
  id: "clause-12/pi-date",
  requirement: "12.pi-current",
  severity: "MEDIUM",
  duty: "must",
  themes: ["prescribing-information", "date-of-preparation", "out-of-date-information"],
  applies: (facts) => owesAll(facts) && facts.prescribingInformation.blocks.length > 0,
  find(facts) {
    const { blocks } = facts.prescribingInformation;
    const isDated = facts.obligatory.identity.drawnUp !== null;
    const undated = blocks
      .filter((block) => block.date === null && !(isDated && isPiPage(facts, blocks)))
      .map((block) => ({
        at: null,
        issue:
          "The prescribing information has no date of its own, so that a reader cannot tell whether it is current. It must show when it was drawn up or last revised.",
        fix: { kind: "insert" as const, at: block.end, text: " Date of prescribing information: [month and year]." },
      }));
    return [...outdated(facts), ...replaced(facts), ...undated];
  },
  examples: {
    flagged: [
      { text: leavepiece({ pi: PI.replace(" PI-ZEL-0009, March 2025.", "") }), why: "no code and no date" },
      { text: leavepiece({ pi: PI.replace(", March 2025", "") }), why: "a code without a date" },
      {
        text: leavepiece({ pi: PI.replace("March 2025", "[[March 2022]]") }),
        context: "The SPC was revised in May 2024.",
        why: "older than the SPC",
      },
      {
        text: leavepiece({
          pi: `Prescribing information for Zelvorin, revised June 2025: www.zelvorin.example/pi\n\n${PI.replace("March 2025", "[[March 2025]]")}`,
        }),
        why: "an older text beside the name of a newer one",
      },
    ],
    clean: [
      { text: leavepiece(), why: "month and year after the code" },
      {
        text: leavepiece({ pi: PI.replace("PI-ZEL-0009, March 2025.", "PI last revised: 03/2025.") }),
        why: "in figures",
      },
      {
        text: leavepiece({ pi: `Prescribing information, March 2025, is below.\n\n${PI}` }),
        why: "the same version named twice",
      },
      { text: leavepiece({ pi: PI.replace("PI-ZEL-0009, March 2025.", "Version: March 2025.") }), why: "as a version" },
      { text: leavepiece({ pi: PI.replace("PI-ZEL-0009, March 2025.", "Revised Mar 25.") }), why: "with a short year" },
      {
        text: leavepiece({ pi: PI.replace("PI-ZEL-0009, March 2025.", "Text of 14.3.25.") }),
        why: "with a day in figures",
      },
      {
        text: `www.zelvorin.example/prescribing-information\nFor UK health professionals\n\n${PI.replace(", March 2025", "")}\n\nDate of preparation: August 2025`,
        channel: "website",
        why: "a page of its own with the date of the page",
      },
      {
        text: `Abbreviated Prescribing Information\n\n${PI.replace(", March 2025", "")}\n\nUK distributor: Northgate Ltd, Leeds LS1 1AA. Full SPC available from the distributor.\n\nDate of preparation: August 2025`,
        channel: "website",
        why: "a sheet of its own with the date of the sheet",
      },
    ],
    inapplicable: [{ text: leavepiece({ pi: LINK }), channel: "email", why: "by link" }],
  },
};
