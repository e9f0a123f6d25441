import { everyMatch } from "#worker/text/every-match.ts";
import type { Reading } from "./reading.ts";

/* The positive evidence that a document is a company's piece or sells: who signs it, what it calls itself, what it praises,
 * what it offers. Wide on purpose: a text that shows none of it, and nothing that acts, is somebody else's. */

interface Voice {
  weight: number;
  pattern: RegExp;
}

/** Held against the text as it is written, since names are told by their capitals. */
const WRITTEN: Voice[] = [
  {
    weight: 3,
    pattern:
      /\b\p{Lu}[\p{L}&’'-]{1,30} (?:UK )?(?:Pharma\p{Ll}*|Bio[Pp]harma\p{Ll}*|Therapeutics|Bio(?:sciences?|logics|medical|tech)|Life ?[Ss]ciences?|Laborator(?:y|ies)|Labs|Neuro(?:sciences?|logy)|Oncology|Vaccines|Respiratory|Diagnostics|Endocrine|Dermatology|Addiction Care|(?:Wo)?[Mm]en[’']s Health|Iron|Metabolic|Therapies|Group)\b|\b(?:PHARMA\p{Lu}*|BIOPHARMA|LABORATORIES|THERAPEUTICS|THERAPIES|BIOSCIENCES|BIOLOGICS|MEDICINES UK)\b/gu,
  },
  { weight: 2, pattern: /\b(?:Ltd|plc|PLC|AG|GmbH|Inc)\b\.?/g },
  {
    weight: 2.5,
    pattern: /\b[A-Z]{2,6}(?:[-/][A-Z\d]{1,7}){1,5}(?<=[-/][A-Z]{0,4}\d{2,8})\b|\b[A-Z]{2,6}[-/][A-Z]{2,6}[-/]\d/g,
  },
  { weight: 1.5, pattern: /[®™▼]|(?<=\p{Ll})\*? \((?!the|which|such|see|for|and|or|also)\p{Ll}{6,22}\) \d/gu },
  {
    weight: 2.5,
    pattern:
      /\b\p{Lu}(?=\p{L}{3})\p{L}{1,16}[®™▼]{0,2} \((?=\p{Ll}{3})\p{Ll}{1,22}(?:mab|nib|ran|tide|stat|pril|sartan|gliptin|gliflozin|vir|ine|olol|lin|one|ide|ate|an|ab|en|il|ant)(?: \p{Ll}{4,14})?\)/gu,
  },
];

/** Held against the text in small letters. */
const SAID: Voice[] = [
  {
    weight: 2,
    pattern:
      /\b(?:representatives?|reps|key account|field force|sales (?:team|force|call)|medical (?:science )?liaison|brand team|head office|nhs liaison|partnership managers?|signator(?:y|ies)|copy approval)\b/g,
  },
  {
    weight: 2,
    pattern:
      /\b(?:advert(?:s|isements?|orial|ising)?|promot(?:e|es|ion|ional|ing) |campaign|sponsor\w*|commercial|client:|press office|launch(?:es|ed|ing)?|congress|symposium|stand \d|delegates?)\b/g,
  },
  {
    weight: 2,
    pattern:
      /\b(?:honorari\w+|consultancy|advisory board|speaker fees?|fee for|hospitality|travel and accommodation|dinner|samples?|grants?|donations?|gifts?|vouchers?|sponsorship|transfer of value|educational goods|patient (?:organisations?|groups?)|market research|respondents?)\b/g,
  },
  {
    weight: 2,
    pattern:
      /\b(?:breakthrough|life[- ]changing|game[- ]chang\w+|wonder|miracle|revolution\w*|practice[- ]changing|trusted|proven|unmatched|unique|the only|first and only|no other|superior|powerful|outstanding|remarkabl\w+|biggest step|at last|new hope|new era|good news|works? (?:where|when|for everyone)|best in class|number one|leading treatment)\b/g,
  },
  {
    weight: 2,
    pattern:
      /\b(?:asked? (?:for it|for|about) (?:by name|it\b)|ask (?:your|a) (?:doctor|gp|nurse|pharmacist|key worker|clinic|consultant) (?:for|about|whether|if)|got my (?:\w+ )?(?:back|life)|changed my|my life|i feel|i['’]ve been on|i (?:tell|told) (?:people|patients)|gives? (?:you|people|patients|them))\b/g,
  },
  {
    weight: 2,
    pattern:
      /\b(?:our (?:medicines?|brand|product|portfolio|pipeline|drug|vaccine|tablet|treatment|clinic|procedures?|pharmacy|trials?|company|compound|dermal|supporters?)|our colleagues in|we (?:make|offer|supply|launched|developed|manufacture|treat)|who make medicines|the company|global (?:head|ceo)|chief (?:commercial|medical) officer|managing director|medical director)\b/g,
  },
  {
    weight: 1.5,
    pattern:
      /\b(?:nobody else|no needles?|no pills?|no fridge|once (?:a (?:day|week|month|year)|daily|weekly|monthly)|fewer (?:hospital|attacks|relapses|days|injections)|half as (?:many|long)|\d+% (?:of|fewer|less|lower|more|better)|(?:in|by) (?:a )?(?:half|third)|(?:two|three|four|five|six|seven|eight|nine) in (?:ten|five|four|three))\b/g,
  },
  {
    weight: 2,
    pattern:
      /\b(?:linkedin|instagram|facebook|tiktok|podcast|influencer|hashtag|followers|likes this|posted by|shared by|radio script|storyboard|voice[- ]?over|poster|leaflet (?:stand|rack)|page proof|script|slides?|deck|banner)\b|#[a-z]{4,}/g,
  },
  {
    weight: 2,
    pattern:
      /\b(?:friends in (?:the )?industry|(?:with|made possible by|possible with|by|we|our|and) (?:the )?(?:help|thanks|support|thank)\b|(?:supported|backed|funded|financed|paid for|enabled) (?:by|from)(?! the (?:nhs|nihr|government|state)\b)|under the wing|build supported|acknowledgements?)/g,
  },
  {
    weight: 2,
    pattern:
      /\b(?:suppliers?|invoices?|payment terms|purchase orders?|shareholders?|newsroom|for journalists|phase (?:iii|3)|investigational|formulary (?:application|pharmacist)|two products|horizon[- ]scanning|like(?:s|d)? (?:the|our|this) post|the (?:newer|new) one|you scored|quiz)\b/g,
  },
  {
    weight: 2,
    pattern:
      /\b(?:weekly|monthly|yearly|one-a-week|once-a-\w+|one) (?:injection|pen|tablet|jab|infusion)\b|\bin (?:the )?trials?\b/g,
  },
  {
    weight: 2,
    pattern:
      /\b(?:wrinkle|botulinum|fillers?|appointments?|consultation|price|prices|order|buy|shop|basket|delivery|pharmacist prescriber|top up|book)\b|£ ?\d/g,
  },
];

/** How wide a stretch is in which the evidence is counted together, in characters. */
const STRETCH = 2500;
interface Place {
  voice: Voice;
  start: number;
}

const placesOf = (voices: Voice[], text: string): Place[] =>
  voices.flatMap((voice) => everyMatch(voice.pattern, text).map(({ index }) => ({ voice, start: index })));

/** The most that different sorts of evidence of a company come to within a stretch of the text. Linear in the text. */
export function companyVoice(reading: Reading): number {
  const { text, names } = reading;
  const named: Place[] = names.companies.map(({ start }) => ({ voice: KNOWN_COMPANY, start }));
  return mostTogether([...placesOf(WRITTEN, text), ...placesOf(SAID, reading.lower), ...named]);
}

/** The same of what is said alone, whoever is named: a list of offices names firms and says nothing. */
export const saidByCompany = ({ lower }: Pick<Reading, "lower">): number => mostTogether(placesOf(SAID, lower));

function mostTogether(found: Place[]): number {
  const places = found.sort((a, b) => a.start - b.start);
  const inside = new Map<Voice, number>();
  let most = 0;
  let from = 0;
  for (const { voice, start } of places) {
    inside.set(voice, (inside.get(voice) ?? 0) + 1);
    for (let first = places[from]; first && first.start < start - STRETCH; first = places[++from]) {
      const left = (inside.get(first.voice) ?? 1) - 1;
      if (left === 0) inside.delete(first.voice);
      else inside.set(first.voice, left);
    }
    most = Math.max(
      most,
      [...inside.keys()].reduce((sum, { weight }) => sum + weight, 0),
    );
  }
  return most;
}

/** A company known by name. */
const KNOWN_COMPANY: Voice = { weight: 2, pattern: /(?!)/g };
