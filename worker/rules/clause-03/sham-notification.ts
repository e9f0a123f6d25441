import { phrases } from "#worker/text/language/phrases.ts";
import { startsWithin } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import { first, quoted, sentenceHit } from "../checks/hits.ts";
import { WONDER } from "../concepts/praise.ts";
import type { Facts } from "../facts/index.ts";
import type { Line, Sentence, Span } from "../facts/types.ts";
import type { Hit } from "../types.ts";
import { REPRESENTATIVE } from "../vocabulary/representatives.ts";
import { COMMERCIAL, EXCITED, PROMISED } from "./promotion-words.ts";

const HEAD_LINES = 8;
const PRESCRIBERS =
  /\b(?:prescribers?|clinicians?|doctors?|GPs?|general practitioners?|(?:specialist |practice )?nurses?|physicians?|surgeons?|clinics?|dermatologists?|cardiologists?|neurologists?|oncologists?|haematologists?|rheumatologists?|gastroenterologists?|psychiatrists?|urologists?|ophthalmologists?|nephrologists?|endocrinologists?|consultants?|practice pharmacists?|community pharmacists?|all (?:health professionals|HCPs))\b/i;
const EXCLUDED =
  /\b(?:not|never|no)\b[^.\n]{0,80}\b(?:prescrib|clinic|doctor|GP|nurse|consultant|passed|sent|forward)/i;
const ADDRESS = /^\s*(?:to|cc|sent to|for|recipients?|distribution|circulation|distributed to|audience|dear)\b/i;
const DISTRIBUTION =
  /^\W*(?:to|cc|copies to|recipients?|distribution(?: list)?|circulation(?: list)?|mailing list|sent to|audience)\s*:/i;
const SENT =
  /\b(?:sent|e-?mailed|mailed|posted|circulated|distributed|given|handed|shown|delivered|addressed|copied)\b[^.\n]{0,80}/i;

/** Style and words that a notification of cost has no need of. */
const PROMOTIONAL = phrases(
  "breakthrough|revolutionary|exciting|excited|unrivalled|unmatched|superior|transform|transforms|transforming|game|miracle|outstanding|remarkable|impressive|unprecedented|groundbreaking",
  "best|most effective|in treatment|class|option|choice",
  "affordable|exceptional|great|excellent ..2 option|value|choice|solution",
  "safe and effective",
  "be|become ..3 first to ..1 offer|prescribe|use",
  `${REPRESENTATIVE}|account|business|sales ..1 manager|managers|team ..4 call|contact|visit|discuss|arrange|will|ask|speak|talk`,
  "talk|speak|contact|ask|call ..4 representative|account|business|sales",
  "look|looking forward",
  "nothing|no one|nobody else ..2 can|does|could|will",
  "none|free|without ..2 of|the ..2 burden|monitoring|hassle|drawbacks|risks",
  "be|get ready ..3 first",
  "patients choose|want|deserve|ask",
  "new|real hope|era",
  "start|begin ..3 identifying|planning|selecting",
  "prescribe|switch|choose ..4 patients|@product",
  "better|greater|stronger|faster ..4 than",
  "life|lives ..2 changing|back|changed",
);
const STYLE = /^\s*\[[^\]]{0,80}\b(?:logo|brand|slogan|strapline|tagline|image|photo|picture|colours?)\b/i;
const NO_STYLE = /\b(?:no|without|not|plain)\b/i;

const NOTIFICATION =
  /\b(?:advanced?|early|pre-?licen[cs]e|forward|prior)\b[^.\n]{0,30}\b(?:budget\w*|financial|cost|planning|expenditure)\b[^.\n]{0,20}\b(?:notif\w+|notice|information|briefing|planning|statement|alert)\b|\bbudget(?:ary)? (?:impact )?(?:notif\w+|notice|alert|planning (?:notice|information|document))\b/i;
const TITLE_CHARS = 500;

/** Whether the piece calls itself advance information for budgets. */
export function isNotification(facts: Facts): boolean {
  if (facts.promotion.kind === "advance-budget") return true;
  const title = `${facts.view.text.slice(0, TITLE_CHARS)}\n${facts.submission.context}`;
  return facts.licence.unlicensed.length > 0 && NOTIFICATION.test(title);
}

const MAX_RECIPIENTS = 3;

function isAddress(facts: Facts, line: Line): boolean {
  const words = wordsOf(facts, line);
  if (!PRESCRIBERS.test(words) || EXCLUDED.test(words) || line.zone === "references") return false;
  const sent = SENT.exec(words)?.[0] ?? "";
  if (/\bto\b/i.test(sent) && PRESCRIBERS.test(sent)) return true;
  return line.index < HEAD_LINES ? ADDRESS.test(words) : DISTRIBUTION.test(words);
}

function wrongReaders(words: string): string {
  return `This advance budgetary notification goes to people who prescribe (${quoted(words)}). Before a licence such information may go only to those who hold budgets; sent to prescribers it promotes an unlicensed medicine, which must not be done (Clauses 3.1 and 11.1).`;
}

function recipients(facts: Facts): Hit[] {
  const { context } = facts.submission;
  const lines = facts.lines.filter((line) => isAddress(facts, line)).slice(0, MAX_RECIPIENTS);
  const sent = SENT.exec(context)?.[0] ?? "";
  const note = "Withdraw the piece from everybody else.";
  if (lines.length > 0)
    return lines.map((line) => {
      const words = wordsOf(facts, line);
      const to = /^\s*(?:to|cc)\s*:/i.exec(words)?.[0].trim() ?? "To:";
      return {
        at: { start: line.start, end: line.end },
        issue: wrongReaders(words),
        fix: { kind: "replace", with: `${to} [named holders of medicines budgets]`, note },
      };
    });
  const first = facts.lines[0];
  if (!first || !PRESCRIBERS.test(sent) || EXCLUDED.test(context)) return [];
  return [
    {
      at: { start: first.start, end: first.end },
      issue: wrongReaders(sent),
      fix: { kind: "replace", with: "Advance budgetary notification for [named holders of medicines budgets]", note },
    },
  ];
}

const FACTUAL_HEADING =
  /\b(?:notification|notice|licen[cs]e|status|indication|form|formulation|presentation|cost|price|numbers?|patients?|efficacy|safety|questions?|contact|references?|place|summary|service|services|budget\w*|information|background|dosage|administration|timing|timeline|date|decision|assumptions|estimates?|population|epidemiology|evidence|trials?|studies|company|confidential|subject|from|to)\b/i;
const SLOGAN_TOKENS = 12;
/** A row of a table of facts, and a heading that asks or tells what follows. */
const ROW = /\S {3,}\S/;
const GUIDING =
  /^\W*(?:why|what|who|whom|how|when|where|which|is|are|about|our|your|other|none|in brief|at a glance)\b/i;

/** A brand line or a slogan: a short heading that tells none of the facts that such a notification is for. */
function slogans(facts: Facts): Sentence[] {
  return ownSentences(facts).filter((s) => {
    const words = wordsOf(facts, s);
    const branded =
      /[®™]/.test(words) ||
      facts.products.some(
        (p) => p.brand !== null && p.generic !== null && !/\d/.test(p.brand) && startsWithin(p.mentions, s),
      );
    const tokens = s.last - s.first;
    if ((/^[\w ()/-]{2,40}:\s/.test(words) || ROW.test(words)) && !/[®™]/.test(words)) return false;
    if (s.zone !== "heading" || tokens > SLOGAN_TOKENS || tokens < 2 || s.line < 1) return false;
    return (
      branded ||
      (!FACTUAL_HEADING.test(words) &&
        !GUIDING.test(words) &&
        !/\d/.test(words) &&
        !facts.companies.some((c) => startsWithin(c.mentions, s)))
    );
  });
}

function style(facts: Facts): Hit[] {
  const shown = facts.sentences.filter((s) => STYLE.test(wordsOf(facts, s)) && !NO_STYLE.test(wordsOf(facts, s)));
  return [...shown, ...slogans(facts)].map((s) => ({
    at: { start: s.start, end: s.end },
    issue: `${quoted(wordsOf(facts, s))} gives an advance budgetary notification the dress of promotion. It must be a plain statement of facts without logo, brand or slogan (Clauses 3.1 and 11.1).`,
    fix: { kind: "delete" },
  }));
}

/** The engine shows five places of one fault: the telling ones are chosen here. */
const MOST_PLACES = 5;

const overlapsAny = (hit: { at: Span | null }, found: Hit[]) =>
  found.some(
    (other) => hit.at !== null && other.at !== null && other.at.start < hit.at.end && hit.at.start < other.at.end,
  );

/** Results and benefits that a notification with other faults gives to the wrong readers. */
function figures(facts: Facts, found: Hit[]): Hit[] {
  return facts.claims.all
    .filter((claim) =>
      claim.kinds.some(
        (kind) => kind === "efficacy" || kind === "comparative" || kind === "superlative" || kind === "quality-of-life",
      ),
    )
    .filter((claim) => !overlapsAny({ at: claim }, found))
    .map((claim) => ({
      at: { start: claim.start, end: claim.end },
      issue: `${quoted(wordsOf(facts, claim))} speaks for a medicine that has no licence. An advance budgetary notification must keep to brief facts and cost (Clauses 3.1 and 11.1).`,
      fix: { kind: "delete" },
    }));
}

const PRAISED = [...PROMOTIONAL, ...WONDER];
const URGED = [...EXCITED, ...COMMERCIAL, ...PROMISED];

/** An advance budgetary notification that is promotion in disguise: wrong readers, brand dress, claims, commercial contact. */
export function shamNotification(facts: Facts): Hit[] {
  const claims = oncePerSentence(ownWords(PRAISED, facts, ownSentences(facts))).map((match) =>
    sentenceHit(
      facts,
      match,
      `${quoted(wordsOf(facts, match.sentence))} promotes a medicine that has no licence. An advance budgetary notification must keep to brief facts and cost (Clauses 3.1 and 11.1).`,
    ),
  );
  const found = [...recipients(facts), ...style(facts), ...claims];
  if (found.length === 0) return [];
  const urged = oncePerSentence(ownWords(URGED, facts, ownSentences(facts)))
    .map((match) =>
      sentenceHit(
        facts,
        match,
        `${quoted(wordsOf(facts, match.sentence))} speaks for a medicine that has no licence. An advance budgetary notification must keep to brief facts and cost (Clauses 3.1 and 11.1).`,
      ),
    )
    .filter((hit) => !overlapsAny(hit, recipients(facts)));
  const [readers, dress] = [recipients(facts).slice(0, 1), style(facts)];
  const all = [...readers, ...dress.slice(0, 1), ...urged, ...claims, ...dress.slice(1)];
  const apart = all.filter((hit, i) => !overlapsAny(hit, all.slice(0, i)));
  return first(MOST_PLACES, [...apart, ...figures(facts, apart)]);
}
