import { findPhrases, hasPhrase, type Match, phrases } from "#worker/text/language/phrases.ts";
import { startsWithin } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { AgendaRow } from "../facts/event.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence, Span } from "../facts/types.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { CLINICIAN } from "../vocabulary/clinicians.ts";
import { PAYMENT } from "../vocabulary/payments.ts";
import { PRESCRIBE } from "../vocabulary/prescribing.ts";
import { REPRESENTATIVE } from "../vocabulary/representatives.ts";

/** Advisers taken as they come, or more of them than advice could need. */
const OPEN_DOOR = phrases(
  "first come",
  `all|every|any ..2 ${CLINICIAN}|members ..6 welcome|invited|join|attend|come`,
  `to|dear all ${CLINICIAN}`,
  "open to all|any|everyone",
  "no ..3 experience|expertise|knowledge|interest ..6 needed|required|necessary|expected",
  "bring a|your colleague|colleagues",
  `any|whichever member|doctor|nurse|gp|partner|one ..5 team|${CARE_PLACE}|staff ..3 may|can|could|is ..3 come|take|attend|welcome|join`,
  `asked|invited|inviting|written|posted|sent ..4 every|all|each ${CARE_PLACE}|gp|gps|prescriber|prescribers ..3 in|across|of ..3 region|area|country|county|uk|england|scotland|wales|north|south`,
);
/** Any trade of health professionals, by the endings of their names. */
const CROWD =
  /\b(\d{2,4}|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)(?:[ -]\w+)? (?:\w+ ){0,2}?(?:surgeons|pharmacists|matrons|midwives|dentists|practitioners|people|\w{3,20}(?:ologists|iatricians|icians|geons|iatrists|acists|etists)|GPs|doctors|nurses|advis[eo]rs|consultants|experts|delegates|colleagues|leaders|prescribers|members|places|seats|guests|specialists|clinicians|physicians|attendees|participants|of you(?=,? (?:will|shall|from|are invited|sit|meet|join)))\b/i;
/** Advice can be had from about this many people at one table. */
const MOST_ADVISERS = 15;
const NUMBERS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};

/** Chosen by the sales side, or for their prescribing and influence. */
export const CHOSEN_FOR_SALES = phrases(
  `nobody|few|who|you|none ..4 ${PRESCRIBE}|uses|use ..2 more|most|as ..6 @product|than`,
  `sales|field|commercial|marketing|brand|account|${REPRESENTATIVE} ..6 tell|tells|told|say|says|speak|speaks|speaking|rate|rates|mention|mentioned|recommend|recommends ..8 you|your`,
  "put|nominated|nominate|chosen|chose|selected|suggested|proposed|identified|recommended|recommend|picked|named|list|lists|shortlisted|supplied|drawn ..10 account|sales|brand|marketing|commercial|field|business|key|territory ..2 manager|managers|team|teams|colleagues|force|department|director|staff",
  `put|nominated|chosen|chose|selected|suggested|proposed|identified|recommended|picked|drawn ..8 ${REPRESENTATIVE}`,
  "account|sales|brand|marketing|commercial|field|territory ..2 managers|manager|team|teams|force|department ..6 put|nominated|chose|chosen|selected|suggested|proposed|identified|recommended|picked",
  `${REPRESENTATIVE} ..4 nominated|nominate|chose|choose|selected|select|suggested|suggest|proposed|identified|recommended|pick|picked`,
  "high|highest|top|heavy|heaviest|leading|biggest|loyal|keenest ..2 prescriber|prescribers|users|user|writers|supporters|supporter|advocates|accounts|champions",
  "key|target|growth|priority ..1 prescriber|prescribers|accounts|account|customers|customer",
  "because|since|given|view|light|recognition|thanks|due|owing ..4 of? ..2 your|you|her|his|they|formulary ..8 prescribe|prescriber|prescribing|prescriptions|formulary|influence|influential|budget|decisions|decision|committee",
  "in view|light|recognition of ..8 formulary|prescribing|influence",
  "thank|reward|rewarding|appreciation|recognition ..6 prescribing|prescriptions|loyalty",
  "sits|sit|sitting|seat ..6 formulary|prescribing|medicines ..2 committee|group|board",
);
/** An office that decides on medicines, named to the person who is engaged. */
export const FOR_OFFICE = phrases(
  "you are ..6 chair|lead|secretary|member|head|editor ..5 formulary|prescribing|medicines|guideline ..2 group|committee|board|panel",
  "because|since|given|as|after you ..3 chair|lead|sit|decide|advise ..6 formulary|prescribing|medicines|guideline",
);
/** Advice that nobody will use. */
const UNUSED_ADVICE = phrases(
  "no|not|nothing ..3 report|minutes|notes|summary|write|record|output|outcome ..4 planned|plan|needed|taken|kept|made|expected|required|written|follow",
  "no|nothing ..4 done|used ..3 with ..3 advice|answers|comments|views",
  "no follow up|output|outputs|report|minutes",
  "aim|objective|objectives|purpose|goal|want|hope ..8 attendees|advisers|advisors|delegates|participants|members|you ..8 confident|familiar|enthusiastic|advocate|advocates|champion|champions|starting|prescribe|prescribing|supportive",
  "board|boards|panel|meeting|council ..4 each|every|all ..6 region|regions|territory|territories",
  "same questions|agenda|slides|programme ..4 each|every|again|all",
  "no|little|without ..1 change ..3 question|questions|topic|agenda",
  "work|decide|find|see|think|agree ..4 what ..3 for|on|exactly|you ..6 go|later|afterwards|along|time|course",
  "such|any|whatever advice|services|help|support ..3 as|that ..3 company|we|time",
  "whether or not ..2 any ..1 services|advice|work|meetings|calls",
  "nothing|little ..2 needs|need|has ..3 done|do|expected|asked|required",
  "no|without ..2 set|fixed|specific|particular|agreed|defined ..1 tasks|duties|deliverables|questions|services",
);
export const CHOSEN_FAIRLY = phrases(
  "no|not|neither|nor ..4 part|role|involvement|involved|say|hand|influence|attend|present|consulted",
  "declare|declaration|withdraw|recuse|conflict|interest|interests|excluded|step|obligation|if|inform|must",
  "publications|research|expertise|experience ..6 in|of|with",
  "whatever|regardless",
);

const PAID_PREPARATION = phrases(
  `${PAYMENT}|paid|pay|hours|£ ..12 preparation|preparing|prepare|reading|delivering`,
  `${PAYMENT}|paid|pay|£ ..12 hours ..4 writing|making|building|drafting|slides`,
);
const READY_MADE = phrases(
  "slides|talk|deck|presentation ..8 unchanged|identical|reused|scripted",
  "slides|talk|deck|presentation ..8 ready made|for|to|prepared|written",
  "slides|talk|deck|presentation ..4 supplied|provided|written|prepared|made|given|sent ..3 by|from us|@company|company|agency|our",
  "we|us|our|@company|agency ..4 slides|deck ..6 as they|it|is|are|supplied|ready",
  "slides|talk|deck|presentation ..6 already ..2 written|prepared|made|done",
  "same slides|deck|talk|presentation",
  "no|little preparation",
  "little|nothing to prepare",
  "nothing ..3 prepare",
  "not ..4 prepare ..1 anything|much",
  "slides|talk|deck ..2 are|is ready",
);

const ASKED = phrases(
  "ask|asking|invite|inviting|invited|join|joining|places|seats|board|advisers|advisors|attend|welcome|delegates|panel|forum|among|one|with|gather|bring|room|all|together|yes|accepted|said|coming|expect|expected|signed|welcoming|hear|hosting|countries|participants|come|host|group",
);
/** Advisers are not told to attend as staff are. */
const OTHERS = phrases(
  "departmental|mandatory|competency|annual|training ..3 days|day|training|assessment|updates",
  "out of @number",
  "patients|women|men|sites|study|trial|congress|surveyed|authors",
);

/** More advisers than could be heard, read from the number before the name of their trade. */
function crowds(facts: Facts): Sentence[] {
  const rows = new Set(facts.event.agenda.map((row) => row.line));
  return ownSentences(facts).filter((s) => {
    const count = CROWD.exec(wordsOf(facts, s).slice(0, 400))?.[1]?.toLowerCase() ?? "";
    const number = NUMBERS[count] ?? (/^(?:19|20)\d\d$/.test(count) ? 0 : Number(count));
    return number > MOST_ADVISERS && !rows.has(s.line) && hasPhrase(ASKED, facts, [s]);
  });
}

/** Advisers asked without need, number or criteria. */
export function withoutNeed(facts: Facts): (Sentence | Match)[] {
  const open = ownWords(OPEN_DOOR, facts).filter((m) => !hasPhrase(OTHERS, facts, [m.sentence]));
  const unused = findPhrases(UNUSED_ADVICE, facts, ownSentences(facts));
  return [...open, ...unused, ...crowds(facts).filter((s) => !hasPhrase(OTHERS, facts, [s]))];
}

const BRIEF =
  "objectives|objective|agenda|questions|topics|programme|brief|details|purpose|subjects|deliverables|materials";
/** What is to be advised on comes when the adviser has signed. */
const SIGNED_BLIND = phrases(
  `${BRIEF} ..8 sent|send|follow|follows|reach|shared|share|available|issued|provided|come|circulated|given|disclosed|told|revealed ..12 after|once|following|when ..8 signed|sign|contract|contracted|agreed|accepted|return|returned|confirmed|arrival|arrive|day|agreement`,
  `after|once|when ..8 signed|sign|contracted|accepted|returned|confirmed ..10 ${BRIEF}`,
  `${BRIEF} ..6 later|nearer|tbc|arrival ..2 meeting|time|signed|day`,
  `sign|signed|return ..6 contract|agreement ..4 before|first ..6 ${BRIEF}`,
);
const TOLD_FIRST = phrases("attached|enclosed|below|overleaf|with this|before you|reject|if|travel|room|train|hotel");

/** Advisers who are to sign before they know what is asked of them. */
export function signedBlind(facts: Facts): Match[] {
  return ownWords(SIGNED_BLIND, facts).filter((m) => !hasPhrase(TOLD_FIRST, facts, [m.sentence]));
}

const RETAINED = phrases(
  "retain|retained|retainer|consultant|consultancy ..12 @money",
  "@money a|per|each|every year|month|quarter|annum",
  "@money ..2 yearly|annually|monthly",
);

/** A yearly sum for no work that is named. */
export function idleRetainers(facts: Facts): readonly Match[] {
  return hasPhrase(RETAINED, facts) ? findPhrases(UNUSED_ADVICE, facts, ownSentences(facts)) : [];
}

const SPOKEN_AT =
  /\b(?:Dr|Prof|Professor|Mr|Mrs|Ms|Sr|director|manager|lead|speaker|presentation|lecture|talk|results|pivotal|studies|data|efficacy|safety|update|case (?:histories|studies))\b/i;

/** A talk: somebody presents, or a medicine is shown, and nothing is asked of the advisers. */
function isTalk(row: AgendaRow, facts: Facts): boolean {
  if (row.kind !== "education") return false;
  const named = facts.products.some((p) => startsWithin(p.mentions, row));
  return named || SPOKEN_AT.test(wordsOf(facts, row));
}

/** The row of an advisory meeting that shows how little advice is taken, when talks fill most of it. */
export function mostlyLectures(facts: Facts): AgendaRow | null {
  const { agenda } = facts.event;
  const spoken = agenda.filter((row) => row.kind === "education" || row.kind === "discussion");
  const minutes = (rows: AgendaRow[]) => rows.reduce((sum, row) => sum + (row.minutes ?? 0), 0);
  const talks = spoken.filter((row) => isTalk(row, facts));
  if (agenda.length < 3 || minutes(spoken) === 0 || minutes(talks) / minutes(spoken) <= 0.6) return null;
  return agenda.find((row) => row.kind === "discussion") ?? talks[0] ?? null;
}

/** The programme from its first row to its last: a rebalanced one takes its place. */
export function wholeAgenda(facts: Facts): Span {
  const { agenda } = facts.event;
  return { start: agenda[0]?.start ?? 0, end: agenda.at(-1)?.end ?? 0 };
}

const UNPREPARED = phrases("nothing to prepare");

export function paidForNothing(facts: Facts): Match[] {
  return ownWords(READY_MADE, facts).length > 0
    ? ownWords(PAID_PREPARATION, facts).filter((m) => !hasPhrase(UNPREPARED, facts, [m.sentence]))
    : [];
}

/** Whether an advisory board is one in name only. */
export function isSham(facts: Facts): boolean {
  return facts.event.isAdvisory && (withoutNeed(facts).length > 0 || mostlyLectures(facts) !== null);
}
