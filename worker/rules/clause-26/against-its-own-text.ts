import { NUMBER_WORDS } from "#worker/text/number-words.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { aboutAnother } from "./another-medicine.ts";
import { everyDay } from "./every-day.ts";
import { isForPatients } from "./side-effect-statement.ts";
import { copyOf } from "./wording.ts";

/* Advice to people who take a medicine that their own piece contradicts: two terms for one thing, an instruction that a
 * later notice has replaced, one warning sign made the only one, a medicine for one day of the week taken every day. */

const UNIT = "minutes?|hours?|days?|weeks?|months?|years?|°C|degrees(?: C)?|glasses|tablets?|doses?";
const NUMBER: Readonly<Record<string, number>> = { ...NUMBER_WORDS, fourteen: 14 };
const AMOUNT = new RegExp(`\\b(\\d{1,3}|${Object.keys(NUMBER).join("|")})[ -]?(${UNIT})\\b`, "gi");
const HOURS: Record<string, number> = { minute: 1 / 60, hour: 1, day: 24, week: 168, month: 730, year: 8760 };

/** What an instruction is about. Two sentences on one of these with one action speak of one thing. */
const TOPICS: RegExp[] = [
  /\b(?:fridge|room temperature|refrigerator|out of the cold|cool box|unopened|unrefrigerated)\b/i,
  /\b(?:contracepti\w+|become pregnant|getting pregnant|pregnancy|try for a baby)\b[^.]{0,80}\b(?:after|last|final|stopp\w+)\b/i,
  /\bafter (?:the|your) (?:last|final) (?:dose|injection|infusion|tablet|treatment)\b/i,
  /\b(?:after|once)\b[^.]{0,20}\b(?:first (?:opened|opening|use)|opening|opened)\b/i,
  /\bmiss(?:ed)? (?:a |your )?(?:dose|tablet|injection)\b/i,
  /\b(?:before|until)\b[^.]{0,20}\b(?:driv\w+|drink\w* alcohol|breast-?feed\w*|lying down|eating|food|surgery|operation)\b/i,
  /\b(?:blood test|eye test|scan|check-?up)s?\b[^.]{0,40}\bevery\b/i,
  /\b(?:wait|leave|apart)\b[^.]{0,30}\b(?:between|before the next|next dose|antacids?)\b/i,
];
/** A notice that what was said before no longer holds. */
const REPLACED =
  /\b(?:(?:has|have|was|were) (?:been )?(?:changed|updated|revised|shortened|extended|corrected|replaced|reduced)|change to the (?:package )?leaflet|now (?:says?|states?|reads?|advises?)|should now|must now|is now|are now|no longer|instead of|new (?:advice|safety (?:advice|information)|leaflet)|as (?:of|from) \w+ 20\d\d)\b/i;
const BANNED_NOW = /\b(?:must|should|may|can|do)(?: ?n[o']t| not)\b|\bnever\b|\bno longer\b/i;
const ALLOWED = /\b(?:can|may|you are able to|it is (?:safe|fine|all right|ok) to|there is no need)\b/i;

interface Advice {
  sentence: Sentence;
  topics: number[];
  hours: number[];
  notice: boolean;
  words: string;
}

function hoursIn(words: string): number[] {
  return [...words.matchAll(AMOUNT)].flatMap(([, many = "", unit = ""]) => {
    const size = HOURS[unit.toLowerCase().replace(/s$/, "")];
    const count = NUMBER[many.toLowerCase()] ?? Number(many);
    return size ? [count * size] : [];
  });
}

/** Paragraphs are read with their heading date and neighbours, since a notice runs over sentences. */
function adviceOf(facts: Facts): Advice[] {
  const notices = new Map<number, boolean>();
  const isNotice = (at: number) => {
    const line = facts.lines[at];
    const known = notices.get(at) ?? (line !== undefined && REPLACED.test(wordsOf(facts, line)));
    notices.set(at, known);
    return known;
  };
  return copyOf(facts).flatMap((sentence) => {
    const words = wordsOf(facts, sentence);
    const topics = TOPICS.flatMap((topic, i) => (topic.test(words) ? [i] : []));
    if (topics.length === 0) return [];
    return [{ sentence, words, topics, hours: hoursIn(words), notice: isNotice(sentence.line) }];
  });
}

const shares = (a: Advice, b: Advice) => a.topics.some((topic) => b.topics.includes(topic));
const differs = (a: Advice, b: Advice) =>
  a.hours.length > 0 && b.hours.length > 0 && !a.hours.some((h) => b.hours.some((o) => Math.abs(h - o) < 0.5));

/** Advice that a notice in the same piece has replaced, or that another sentence sets otherwise. */
function replacedAdvice(facts: Facts): Sentence[] {
  const all = adviceOf(facts);
  const notices = all.filter((a) => a.notice);
  return all
    .filter((a) => !a.notice)
    .filter((a) =>
      notices.some(
        (n) =>
          n.sentence.line !== a.sentence.line &&
          shares(a, n) &&
          (differs(a, n) || (ALLOWED.test(a.words) && BANNED_NOW.test(n.words))),
      ),
    )
    .map((a) => a.sentence);
}

/** One sign or harm is called the only one, in a piece on a medicine. */
const ONLY_SIGN =
  /\b(?:(?:the|your) (?:one|only)(?: \w+){0,2}? (?:sign|symptom|warning|side effect|problem|reaction|thing)|(?:is|are|there is|there are) (?:only|just) one (?:\w+ ){0,2}(?:sign|symptom|warning|side effect|problem|reaction|thing))s?\b[^.\n]{0,40}\b(?:remember|watch|look|worry|know|need|mind|matters?|report|care)\b|\bnothing else (?:to|that|you)\b[^.\n]{0,30}\b(?:watch|worry|look|remember|report)\b/i;
/** In the face of such signs readers are told to go on. */
const GO_ON =
  /\b(?:carry on|keep (?:on )?(?:taking|using)|continue)\b[^.\n]{0,40}\b(?:tablets?|capsules?|medicine|dose|injections?|inhaler|it)\b/i;
const PLAYED_DOWN =
  /\b(?:usually just|just a|only a|nothing (?:to|more|but)|will pass|no cause|needn't|need not|don't worry|do not worry)\b/i;

function onlySigns(facts: Facts): Sentence[] {
  return copyOf(facts).filter((s) => ONLY_SIGN.test(wordsOf(facts, s)));
}

function find(facts: Facts): Hit[] {
  const signs = onlySigns(facts);
  const goOn = copyOf(facts).filter(
    (s) =>
      signs.some((o) => Math.abs(o.line - s.line) <= 1) &&
      GO_ON.test(wordsOf(facts, s)) &&
      PLAYED_DOWN.test(wordsOf(facts, s)),
  );
  const hit = ({ start, end }: Sentence, issue: string): Hit => ({
    at: { start, end },
    issue,
    fix: { kind: "delete", note: "Give the advice of the package leaflet in force, once." },
  });
  return [
    ...replacedAdvice(facts).map((s) =>
      hit(
        s,
        "The piece itself tells of newer advice that says otherwise. Information for patients must be accurate and in line with the package leaflet in force.",
      ),
    ),
    ...everyDay(facts),
    ...aboutAnother(facts),
    ...[...signs, ...goOn].map((s) =>
      hit(
        s,
        "This makes one sign the only one that matters, or tells people to go on in spite of others. Information for patients must be balanced and must not mislead on safety.",
      ),
    ),
  ].sort((a, b) => (a.at?.start ?? 0) - (b.at?.start ?? 0));
}

/** 26.2: what patients are told agrees with itself and with the leaflet that it reports. */
export const againstItsOwnText: Check = {
  id: "clause-26/against-its-own-text",
  requirement: "26.factual-balanced",
  severity: "HIGH",
  duty: "must",
  themes: ["patient-material", "misleading-claim"],
  applies: isForPatients,
  find,
  examples: {
    flagged: [
      {
        text: "You have been prescribed Arthrenza (golisumab). Take Arthrenza once a week.\nWhat is Arthrenza?\nArthrenza is a tablet.\nHow should I take Arthrenza?\nSwallow Arthrenza whole.\n[[Will I have any side effects with Clotaban?]]\nThey are in the leaflet. Clotaban (rivexaparan) has a guide of its own.\nArthrenza may make you feel sick. Store Arthrenza below 25 °C. Arthrenza is yours alone.",
        audience: "patients",
        channel: "website",
        why: "a question left over from the guide to another medicine",
      },
      {
        text: "For people who have been prescribed Arthrenza (golisumab).\n[[Use contraception for 3 months after the last dose; pregnancy should be avoided until then.]]\nNews, May 2024\nThe leaflet has been updated: use contraception for 6 months after the last dose.",
        audience: "patients",
        channel: "website",
        why: "three months, and six since May",
      },
      {
        text: "For people who have been prescribed Clotaban (rivexaparan) tablets.\nRing us at once if you have black stools.\n[[It is the only sign you need to watch for.]]",
        audience: "patients",
        channel: "print",
        why: "one sign made the only one",
      },
      {
        text: "For people who have been prescribed Arthrenza (metotrexine) tablets.\nArthrenza is taken once a week, on the day that you chose.\n[[After a month you will be used to taking your tablets every evening.]]",
        audience: "patients",
        channel: "email",
        why: "a weekly medicine every evening",
      },
    ],
    clean: [
      {
        text: "You have been prescribed Arthrenza (golisumab). Take Arthrenza once a week.\nWhat is Arthrenza?\nArthrenza is a tablet.\nHow should I take Arthrenza?\nSwallow Arthrenza whole.\nCan I take Arthrenza with Clotaban (rivexaparan)?\nAsk your doctor before you do.\nArthrenza may make you feel sick. Store Arthrenza below 25 °C. Arthrenza is yours alone.",
        audience: "patients",
        channel: "website",
        why: "a question about two medicines together",
      },
      {
        text: "For people who have been prescribed Arthrenza (golisumab).\nYou may keep the pen out of the fridge for 14 days.\nNews, May 2024\nThe leaflet has been updated: the pen can now be kept out of the fridge for 14 days in place of 7.",
        audience: "patients",
        channel: "website",
        why: "both say 14 days",
      },
      {
        text: "For people who have been prescribed Clotaban (rivexaparan) tablets.\nBlack stools are one sign to watch for; others are in the leaflet. Have a blood test every 3 months, and an eye test every 12 months.",
        audience: "patients",
        channel: "print",
        why: "one of several; two tests",
      },
      {
        text: "For people who have been prescribed Arthrenza (metotrexine) tablets.\nArthrenza is taken once a week. Taking it every day by mistake can be serious. Take your folic acid tablet every other day. You will have a blood test once a week at first.",
        audience: "patients",
        channel: "print",
        why: "warns against it",
      },
    ],
    inapplicable: [{ text: "Keep the pen in the fridge. It is now 14 days.", why: "for professionals" }],
  },
};
