import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { startsWithin } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { hitsOf } from "../checks/hits-of.ts";
import { COMPANY_HAND, INDEPENDENT, OPENLY, OTHER_BODY, OUR_OWN, OUT_OF_SIGHT } from "../concepts/disguise.ts";
import { TURNED_DOWN } from "../concepts/refusal.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { isOtherKind } from "./piece.ts";
import { roleConcealed } from "./role-concealed.ts";

/** Things that are made known: the sponsor, its money, its name, its work. */
const PART = phrases(
  "sponsor|sponsors|sponsored|sponsorship|funder|funders|funding|funded|paid|pays|pay|payment|declaration|disclosure|disclosed|disclose|logo|company|manufacturer|industry|organised|organisation|employ|invoices|fee|commissioned|supporter|friends|backer|maker|makers|clients|associate|role|part|involvement|hand|pharma",
  "our name",
);
const OWN_TALK = phrases(
  "we|us|our|ours|company|sponsor|manufacturer|maker|firm|agency|industry|friends|clients|backer",
);

/** The sentence and the next of its line: an aside often gives the hand away. */
function pair(facts: Facts, sentence: Sentence): Sentence[] {
  const next = facts.sentences[sentence.index + 1];
  return next && next.line === sentence.line ? [sentence, next] : [sentence];
}

/** The piece tells its readers at the outset who made it and paid for it. */
function isDeclared(facts: Facts): boolean {
  return facts.role.statements.some((s) => s.kind === "plain" && s.atOutset);
}

/** A company that is named, in the sentence or the next, is not hidden. */
function namesCompany(facts: Facts, scope: Sentence[]): boolean {
  return scope.some((s) => facts.companies.some((c) => startsWithin(c.mentions, s)));
}

function hides(facts: Facts, sentence: Sentence): boolean {
  if (![INDEPENDENT, OTHER_BODY, OUT_OF_SIGHT].some((idea) => idea.has(facts, sentence))) return false;
  const scope = pair(facts, sentence);
  const outward = facts.setting.readers !== "staff" && facts.promotion.kind !== "internal";
  if (scope.some((s) => OPENLY.has(facts, s) || TURNED_DOWN.has(facts, s))) return false;
  const told = (list: typeof PART) => hasPhrase(list, facts, scope);
  const hidden = scope.some((s) => OUT_OF_SIGHT.has(facts, s));
  const hand = scope.some((s) => COMPANY_HAND.has(facts, s));
  if (INDEPENDENT.has(facts, sentence) && hand && told(OWN_TALK)) return true;
  if (outward && (isDeclared(facts) || namesCompany(facts, scope))) return false;
  if (OTHER_BODY.has(facts, sentence) && scope.some((s) => OUR_OWN.has(facts, s))) return true;
  return hidden && told(PART) && (hand || told(OWN_TALK)) && OUT_OF_SIGHT.has(facts, sentence);
}

const PLACES = phrases(
  "thank you",
  "prescribing|spc|adverse|report|reporting|data|patients|study|trial|refer|treatment|reviews|admissions|found",
  "take|takes|have|has|had no part",
);

function find(facts: Facts): Hit[] {
  const already = roleConcealed.applies(facts) ? hitsOf(roleConcealed, facts).map((hit) => hit.at?.start) : [];
  return ownSentences(facts)
    .filter((s) => !already.includes(s.start) && hides(facts, s) && !hasPhrase(PLACES, facts, [s]))
    .map(({ start, end }) => ({
      at: { start, end },
      issue:
        "This keeps the company's part out of sight, or calls a piece independent that the company paid for or shaped. What it did must be said plainly, and from the start.",
      fix: { kind: "delete", note: "Say at the start who initiated, wrote and paid for the piece." },
    }));
}

/** 5.6: the company's part is neither denied nor hidden. */
export const partHidden: Check = {
  id: "clause-05/part-hidden",
  requirement: "5.role-matches-reality",
  alsoUnder: ["3.6", "15.6"],
  severity: "MEDIUM",
  duty: "must",
  themes: ["company-involvement-declaration", "disguised-promotion"],
  needsConfirmation: true,
  applies: (facts) => !isOtherKind(facts) || facts.setting.readers === "staff" || facts.promotion.kind === "press",
  find,
  examples: {
    flagged: [
      {
        text: "Hearts in Harmony\n[[A neutral circle of nurses, whose pages are drafted by our copywriters.]]",
        audience: "hcp",
        channel: "print",
        why: "independence, and the company's pen",
      },
      {
        text: "INTERNAL BRIEFING for company staff\n[[Keep the sponsor line for the closing slide, in grey.]]",
        audience: "hcp",
        channel: "sales",
        context: "Internal briefing for representatives.",
        why: "put where nobody looks",
      },
      {
        text: "Better Bladder Week\nBrought to schools by a charity. [[(The firm that pays for it would rather not be named.)]]",
        audience: "patients",
        channel: "print",
        why: "a backer who hides",
      },
    ],
    clean: [
      {
        text: "Wheeze and you\nA campaign by Norlake Pharma Ltd with the Wheeze Alliance. Norlake Pharma Ltd, a company that makes medicines for the lungs, pays for this page.",
        audience: "patients",
        channel: "website",
        why: "a company that is named beside a charity",
      },
      {
        text: "Hearts in Harmony\nWritten and paid for by Norlake Pharma Ltd, as the first line of every issue says.",
        audience: "hcp",
        channel: "print",
        why: "said at the top",
      },
      {
        text: "INTERNAL BRIEFING for company staff\nThe sponsor line must not be left to the closing slide.",
        audience: "hcp",
        channel: "sales",
        context: "Internal briefing for representatives.",
        why: "the rule itself",
      },
    ],
    inapplicable: [
      {
        text: "Agreement between Norlake Pharma Ltd and the Trust. The Trust runs an independent course. Signed for the Trust",
        audience: "payers",
        channel: "print",
        why: "the terms of a grant",
      },
    ],
  },
};
