import { statementInsert } from "../clause-12/wording.ts";
import { SIDE_EFFECT_STATEMENT } from "../clause-26/side-effect-statement.ts";
import type { Facts } from "../facts/index.ts";
import type { Span } from "../facts/types.ts";
import { oncePer } from "../memo.ts";
import { pairsOwed } from "../names-kept.ts";

/* What a sentence that goes may carry and the piece must not lose: names, and statements that are made only in part. */

/** Words that have to stay, and, of a statement, the words in which it is made as the Code asks (a gap for what the piece
 * does not tell): null for those that stay as they are. */
export interface Owed extends Span {
  asAsked: string | null;
}

const DECLARATION = "This piece was [initiated, written, paid for] by [company].";
const MOST_TO_NAME = 80;
const LEGAL_FORM = /^(?: \p{Lu}\p{L}*){0,3} (?:Ltd|Limited|plc|LLP|Inc)\b/iu;
const GENERIC = /^[▼®™]? ?\([^()\n]{1,60}\)/;

/** Where the companies of a piece are named first, with what they are by law. */
function companyNames({ view, companies }: Facts): Span[] {
  return companies.flatMap(({ name, mentions: [first] }) => {
    if (!first) return [];
    const end = view.text.startsWith(name, first.start) ? first.start + name.length : first.end;
    const form = LEGAL_FORM.exec(view.text.slice(end, end + MOST_TO_NAME))?.[0] ?? "";
    return [{ start: first.start, end: end + form.length }];
  });
}

/** Where the brand of a medicine that owes it stands with its non-proprietary name. */
function namePairs(facts: Facts): Span[] {
  const { text } = facts.view;
  return pairsOwed(facts).flatMap(({ mentions }) =>
    mentions.flatMap(({ start, end }) => {
      const generic = GENERIC.exec(text.slice(end, end + MOST_TO_NAME))?.[0];
      return generic === undefined ? [] : [{ start, end: end + generic.length }];
    }),
  );
}

/** A black triangle with the name that it stands by. */
function withName({ view, products }: Facts, symbol: Span): Span {
  const names = products.flatMap(({ mentions }) => mentions).filter(({ start }) => start < symbol.start);
  const start = Math.max(0, ...names.map((name) => name.start));
  const isBeside = symbol.start - start <= MOST_TO_NAME && !view.text.slice(start, symbol.start).includes("\n");
  return isBeside ? { start, end: symbol.end } : symbol;
}

/** Whether a statement has all its parts. */
const isTold = (parts: object): boolean => Object.values(parts).every((part) => part !== null);

/** What a piece carries that must not go with a sentence, in the order of the text. Pure. */
export const owedIn = oncePer((facts: Facts): Owed[] => {
  const { adverseEvents, patientStatement, triangle } = facts.obligatory;
  const unclear = facts.role.statements.filter(({ kind }) => kind === "vague" || kind === "initials");
  const names = [...companyNames(facts), ...namePairs(facts), ...triangle.symbols.map((at) => withName(facts, at))];
  const items: [asAsked: string | null, spans: (Span | null)[]][] = [
    [null, names],
    [isTold(adverseEvents) ? null : statementInsert(facts).trim(), Object.values(adverseEvents)],
    [isTold(patientStatement) ? null : SIDE_EFFECT_STATEMENT, Object.values(patientStatement)],
    [DECLARATION, unclear],
  ];
  const owed = items.flatMap(([asAsked, spans]) =>
    spans.flatMap((span): Owed[] => (span ? [{ start: span.start, end: span.end, asAsked }] : [])),
  );
  return owed.sort((a, b) => a.start - b.start || b.end - a.end);
});
