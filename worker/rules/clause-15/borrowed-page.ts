import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { startsWithin } from "#worker/text/spans.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence, Span } from "../facts/types.ts";
import { at, type Disguise, declaresItself, opening, speaksFor } from "./disguise-shared.ts";

/** A publication's name, or a context that says that the piece stands in one. */
const MASTHEAD =
  /\b(?:today|week(?:ly)?|daily|news|journal|times|gazette|digest|bulletin|podcast|magazine|review|monthly|update|post)\b/i;
const IN_A_PUBLICATION =
  /\b(?:news|journal|magazine|newspaper|insert|supplement|podcast|publisher|publication|weekly|editorial|article|medical site|education site)\b/i;

const PAID = /\b(?:paid|funded|commissioned|supplied|scripted|initiated|written by|prepared (?:for|by)|service of)\b/i;

const BYLINE = phrases(
  "by|from our|the|a|staff|features|clinical|science|health|medical|news|guest|contributing ..3 editor|writer|correspondent|reporter|columnist|team|desk|journalist|faculty|gp|consultant|nurse",
  "features|clinical|science|health|medical|news|staff|guest|contributing editor|writer|correspondent|reporter|columnist|journalist",
  "by our ..2 staff|team|editors|writers|desk|newsdesk",
  "by dr|prof|professor|sister|nurse|mr|mrs|ms|miss ..4",
  "clinical|expert|independent|special|literature review|report|feature|opinion|analysis",
  "news|features|home ..3 features|news|jobs|reviews|review|opinion|comment",
  "podcast|hosted",
  "series|episode @number",
  "feature|editorial|opinion|analysis|comment|viewpoint|interview|column",
);

const REACH_LINES = 3;

/** An entry of the approval record: who drew the piece up, looked at it or passed it. */
const PASSED =
  /^\W*(?:drawn up|reviewed|checked|approved|certified|examined|signed(?: off)?|passed|prepared|requested|raised) by\b/i;

/** The byline, and the words of independence beside it. */
function withDenial(facts: Facts, byline: Sentence): Span {
  const denied = facts.role.statements.find((s) => {
    const line = facts.lines.findIndex((l) => l.start <= s.start && s.start < l.end);
    return s.kind === "denied" && Math.abs(line - byline.line) <= REACH_LINES;
  });
  if (!denied) return at(byline);
  return { start: Math.min(denied.start, byline.start), end: Math.max(denied.end, byline.end) };
}

/** Editorial matter: the company's hand is told at the end or only by the prescribing information. */
export function editorial(facts: Facts): Disguise[] {
  if (
    declaresItself(facts) ||
    facts.role.namedAtOutset ||
    facts.role.statements.some((s) => s.kind === "plain" && s.atOutset)
  )
    return [];
  if (!facts.role.companyBehind || !(speaksFor(facts) || facts.promotion.isPromotional)) return [];
  if (facts.sentences.slice(0, 2).some((s) => namesMedicine(facts.identity, s))) return [];
  const cues = findPhrases(
    BYLINE,
    facts,
    opening(facts).filter((s) => s.zone !== "footer" && !PASSED.test(wordsOf(facts, s))),
  );
  const byline = cues.find((m) => /^(?:by|features)/.test(m.phrase.source)) ?? cues[0];
  const paidLate = facts.role.statements.find(
    (st) => st.kind === "plain" && !st.atOutset && PAID.test(wordsOf(facts, st)),
  );
  if (!byline && paidLate)
    return [{ at: { start: paidLate.start, end: paidLate.end }, looksLike: "independent matter" }];
  if (!byline) return [];
  const signed = /^(?:by|features)/.test(byline.phrase.source);
  const [title] = facts.lines;
  const published =
    IN_A_PUBLICATION.test(facts.submission.context) || (title !== undefined && MASTHEAD.test(wordsOf(facts, title)));
  return signed || published
    ? [{ at: withDenial(facts, byline.sentence), looksLike: "independent editorial matter" }]
    : [];
}

const STYLED = /^(?:The )?(.{2,120}?) is (?:a|the) /u;

/** A sender or publisher that the small print gives away as a name of the company. */
export function otherName(facts: Facts): Disguise[] {
  if (declaresItself(facts) || facts.role.namedAtOutset || !(speaksFor(facts) || facts.promotion.isPromotional))
    return [];
  const said = facts.role.statements.find((s) => s.kind === "initials" && !s.atOutset);
  const name = said && STYLED.exec(wordsOf(facts, said))?.[1];
  const shown = name && opening(facts).find((s) => wordsOf(facts, s).includes(name));
  return shown ? [{ at: at(shown), looksLike: "a message from an unconnected body" }] : [];
}

const TEACHES = phrases(
  "education|educational|learning|module|cpd|academy|course|masterclass|tutorial|teaching|curriculum|unit",
);

/** Education that a brand team or an unnamed company wrote. */
export function education(facts: Facts): Disguise[] {
  const taught = opening(facts).filter((s) => hasPhrase(TEACHES, facts, [s]));
  const [first] = taught;
  if (!first || declaresItself(facts) || !speaksFor(facts)) return [];
  const { statements, controlled } = facts.role;
  const denied = statements.filter((s) => s.kind === "denied");
  const hidden = controlled || statements.some((s) => s.kind === "initials" || (s.kind === "plain" && !s.atOutset));
  if (!hidden || (denied.length === 0 && facts.role.namedAtOutset)) return [];
  const where = denied.find((s) => s.atOutset) ?? first;
  return [{ at: { start: where.start, end: where.end }, looksLike: "independent education" }];
}

/** Words of independence, of a lecture hall, a school or a service. */
const INDEPENDENCE = /\b(?:independent(?:ly)?|impartial|unbiased|neutral)\b/i;
/** What a company pays or makes is told somewhere in the piece or its context. */
const COMPANY_PAYS =
  /\b(?:paid|pays|funded|funds|commissioned|sponsored|chose|wrote|script(?:ed)?|supplied|produced)\b/i;

const A_COMPANY =
  /\b(?:Ltd|Limited|plc|Inc|LLP|GmbH|Pharma\p{L}*|Therapeutics|Biologics|Laboratories|our sponsor|the company)\b/u;
const STEERS =
  /\b(?:proposed|chose|selected|picked|invited|appointed|paid|drafted|wrote|supplied|edited|approved|reviewed|commissioned|organised|funded)\b/gi;

/** "X Ltd chose the members, paid them and supplied the first draft": two deeds or more of one company. */
function isSteered(words: string): boolean {
  return (
    new Set(words.match(STEERS)).size > 1 &&
    A_COMPANY.test(words) &&
    !/\b(?:no part|did not|has not|not)\b/i.test(words)
  );
}

/** A piece for a medicine that calls itself independent, and that its maker wrote, chose or paid for. */
export function falseIndependence(facts: Facts): Disguise[] {
  if (!facts.promotion.isPromotional) return [];
  const { text } = facts.view;
  const told =
    facts.role.controlled ||
    (/\b(?:Ltd|plc|company|makes|maker|marketing|brand)\b/.test(facts.submission.context) &&
      COMPANY_PAYS.test(facts.submission.context)) ||
    facts.role.statements.some((s) => s.kind === "plain" && COMPANY_PAYS.test(text.slice(s.start, s.end))) ||
    facts.sentences.some((s) => isSteered(wordsOf(facts, s)));
  if (!told) return [];
  return facts.role.statements
    .filter((s) => s.kind === "denied" && INDEPENDENCE.test(text.slice(s.start, s.end)))
    .map(({ start, end, atOutset }) => ({
      at: { start, end },
      looksLike: "independent matter",
      // Far down the page a declaration comes too late; the claim can only go.
      ...(atOutset ? {} : { remove: { start, end } }),
    }));
}

const FROM = /^\s*(?:from|sender)\s*:/i;
const SUBJECT = /^\s*subject(?: line)?\s*:/i;
const NEUTRAL_LABEL = phrases(
  "non|not promotional",
  "purely|strictly|solely educational|informative|scientific|medical|information",
  "education|information only",
  "service message|email|announcement",
  "not|no ..3 advertisement|advertising|promotion",
);

/** A label that denies promotion, or a subject line that hides it, over copy that promotes. */
export function falseLabel(facts: Facts): Disguise[] {
  if (!speaksFor(facts) || !facts.promotion.isPromotional || declaresItself(facts)) return [];
  const label = findPhrases(NEUTRAL_LABEL, facts, opening(facts))[0];
  if (label) return [{ at: at(label.sentence), looksLike: "information" }];
  if (facts.submission.channel !== "email" || facts.role.namedAtOutset) return [];
  const subject = facts.sentences.find((s) => SUBJECT.test(wordsOf(facts, s)));
  const named = subject && facts.identity.named.some((n) => startsWithin(n.mentions, subject));
  if (!subject || named) return [];
  const sender = facts.sentences.find(
    (s) => FROM.test(wordsOf(facts, s)) && s.line < subject.line && subject.line - s.line <= REACH_LINES,
  );
  return [
    { at: { start: (sender ?? subject).start, end: subject.end }, looksLike: "a message that is not promotional" },
  ];
}
