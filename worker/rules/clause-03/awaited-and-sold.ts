import { isOfBrand } from "#worker/document/medicine.ts";
import { isKnownMedicine } from "#worker/document/names/known-names.ts";
import { hasPhrase, type Phrase, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { praises } from "#worker/text/voice/words-of-sale.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { promotesOwn } from "../checks/of-the-medicine.ts";
import type { Facts } from "../facts/index.ts";
import { endsAsSubstance } from "../facts/product-pairs.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { PATIENT } from "../vocabulary/patients.ts";
import { SWITCH } from "../vocabulary/prescribing.ts";
import { REPRESENTATIVE } from "../vocabulary/representatives.ts";

const THE_GRANT = "licence|license|authorisation|approval|indication";
const GRANTED = "licensed|approved|authorised|licence|license|authorisation|approval|approve";
/** A licence, or a use or form of the medicine, is on its way. */
const AWAITED = phrases(
  `${THE_GRANT} ..8 expected|due|awaited|pending|anticipated|imminent`,
  `${THE_GRANT} ..3 is|are ..1 coming|close|near|likely|set|soon|about`,
  `${THE_GRANT} ..4 will be? granted|given|issued|arrive|come|follow`,
  `expected|due|likely|set|hoped|about|soon|shortly|hopes|hope|expect to ..3 ${GRANTED}`,
  `due|up|bound for ..2 ${GRANTED}`,
  `no|without ..1 ${THE_GRANT} ..1 yet|far`,
  `${THE_GRANT} ..5 matter|question of weeks|days|months|time`,
  "on|with|before ..2 regulator|regulators|mhra ..1 desk|table|now?",
  `gains|gets|receives|obtains ..4 ${THE_GRANT} ..2 in|by|next|this|soon`,
  `awaiting|await|awaits|pending|expect|expects|anticipate ..4 ${GRANTED}`,
  `will|shall|should be|become|have|receive|get|gain ..2 ${GRANTED}`,
  "not|never ..2 licensed|approved|authorised yet|in?",
  "not yet ..1 licensed|approved|authorised",
  `before|ahead|subject|until ..4 ${GRANTED}`,
  "once|when licensed|approved|authorised",
);
/** Where it stands, in so many words; */
const NOT_THERE = phrases(
  "not|never ..2 reached ..2 regulator|regulators|mhra|ema",
  "regulator|regulators ..3 not ..2 said|decided|answered",
  "wait|waiting|waits|awaiting|awaits ..2 regulator|regulators|mhra|ema|approval|licence|authorisation",
  "regulator|regulators|mhra|ema decision|verdict|answer ..1 awaited|due|pending",
  "with|on the regulator|regulators|mhra",
  "still|only|now ..2 in ..1 phase|trials|development",
  "phase @number|ii|iii|two|three",
  `no|without ..1 marketing|uk? ${THE_GRANT}`,
  "not|never|nowhere ..2 licensed|approved|authorised",
  "unlicensed|investigational",
  `before|until|ahead ..2 ${THE_GRANT}`,
  `${THE_GRANT} ..2 pending|expected|due|awaited|follow`,
);
/** or when it comes: said of a new substance, that it has no licence yet. */
const COMES = phrases(
  "will|shall be with you|us",
  "will|shall be? ..1 launched|launch|arrive|available|here ..2 next|in|by|soon",
  "arrives|arriving|comes|coming|lands|launches|launching|due ..4 next|@number|soon|shortly",
  "as soon as ..1 it|@product is launched|here|out",
);
/** Readers are to make ready for it; */
const COURTED = phrases(
  "be|are|among ..3 first ..2 to|on|in|with",
  "sign|signed up ..3 stock|supply|supplies|packs|access",
  "begin|start|make|draw|keep ..2 list|place|slot|thinking|planning",
  "reserve|keep|free ..2 line|place|slot|room|space",
  "keep a place|line|slot",
  "prescribe|choose|order|request|want it|@product",
  "tell|ask ..2 representative|us how|about|for",
);
/** or it is praised as if it were there. */
const PRAISED = phrases(
  "only|last tablet|medicine|injection|treatment|jab|drug ..4 need|needs|want",
  "gone|vanish|vanishes|disappear|disappears|melts|forgotten",
  "no other medicine|treatment|tablet|drug",
  "stops|clears|saves|slows|melts|beats ..3 in|every|more|so",
  "highly|most|more effective|powerful|potent",
  "works ..1 better|wonders|faster|well|so",
  "nothing ..5 works|compares|comes",
  "hero|saviour|miracle|breakthrough|unmatched|unrivalled|unbeatable|revolution|revolutionary",
  "is|are over|history|beaten|conquered|behind",
  "keep|keeps|spare|spares ..2 out of|hospital",
  "does|do what ..3 do|does|cannot",
  "best|finest|ideal ..1 choice|answer|option|treatment|medicine",
  `${PATIENT} lose|shed|drop|feel|sleep|walk|forget|come`,
  "better|stronger|faster than ..1 pens|pen|tablets|anything|any|others",
  "treatment|drug|medicine of choice",
);
/** Readers are to act on it before it is there. */
const NOW =
  "now|today|already|early|ahead|first|ready|advance|once|tomorrow|meanwhile|immediately|straight|across|supplies|supply|representative";
const CALLED = phrases(
  `${SWITCH}|start|begin|plan|planning|prescribe|reserve|order|ordered|register|prepare|list|identify|line|move|request|put ..8 ${NOW}`,
  "start|begin|switch|plan|act now|today|planning|preparing",
  "line|put|pencil up|down|in ..2 patients|names|patient|clinic",
  "reserve|order|register|book|request ..2 your|a|first|starter",
  "put|putting|get ..4 names|patients ..1 down",
  `ask ..2 for it|your|our|a|@product|the ..2 ${REPRESENTATIVE}|now|today`,
  "get|be|make ..1 ready|first|prepared",
  "ask ..2 for ..2 stock|supplies|samples|packs",
  "be among|ahead ..3 first|colleagues|others",
  "stock up",
  "why wait",
  "do|need not wait",
);
/** A rule, and plans that the law, the health service or research asks for. */
const RULE = /\b(?:must not|should not|do not (?!wait)|cannot|may not|never|not be promoted|unsolicited)\b/i;
const PLANS = /\b(?:budget\w*|NICE|guidance|horizon scanning|recruit\w*|trial|local approval)\b/i;

/** How far from the news of a licence the call may stand, in sentences of a paragraph. */
const REACH = 2;

/** From the news of a licence to the call that stands nearest it in the same paragraph; null where none does. */
function soldEarly(facts: Facts, news: Sentence): Sentence | null {
  const near = facts.sentences
    .slice(Math.max(0, news.index - REACH), news.index + REACH + 1)
    .filter((s) => s.line === news.line && !RULE.test(wordsOf(facts, s)) && !PLANS.test(wordsOf(facts, s)));
  const calls = near.filter((s) => hasPhrase(CALLED, facts, [s]));
  const distance = (s: Sentence) => Math.abs(s.index - news.index);
  const call = calls.sort((a, b) => distance(a) - distance(b))[0];
  if (!call || !near.includes(news)) return null;
  const [from, to] = call.index < news.index ? [call, news] : [news, call];
  return { ...from, end: to.end, last: to.last };
}

/** Whether substances are named that nothing shows to be licensed: what has a brand that is known is on the market. */
const namesCandidate = ({ document, licence, prescribingInformation, tokens }: Facts): boolean =>
  licence.licensed.length === 0 &&
  prescribingInformation.blocks.length === 0 &&
  tokens.some(({ norm }) => endsAsSubstance(norm) && !(isOfBrand(document.medicine) && isKnownMedicine(norm)));
/** Whether all that is named is new, or its maker speaks: what comes next is then no other form or a copy of an old one. */
const isNew = (facts: Facts): boolean =>
  facts.companies.length > 0 || facts.tokens.every(({ norm }) => !endsAsSubstance(norm) || !isKnownMedicine(norm));

/** A use, a form or a preparation that is outside a licence which there is. */
const OF_USE =
  /(?:licen[cs]ed|approved|authori[sz]ed) (?:(?:in the UK )?for|under|use|in (?!the UK|any)|specials?|imports?|to)\b/i;
/** Papers that tell of what is coming as they should, and those who read results as such. */
const QUIET_KINDS = new Set(["investor", "research", "recruitment", "reply", "advance-budget", "agreement"]);
/** Papers of trials, and of what others found. */
const OF_TRIALS =
  /\b(?:ISRCTN|NCT\d|eudract|ethics committee|horizon scanning|tak(?:e|ing) part|recruiting|poster|abstract|independent)\b/i;
const TOLD_BY_OTHERS =
  /\b(?:said|says|told|researchers|according to|study found|if approved|if licensed|subject to)\b/i;
const courts = (facts: Facts): boolean =>
  !facts.document.outside &&
  !QUIET_KINDS.has(facts.promotion.kind) &&
  facts.submission.audience !== "investors" &&
  namesCandidate(facts) &&
  !facts.sentences.some((s) => OF_TRIALS.test(wordsOf(facts, s)));

/** So few sentences lie between where a substance stands and what is asked or praised. */
const WITHIN = 3;

/** The readers' own patients, clinics and lists are made ready. */
const OF_READERS =
  /\byour (?:\w+ ){0,2}(?:patients?|clinics?|list|practice|formulary|teams?)\b|\b(?:early|starter) (?:stock|packs?)\b/i;

/** Where a new substance that is on its way is praised, or readers are to make ready for it. */
function courted(facts: Facts): Sentence[] {
  const { audience } = facts.submission;
  const said = ownSentences(facts).filter((s) => s.zone !== "direction" && !TOLD_BY_OTHERS.test(wordsOf(facts, s)));
  const lists = isNew(facts) ? [NOT_THERE, COMES, AWAITED] : [NOT_THERE];
  const holds = (s: Sentence, wanted: Phrase[][]) => wanted.some((list) => hasPhrase(list, facts, [s]));
  const status = said.filter((s) => holds(s, lists) && !OF_USE.test(wordsOf(facts, s)));
  const isFor = (s: Sentence): boolean => {
    const words = wordsOf(facts, s);
    if (RULE.test(words) || /\b(?:NICE|guidance)\b/.test(words)) return false;
    // Journalists are told when a medicine is due, and are to write of it: only praise is too much.
    if (audience === "media") return praises(words) || holds(s, [PRAISED]);
    const isOfReaders = audience !== "patients" && OF_READERS.test(words);
    return isOfReaders || praises(words) || holds(s, [COURTED, PRAISED]);
  };
  return said.filter((s) => isFor(s) && status.some(({ index }) => Math.abs(index - s.index) <= WITHIN));
}

const apart = (sentences: Sentence[]): Sentence[] =>
  sentences
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start }, i, all) => i === 0 || start >= (all[i - 1]?.end ?? 0));

const soldBefore = (facts: Facts): Sentence[] =>
  !promotesOwn(facts) || facts.promotion.kind === "investor"
    ? []
    : ownSentences(facts)
        .filter((s) => s.zone !== "direction" && hasPhrase(AWAITED, facts, [s]))
        .flatMap((s) => soldEarly(facts, s) ?? []);

/** 3.1 and 11.1: readers are not told to switch to, order or make ready for what has no licence yet. */
export const awaitedAndSold: Check = {
  id: "clause-03/awaited-and-sold",
  requirement: "3.pre-authorisation",
  alsoUnder: ["11.1"],
  severity: "HIGH",
  duty: "must",
  themes: ["pre-licence-promotion"],
  applies: (facts) => (promotesOwn(facts) && facts.promotion.kind !== "investor") || courts(facts),
  find: (facts) =>
    apart([...soldBefore(facts), ...(courts(facts) ? courted(facts) : [])]).map((s) =>
      hitOn(
        facts,
        s,
        `${quoted(wordsOf(facts, s))} praises or has readers act on a medicine, a form or a use of it that has no licence yet. A medicine must not be promoted before its marketing authorisation (Clauses 3.1 and 11.1).`,
      ),
    ),
  examples: {
    flagged: [
      {
        text: "Dear Doctor\nWe are still waiting for the regulator. [[Vutosiran works better than the pens.]] [[Keep a place free.]]",
        why: "a substance that no list knows, praised before its licence",
      },
      {
        text: "PRESS RELEASE\nNorthgate Pharma UK\n[[Oral vutosiran, which we expect to be authorised by the MHRA this year, will be the most effective treatment ever offered.]]",
        audience: "media",
        why: "praise of it to journalists",
      },
      {
        text: "Belumaglipron: changing tomorrow\nWhile we wait for the licence in the UK, colleagues can already see what it does. [[It is going to be the treatment of choice.]]",
        why: "praise while a licence is waited for",
      },
      {
        text: "Dear Doctor\nBelumaglipron is in phase 3. [[Put your patients' names down now.]]",
        why: "readers make ready for it",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nFor migraine in adults.\n[[The licence for the Tavorel injection is expected in June. Switch your patients now.]]",
        why: "a form that has no licence",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nFor migraine in adults.\n[[Tavorel will be licensed for children in June; start now.]]",
        why: "a use that has none",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nFor migraine in adults.\n[[Tavorel is expected to be licensed for gout next year: start planning now.]]",
        why: "readers make ready",
      },
    ],
    clean: [
      {
        text: "PRESS RELEASE\nNorthgate Pharma UK\nOral vutosiran, which we expect to be authorised by the MHRA this year, is a tablet. Put your questions to our press office today.",
        audience: "media",
        why: "journalists told when a medicine is due",
      },
      {
        text: "Belumaglipron is in phase 3. If approved, it may be launched in 2028. Patients taking part in the trial are followed for a year.",
        why: "news of a trial",
      },
      {
        text: "Generic rivaroxaban is due soon. Start planning the switch in your practice.",
        why: "a copy of a medicine that has its licence",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nFor migraine in adults.\nThe licence for the Tavorel injection is expected in June.",
        why: "nothing is asked of anybody",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nTavorel is now licensed for migraine in adults. Start with one tablet.",
        why: "a licence that is there",
      },
      {
        text: "Tavorel (tavorimib) briefing\nTavorel is not yet licensed for gout: it must not be promoted for it now.",
        why: "a rule",
      },
    ],
    inapplicable: [{ text: "The lift will be licensed in June. Start now.", why: "no medicine" }],
  },
};
