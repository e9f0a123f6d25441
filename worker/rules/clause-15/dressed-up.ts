import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { hitsOf } from "../checks/hits-of.ts";
import {
  BORROWED_LOOK,
  BORROWED_VOICE,
  BORROWED_WORK,
  GHOST,
  RELABEL,
  SAYS_PROMOTION,
  SELLING_AIM,
} from "../concepts/disguise.ts";
import { REJECTED } from "../concepts/refusal.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { disguise } from "./disguise.ts";
import { declaresItself } from "./disguise-shared.ts";

/** What only a piece of work done for show has: targets, no plan, statements in place of questions. */
const FOR_SHOW = phrases(
  "each|every doctor|gp|site|centre|practice|nurse|clinician ..1 starts|start|switches|puts",
  "no|without ..2 protocol|endpoint|hypothesis|ethics|plan",
  "no endpoint|protocol",
  "statements ..1 to agree",
  "how impressed|keen|excited",
  "hear about ..2 benefits",
  "get|gets|through|past ..4 door|receptionist|gatekeeper",
  "tick|list|count ..4 patients ..5 move|switch|start|convert|change ..2 to|on|our",
  "patient|enrolment|recruitment targets",
  "only|with the? name left|missing|taken|removed out|off",
  "happens|happen to favour",
  "talk|speak|think of nothing|little but|else",
  "one manufacturer's|manufacturer|maker|brand ..1 trial|data|drug|choice",
  "ending|ends|end in|with one|our|a|the ..1 choice|answer|word|drug",
  "slip|slips|slipped|sneak|weave ..2 our|in|the",
  "as unsolicited|reactive",
  "need not|not need ..3 pi|prescribing|certificate|certified|code",
  "they|and|while ..5 mention|mentions|recommend|suggest ..2 what|our",
  "same teal|wave|font|blue|colour|colours|lozenge|look",
  "others have|patients improved|done better",
  "promote|promotion|sell|selling ..3 to|the|our ..3 nurses|doctors|gps|specialist",
  "@number|two slides ..3 on ..4 @number|twenty|most",
  "@number on ..3 @number on @product",
);

/** The sentence and the next of its line. */
function pair(facts: Facts, sentence: Sentence): Sentence[] {
  const next = facts.sentences[sentence.index + 1];
  return next && next.line === sentence.line ? [sentence, next] : [sentence];
}

function dressed(facts: Facts, sentence: Sentence): boolean {
  if (![BORROWED_LOOK, BORROWED_VOICE, BORROWED_WORK].some((idea) => idea.has(facts, sentence))) return false;
  const scope = pair(facts, sentence);
  const any = (idea: typeof BORROWED_LOOK) => scope.some((s) => idea.has(facts, s));
  if (any(SAYS_PROMOTION) || any(REJECTED)) return false;
  const toStaff = facts.setting.readers === "staff" || facts.promotion.kind === "internal";
  // A piece that says at the head that it is promotion, or who made it, deceives nobody by what it speaks of.
  if (!toStaff && (declaresItself(facts) || facts.role.statements.some((s) => s.kind === "plain" && s.atOutset)))
    return false;
  if (BORROWED_LOOK.asserts(facts, sentence) && any(SELLING_AIM)) return true;
  if (BORROWED_VOICE.asserts(facts, sentence) && any(GHOST) && any(SELLING_AIM)) return true;
  if (BORROWED_WORK.has(facts, sentence) && hasPhrase(FOR_SHOW, facts, scope) && any(SELLING_AIM)) return true;
  return (
    facts.setting.readers === "staff" &&
    RELABEL.asserts(facts, sentence) &&
    BORROWED_WORK.has(facts, sentence) &&
    any(SELLING_AIM)
  );
}

function find(facts: Facts): Hit[] {
  const already = disguise.applies(facts) ? hitsOf(disguise, facts).map((hit) => hit.at?.start) : [];
  return ownSentences(facts)
    .filter((s) => !already.includes(s.start) && dressed(facts, s))
    .map(({ start, end }) => ({
      at: { start, end },
      issue:
        "This dresses promotion as something else. Promotional material and activities must not be disguised; readers must know from the start that they are being promoted to, and by whom.",
      fix: { kind: "delete", note: "Say that it is promotional and from whom, or leave the promotion out." },
    }));
}

/** 15.6 and 3.6: promotion does not come in the look, the voice or the work of something else. */
export const dressedUp: Check = {
  id: "clause-15/dressed-up",
  requirement: "15.disguise-flags",
  alsoUnder: ["3.6"],
  severity: "HIGH",
  duty: "must",
  themes: ["disguised-promotion", "company-involvement-declaration", "market-research-and-studies"],
  needsConfirmation: true,
  applies: (facts) => facts.promotion.kind !== "agreement" && facts.submission.audience !== "investors",
  find,
  examples: {
    flagged: [
      {
        text: "[[Unread test result for your patient: swipe to see what our inhaler can do.]]\nSent to surgeries in May.",
        audience: "hcp",
        channel: "email",
        why: "the look of a test result",
      },
      {
        text: "INTERNAL BRIEFING for company staff\n[[Bill the sales talk as an education hour, then the reps get past the receptionist.]]",
        audience: "hcp",
        channel: "sales",
        context: "Internal briefing for representatives.",
        why: "a name that opens doors",
      },
      {
        text: "Letters to the editor\n[[A letter from a nurse in Hull, written by our agency, praising the monthly pen.]]",
        audience: "hcp",
        channel: "print",
        why: "a borrowed voice",
      },
    ],
    clean: [
      {
        text: "Subject: Promotional message from Norlake Pharma Ltd\nThis e-mail is promotional and tells you of our inhaler.",
        audience: "hcp",
        channel: "email",
        why: "it says what it is",
      },
      {
        text: "Heart failure review service\nPenhallow sells one of several medicines used in heart failure; more reviews might mean more treatment of every make. Tools: a diary (no branding) and our booklet, which surgeries may use whatever they prescribe.",
        audience: "hcp",
        channel: "website",
        why: "an interest declared, tools without a brand",
      },
      {
        text: "INTERNAL BRIEFING for company staff\nAn education hour must not be used to sell, and reps may not attend.",
        audience: "hcp",
        channel: "sales",
        context: "Internal briefing for representatives.",
        why: "the rule itself",
      },
    ],
    inapplicable: [
      { text: "Half-year results.", audience: "investors", channel: "website", why: "figures for investors" },
    ],
  },
};
