import type { Facts } from "../facts/index.ts";
import { quoted, sentenceHit } from "../hits.ts";
import { phrases } from "../pattern.ts";
import { copySentences, oncePerSentence, ownWords, wordsOf } from "../stance.ts";
import type { Hit } from "../types.ts";

const HEAD_LINES = 8;
const PRESCRIBERS =
  /\b(?:prescribers?|clinicians?|doctors?|GPs?|general practitioners?|(?:specialist |practice )?nurses?|physicians?|surgeons?|clinics?|dermatologists?|cardiologists?|neurologists?|oncologists?|haematologists?|rheumatologists?|gastroenterologists?|psychiatrists?|urologists?|ophthalmologists?|nephrologists?|endocrinologists?|consultants?|practice pharmacists?|community pharmacists?|all (?:health professionals|HCPs))\b/i;
const EXCLUDED =
  /\b(?:not|never|no)\b[^.\n]{0,80}\b(?:prescrib|clinic|doctor|GP|nurse|consultant|passed|sent|forward)/i;
const ADDRESS = /^\s*(?:to|cc|sent to|for|recipients?|distribution|circulation|distributed to|audience|dear)\b/i;
const SENT =
  /\b(?:sent|e-?mailed|mailed|posted|circulated|distributed|given|handed|shown|delivered|addressed|copied)\b[^.\n]{0,80}/i;

/** Style and words that a notification of cost has no need of. */
const PROMOTIONAL = phrases(
  "breakthrough|revolutionary|exciting|excited|unrivalled|unmatched|superior|transform|transforms|transforming|game|miracle|outstanding|remarkable|impressive|unprecedented|groundbreaking",
  "best|most effective|in treatment|class|option|choice",
  "affordable|exceptional|great|excellent ..2 option|value|choice|solution",
  "safe and effective",
  "be|become ..3 first to ..1 offer|prescribe|use",
  "representative|representatives|account|business|sales ..1 manager|managers|team ..4 call|contact|visit|discuss|arrange|will|ask|speak|talk",
  "talk|speak|contact|ask|call ..4 representative|account|business|sales",
  "look|looking forward",
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

function recipients(facts: Facts): Hit[] {
  const { context } = facts.submission;
  const line = facts.lines.slice(0, HEAD_LINES).find((l) => {
    const words = wordsOf(facts, l);
    return (ADDRESS.test(words) || SENT.test(words)) && PRESCRIBERS.test(words) && !EXCLUDED.test(words);
  });
  const sent = SENT.exec(context)?.[0] ?? "";
  const byContext = PRESCRIBERS.test(sent) && !EXCLUDED.test(context);
  if (!line && !byContext) return [];
  const words = line ? wordsOf(facts, line) : sent;
  const first = facts.lines[0];
  const at = line ? { start: line.start, end: line.end } : first ? { start: first.start, end: first.end } : null;
  const issue = `This advance budgetary notification goes to people who prescribe (${quoted(words)}). Before a licence such information may go only to those who hold budgets; sent to prescribers it promotes an unlicensed medicine, which must not be done (Clauses 3.1 and 11.1).`;
  const to = /^\s*(?:to|cc)\s*:/i.exec(words)?.[0] ?? "To: ";
  return at
    ? [
        {
          at,
          issue,
          fix: {
            kind: "replace",
            with: line
              ? `${to.trim()} [named holders of medicines budgets]`
              : "Advance budgetary notification for [named holders of medicines budgets]",
            note: "Withdraw the piece from everybody else.",
          },
        },
      ]
    : [];
}

function style(facts: Facts): Hit[] {
  const shown = facts.sentences.find((s) => STYLE.test(wordsOf(facts, s)) && !NO_STYLE.test(wordsOf(facts, s)));
  if (!shown) return [];
  return [
    {
      at: { start: shown.start, end: shown.end },
      issue: `${quoted(wordsOf(facts, shown))} gives an advance budgetary notification the dress of promotion. It must be a plain statement of facts without logo, brand or slogan (Clauses 3.1 and 11.1).`,
      fix: { kind: "delete" },
    },
  ];
}

/** An advance budgetary notification that is promotion in disguise: wrong readers, brand dress, claims, commercial contact. */
export function shamNotification(facts: Facts): Hit[] {
  const claims = oncePerSentence(ownWords(PROMOTIONAL, facts, copySentences(facts), 4)).map((match) =>
    sentenceHit(
      facts,
      match,
      `${quoted(wordsOf(facts, match.sentence))} promotes a medicine that has no licence. An advance budgetary notification must keep to brief facts and cost (Clauses 3.1 and 11.1).`,
    ),
  );
  return [...recipients(facts), ...style(facts), ...claims];
}
