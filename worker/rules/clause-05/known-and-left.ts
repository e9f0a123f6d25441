import { oncePer } from "#worker/lib/once-per.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted, withBlanks } from "../checks/hits.ts";
import { concept } from "../concepts/concept.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";

/** Something in a piece or a record is known to be wrong. */
const FAULTY = concept(
  "wrong|incorrect|incorrectly|error|errors|mistake|mistakes|slip|slips|misprint|inaccurate|mistyped|muddled|swapped|mismatch",
  "out of|past date",
  "outdated|obsolete|superseded",
  "old|older|previous|withdrawn|expired ..2 version|leaflet|spc|pi|dose|figure|price|text|match|file|page|link|copy|wording|contraindications|warnings",
  "still ..3 on|live|there|opens|open|works|shows|says|lists|has|have|carries|online|reads|gives",
  "not ..2 match|agree|current|updated|corrected|removed",
);
/** And it is left as it is, for want of money, time or will. */
const LEFT = concept(
  "not ..2 worth ..2 cost|trouble|money|fuss|effort|reprint|reprinting|fixing|changing|time|it",
  "too expensive|costly|late|dear|much ..2 to ..2 reprint|change|correct|fix|remove|recall|take|pull",
  "pick|fix|correct|change|put|sort|update|amend|catch|tidy ..5 next year|print|version|edition|run|reprint|cycle|update|rebuild",
  "left|leave|leaving|park|parked|keep|kept ..5 for|until|till|to ..2 next|later|summer|autumn|spring|winter|reprint|rebuild|launch",
  "leave|left|leaving ..2 as it|they is|are|was|were",
  "leave|left it|them|that ..1 in|up|out|alone|be|there",
  "nobody|noone|none ..2 will|would|is|ever ..3 notice|look|looking|see|check|read|compare|spot|complain|ask",
  "no one ..2 will|would|is|ever ..3 notice|look|looking|see|check|read|compare|spot|complain|ask",
  "no need ..1 to ..2 write|tell|correct|withdraw|recall|change|recertify|inform|warn",
  "will|can|could|should wait",
  "live with it|that|this",
  "use|run|hand ..3 up|down|out ..4 stock|stocks|boxes|pile|copies|remaining",
);

/** What has to be right was not compared with its source. */
const UNCHECKED = concept(
  "no time|chance ..5 compare|check|read|review|proofread|verify",
  "nobody|noone|none ..4 compared|checked|read|reviewed|proofread|verified|looked",
  "not|never|without|unable ..4 compare|compared|comparing|check|checked|checking|proofread|proofreading|verified|verify|reviewed ..8 spc|smpc|source|sources|reference|references|licence|prescribing|pi|leaflet|doses|figures|data",
);
const MUST_BE_RIGHT =
  /\b(?:SPC|SmPC|PI|prescribing information|summary of product characteristics|contraindications?|dos(?:e|es|age|ing)|warnings?|interactions?|safety information|leaflet|licen[cs]e)\b/i;
/** Rules, audits and what was put right at once. */
const PUT_RIGHT =
  /\b(?:must|never|do not|don't|may not|should (?:not|be)|please|if (?:you|anyone|a)|corrected (?:on|at|the same|within)|was (?:corrected|changed|removed|withdrawn)|were (?:corrected|destroyed|recalled|collected)|we (?:apologised|corrected|have corrected|withdrew)|at once|the same day|today|immediately)\b/i;
/** The medicine, a patient or a habit is left or wrong, not the piece. */
const OTHER_MATTER =
  /\b(?:patients?|tablet|capsule|inhaler|treatment|therapy|injection|symptoms?|clinic|surgery|ward|child|blood|kidney|diagnos\w+|room|coffee|lunch|hotel)\b/i;
/** What readers or patients meet: a piece, its link, its safety text, an entry that is published. */
const MATTER =
  /\b(?:leavepieces?|leaflets?|PDFs?|links?|QR|doses?|dosing|contraindications?|SPC|SmPC|PI|prescribing information|entr(?:y|ies)|line \d+|claims?|slides?|decks?|adverts?|advertisements?|posters?|cards?|booklets?|detail aids?|items?|copies|indications?)\b/i;
const OFFICE =
  /\b(?:privacy|careers?|booking|minutes|invoices?|diary|rota|holiday|parking|called|caller|telephone number)\b/i;
const NEAR = 3;
/** Papers of the company, and pages or records that hold its remarks. */
const OWN_PAPER =
  /\b(?:internal|withdrawal|record|log|form|comment|note (?:to|for) (?:file|self)|minutes|hand-?over|tracker|status|quality file|audit|change control|job bag|page source|team|colleagues?|all)\b/i;

const near = (a: Sentence, b: Sentence) => Math.abs(a.index - b.index) <= NEAR && Math.abs(a.line - b.line) <= 1;

const neglected = oncePer((facts: Facts): Sentence[] => {
  const copy = facts.sentences.filter((s) => s.zone !== "pi" && s.zone !== "references" && s.zone !== "ae-statement");
  const meant = copy.filter((s) => !PUT_RIGHT.test(wordsOf(facts, s)) && !OTHER_MATTER.test(wordsOf(facts, s)));
  const faulty = meant.filter((s) => FAULTY.has(facts, s));
  const matters = (a: Sentence, b: Sentence) => {
    const words = `${wordsOf(facts, a)} ${wordsOf(facts, b)}`;
    return MATTER.test(words) && !OFFICE.test(words);
  };
  const left = meant.filter((s) => LEFT.has(facts, s) && faulty.some((f) => near(f, s) && matters(f, s)));
  const unchecked = meant.filter((s) => UNCHECKED.has(facts, s) && MUST_BE_RIGHT.test(wordsOf(facts, s)));
  const known = faulty.filter((s) => left.some((l) => near(l, s) && matters(s, l)));
  return [...new Set([...left, ...known, ...unchecked])].sort((a, b) => a.index - b.index);
});

/** 5.1: what is known to be wrong is put right, and what has to be right is checked. */
export const knownAndLeft: Check = {
  id: "clause-05/known-and-left",
  requirement: "5.house-style-quality",
  severity: "MEDIUM",
  duty: "must",
  themes: ["high-standards", "out-of-date-information"],
  applies: (facts) =>
    facts.submission.audience !== "investors" &&
    (facts.promotion.kind === "internal" ||
      OWN_PAPER.test(`${facts.submission.context}\n${facts.view.text.slice(0, 500)}`) ||
      /\bcomment left\b|<!--/i.test(facts.view.text)) &&
    neglected(facts).length > 0,
  find: (facts) =>
    neglected(facts).map((s) => ({
      at: { start: s.start, end: s.end },
      issue: `${quoted(wordsOf(facts, s))}: an error that is known is left standing, or what must be right is not checked. Knowing of it and doing nothing fails to keep high standards (Clause 5.1).`,
      fix: {
        kind: "delete",
        at: withBlanks(facts, s),
        note: "Correct the item, or take it out of use, and record both.",
      },
    })),
  examples: {
    flagged: [
      {
        text: "INTERNAL: hand-over notes, brand team\n[[Page 4 of the Coprivex leavepiece still gives the old dose.]] [[It is too expensive to reprint, so we use up the boxes.]]",
        audience: "hcp",
        channel: "sales",
        context: "Internal note.",
        why: "a wrong dose, kept for the cost",
      },
      {
        text: "Change log of the site\n[[The link opens the superseded leaflet.]] [[Nobody will notice before the rebuild.]]",
        audience: "hcp",
        channel: "website",
        context: "Internal log of the web team.",
        why: "a dead leaflet, left",
      },
      {
        text: "To: all sales colleagues\nHere is the new text for the Zelvorin card.\n[[Nobody has checked the contraindications against the SPC yet.]]",
        audience: "hcp",
        channel: "email",
        context: "Internal e-mail.",
        why: "safety text that nobody compared",
      },
    ],
    clean: [
      {
        text: "Withdrawal record\nThe card gave the wrong dose. All copies were destroyed by 4 May and the page was removed the same day.",
        audience: "hcp",
        channel: "print",
        context: "Internal form.",
        why: "put right",
      },
      {
        text: "INTERNAL BRIEFING for representatives\nIf you find an error in a piece, do not leave it for the next print: tell the signatory at once and stop using it.",
        audience: "hcp",
        channel: "sales",
        context: "Internal briefing for representatives.",
        why: "a rule",
      },
      {
        text: "Minutes of the team\nThe room was booked under the wrong name. It can wait until next week. The coffee was cold again, too.",
        audience: "hcp",
        channel: "print",
        context: "Internal minutes.",
        why: "nothing that readers see",
      },
    ],
    inapplicable: [
      {
        text: "Zelvorin (tavorimib) for adults with migraine. Prescribing information overleaf.",
        audience: "hcp",
        channel: "print",
        why: "tells of no error",
      },
    ],
  },
};
