import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { quoted, sentenceHit } from "../hits.ts";
import { findPhrases, hasPhrase, type Match, type Phrase, phrases } from "../pattern.ts";
import { copySentences, oncePerSentence, ownWords, wordsOf } from "../stance.ts";
import type { Check } from "../types.ts";

const OLD =
  "old|older|outdated|dated|other|others|rival|rivals|competing|competitor|competitors|traditional|conventional|existing|current|standard|generic|cheap|cheaper|alternative|alternatives|yesterday|previous|first|usual|established|branded";
const KIND =
  "treatment|treatments|medicine|medicines|drug|drugs|therapy|therapies|tablet|tablets|spray|sprays|inhaler|inhalers|injection|injections|cream|creams|drops|steroids|antibiotics|antidepressant|antidepressants|antihistamines|insulins|insulin|statins|agents|options|products|product|brand|brands|copy|copies|makes|biosimilars|biosimilar|anticoagulants|patches|pens|device|devices|vaccine|vaccines|ones";

/** A rival's product, its maker or its kind. */
const RIVAL = phrases(
  "@competitor",
  `${OLD} ..1 ${KIND}`,
  `the|their|his|its competition|competitor|competitors|rival|rivals|opposition`,
  "competitor|competitors|rival|rivals",
  "another company|firm|manufacturer|maker",
  "other companies|firms|manufacturers|makers",
  "market leader",
);
const NAMED = phrases("@product");
/** Medicines that everybody knows; they are failed, stopped and combined as a matter of fact, so only insults count. */
const WELL_KNOWN = phrases(
  "ibuprofen|paracetamol|aspirin|warfarin|metformin|omeprazole|simvastatin|atorvastatin|amitriptyline|salbutamol|diclofenac|naproxen|prednisolone|methotrexate|insulin|heparin|morphine|codeine|amoxicillin|diazepam|lithium|sertraline|triptans|steroids|statins|biologics|opioids|nsaids|biosimilars|antihistamines|diuretics",
);
/** Words that belittle. */
const INSULTS = phrases(
  "second|third rate|best",
  "outdated|antiquated|obsolete|archaic|outmoded|primitive|useless|worthless|pointless|dinosaur|dinosaurs|relic|relics|ritual|rituals|palaver|rigmarole|ordeal|faff|blunderbuss|sledgehammer|sledgehammers|carthorse|bludgeon|guesswork|nightmare|snail|tortoise|clumsy|clunky|feeble|pathetic|shoddy|flimsy|laughable|ridiculous|rubbish|gimmick|gimmicks|copycat|copycats|mediocre|lacklustre",
);
/** Figures of speech that are only ever said of a thing that one runs down. */
const IDIOMS = phrases(
  "clapped out",
  "dinosaur|dinosaurs|worthless",
  "belong|belongs ..3 museum|past|bin|skip|history",
  "a|the ..1 gamble|lottery|roulette ..4 patient|patients|lives|lungs|health|your",
  "gamble|gambling with ..4 patient|patients|lives|lungs|health",
  "blunt instrument|instruments|tool|tools",
  "past it",
  "run|ran ..1 its|their race",
  "had|have|has|seen ..1 its|their|his|her ..1 day",
  "cut|bargain|knock price|basement|off copy|copies|imitation|imitations|version|brand",
  "limp|limps|limping|limped|hobble|hobbles|wheeze|wheezes|stagger|staggers|stumble|stumbles|trudge|trudges|plod|plods along",
  "also rans|ran",
  "back of ..2 cupboard|drawer|shelf|queue",
  "on|off ..2 way|road out",
  "last legs",
  "scrap heap|scrapheap",
  "prehistoric|fossil|fossils|fossilised|neanderthal|moth eaten?",
  "stone|dark|steam|bronze age|ages",
  "horse and cart|buggy",
  "never ..1 done|did|run|spent|funded ..6 research|trial|trials|science",
  "patients|nobody|people|nurses|users|they ..1 hate|hates|loathe|loathes|dread|dreads|detest|detests ..2 it|them|using|@competitor",
  "knock off|offs",
  "me too|toos",
  "out of ..1 ideas|steam|puff|road",
  "poor relation|cousin|substitute|mans",
  "pale imitation|imitations|shadow",
  "yesterday @competitor|answer|medicine|drug|treatment|news|technology",
  "something|plenty|much|lots to hide",
  "hides|hide|hid|hiding|buried|buries|bury|concealed|conceals|suppressed ..5 data|risks|deaths|results|evidence|truth|findings",
  "fooled by",
  "copycat|copycats",
  "goodbye|farewell to ..4 old|older|outdated|messy|painful|daily|clumsy ..3",
  "market leader|competition|rival|rivals ..4 deserve|deserves|quiet|worried|panic|nervous|struggling",
  "deserve|deserves better ..2 than ..6",
  "one ..2 trick pony",
  "cheap|poor and ..1 nasty|cheerful",
  "cheap ..2 and past",
);
const BELITTLE = phrases(
  "nobody|no one can|wants|likes ..1 to? use|work",
  "antique|crude|poison|poisonous|dangerous|hazardous|imitation|imitations|inferior|unreliable|ineffective|disappointing|disappoints|toxic|dirty|nasty|messy|dreadful|awful|terrible|failed|failing|fails|tired|stale|clapped|unfit|unproven",
  "half measures|measure|hearted|baked",
  "old fashioned|hat|school|news|guard",
  "had its day",
  "past its|their best|prime|sell",
  "yesterday medicine|drug|treatment|answer|technology|news",
  "cheap|poor|pale and|relation|imitation|substitute|nasty",
  "watered|dumbed down",
  "not|never fit|worth ..1 for|the|purpose",
  "nothing ..2 more than",
  "no better than ..1 nothing|placebo|water|sugar",
  "history|record|string ..3 of ..3 recalls|scandals|failures|problems|shortages",
  "cannot|can not|never be trusted|relied",
  "only|just ..3 because ..4 cheap|cheaper|free|lunch",
  "hides|hide|hiding|concealed|covers|covered ..4 data|risks|deaths|results|evidence|truth",
);
/** Talk that makes the use of a rival look foolish or dangerous. */
const TAUNTS = phrases(
  `still ..2 using|prescribing|relying|stuck|struggling|reaching|putting|persevering|making|taking|on ..3 ${OLD}|@competitor`,
  `why settle|struggle|bother|persist|persevere|gamble|risk ..5 ${OLD}|@competitor|less|with|for`,
  `tired|fed|bored ..1 of|up ..4 ${OLD}|@competitor`,
  "time to|you ditch|dump|bin|retire|scrap ..6",
  `ditch|dump|bin|scrap|retire ..4 ${OLD}|@competitor`,
  "do not|never settle|gamble|risk ..3 for|with|on|it|your",
  "sued|litigation|negligence|negligent|lawsuit|court|defence|indemnity|liable|liability ..14 switch|switched|switching|change|changed|@competitor|bleed|bleeds|death",
  "switch|switched|switching|change|@competitor ..16 sued|litigation|negligence|lawsuit|liable|liability",
);
/** A plain account of other medicines, and "non-inferior". */
const PLAIN = phrases(
  "non|not|neither inferior",
  "inferior vena|wall|myocardial|infarction",
  "toxic epidermal|shock|megacolon",
  "failed|failing|fails|fail ..2 to respond|treatment|treatments|previous|prior|first",
  "failed ..2 least|one|two|other|conventional|standard",
  "after|have|has|had|who ..3 failed|failing|tired",
  "hepatotoxic|cytotoxic",
  "dated ..1 @number",
  "current standard",
  "dangerous|toxic dose|level|levels|drop|fall|goods|waste|interaction|interactions",
  "hazardous waste|drug|medicines",
  "half life|of|lives|the|an|a|tablet|dose|page|year|hourly",
  "nothing is|was|more than",
);

const TIREDNESS = phrases("feel|feeling|feels tired", "tired|tiredness all|easily");

/** "Other preventives", "older antihistamines": any plural that is not of people or things of the practice. */
const OTHER_KINDS =
  /\b(?:other|older|rival|competing|existing|traditional|conventional|old-fashioned|copycat|cheaper) (?!patients|people|adults|women|men|children|doctors|nurses|clinicians|professionals|adverse|side|symptoms|causes|conditions|organisations|companies|details|services|events|effects|reactions|years|times|cases|studies|trials|sites|links|rules|codes|guests|delegates|questions|staff|colleagues)(?:[\w-]+ )?[a-z]{4,}s\b/i;

/** An outright insult is aimed at somebody else's medicine even where roles are unclear. */
function belittledIn(facts: Facts, copy: Sentence[]) {
  const aimed = (match: Match, names: Phrase[]) =>
    hasPhrase(names, facts, [match.sentence]) || OTHER_KINDS.test(wordsOf(facts, match.sentence));
  const insults = ownWords(INSULTS, facts, copy, 3).filter((match) =>
    aimed(match, [...RIVAL, ...NAMED, ...WELL_KNOWN]),
  );
  const words = ownWords(BELITTLE, facts, copy, 3).filter((match) => aimed(match, RIVAL));
  return [...insults, ...words, ...ownWords(IDIOMS, facts, copy, 2)].filter(
    (match) =>
      ![...PLAIN, ...TIREDNESS].some((plain) =>
        findPhrases([plain], facts, [match.sentence]).some((p) => p.first < match.last && match.first < p.last),
      ),
  );
}

/** The slight was taken out of the piece, and the sentence says so. */
const TAKEN_OUT =
  /\b(?:is|was|were|been|be|has been) (?:rejected|deleted|removed|struck|withdrawn|prohibited|banned)\b/i;

function find(facts: Facts) {
  const copy = copySentences(facts);
  const belittled = belittledIn(facts, copy);
  const taunts = findPhrases(TAUNTS, facts, copy).filter(
    (match) =>
      facts.products.length > 0 && !/\bdo not (?:say|ask|raise|mention|use)\b/i.test(wordsOf(facts, match.sentence)),
  );
  const meant = [...belittled, ...taunts].filter(({ sentence }) => !TAKEN_OUT.test(wordsOf(facts, sentence)));
  return oncePerSentence(meant.sort((a, b) => a.start - b.start)).map((match) =>
    sentenceHit(
      facts,
      match,
      `${quoted(wordsOf(facts, match.sentence))} runs down another company’s medicine or those who use it instead of comparing facts. Other companies and their products must not be disparaged (Clause 6.6).`,
      "Delete the sentence; where evidence allows, give a referenced comparison of one named outcome instead.",
    ),
  );
}

/** 6.6: the medicines, products and activities of other companies are not disparaged. */
export const disparagement: Check = {
  id: "clause-06/disparagement",
  requirement: "6.competitor-not-disparaged",
  severity: "HIGH",
  duty: "must",
  themes: ["disparagement", "comparison"],
  applies: (facts) =>
    facts.products.length > 0 &&
    (hasPhrase([...RIVAL, ...WELL_KNOWN, ...TAUNTS, ...INSULTS, ...IDIOMS], facts, copySentences(facts)) ||
      OTHER_KINDS.test(facts.view.text)),
  find,
  examples: {
    flagged: [
      { text: "Tavorel (tavorimib)\n[[Frankly, the other sprays are second-rate.]]", why: "an insult" },
      { text: "Tavorel (tavorimib)\n[[Still using that outdated injection?]]", why: "a taunt" },
      { text: "Tavorel (tavorimib)\n[[Older tablets are blunt instruments.]]", why: "a figure of speech" },
      { text: "Tavorel (tavorimib)\n[[Why settle for the usual statin?]]", why: "settling for less" },
      {
        text: "Tavorel (tavorimib)\n[[Ask the partners who will be sued when a patient who was switched has a bleed.]]",
        why: "threat of litigation",
      },
      { text: "Tavorel (tavorimib)\n[[Daily tablets have had their day.]]", why: "had their day" },
      { text: "Tavorel (tavorimib)\n[[The rival brand is past its best.]]", why: "past its best" },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib)\nFor adults who have failed methotrexate.",
        why: "a well-known medicine that failed",
      },
      { text: "Tavorel (tavorimib)\nMost colds have run their course in a week.", why: "a course of illness" },
      { text: "Tavorel (tavorimib)\nFor adults in whom other treatments have failed.", why: "an indication" },
      { text: "Tavorel (tavorimib)\nDo not run down any other company's medicine or call it inferior.", why: "a ban" },
      {
        text: "Tavorel (tavorimib)\nTavorel was non-inferior to the current standard treatment.1",
        why: "non-inferior",
      },
      { text: "Tavorel (tavorimib)\nOther tablets are available and may suit some patients.", why: "neutral" },
      { text: "Tavorel (tavorimib)\nConsider in older patients who are tired of headaches.", why: "older patients" },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) for migraine in adults.", why: "no other medicine" }],
  },
};
