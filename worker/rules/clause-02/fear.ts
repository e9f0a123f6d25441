import { findPhrases, phrases } from "#worker/text/language/phrases.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { oncePerSentence } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";

/** Fear of the courts as a reason to prescribe. */
const LITIGATION = phrases(
  "be|get|being sued|prosecuted",
  "sue|sues ..4 you|them|practice|doctor|prescriber|surgery",
  "defence|protection organisation|union|society",
  "legal|litigation|medico liability|risk|exposure|action|claim|claims ..8 you|partners|prescriber|practice|board|doctor|surgery|sits|falls",
  "legally liable|responsible|exposed",
  "coroner|courtroom|negligence|struck off",
  "in court",
);
const NOT_A_THREAT = phrases(
  "never|not ..5 mention|raise|suggest|use|discuss|threaten|frighten",
  "gmc guidance",
  "court ..3 road|street|house|lane|hotel|inn",
);
const DREAD = phrases(
  "you|they|she|he ..2 will|could ..2 die",
  "ticking time bomb",
  "death sentence",
  "silent killer",
  "keep|go on ignoring ..6 die|dead|death",
);

function find(facts: Facts): Hit[] {
  const copy = facts.sentences.filter((s) => s.zone !== "pi" && s.zone !== "references" && s.zone !== "footer");
  const threats =
    facts.submission.audience === "patients"
      ? []
      : findPhrases(LITIGATION, facts, copy).filter(
          (m) => !isNegated(m, facts) && findPhrases(NOT_A_THREAT, facts, [m.sentence]).length === 0,
        );
  const dread =
    facts.submission.audience === "patients" ? findPhrases(DREAD, facts, copy).filter((m) => !isNegated(m, facts)) : [];
  return [
    ...oncePerSentence(threats).map(
      (m): Hit => ({
        at: { start: m.sentence.start, end: m.sentence.end },
        issue:
          "Fear of legal action is used to keep a prescriber from another medicine. Rulings have found that to discredit the industry (Clause 2); whether it does is for the Panel.",
        fix: { kind: "delete" },
      }),
    ),
    ...oncePerSentence(dread).map(
      (m): Hit => ({
        at: { start: m.sentence.start, end: m.sentence.end },
        severity: "LOW",
        issue:
          "This works by fear. Confidence in the industry is judged by the whole impression; a sober tone serves readers better.",
        fix: { kind: "delete" },
      }),
    ),
  ];
}

/** 2: no exploiting of fear. */
export const fear: Check = {
  id: "clause-02/fear",
  requirement: "2.tone-trust",
  severity: "MEDIUM",
  duty: "must",
  themes: ["discredit-clause-2", "switch-and-therapy-review", "briefing-material"],
  applies: (facts) =>
    facts.submission.audience === "patients" ||
    (facts.identity.named.length > 0 &&
      ["hcp", "payers"].includes(facts.submission.audience) &&
      facts.promotion.kind !== "agreement"),
  find,
  examples: {
    flagged: [
      {
        text: 'Objection handler for representatives\nClotaban (rivexaparan)\n[["Who will be sued when a patient who was stable is switched and bleeds?"]]',
        channel: "sales",
        context: "Internal briefing for representatives.",
        why: "a threat to hand on",
      },
      {
        text: "Clotaban (rivexaparan)\n[[Remember that the legal risk of a switch sits with the partners.]]",
        channel: "sales",
        why: "legal risk as an argument",
      },
      { text: "Gout\n[[Keep ignoring it and you will die.]]", audience: "patients", channel: "social", why: "dread" },
    ],
    clean: [
      {
        text: "Clotaban (rivexaparan)\nDo not suggest that a doctor could be sued for following local guidance.",
        channel: "sales",
        context: "Internal briefing for representatives.",
        why: "the ban itself",
      },
      {
        text: "Bleeding can be fatal. Ring 999 if it does not stop.",
        audience: "patients",
        channel: "print",
        why: "a safety warning",
      },
    ],
    inapplicable: [
      {
        text: "A claim against the company is in court.",
        audience: "investors",
        channel: "website",
        why: "investor news",
      },
    ],
  },
};
