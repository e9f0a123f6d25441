import { meant, ownSentences, said } from "../conduct.ts";
import type { AgendaRow } from "../facts/event.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence, Span } from "../facts/types.ts";
import { findPhrases, hasPhrase, type Match, phrases } from "../pattern.ts";

/** Advisers taken as they come, or more of them than advice could need. */
const OPEN_DOOR = phrases(
  "first come",
  "all|every|any ..2 gps|doctors|nurses|prescribers|consultants|pharmacists|dermatologists|neurologists|cardiologists|members ..6 welcome|invited|join|attend|come",
  "to|dear all gps|doctors|nurses|prescribers|consultants|pharmacists",
  "open to all|any|everyone",
  "no ..3 experience|expertise|knowledge|interest ..6 needed|required|necessary|expected",
  "bring a|your colleague|colleagues",
);
/** Any trade of health professionals, by the endings of their names. */
const CROWD =
  /\b(\d{2,4}|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)(?:[ -]\w+)? (?:\w+ ){0,2}?(?:surgeons|pharmacists|matrons|midwives|dentists|practitioners|people|\w{3,20}(?:ologists|iatricians|icians|geons|iatrists|acists|etists)|GPs|doctors|nurses|advis[eo]rs|consultants|experts|delegates|colleagues|leaders|prescribers|members|places|seats|guests|specialists|clinicians|physicians|attendees|participants)\b/i;
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
const CHOSEN_FOR_SALES = phrases(
  "nobody|few|who|you|none ..4 prescribes|prescribe|uses|use|prescribed ..2 more|most|as ..6 @product|than",
  "sales|field|commercial|marketing|brand|account|representative|representatives|reps ..6 tell|tells|told|say|says|speak|speaks|speaking|rate|rates|mention|mentioned|recommend|recommends ..8 you|your",
  "put|nominated|nominate|chosen|chose|selected|suggested|proposed|identified|recommended|recommend|picked|named|list|lists|shortlisted|supplied|drawn ..10 account|sales|brand|marketing|commercial|field|business|key|territory ..2 manager|managers|team|teams|colleagues|force|department|director|staff",
  "put|nominated|chosen|chose|selected|suggested|proposed|identified|recommended|picked|drawn ..8 representative|representatives|reps",
  "account|sales|brand|marketing|commercial|field|territory ..2 managers|manager|team|teams|force|department ..6 put|nominated|chose|chosen|selected|suggested|proposed|identified|recommended|picked",
  "representatives|representative|reps ..4 nominated|nominate|chose|choose|selected|select|suggested|suggest|proposed|identified|recommended|pick|picked",
  "high|highest|top|heavy|heaviest|leading|biggest|loyal|keenest ..2 prescriber|prescribers|users|user|writers|supporters|supporter|advocates|accounts|champions",
  "key|target|growth|priority ..1 prescriber|prescribers|accounts|account|customers|customer",
  "because|since|given|view|light|recognition|thanks|due|owing ..4 of? ..2 your|you|her|his|they|formulary ..8 prescribe|prescriber|prescribing|prescriptions|formulary|influence|influential|budget|decisions|decision|committee",
  "in view|light|recognition of ..8 formulary|prescribing|influence",
  "thank|reward|rewarding|appreciation|recognition ..6 prescribing|prescriptions|loyalty",
  "sits|sit|sitting|seat ..6 formulary|prescribing|medicines ..2 committee|group|board",
);
/** Advice that nobody will use. */
const UNUSED_ADVICE = phrases(
  "no|not|nothing ..3 report|minutes|notes|summary|write|record|output|outcome ..4 planned|plan|needed|taken|kept|made|expected|required|written|follow",
  "no|nothing ..4 done|used ..3 with ..3 advice|answers|comments|views",
  "no follow up|output|outputs|report|minutes",
);
const CHOSEN_FAIRLY = phrases(
  "no|not|neither|nor ..4 part|role|involvement|involved|say|hand|influence|attend|present|consulted",
  "declare|declaration|withdraw|recuse|conflict|interest|interests|excluded|step|obligation|if|inform|must",
  "publications|research|expertise|experience ..6 in|of|with",
  "whatever|regardless",
);

const PAID_PREPARATION = phrases(
  "fee|paid|pay|payment|honorarium|hours|£ ..12 preparation|preparing|prepare|reading|delivering",
);
const READY_MADE = phrases(
  "slides|talk|deck|presentation ..8 unchanged|identical|reused|scripted",
  "slides|talk|deck|presentation ..8 ready made|for|to|prepared|written",
  "slides|talk|deck|presentation ..6 already ..2 written|prepared|made|done",
  "same slides|deck|talk|presentation",
  "no|little preparation",
  "little|nothing to prepare",
  "nothing ..3 prepare",
);

const ASKED = phrases(
  "ask|asking|invite|inviting|invited|join|joining|places|seats|board|advisers|advisors|attend|welcome|delegates|panel|forum|among|one|with|gather|bring|room|all|together|yes|accepted|said|coming|expect|expected|signed",
);
const OTHERS = phrases("out|one of @number", "patients|women|men|sites|study|trial|congress|surveyed|authors");

/** More advisers than could be heard, read from the number before the name of their trade. */
function crowds(facts: Facts): Sentence[] {
  const rows = new Set(facts.event.agenda.map((row) => row.line));
  return ownSentences(facts).filter((s) => {
    const count = CROWD.exec(facts.view.text.slice(s.start, s.end).slice(0, 400))?.[1]?.toLowerCase() ?? "";
    const number = NUMBERS[count] ?? (/^(?:19|20)\d\d$/.test(count) ? 0 : Number(count));
    return number > MOST_ADVISERS && !rows.has(s.line) && hasPhrase(ASKED, facts, [s]);
  });
}

/** Advisers asked without need, number or criteria. */
export function withoutNeed(facts: Facts): (Sentence | Match)[] {
  const open = said(OPEN_DOOR, facts).filter((m) => !hasPhrase(OTHERS, facts, [m.sentence]));
  const unused = findPhrases(UNUSED_ADVICE, facts, ownSentences(facts));
  return [...open, ...unused, ...crowds(facts).filter((s) => !hasPhrase(OTHERS, facts, [s]))];
}

/** Advisers chosen for what they prescribe or decide. */
export function chosenForSales(facts: Facts): Match[] {
  return meant(CHOSEN_FOR_SALES, facts).filter((m) => !hasPhrase(CHOSEN_FAIRLY, facts, [m.sentence]));
}

const SPOKEN_AT =
  /\b(?:Dr|Prof|Professor|Mr|Mrs|Ms|Sr|director|manager|lead|speaker|presentation|lecture|talk|results|pivotal|studies|data|efficacy|safety|update|case (?:histories|studies))\b/i;

/** A talk: somebody presents, or a medicine is shown, and nothing is asked of the advisers. */
function isTalk(row: AgendaRow, facts: Facts): boolean {
  if (row.kind !== "education") return false;
  const named = facts.products.some((p) => p.mentions.some((m) => row.start <= m.start && m.start < row.end));
  return named || SPOKEN_AT.test(facts.view.text.slice(row.start, row.end));
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

export function paidForNothing(facts: Facts): Match[] {
  return meant(READY_MADE, facts).length > 0
    ? meant(PAID_PREPARATION, facts).filter((m) => !hasPhrase(phrases("nothing to prepare"), facts, [m.sentence]))
    : [];
}

/** Whether an advisory board is one in name only. */
export function isSham(facts: Facts): boolean {
  return facts.event.isAdvisory && (withoutNeed(facts).length > 0 || mostlyLectures(facts) !== null);
}
