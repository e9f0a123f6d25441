import { companyOf, piInsert, statementInsert } from "../clause-12/wording.ts";
import { PERMISSION_GIVEN } from "../clause-15/permission.ts";
import { OPT_OUT } from "../clause-16/opt-out.ts";
import { TRIANGLE_STATEMENT } from "../clause-26/patient-black-triangle.ts";
import { SIDE_EFFECT_STATEMENT } from "../clause-26/side-effect-statement.ts";
import type { Facts } from "../facts/index.ts";
import type { Span } from "../facts/types.ts";
import { oncePer } from "../memo.ts";

/* What a piece must carry, and in which words it does so: a sentence that carries it cannot simply be taken out. */

/** Words that have to stay, and the words in which what they say is said as the Code asks (a gap for what the piece does
 * not tell): null for those that stay as they are. */
export interface Owed extends Span {
  asAsked: string | null;
}

const DECLARATION = "This piece was initiated, written and paid for by [company].";
const HELP = /\b(?:999|NHS 111|A&E|your (?:doctor|GP|nurse|pharmacist))\b/;
const FIND_HELP = "If you are worried, talk to your doctor, nurse or pharmacist.";
const SAFETY = "The most frequent adverse reactions were [adverse reactions with their rates]; [main warnings].";
const MOST_TO_NAME = 80;

const LEGAL_FORM = /^(?: \p{Lu}\p{L}*){0,3} (?:Ltd|Limited|plc|LLP|Inc)\b/u;

/** The name of a company with what it is by law. */
function inFull({ view }: Facts, { start, end }: Span): Span {
  const form = LEGAL_FORM.exec(view.text.slice(end, end + MOST_TO_NAME))?.[0] ?? "";
  return { start, end: end + form.length };
}

const GENERIC = /^ ?\([^()\n]{1,60}\)/;

/** A black triangle with the names that it stands by. */
function withName({ view, products }: Facts, symbol: Span): Span {
  const names = products.flatMap(({ mentions }) => mentions).filter(({ start }) => start < symbol.start);
  const start = Math.max(0, ...names.map((name) => name.start));
  const isBeside = symbol.start - start <= MOST_TO_NAME && !view.text.slice(start, symbol.start).includes("\n");
  const generic = GENERIC.exec(view.text.slice(symbol.end, symbol.end + MOST_TO_NAME))?.[0] ?? "";
  return isBeside ? { start, end: symbol.end + generic.length } : symbol;
}

/** Whether a statement has all its parts. */
const isTold = (parts: object): boolean => Object.values(parts).every((part) => part !== null);

/** What says of a medicine without prescribing information what harm it may do. */
function safetyTold({ claims, prescribingInformation, sentences }: Facts): Span[] {
  const { blocks, pointers } = prescribingInformation;
  return blocks.length + pointers.length > 0 ? [] : claims.safety.flatMap((index) => sentences[index] ?? []);
}

const LICENSED = /\b(?:licen[cs]ed|authori[sz]ed|approved)\b/i;

/** In a piece on a medicine without a licence, which others have one. */
function licencesTold({ licence, sentences, view }: Facts): Span[] {
  if (licence.unlicensed.length === 0) return [];
  return sentences.filter(({ start, end }) => LICENSED.test(view.text.slice(start, end)));
}

/** What a piece carries of what it must carry, in the order of the text. Pure. */
export const owedIn = oncePer((facts: Facts): Owed[] => {
  const { adverseEvents, patientStatement, triangle, identity, consent, abbreviated } = facts.obligatory;
  const { text } = facts.view;
  const product = facts.promotion.medicines[0]?.name ?? "[medicine]";
  const helps = facts.sentences.filter(({ start, end }) => HELP.test(text.slice(start, end)));
  const [plain, unclear] = [true, false].map((is) =>
    facts.role.statements.filter(({ kind }) => (kind === "plain") === is),
  );
  const items: [asAsked: string | null, spans: (Span | null)[]][] = [
    [null, facts.companies.flatMap(({ mentions }) => mentions.slice(0, 1)).map((name) => inFull(facts, name))],
    [null, triangle.symbols.map((symbol) => withName(facts, symbol))],
    [null, abbreviated.claimed ? Object.values(abbreviated.items) : []],
    [null, facts.licence.unlicensed.map(({ at }) => at)],
    [null, licencesTold(facts)],
    [piInsert(facts, product), facts.prescribingInformation.pointers],
    [isTold(adverseEvents) ? null : statementInsert(facts), Object.values(adverseEvents)],
    [isTold(patientStatement) ? null : SIDE_EFFECT_STATEMENT, Object.values(patientStatement)],
    [TRIANGLE_STATEMENT, [triangle.statement]],
    [null, [identity.drawnUp, identity.code]],
    [`Certified for ${companyOf(facts)} by [signatory] on [date].`, [identity.certified]],
    [consent.isMailing && facts.promotion.isPromotional ? PERMISSION_GIVEN : null, [consent.given]],
    [OPT_OUT, [consent.optOut]],
    [null, plain ?? []],
    [DECLARATION, unclear ?? []],
    [FIND_HELP, helps],
    [SAFETY, safetyTold(facts)],
  ];
  const owed = items.flatMap(([asAsked, spans]) =>
    spans.flatMap((span): Owed[] =>
      span ? [{ start: span.start, end: span.end, asAsked: asAsked === null ? null : asAsked.trim() }] : [],
    ),
  );
  return owed.sort((a, b) => a.start - b.start);
});
