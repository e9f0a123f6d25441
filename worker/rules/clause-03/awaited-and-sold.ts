import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { promotesOwn } from "../checks/of-the-medicine.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";
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

/** 3.1 and 11.1: readers are not told to switch to, order or make ready for what has no licence yet. */
export const awaitedAndSold: Check = {
  id: "clause-03/awaited-and-sold",
  requirement: "3.pre-authorisation",
  alsoUnder: ["11.1"],
  severity: "HIGH",
  duty: "must",
  themes: ["pre-licence-promotion"],
  applies: (facts) => promotesOwn(facts) && facts.promotion.kind !== "investor",
  find: (facts) =>
    ownSentences(facts)
      .filter((s) => s.zone !== "direction" && hasPhrase(AWAITED, facts, [s]))
      .flatMap((s) => soldEarly(facts, s) ?? [])
      .filter(({ start }, i, all) => i === 0 || start >= (all[i - 1]?.end ?? 0))
      .map((s) =>
        hitOn(
          facts,
          s,
          `${quoted(wordsOf(facts, s))} tells readers to act on a medicine, a form or a use of it that has no licence yet. A medicine must not be promoted before its marketing authorisation (Clauses 3.1 and 11.1).`,
        ),
      ),
  examples: {
    flagged: [
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
