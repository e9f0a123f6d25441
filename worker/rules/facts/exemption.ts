import { wordsOf } from "#worker/text/words-of.ts";
import { bodyLines } from "./edges.ts";
import { COMPARED_RESULT, isDeclared } from "./promotion-signs.ts";
import type { BaseFacts, Line, Span } from "./types.ts";

/* A paper is no protocol, notice or agreement because a sentence says so: the body has to bear it out, and the more of what
 * promotion carries stands in the piece, the more of it. Its first and last line, where a title or a disclaimer is put, do
 * not count. */

/** What excuses a piece from the duties of promotion as long as it keeps to its purpose. */
export type ExemptKind =
  | "internal"
  | "agreement"
  | "advance-budget"
  | "notice"
  | "reply"
  | "research"
  | "advisory-board"
  | "recruitment"
  | "product-document";

/** An exemption that the body of a piece bears out, with the words that do. */
export interface Exemption {
  kind: ExemptKind;
  /** One place for each different sign, in the order of the text. */
  signs: Span[];
  /** What promotion carries and the piece does too: its statements, results for a medicine; null when nothing. */
  sells: Span | null;
}

interface Purpose {
  /** What a sentence calls a paper of the kind. */
  calls: RegExp;
  /** What only papers of the kind go into, each a different matter. */
  signs: RegExp[];
  /** How many of them a piece must show that sells or names a medicine. */
  fewest: number;
}

/** Papers of each kind show three to eight of their signs; of pieces that promote, one in a hundred shows the fewest. */
const PURPOSES: Record<ExemptKind, Purpose> = {
  research: {
    calls: /\b(?:study|trial|protocol|survey|questionnaire|market research|recruitment)\b/i,
    fewest: 4,
    signs: [
      /\bethic/i,
      /\bconsent(?:ed|ing)?\b/i,
      /\binvestigators?\b/i,
      /\bsponsor(?:s|ed)?\b(?! (?:by|content|article))/i,
      /\b(?:eligib|inclusion|exclusion criteria)/i,
      /\brecruit/i,
      /\bvisits?\b|\bfollow-?up\b/i,
      /\b(?:questionnaires?|surveys?|interviews?|interviewer|respondents?|focus groups?)\b/i,
      /\b(?:anonym|confidential|pseudonym)/i,
      /\b(?:take part|taking part|participants?|participation|volunteers?)\b/i,
      /\b(?:honorari|reimburs|incentive|payment|travel costs|paid)/i,
      /\b(?:data protection|personal data|withdraw)/i,
      /\b(?:case report|sites?|centres?)\b/i,
      /\b(?:fieldwork|MRS|BHBIA|market research|agency)\b/i,
      /\b(?:steering|publish|publication|results will)/i,
      /\b(?:objectives?|aims?|sample size|statistical|analysis plan|research question)/i,
    ],
  },
  "advisory-board": {
    calls: /\badvisory board\b|\bconsultan/i,
    fewest: 5,
    signs: [
      /\badvi(?:ce|se|sory|sers?|sors?)\b/i,
      /\b(?:fees?|honorari|hours?|fair market|paid)/i,
      /\b(?:agenda|session|discussion|questions?)\b/i,
      /\b(?:contract|agreement|terms|sign)/i,
      /\b(?:travel|expenses|accommodation|train|hotel|lunch|dinner)\b/i,
      /\bconfidential/i,
      /\b(?:declare|disclos|publish|transfers? of value)/i,
      /\b(?:report|minutes|summary|output|notes)\b/i,
      /\b(?:advisers|members|participants|experts|panel|chair)\b/i,
      /\b(?:pre-?read|preparation|papers|slides)\b/i,
      /\b(?:objectives?|aims?|purpose|why)\b/i,
    ],
  },
  agreement: {
    calls: /\b(?:agreement|contract|disclosure of|transparency|methodolog\w+)\b/i,
    fewest: 5,
    signs: [
      /\bsign(?:ed|ature|s)?\b|_{4,}|\.{8}|…{3}/i,
      /£ ?\d|\bfees?\b|\bpay(?:ment|s|able)?\b/i,
      /\bterms?\b/i,
      /\b(?:terminat|notice|expire|renew)/i,
      /\b(?:publish|disclos|declar|transparen)/i,
      /\bparties\b|\bparty\b|\bhereinafter\b|["”]\)/i,
      /\b(?:obligations?|shall|agrees?|undertakes?|will (?:pay|give|provide|deliver|make))\b/i,
      /^\s*(?:[2-9]|\d\d)[.)]\s/,
      /\b(?:trust|charity|foundation|university|society|network|PCN|ICB|practice|hospital)\b/i,
      /\b(?:purpose|deliverables?|scope|services?|objectives?|project|grant|donation|recipient|donor|application)\b/i,
      /\b(?:conflict|influence|no obligation|condition)/i,
      /\b(?:transfers? of value|methodolog\w*|recipients?|disclosure)\b/i,
    ],
  },
  "advance-budget": {
    calls: /\badvance (?:budgetary )?noti/i,
    fewest: 4,
    signs: [
      /\bbudget/i,
      /\b(?:costs?|price|spend|£)/i,
      /\b(?:patients? (?:a|per) year|eligible|prevalence|incidence|number of patients|population|uptake)\b/i,
      /\b(?:expected|anticipated|planned|forecast|not before)\b/i,
      /\b(?:licen[cs]e|authoris|MHRA|submission)/i,
      /\b(?:NICE|SMC|AWMSG|technology appraisal|horizon)\b/i,
      /\b(?:confidential|not for onward|do not (?:share|forward|circulate))\b/i,
      /\b(?:phase|trial|mechanism|class|comparator)\b/i,
      /\b(?:service|infusion|clinic|pharmacy|capacity|nurses?|monitoring)\b/i,
      /\b(?:mechanism|formulation|route|administration|dosing)\b/i,
    ],
  },
  notice: {
    calls: /\b(?:notice|notification|communication|alert|update|safety information)\b/i,
    fewest: 5,
    signs: [
      /\b(?:packs?|carton|livery|bottles?|blister|packaging)\b/i,
      /\b(?:supply|supplies|stock|shortage|wholesal|distribut|deliver)/i,
      /\b(?:batch|lot|recall|return|quarantine)\b/i,
      /\b(?:PIP|EAN|product code|codes?|list price|price)\b/i,
      /\b(?:no (?:longer|change)|unchanged|remains? the same|replac|discontinu|chang)/i,
      /\b(?:from|until|by|week of|effective) (?:\d{1,2} )?(?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)/i,
      /\b(?:risk|warning|precaution|contraindicat|monitor|report(?:s|ed)? of|MHRA|reaction)/i,
      /\b(?:action|what (?:to|you)|please|advice|do not use|stop)\b/i,
      /\b(?:reason|because|due to|manufactur|problem|defect)/i,
      /\b(?:contact|telephone|queries|questions|enquir)/i,
    ],
  },
  reply: {
    calls: /\b(?:reply|response|your (?:question|enquiry)|medical information)\b/i,
    fewest: 5,
    signs: [
      /\byour? (?:asked|rang|wrote|question|enquiry|query|call|e-?mail|request|letter)/i,
      /\b(?:SPC|SmPC|section \d|summary of product)/i,
      /\b(?:reference|enclosed|attached|paper|literature|published|data on file)/i,
      /\bmedical information\b/i,
      /\b(?:sincerely|regards|faithfully|please (?:do )?(?:contact|ring|call|write))\b/i,
      /\bdear\b|^to:|^from:/i,
      /\b(?:not (?:licensed|recommended|aware)|no (?:data|studies|trials|information|advice)|cannot|unable|limited|outside)\b/i,
      /\b(?:reply|response|answer|thank you)\b/i,
      /\b(?:interaction|case|report|evidence|search)/i,
    ],
  },
  recruitment: {
    calls: /\b(?:vacanc|job (?:description|advert)|recruit)/i,
    fewest: 4,
    signs: [
      /\bappl(?:y|ications?|icants?)\b/i,
      /\bsalary|£ ?\d|\bbenefits|\bpension/i,
      /\b(?:role|position|post|job|vacanc|opening)/i,
      /\b(?:experience|degree|qualif|skills|training)/i,
      /\b(?:closing|deadline|interview|CV)\b/i,
      /\b(?:team|colleagues|manager|report(?:s|ing) to)\b/i,
      /\b(?:hiring|career|join|hire|recruit)/i,
      /\b(?:based|hybrid|office|home|field|full-?time|part-?time|permanent|travel)\b/i,
      /\b(?:you will|you would|responsib|duties)/i,
    ],
  },
  "product-document": {
    calls: /\b(?:summary of product|package leaflet|assessment report)/i,
    fewest: 5,
    signs: [
      /\btherapeutic indications?\b/i,
      /\bposology\b/i,
      /\bcontra-?indications\b/i,
      /\bundesirable effects\b/i,
      /\bpharmaceutical form\b/i,
      /\bmarketing authori[sz]ation holder\b/i,
      /\bpharmaco(?:dynamic|kinetic)/i,
      /\bshelf life\b/i,
      /\bexcipients?\b/i,
      /\bwhat \S+ is (?:and|used)/i,
      /\bbefore you (?:take|use)/i,
      /\bhow to (?:take|use|store)/i,
      /\bpossible side effects/i,
      /\bcontents of the pack/i,
      /\boverdose\b/i,
      /\bfertility, pregnancy|\bpregnancy and/i,
      /\b(?:quality|non-clinical|clinical) aspects|\bassessor|\bapplicant/i,
    ],
  },
  internal: {
    calls:
      /\b(?:internal|briefing|training|objection handler|representatives(?:'|’)? (?:only|use)|not for (?:distribution|customers))\b/i,
    fewest: 4,
    signs: [
      /\b(?:representatives?|reps|field force|sales force|sales team|KAMs?|account managers?)\b/i,
      /\b(?:calls?|call plan|appointments?)\b/i,
      /\b(?:colleagues|staff|everyone|employees|teams?)\b/i,
      /\b(?:customers?|HCPs?|your doctors|accounts?)\b/i,
      /\b(?:briefing|training|module|role ?play|objections?|coaching)\b/i,
      /\b(?:territor|targets?|bonus|league|prize|points|quota|sales)/i,
      /\b(?:signator|certif|compliance|SOP|policy)/i,
      /\b(?:do not (?:leave|use|show|hand|give|discuss|say|send|share)|remember|make sure|use the)\b/i,
      /\b(?:leavepiece|(?:detail|certified|visual|sales) aid|slides?|deck|booklet|stand|banner|mailing|campaign|e-?detail)\b/i,
      /^(?:from|to|subject|cc|owner)\s?:|\bhi (?:all|team)|\bthanks\b/i,
      /\b(?:budget|cost centre|invoice|purchase order|spend|print|proofs?|artwork|agency|printer)\b/i,
      /\b(?:advertising desk|insertion|page \d)/i,
      /\b(?:this cycle|(?:run|open|close) the call|if asked|let the doctor|offer the SPC)\b/i,
      /\bwhat (?:you|to) (?:may |must |can |should )?(?:not )?say\b|^(?:doctor|GP|HCP|you)\s?:/i,
      /\b(?:launch|plan|deadline|by (?:monday|tuesday|wednesday|thursday|friday)|next week)\b/i,
    ],
  },
};

/** A note of fewer lines that does not sell is what it says, and one that sells has room for fewer signs. */
const SHORT_LINES = 7;
const SPARED_WHEN_SHORT = 2;

interface Signs {
  /** One place for each different sign. */
  places: Span[];
  /** How many of them stand elsewhere than in a sentence that only says what the piece is. */
  borneOut: number;
}

/** A sentence that calls the piece a paper of the kind brings so many of its signs, and bears out nothing. */
const SIGNS_OF_DECLARATION = 2;
/** One that calls it any paper is not longer, in characters. */
const DECLARATION_CHARS = 100;
const CALLS_ITSELF =
  /\b(?:clinical trial|protocol|(?:interventional|research) study|market research|questionnaires?|advisory board|(?:letter of|services) agreement|contract between|disclosure of transfers|transparency page|(?:supply|safety) notice|safety (?:information|update)|professional communication|medical information response|your (?:question|enquiry)|internal (?:use|briefing|training)|non-promotional|not promotional|price list|certificate of|examined the final form|press release|for training only|draft)\b/i;

function signsIn(facts: BaseFacts, { signs, calls }: Purpose): Signs {
  const places = new Map<RegExp, Span>();
  const elsewhere = new Set<RegExp>();
  for (const { start, end, zone } of unitsOf(facts)) {
    if (elsewhere.size === signs.length) break;
    // What any piece carries by rule tells nothing of its purpose.
    if (zone === "pi" || zone === "references" || zone === "ae-statement") continue;
    const words = facts.view.text.slice(start, end);
    const matches = signs.flatMap((sign) => {
      const match = elsewhere.has(sign) ? null : sign.exec(words);
      return match ? [{ sign, at: start + match.index, length: match[0].length }] : [];
    });
    const isDeclaration =
      (words.length <= DECLARATION_CHARS && CALLS_ITSELF.test(words)) ||
      (calls.test(words) && signs.filter((sign) => sign.test(words)).length >= SIGNS_OF_DECLARATION);
    for (const { sign, at, length } of matches) {
      if (!places.has(sign)) places.set(sign, { start: at, end: at + length });
      if (!isDeclaration) elsewhere.add(sign);
    }
  }
  return { places: [...places.values()].sort((a, b) => a.start - b.start), borneOut: elsewhere.size };
}

/** The body in lines, those longer than a declaration in sentences. */
function unitsOf(facts: BaseFacts): Pick<Line, "start" | "end" | "zone">[] {
  const { sentences } = facts;
  let next = 0;
  return bodyLines(facts).flatMap((line) => {
    if (line.end - line.start <= DECLARATION_CHARS) return [line];
    while (next < sentences.length && (sentences[next] as Span).start < line.start) next++;
    const within: Pick<Line, "start" | "end" | "zone">[] = [];
    for (let at = next; at < sentences.length && (sentences[at] as Span).start < line.end; at++) {
      const { start } = sentences[at] as Span;
      const end = Math.min(line.end, sentences[at + 1]?.start ?? line.end);
      within.push({ start, end, zone: line.zone });
    }
    return within.length > 1 ? within : [line];
  });
}

const FULL_STATEMENT = /\breporting forms and information can be found\b/i;

/** What only promotion carries, wherever it stands: prescribing information, the statement on adverse events in full, results
 * for a medicine, the word that it promotes. */
export function sellsAt(facts: BaseFacts, opening: string): Span | null {
  const sells = (line: Line) => {
    const words = wordsOf(facts, line);
    if (line.zone === "pi") return true;
    if (line.zone === "references" || line.zone === "footer") return false;
    return FULL_STATEMENT.test(words) || COMPARED_RESULT.test(words);
  };
  const line = facts.lines.find(sells) ?? (isDeclared(opening) ? facts.lines[0] : undefined);
  return line ? { start: line.start, end: line.end } : null;
}

/** Whether the body of a piece bears out that it is a paper of the kind; null where it does not. Pure.
 * @param isTold the user says so of it, which needs no more. */
export function exemptionFor(
  kind: ExemptKind,
  facts: BaseFacts,
  { opening, isTold }: { opening: string; isTold: boolean },
): Exemption | null {
  const purpose = PURPOSES[kind];
  const { places: signs, borneOut } = signsIn(facts, purpose);
  const sells = sellsAt(facts, opening);
  const namesMedicine = facts.products.some(({ role }) => role === "own");
  const isShort = facts.lines.length < SHORT_LINES;
  const withoutSelling = isShort ? 0 : namesMedicine ? purpose.fewest : 1;
  const fewest = sells ? purpose.fewest - (isShort ? SPARED_WHEN_SHORT : 0) : withoutSelling;
  const borne = namesMedicine ? borneOut : signs.length;
  if (!isTold && borne < fewest) return null;
  return {
    kind,
    signs: signs.map(({ start, end }) => ({ start, end })),
    sells,
  };
}

const KINDS: ReadonlySet<string> = new Set(Object.keys(PURPOSES));

export const isExemptKind = (kind: string): kind is ExemptKind => KINDS.has(kind);
