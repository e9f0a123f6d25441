import { NUMBER_WORDS } from "#worker/text/number-words.ts";
import { isOfOther, ownPart } from "#worker/text/voice/other-medicine.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { explainsShortForm } from "#worker/text/voice/plain-lines.ts";
import { quoted, withBlanks } from "../checks/hits.ts";
import { couldPromote } from "../checks/of-the-medicine.ts";
import { amountsIn, type Dosing, dosingOf, intervalsIn, timesDaily } from "../facts/dosing.ts";
import type { Facts } from "../facts/index.ts";
import type { Check } from "../types.ts";
import { examples } from "./off-label-dose.examples.ts";

const DOSING =
  /\b(?:dos(?:e|es|ing|age)|tak(?:e|en|ing)|us(?:e|ed|ing)|give[ns]?|giving|start|begin|increas\w+|titrat\w+|appl(?:y|ied)|inject\w*|infus\w*|inhale\w*|spray\w*|puffs?|up to|maximum|double|repeat|works?|relief|acts?|onset|once|twice|times a day|daily|every|another|second|again|treat(?:ment)?|continu\w+|keep|carry on|stay|stop|go(?:ing)? (?:to|up)|move|step|raise|jump|push|reach|expect|notic\w+|feel|difference|tablets?|capsules?)\b/i;
/** A trial's regimen, a price, a test or a pack is not advice on dose. */
const NOT_ADVICE =
  /\b(?:placebo|study|trial|n ?=|p ?[<=]|randomised|participants|patients (?:on|taking|given|treated|receiving)|costs?|price|packs?|pack size|blister|carton|check|test|tests|monitor\w*|measure\w*|visit\w*|prim(?:e|es|ed|ing)|ultrasound|scans?|X-?rays?|gap of|(?:minutes|hours) (?:apart|between)|review\w*|assess\w*|blood|follow-?up|baseline|meeting|report\w*|call rate|calls?|contact|overdose|accident\w*|missed|forget|forgot|forgotten|comparator)\b|\d ?%|£/i;
const FORBIDDEN =
  /\b(?:do not|don't|must not|should not|never|no more than|not more than|not exceed|not to exceed|not recommended|avoid|contra-?indicated|not licensed|not be)\b/i;
const LONG_TERM =
  /\b(?:long[- ]term|for years|years on end|month after month|indefinite(?:ly)?|lifelong|for life|for as long as|year[- ]round|all year|every day of the year|without (?:a )?(?:break|limit|interruption)|continuous(?:ly)?|ongoing|maintenance)\b/i;
const SPELL =
  /\b(?:for|over|during)(?: (?:up to|at least|as long as|a full))? (\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (day|week|month|year)s?\b/i;
const REPEAT =
  /\b(?:another|second|repeat\w*|next|again|further|more)\b[^.]{0,40}\b(?:after|in|within|from)?\s?(?:only |just )?(\d+|one|two|three|four|half an?) (hour|minute)s?\b|\b(\d+|one|two|three|four|half an?) (hour|minute)s?\b[^.]{0,30}\b(?:another|second|repeat\w*|again|later)\b/i;
const ONCE_ONLY =
  /\b(?:no more than|not more than|maximum(?: of)?|only) one\b[^.;]{0,30}\b(?:24 hours|day|attack|daily)\b|\b(?:single dose only|do not repeat)\b/i;
const COUNT: Record<string, number> = { ...NUMBER_WORDS, half: 0.5, "half a": 0.5, "half an": 0.5 };
const DAYS: Record<string, number> = { day: 1, week: 7, month: 30, year: 365 };
const number = (word = "") => COUNT[word.toLowerCase()] ?? Number(word);

const TIME = "(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[ -]?";
const OPEN_ENDED =
  /\bas (?:many|much|often|long|frequently)\b[^.]{0,30}\bas (?:it takes|needed|necessary|required|they (?:like|need|want)|you (?:like|need|want)|is needed)\b|\bno (?:upper|daily|maximum) (?:limit|dose)\b|\bwithout (?:a |any )?(?:upper |daily )?limit\b/i;
const ONSET = new RegExp(
  `\\b(?:works?|working|acts?|acting|relief|relieves?|onset|effect|starts?|kicks in|calms?|eases?|opens?|clears?|stops?|feel\\w*|change|difference|improvement|notic\\w+|respon\\w+)\\b[^.]{0,40}\\b(?:within|in|inside|under|from|after)(?: just| only| as little as| a mere| less than| under)? ${TIME}(minute|hour|day|week)s?\\b`,
  "i",
);
const LICENSED_ONSET = new RegExp(
  `\\b(?:onset|(?:effects?|relief|benefit|response|improvement)\\b[^.;]{0,40}\\b(?:begins?|starts?|seen|expected|occurs?|reached|takes?)|full effect)\\b[^.;]{0,40}\\b${TIME}(minute|hour|day|week)s?\\b`,
  "i",
);
const WINDOW = new RegExp(
  `\\b(?:up to|still (?:works?|effective)(?: at| on| after)?|as late as|even (?:at|after|on))(?: day)? ${TIME}(minute|hour|day)s?\\b(?: after| later)|\\b(?:still|even|as late as)\\b[^.]{0,25}\\b(day|hour) (\\d+|two|three|four|five|six|seven)\\b`,
  "i",
);
const LICENSED_WINDOW = new RegExp(`\\bwithin ${TIME}(minute|hour|day)s?\\b`, "i");
const HOURS: Record<string, number> = { minute: 1 / 60, hour: 1, day: 24, week: 168 };
const hours = (count: string | undefined, unit = "hour") => number(count) * (HOURS[unit.toLowerCase()] ?? 1);

/** The whole of a day's dose given as one. */
const ONE_DAILY =
  /\b(?:once|(?:just |only )?(?:one|a single) (?:\w+ )?(?:tablet|capsule|drop|spray|puff|inhalation|dose|sachet|application)s?)\b[^.]{0,20}\b(?:daily|a day|each day|every day|at night|at bedtime|each (?:morning|evening|night))/i;

/** "Up to three": a number of whatever the licence counts. */
const BARE_COUNT =
  /\bup to (\d+|two|three|four|five|six|seven|eight|nine|ten)\b(?! ?(?:hours?|days?|weeks?|months?|years?|minutes?|%|mg|ml|g|micrograms?|per|in|patients|people|adults|points|degrees|times|visits|calls|°))/i;

/** What the medicine takes the place of has a dosing of its own. */
const REPLACED =
  /\b(?:in place of|instead of|rather than|compared with|versus|vs\.?|replac(?:es|ing)|where before)\b[^.;\n]*/gi;

/** What a pack holds for the whole of a cycle is no day's dose. */
const OF_A_PACK = /\b\d+ (?:(?:in)?active|placebo|dummy|inert)\b[^.;\n]{0,20}?\b(?:tablets?|pills?|capsules?)\b/gi;

/** What in a sentence goes beyond the licensed dosing, in words for the finding; null when nothing does. */
function beyond(words: string, licensed: Dosing, dosage: string, licence: string): string | null {
  const times = timesDaily(words);
  const amounts = amountsIn(words);
  const most = Math.max(1, ...licensed.daily);
  for (const { value, unit } of amounts) {
    const limit = licensed.most[unit];
    if (limit !== undefined && value * Math.max(1, ...times) > limit * most)
      return `${value} ${unit} where the licence goes to ${limit * most}`;
  }
  const small = ["tablet", "capsule", "spray", "puff", "inhalation", "drop", "patch", "sachet"];
  const counted = amounts.find(
    ({ value, unit }) =>
      small.includes(unit) && value > (licensed.most[unit] ?? Number.POSITIVE_INFINITY) && most === 1,
  );
  if (counted) return `${counted.value} ${counted.unit}s where the licence allows ${licensed.most[counted.unit]}`;
  const bare = BARE_COUNT.exec(words);
  const pieces = Object.entries(licensed.most)
    .filter(([unit]) => small.includes(unit))
    .map(([, value]) => value);
  if (bare && pieces.length > 0 && number(bare[1]) > Math.max(...pieces) * most)
    return `up to ${bare[1]} where the licence goes to ${Math.max(...pieces) * most}`;
  if (licensed.daily.length > 0 && times.some((t) => t > most) && !/divided/i.test(dosage))
    return `${Math.max(...times)} times a day where the licence says ${most === 1 ? "once" : `${most} times`}`;
  if (most > 1 && times.length === 1 && times[0] === 1 && ONE_DAILY.test(words)) {
    const stated = [...dosage.matchAll(/\b(?:once|twice|three times|four times)\b/gi)].map((m) => m[0].toLowerCase());
    if (new Set(stated).size === 1) return `one dose a day where the licence says ${stated[0]} a day`;
  }
  if (
    /\b(?:boosters?|second dose|another dose|repeat doses?|two doses|doses? (?:a|each|every|per) year|every year|yearly)\b/i.test(
      words,
    ) &&
    /\bsingle (?:[\w.]+ ){0,3}dose\b/i.test(dosage) &&
    !/\b(?:repeat|second|booster|every)\b/i.test(dosage)
  )
    return "more than the single dose of the licence";
  const every = intervalsIn(words);
  if (
    licensed.every.length > 0 &&
    every.length > 0 &&
    every.every((d) => !licensed.every.some((l) => Math.abs(l - d) <= (d >= 80 ? 6 : d >= 28 ? 3 : 0.5)))
  )
    return "another interval between doses than the licence has";
  const spell = SPELL.exec(words);
  const days = spell ? number(spell[1]) * (DAYS[(spell[2] ?? "").toLowerCase()] ?? 0) : 0;
  if (licensed.longest !== null && (days > licensed.longest || LONG_TERM.test(words)))
    return "longer treatment than the licence allows";
  if (
    /\b(?:another|a second|the second|repeat) (?:tablet|dose|capsule|spray|injection|one|puff|inhalation|use)\b|\brepeat (?:the dose|it)\b/i.test(
      words,
    ) &&
    ONCE_ONLY.test(dosage)
  )
    return "a second dose where the licence allows one";
  if (OPEN_ENDED.test(words) && (Object.keys(licensed.most).length > 0 || licensed.longest !== null))
    return "no limit of dose where the licence sets one";
  const onset = ONSET.exec(words);
  const licensedOnset = onset && LICENSED_ONSET.exec(dosage);
  if (onset && licensedOnset && hours(onset[1], onset[2]) < hours(licensedOnset[1], licensedOnset[2]))
    return `an onset of ${onset[1]} ${onset[2]} where the licence states ${licensedOnset[1]} ${licensedOnset[2]}`;
  const window = WINDOW.exec(words);
  const within = window && LICENSED_WINDOW.exec(licence);
  if (window && within && hours(window[1] ?? window[4], window[2] ?? window[3] ?? "hour") > hours(within[1], within[2]))
    return `use after the ${within[1]} ${within[2]} of the licence`;
  const repeat = REPEAT.exec(words);
  if (repeat && licensed.apart !== null) {
    const hours = number(repeat[1] ?? repeat[3]) / (/min/i.test(repeat[2] ?? repeat[4] ?? "") ? 60 : 1);
    if (hours < licensed.apart)
      return `a repeated dose after ${hours} hour${hours === 1 ? "" : "s"} where the licence asks for ${licensed.apart}`;
  }
  return null;
}

function find(facts: Facts) {
  const terms = facts.licence.terms;
  if (!terms) return [];
  const dosage = terms.dosage || terms.all;
  const licensed = dosingOf(dosage);
  return ownSentences(facts).flatMap((s) => {
    if (isOfOther(facts, s)) return [];
    const words = ownPart(facts, s).replace(REPLACED, "").replace(OF_A_PACK, "");
    if (
      !DOSING.test(words) ||
      NOT_ADVICE.test(words) ||
      explainsShortForm(words) ||
      (FORBIDDEN.test(words) && !/\bnever turn\b/i.test(words)) ||
      terms.all.includes(words) ||
      dosage.includes(words)
    )
      return [];
    const what = beyond(words, licensed, dosage, `${terms.indication} ${dosage}`);
    if (!what) return [];
    return [
      {
        at: { start: s.start, end: s.end },
        issue: `${quoted(words)} gives ${what} (${quoted(dosage)}). Promotion must not be inconsistent with the Summary of Product Characteristics (Clause 11.2).`,
        fix: { kind: "delete" as const, at: withBlanks(facts, s), note: "Or give the licensed dose in its own words." },
      },
    ];
  });
}

/** 11.2: dose, frequency, interval and length of treatment are those of the licence. */
export const offLabelDose: Check = {
  id: "clause-11/off-label-dose",
  requirement: "11.on-label",
  severity: "HIGH",
  duty: "must",
  themes: ["off-label", "dosing-information", "patient-safety"],
  applies: (facts) =>
    couldPromote(facts) &&
    facts.licence.terms !== null &&
    (facts.licence.terms.dosage !== "" || facts.licence.terms.source === "statement"),
  find,
  examples,
};
