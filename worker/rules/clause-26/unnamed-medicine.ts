import { knownNamesIn } from "#worker/document/names/known-names.ts";
import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { FEWEST_OF_REPORT } from "../facts/called-to.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { advertises } from "./advert.ts";
import { meansPrescribed } from "./everyday-names.ts";
import { hopesIn } from "./hope.ts";
import { informsOnly } from "./informs.ts";
import { isShop } from "./sold.ts";
import { copyOf, hasAny, QUOTED_TO_ANSWER, reachesPublic, sellsToPublic, VIVID } from "./wording.ts";

const FAVOUR = phrases(
  "different|difference|better|easier|simpler|simple|faster|fewer|less|convenient|gentle|advantage|modern|advanced|smart",
  "only|just needed? taken? given? once|twice|every",
  "most|many|nearly|almost people|patients ..8 clear|better|free|improve|relief|well|gone",
  "could|can|might|will ..4 change|help|transform|free|let|give|suit|be",
  "works|work|lets|helps|gets|keeps|lasts|targets|goes",
  "name ..3 here|it but",
  "which|what ..2 would you choose|prefer|rather|like",
  "instead of",
  "take|takes|took|taking ..3 out of",
  "i|my ..3 wore|slept|ran|walked|walk|danced|went|back|again|felt|never|can|could|stopped|threw|forgot|changed",
  "then|until ..1 came|along|arrived|found",
  "good|great|welcome|wonderful news",
  "no sore|needle|needles|jab|jabs|injections|days|waiting|hassle|fuss|pain|mess|washout",
  "say|ask|mention ..6 please",
  "say|tell|ask ..4 would like|want the",
  "one|two|a puff|puffs|dose|tablet|spray ..6 back|better|gone|over|done",
  "treats|tackles|reaches the cause",
  "no|without ..3 needles|hormones|blood|tests|creams|injections|steroids|mess",
  "scores|wins|comes out|top",
  "only one|tablet|pill|injection|spray|cream|patch|inhaler|treatment of its|this kind|type|sort",
  "not any more",
  "since last|this|the spring|summer|autumn|winter|month|year",
);
const EVEN_HANDED = phrases(
  "side effect|effects",
  "benefits and|or risks|drawbacks|side|harms",
  "pros and cons",
  "may|might|can ..2 cause|not|be ..1 offered|considered|needed|used|given",
  "not ..2 suit|everyone|suitable|work|licensed|known|right",
  "some|other|others people|may|are|need",
  "trial|research|study of|into|that|volunteers|participants|needs",
  "vaccination|booster programme|clinic|offer",
);

/** Whether a few words put a substance that is on prescription on sale: its maker need not be named. */
const namesSubstance = ({ tokens }: Facts, words: string): boolean =>
  tokens.length < FEWEST_OF_REPORT &&
  knownNamesIn(words).medicines.some(({ entry }) => !entry.isBrand && entry.isPrescription && !entry.isWordlike);

/** Whether a page sells to whoever reads it, by its words or as a clinic's or a shop's own. */
const putsOnSale = (facts: Facts): boolean => sellsToPublic(facts) || isShop(facts);

/** Sentences that put a treatment on sale to the public by its kind or its short name. */
function offeredByKind(facts: Facts): Sentence[] {
  if (!putsOnSale(facts)) return [];
  const isMeant = meansPrescribed(facts.view.text);
  return copyOf(facts).filter(
    (s) =>
      (isMeant(wordsOf(facts, s)) || namesSubstance(facts, wordsOf(facts, s))) && !hasPhrase(EVEN_HANDED, facts, [s]),
  );
}

const isAwareness = (facts: Facts): boolean =>
  reachesPublic(facts) &&
  facts.setting.readers !== "open-investors" &&
  facts.identity.named.length === 0 &&
  !informsOnly(facts);

function find(facts: Facts): Hit[] {
  const { hints } = facts.identity;
  const singled = [...new Set(hints.map((h) => h.sentence))]
    .map((index) => facts.sentences[index])
    .filter((s) => s !== undefined);
  const favoured = singled.filter((sentence) => {
    if (hasPhrase(EVEN_HANDED, facts, [sentence]) || QUOTED_TO_ANSWER.test(wordsOf(facts, sentence))) return false;
    const group = [sentence, facts.sentences[sentence.index + 1]].filter(
      (s) => s !== undefined && s.line - sentence.line <= 2 && !hasPhrase(EVEN_HANDED, facts, [s]),
    ) as typeof singled;
    const praised = group.some(
      (s) =>
        findPhrases(FAVOUR, facts, [s]).some((m) => !isNegated(m, facts)) ||
        hasAny(VIVID, facts, s) ||
        hopesIn(facts, [s]).length > 0,
    );
    return praised;
  });
  const byKind = offeredByKind(facts);
  const told = copyOf(facts).filter((s) => advertises(facts, s));
  const pointed = isAwareness(facts) ? [...favoured, ...told] : [];
  return [...new Set([...pointed, ...byKind])]
    .sort((a, b) => a.index - b.index)
    .map((sentence) => ({
      at: { start: sentence.start, end: sentence.end },
      issue: byKind.includes(sentence)
        ? "This puts a kind of treatment on sale to the public that is only ever a prescription only medicine. Such medicines must not be advertised to the public, with or without their names."
        : "One medicine is singled out and favoured so that readers can recognise it although it is not named. Disease awareness must cover treatments in general and must not point to a prescription only medicine.",
      fix: {
        kind: "delete",
        note: "Describe the kinds of treatment evenly, or none, and advise seeing a health professional.",
      },
    }));
}

/** 26.1 and 26.2: disease awareness covers treatments in general and points to no single medicine. */
export const unnamedMedicine: Check = {
  id: "clause-26/unnamed-medicine",
  requirement: "26.disease-awareness",
  alsoUnder: ["3.2"],
  severity: "HIGH",
  duty: "must",
  themes: ["disease-awareness", "promotion-to-public", "encouraging-requests"],
  applies: (facts) => isAwareness(facts) || (facts.identity.named.length === 0 && putsOnSale(facts)),
  find: (facts) => find(facts).map((hit) => ({ ...hit, subclause: "26.1" })),
  examples: {
    flagged: [
      {
        text: "[[Weight loss injections from £129 a month.]]\nStart your online consultation.",
        audience: "patients",
        channel: "website",
        why: "a kind of treatment that is only ever a prescription only medicine, on sale",
      },
      {
        text: "[[B12 injections, £35 each.]]\nWalk in or book online.",
        audience: "patients",
        channel: "website",
        why: "a vitamin that, injected, is a prescription only medicine",
      },
      {
        text: "[[TRT from £99 a month.]]\nStart your online consultation.",
        audience: "patients",
        channel: "website",
        why: "a hormone by the short name of its treatment",
      },
      {
        text: "[[Anti-wrinkle injections in Northampton]]\nRegain your confidence with the non-surgical approach.\nTransparent pricing (from £3 a unit). Free parking at our clinic. Book a consultation.",
        audience: "patients",
        channel: "website",
        why: "a clinic's own page on a kind of treatment",
      },
      {
        text: "[[Sema pens from £89 a month.]]\nLose weight before your holiday. DM me to order.",
        audience: "patients",
        channel: "social",
        why: "a name cut short, on sale",
      },
      {
        text: "Migraine on the move\nTablets are slow.\n[[At the surgery say that you would like the nasal spray.]]\nPaid for by Norlake Pharma Ltd.",
        audience: "patients",
        channel: "print",
        context: "Poster at bus stops.",
        why: "one form to be asked for",
      },
      {
        text: "Psoriasis can be treated.\nOlder injections are given each week. [[The newest injection is different: it is needed only once every eight weeks.]]",
        audience: "patients",
        channel: "website",
        why: "the regimen gives the medicine away",
      },
      {
        text: "Migraine?\n[[A once-monthly injection could change your life.]]",
        audience: "patients",
        channel: "social",
        why: "a single treatment with a promise",
      },
      {
        text: "Heavy periods?\n[[There is now a once-a-day tablet that gets to work from the first cycle.]]\nProduced by Sallowfield Pharma Ltd.",
        audience: "patients",
        channel: "print",
        why: "the company's own tablet",
      },
      {
        text: "[[We cannot name our medicine here, but it is the only spray of its kind and works in minutes.]]",
        audience: "patients",
        channel: "website",
        why: "a wink",
      },
    ],
    clean: [
      {
        text: "Weight loss injections can cause nausea and do not suit everyone. Talk to your GP about what might help.",
        audience: "patients",
        channel: "website",
        why: "information on a kind of treatment, and nothing on sale",
      },
      {
        text: "I started sema last month and felt sick for a week. Has anybody else had that?",
        audience: "patients",
        channel: "social",
        why: "a name cut short, and nothing on sale",
      },
      {
        text: "The sema meeting was moved to Thursday. Order your lunch online today, £5 each, delivered to your door.",
        audience: "patients",
        channel: "website",
        why: "another word, in a text that sells something else",
      },
      {
        text: "Anti-inflammatory tablets are usually the first medicine. If they are not suitable, a specialist may talk to you about other tablets or injections. All of them have benefits and risks.",
        audience: "patients",
        channel: "social",
        why: "kinds of treatment, evenly",
      },
      {
        text: "Some people need an injection once a month. It can cause side effects and is not right for everyone.",
        audience: "patients",
        channel: "website",
        why: "one kind, with its limits",
      },
      {
        text: "We are looking for adults with gout for a trial of a new tablet that has not been licensed. We do not know whether the tablet works.",
        audience: "patients",
        channel: "website",
        why: "recruitment to a study",
      },
      {
        text: "Take one tablet a day if your doctor has told you to. Check the pollen count.",
        audience: "patients",
        channel: "website",
        why: "no medicine is singled out",
      },
    ],
    inapplicable: [
      {
        text: "The only once-monthly injection for psoriasis.",
        audience: "hcp",
        channel: "print",
        why: "health professionals",
      },
    ],
  },
};
