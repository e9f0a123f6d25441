import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { NUMBER_WORDS } from "#worker/text/number-words.ts";
import type { BaseFacts, Line, Span } from "./types.ts";

export type AgendaKind = "education" | "discussion" | "meal" | "leisure" | "other";

/** A line of a programme. */
export interface AgendaRow extends Span {
  kind: AgendaKind;
  /** Minutes after midnight. */
  startsAt: number;
  /** Null where neither the row nor the next one tells when it ends. */
  minutes: number | null;
  line: number;
}

export interface EventFacts {
  /** The piece announces a meeting or invites to one. */
  isEvent: boolean;
  /** The meeting is an advisory board or other consultation. */
  isAdvisory: boolean;
  agenda: AgendaRow[];
  /** Minutes of the agenda by kind, as far as known. */
  minutes: Record<AgendaKind, number>;
  nights: number;
}

const TIME =
  /^\s*(?:[•*-]\s*)?(\d{1,2})(?:[.:h](\d{2}))?\s*(am|pm|noon|hrs)?(?:\s*(?:-|to|until)\s*(\d{1,2})(?:[.:h](\d{2}))?\s*(am|pm|noon|hrs)?)?[\s:,|-]+(\p{L}.{2,})$/iu;
const STATED_MINUTES = /\b(\d{1,3})[ -]?min(?:ute)?s?\b/i;
const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|^\s*day (?:\d|one|two|three)\b/i;
const LEISURE =
  /\b(?:golf|spa|massages?|free time|at leisure|leisure time|time to (?:explore|relax|unwind)|sightseeing|excursion|(?:guided|walking|city|boat|coach|vineyard|distillery|castle|stadium|backstage|brewery|private|behind.the.scenes) (?:tour|visit)|tour of the (?:\p{L}+ )?(?:city|town|castle|vineyard|distillery|cathedral|gardens?|stadium|brewery|cellars?)|(?:boat|river|harbour|sunset|dinner) (?:trip|cruise|ride)|sailing|yacht|(?<!\b(?:in|operating|surgical|from|to) )theatre(?! (?:staff|nurses?|teams?|lists?|time))|concert|opera|musical|live (?:music|jazz|band)|jazz|dancing|disco|karaoke|casino|(?:wine|whisky|gin|chocolate|beer) tasting|(?:cocktail|cookery|cooking|mixology)|races?|racing|race ?day|karting|(?:football|rugby|cricket|tennis) match|matchday|comedian|comedy|magician|entertainment|swim(?:ming)?|yoga|quiz night|fireworks|shopping|at your own pace|own time|tickets? (?:supplied|included|provided)|stroll|treasure hunt|escape room|zoo|aquarium|funfair|croquet|ski(?:ing)?|fishing|shooting|sunset|gala)\b/iu;
const TOPIC =
  /\b(?:talk|lecture|case (?:stud|histor)\p{L}*|update|symposium|keynote|presentation|data|guideline|treatment of|management of|managing|masterclass)\b/iu;
const MEAL =
  /\b(?:dinner|lunch(?:eon)?|supper|breakfast|brunch|buffet|reception|drinks|refreshments|tea|coffee|canap[eé]s|barbecue|banquet|(?:tasting )?menu|meal|cocktails?|champagne|sundowners|carvery|nightcap|hog roast|picnic|aperitifs?|fizz|bubbles|feast|grill|barbeque|bbq|nibbles)\b/iu;
const OTHER =
  /^(?:\W*)(?:registration|welcome|arriv\w*|depart\w*|check.?(?:in|out)|transfer|close|finish|end\b|summary|travel|coach|introductions?|carriages|housekeeping|thanks)/i;
const DISCUSSION =
  /\b(?:discussion|round.?table|feedback|advice|questions|q ?& ?a|debate|break.?outs?|workshop|working groups?|advisers?|advisors?|exchange of views|polling|exercise|consensus|(?:small )?groups?|group work|working session|comments|recommendations|question \d|your (?:views?|experience|advice|answers)|views|reflections?|priorit\p{L}+|structured (?:questions|interview))\b/iu;

const MEETING =
  "meeting|meetings|symposium|symposia|conference|congress|masterclass|seminar|workshop|webinar|evening|weekend|summit|forum|lecture|dinner|course|retreat|board|event|round|launch|academy|day|supper|roadshow|programme";
const INVITES = phrases(
  `invit* ..12 ${MEETING}`,
  `join|attend|register|book|rsvp|reserve|come ..8 ${MEETING}|place|places|seat|seats`,
  "you are|is ..2 invited",
  "invit* ..6 box|match|stadium|races|theatre|concert|suite",
  "rsvp",
  "to book",
  "save the date",
  "delegates ..4 we|company support|sponsor|fund|bring|pay",
  "sponsored|supported delegates",
  "congress|symposium|conference ..12 stand|hotel|bar|dinner|delegates",
  "@number|one nights|night at|in ..6 hotel|resort|lodge|spa|villa",
  `${MEETING} ..6 delegates|agenda|programme|venue|speakers|invitation`,
  "delegates|attendees ..8 hotel|venue|accommodation|dinner|registration|flight*|travel",
);
const ADVISORY = phrases(
  "advisory board|boards|panel|council|committee|forum|group|meeting",
  "consultancy meeting|board|panel",
  "consultants|experts|leaders|national|regional|prescribers|physicians|nephrologists|customer ..1 council|panel|board|roundtable",
  "expert|experts panel|forum|council|input",
  "advisers|advisors|consultants meeting|board|panel",
  "ad board|boards",
  "@number advisers|advisors",
  "one|you of ..3 advisers|advisors",
  "value|welcome|seek|seeking|want|need|like|for your advice|counsel|guidance",
  "advise us|the|on",
  "advisers|advisors ..6 fee|honorarium|paid|contract",
  "adboard|adboards",
);
/** A speaker's declared interests, or advice taken by others. */
const ADDRESSES = phrases(
  "you|your|invite|invites|invited|invitation|inviting|join|attend|honorarium|fee|agenda|programme|advisers",
);
const NOT_THIS_MEETING = phrases(
  "guideline|guidelines|guidance|recommend|recommends|recommended|recommendation|report|survey|et",
  "declaration|declarations|disclosure|disclosures|interests|conflicts",
  "fees|honoraria|funding ..6 from",
  "sat|sits|served|serves|member|members|chair ..3 on|of",
  "nice|icb|formulary|scientific|research committee|board|panel",
);
const NIGHTS = /\b(one|two|three|four|five|\d)[ -]nights?\b/i;

function kindOf(title: string): AgendaKind {
  if (LEISURE.test(title) && !TOPIC.test(title)) return "leisure";
  if (OTHER.test(title) && !MEAL.test(title)) return "other";
  if (MEAL.test(title) && !TOPIC.test(title)) return "meal";
  return DISCUSSION.test(title) ? "discussion" : "education";
}

function minutesOfDay(hour: string, minute: string | undefined, half: string | undefined): number {
  const h = Number(hour) % 24;
  const afternoon = half?.toLowerCase() === "pm" && h < 12 ? 12 : half?.toLowerCase() === "am" && h === 12 ? -12 : 0;
  return (h + afternoon) * 60 + Number(minute ?? 0);
}

/** Rows of one line; several when semicolons part them. */
function rowsOf(text: string, line: Line): (AgendaRow & { half: boolean })[] {
  let from = line.start;
  return text
    .slice(line.start, line.end)
    .split(";")
    .flatMap((part) => {
      const start = from;
      from += part.length + 1;
      const hit = TIME.exec(part.slice(0, 300));
      if (!hit) return [];
      const [, hour = "", minute, half, endHour, endMinute, endHalf, title = ""] = hit;
      if (Number(hour) > 24 || (!minute && !half)) return [];
      const startsAt = minutesOfDay(hour, minute, half ?? (endHour ? endHalf : undefined));
      const until = endHour && (endMinute || endHalf) ? minutesOfDay(endHour, endMinute, endHalf) : null;
      const said = STATED_MINUTES.exec(title)?.[1];
      const span = until !== null ? until - startsAt : null;
      const minutes = said ? Number(said) : span !== null && span > 0 ? span : null;
      const trimmed = start + part.length - part.trimStart().length;
      return [
        {
          kind: kindOf(title),
          startsAt,
          minutes,
          line: line.index,
          start: trimmed,
          end: start + part.trimEnd().length,
          half: half !== undefined,
        },
      ];
    });
}

function agendaOf(text: string, lines: Line[]): { rows: AgendaRow[]; days: number } {
  const rows: AgendaRow[] = [];
  let days = 0;
  let newDay = false;
  for (const line of lines) {
    const found = line.zone === "pi" || line.zone === "references" ? [] : rowsOf(text, line);
    if (found.length === 0 && DAY.test(text.slice(line.start, line.end)) && line.end - line.start < 60) newDay = true;
    for (const { half, ...row } of found) {
      const before = rows.at(-1);
      if (!before || newDay) days++;
      else if (row.startsAt < before.startsAt && !half && row.startsAt + 720 > before.startsAt) row.startsAt += 720;
      if (before && !newDay && before.minutes === null && row.startsAt > before.startsAt)
        before.minutes = row.startsAt - before.startsAt;
      newDay = false;
      rows.push(row);
    }
  }
  return { rows: rows.length >= 2 ? rows : [], days };
}

function nightsOf(text: string, days: number): number {
  const said = NIGHTS.exec(text)?.[1];
  if (said) return NUMBER_WORDS[said.toLowerCase()] ?? Number(said);
  if (
    /\b(?:overnight (?:stay|accommodation)|overnight)\b/i.test(text) &&
    !/\b(?:no|not|never|without|nor|neither)\b[^.\n]{0,50}\bovernight\b/i.test(text)
  )
    return Math.max(1, days - 1);
  return Math.max(0, days - 1);
}

/** A page or a programme named after a meeting and its year, or after a place, with who organises it or what is on. */
const MEETING_TITLE =
  /^[^\n.!?]{0,70}\b(?:conference|congress|symposium|summit|masterclass|study day|annual meeting|spring meeting|autumn meeting|forum)\b,?(?: in)? ?(?:20\d\d|[A-Z]\w+ 20\d\d)?[^\n.!?]{0,30}$/im;
const MEETING_SIGNS = /\b(?:organised by|programme|delegates|speakers?|sessions?|faculty|registration|registered)\b/gi;

function isTitledMeeting(facts: BaseFacts): boolean {
  const head = facts.view.text.slice(0, facts.lines[Math.min(2, facts.lines.length - 1)]?.end ?? 0);
  if (!MEETING_TITLE.test(head)) return false;
  const signs = facts.view.text.match(MEETING_SIGNS) ?? [];
  return new Set(signs.map((word) => word.toLowerCase())).size >= 2;
}

/** What a meeting consists of: its programme by kind and time, its nights, its purpose. Pure. */
export const eventOf = oncePer((facts: BaseFacts): EventFacts => {
  const { text } = facts.view;
  const { rows, days } = agendaOf(text, facts.lines);
  const minutes: EventFacts["minutes"] = { education: 0, discussion: 0, meal: 0, leisure: 0, other: 0 };
  for (const row of rows) minutes[row.kind] += row.minutes ?? 0;
  const copy = facts.sentences.filter((s) => s.zone !== "pi" && s.zone !== "references");
  return {
    isEvent:
      rows.length >= 3 ||
      (facts.submission.materialType === "meeting-invitation" && !facts.submission.materialTypeDetected) ||
      hasPhrase(INVITES, facts, copy) ||
      isTitledMeeting(facts),
    isAdvisory: findPhrases(ADVISORY, facts, copy).some(
      ({ sentence }) =>
        (sentence.zone === "heading" || hasPhrase(ADDRESSES, facts, [sentence])) &&
        !hasPhrase(NOT_THIS_MEETING, facts, [sentence]),
    ),
    agenda: rows,
    minutes,
    nights: nightsOf(text, days),
  };
});
