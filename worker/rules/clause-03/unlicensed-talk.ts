import { oncePer } from "#worker/lib/once-per.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { startsWithin } from "#worker/text/spans.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Claim } from "../facts/claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence, Span } from "../facts/types.ts";
import { HEDGED } from "./promotion-words.ts";

const MAX_ALONGSIDE = 6;
const FINANCE = /\b(?:sales|revenues?|earnings|profit|cash|shares?|£|million|per cent|growth|dividend|guidance)\b/i;

/** Where medicines without a licence are named, in order. */
const unlicensedNamed = oncePer((facts: Facts): Span[] => {
  const names = new Set(facts.licence.unlicensed.map(({ product }) => product));
  return facts.products
    .filter(({ name }) => names.has(name))
    .flatMap(({ mentions }) => mentions)
    .sort((a, b) => a.start - b.start);
});

/** Whether the piece names medicines of the company of which it does not say that they lack a licence. */
const speaksOfOthers = oncePer((facts: Facts): boolean => {
  const names = new Set(facts.licence.unlicensed.map(({ product }) => product));
  return names.size > 0 && !names.has(null) && facts.products.some((p) => p.role === "own" && !names.has(p.name));
});

const FOLLOWING = 3;

/** "KD-12 (…). Our first tablet. It protects …": the medicine named last, a few sentences before, is the one without. */
function followsNamed(facts: Facts, sentence: Sentence): boolean {
  if (!/\b(?:it|its)\b/i.test(wordsOf(facts, sentence))) return false;
  for (let at = sentence.index - 1; at >= Math.max(0, sentence.index - FOLLOWING); at -= 1) {
    const before = facts.sentences[at];
    if (!before) return false;
    if (startsWithin(unlicensedNamed(facts), before)) return true;
    if (facts.products.some((p) => startsWithin(p.mentions, before))) return false;
  }
  return false;
}

/** Whether a sentence is about a medicine without a licence: it names one, follows one that does, or no other is spoken of. */
export function isAbout(facts: Facts, sentence: Sentence): boolean {
  const near = [sentence, facts.sentences[sentence.index - 1]].filter((s) => s !== undefined);
  if (near.some((s) => startsWithin(unlicensedNamed(facts), s))) return true;
  if (followsNamed(facts, sentence)) return true;
  if (facts.licence.licensed.length > 0 || speaksOfOthers(facts)) return false;
  const beside = [...near, facts.sentences[sentence.index + 1]].filter((s) => s !== undefined);
  const pronoun = beside.some((s) =>
    /\b(?:it|its|medicine|treatment|injection|tablet|therapy|product|vaccine|drug|inhaler|antibody|launch)\b/i.test(
      wordsOf(facts, s),
    ),
  );
  return (
    facts.submission.audience === "hcp" ||
    facts.submission.audience === "payers" ||
    facts.submission.audience === "patients" ||
    pronoun
  );
}

const STATUS =
  /\b(?:licen[cs]\w+|authori[sz]\w+|approv\w+|investigational|MHRA|regulator\w*|phase (?:i{1,3}|[123])\b|protocol|NCT\d|ISRCTN\d)/i;

function asFound(facts: Facts, index: number, what: string) {
  const sentence = facts.sentences[index];
  return sentence ? [{ match: { ...sentence, sentence }, sentence, what }] : [];
}

const isHedged = (facts: Facts, sentence: Sentence) =>
  HEDGED.test(wordsOf(facts, sentence).replace(/\bplacebo|standard (?:care|treatment|therapy)\b/gi, ""));

/** Who sent it, how to write to them, meetings and dates: no part of what is said of the medicine. */
const ADMINISTRATIVE =
  /https?:|@|\b(?:unsubscribe|job code|prepared|preparation|funded|sponsored|paid for|Ltd|plc|adverse events?|side effects?|report(?:ed|ing)?|references?|registered|privacy|cookie|forward-looking|dear|yours|subject|from|to)\b\s*:?/i;

/** In a piece that promotes the medicine to readers, what it says of it beyond its status is part of the promotion. */
export function alongside(facts: Facts, copy: Sentence[]) {
  const { audience } = facts.submission;
  const promotional = new Set(
    facts.claims.all.filter((claim) => claim.tone === "promotional").map((claim) => claim.sentence),
  );
  const toReaders = audience !== "investors" && audience !== "media";
  const named = (s: Sentence) => startsWithin(unlicensedNamed(facts), s);
  const claims = new Set(facts.claims.all.map((claim) => claim.sentence));
  const results = new Set(facts.claims.all.filter((c) => c.kinds.includes("statistic")).map((c) => c.sentence));
  const isStatus = (s: Sentence) => STATUS.test(wordsOf(facts, s)) && !results.has(s.index);
  return copy
    .filter((s) => s.zone !== "direction" && !isStatus(s) && !isHedged(facts, s))
    .filter((s) =>
      toReaders
        ? (claims.has(s.index) && (audience !== "patients" || speaksOfIt(facts, s))) ||
          (named(s) && !ADMINISTRATIVE.test(wordsOf(facts, s)))
        : promotional.has(s.index) && !FINANCE.test(wordsOf(facts, s)),
    )
    .slice(0, MAX_ALONGSIDE)
    .flatMap((s) => asFound(facts, s.index, "speaks for a medicine"));
}

/** Scientific exchange and answers to questions may give results; a mailing to prescribers or committees may not. */
const EXCHANGE =
  /\b(?:medical information|medical department|poster|abstract|reprint|scientific exchange|you asked|your (?:enquiry|question|request)|in (?:reply|response) to|protocol|registry|ethics committee|satellite|independent)\b/i;

/** Notices for people who might join a trial, which must say what it is about. */
export const TRIAL_NOTICE =
  /\b(?:take part|taking part|join(?:ing)? (?:a|the|our) (?:study|trial)|volunteers? (?:needed|wanted)|ethics committee|ISRCTN|NCT\d|registry|lay summary|plain language summary)\b/i;

/** Whether a sentence names an unlicensed medicine or points to one. */
export function speaksOfIt(facts: Facts, sentence: Sentence): boolean {
  const names = facts.licence.unlicensed.flatMap((u) => u.product ?? []);
  const before = facts.sentences[sentence.index - 1];
  const near = before ? [before, sentence] : [sentence];
  return (
    /\b(?:it|its|our|this|these|new|treatment|medicine|injection|tablet|capsule|vaccine|therapy|drug|jab|pill)\b/i.test(
      wordsOf(facts, sentence),
    ) ||
    facts.products.some(
      (p) => names.includes(p.name) && p.mentions.some((m) => near.some((s) => s.start <= m.start && m.start < s.end)),
    )
  );
}

/** Claims or results of an unlicensed medicine that the company takes to prescribers, committees or the public unasked. */
export function volunteered(facts: Facts, copy: Sentence[]) {
  const { audience, channel, context } = facts.submission;
  const toProfessionals =
    (audience === "hcp" || audience === "payers") &&
    channel !== "conference" &&
    facts.promotion.kind === "promotion" &&
    !standsIn(EXCHANGE, facts.view.text) &&
    !EXCHANGE.test(context);
  const toPublic = audience === "patients" && !standsIn(TRIAL_NOTICE, facts.view.text);
  if (!toProfessionals && !toPublic) return [];
  const about = new Set(copy.map((s) => s.index));
  const kinds = toProfessionals
    ? ["efficacy", "statistic"]
    : ["efficacy", "statistic", "superlative", "comparative", "quality-of-life", "novelty"];
  const isNews = (claim: Claim) =>
    !claim.kinds.includes("statistic") &&
    facts.sentences.some((s) => s.index === claim.sentence && STATUS.test(wordsOf(facts, s)));
  return facts.claims.all
    .filter((claim) => about.has(claim.sentence) && claim.kinds.some((kind) => kinds.includes(kind)) && !isNews(claim))
    .filter(
      (claim) =>
        toProfessionals ||
        facts.sentences.some((s) => s.index === claim.sentence && speaksOfIt(facts, s) && !isHedged(facts, s)),
    )
    .slice(0, toProfessionals ? 1 : MAX_ALONGSIDE)
    .flatMap((claim) =>
      asFound(facts, claim.sentence, "takes claims or results to readers who did not ask, for a medicine"),
    );
}
