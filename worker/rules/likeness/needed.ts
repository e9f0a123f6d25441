import type { Facts } from "../facts/index.ts";
import { countParticulars } from "../facts/prescribing-labels.ts";
import type { Sentence, Span } from "../facts/types.ts";
import { oncePer } from "../memo.ts";
import { upholds } from "../upholds.ts";

const SUBJECT = /^subject\s?:/i;
/** Where a patient finds help. */
const HELP = /\b(?:999|NHS 111|A&E|your (?:doctor|GP|nurse|pharmacist))\b/;

/** Words that a piece must carry, or that another rule looks for: what they say cannot simply be taken out. */
const owed = oncePer((facts: Facts): Span[] => {
  const { adverseEvents, patientStatement, triangle, identity, consent, abbreviated } = facts.obligatory;
  const spans = [
    ...facts.prescribingInformation.pointers,
    ...facts.role.statements,
    ...facts.companies.flatMap(({ mentions }) => mentions.slice(0, 1)),
    ...Object.values(adverseEvents),
    ...Object.values(patientStatement),
    ...triangle.symbols,
    ...facts.licence.unlicensed.map(({ at }) => at),
    triangle.statement,
    identity.drawnUp,
    identity.code,
    identity.certified,
    consent.given,
    consent.optOut,
    ...(abbreviated.claimed ? Object.values(abbreviated.items) : []),
  ];
  return spans.filter((span): span is Span => span !== null);
});

/** The sentences that claim something. */
const claimed = oncePer((facts: Facts) => new Set(facts.claims.all.map(({ sentence }) => sentence)));

const countOf = (mark: RegExp, words: string) => words.match(mark)?.length ?? 0;
/** Whether words are part of a quotation, or open brackets or quotation marks that they do not close, or the other way
 * round. In what is read all double quotation marks are straight. */
const isTorn = ({ quotations }: Facts, { start, end }: Span, words: string) =>
  countOf(/"/g, words) % 2 === 1 ||
  countOf(/[[(]/g, words) !== countOf(/[\])]/g, words) ||
  quotations.some((q) => q.start < end && start < q.end && (q.start < start || end < q.end));

/** Whether a sentence carries what the piece must carry, tells of harm or help, keeps a rule, is a title or only part of
 * what stands in brackets or quotation marks: it can be reworded but not taken out. */
export function isNeeded(facts: Facts, sentence: Sentence): boolean {
  const { start, end, zone, index } = sentence;
  const words = facts.view.text.slice(start, end);
  return (
    zone === "footer" ||
    (zone === "heading" && !claimed(facts).has(index)) ||
    SUBJECT.test(words) ||
    HELP.test(words) ||
    isTorn(facts, sentence, words) ||
    countParticulars(words) > 0 ||
    facts.claims.safety.includes(index) ||
    upholds(facts, sentence) ||
    owed(facts).some((at) => start < at.end && at.start < end)
  );
}
