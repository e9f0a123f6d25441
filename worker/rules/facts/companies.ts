import { capitalsIn, matchesAt } from "./capitals.ts";
import type { Company, Span } from "./types.ts";

const NAME =
  /(?<![\p{L}])((?:\p{Lu}[\p{L}&'-]+ (?:& |and (?=Co(?:mpany)?\b))?){1,4}?)(?:(?:UK|GB|Global|International|Europe) )?(?:Pharmaceuticals?|Pharma|Therapeutics|Bio(?:sciences?|tech|pharma|logics)?|Oncology|Ophthalmics|Haematinics|Healthcare|Health|Laboratories|Labs|Medicines|Medical|Life Sciences|Sciences|Respiratory|Dermatology|Neurology|Vaccines|Group|UK|Ltd|LTD|Limited|plc|PLC|Inc|GmbH|AG|LLP|SA|SAS|SpA|BV|NV|AB|Corp|Corporation)\b(?: (?:UK|GB|Global|Oncology|Pharma|Therapeutics|Ltd|LTD|Limited|plc|PLC|Inc|Group|Holdings|Haematinics|Ophthalmics)\b)*/uy;
const NOT_A_COMPANY =
  /^(?:The|For|In|To|From|By|With|At|Your|Our|All|Adults?|Patients?|People|Public|National|Royal|Mental|Women|Men|Child|Digital|Community|Primary|World|Local|NHS|Great|United|Disclosure|Between|COMING|PROMOTIONAL|Human|Department|Institute|College|University|Journal|Working|Steering|Advisory|Support|Project|Focus|User|Dear|Head|Medical|Consultant|Specialist)\b/;

/** Who has an illness, or its part of the body, for a name and nothing but the country behind it is a charity: "Lupus UK". */
const CHARITY =
  /^(?:\p{L}*(?:itis|[oO]sis|aemia|algia|pathy)|Lupus|Asthma|Allergy|Cancer|Diabetes|Eczema|Epilepsy|Stroke|Migraine|Dementia|Bowel|Kidney|Heart|Lung|Liver|Thyroid|Pain|Sepsis|HIV)(?: (?:\p{Lu}\p{Ll}+|&|and))* UK$/u;

/** What makes a body or a service of the words before it. */
const BODY_AFTER =
  /^ (?:Commission|Audit|Office|Council|Alliance|Services?|Board|Forum|Network|Foundation|Society|Trust|Charity|Taskforce|Survey|Matters|Week|Day|Clinic|Centre|Hub|Partnership|Institute|Association|Coalition|Panel)\b/i;

/** Words with which a line opens before the name. */
const LEADING = /^(?:(?:The|For|In|To|From|By|With|At|Your|Our|All|Between) )+/;

/** In capitals words of a statement stand before the name: "ORGANISED AND PAID FOR BY CALDER LTD". */
const LEADING_CAPITALS = /^(?:[\p{Lu}'&-]+ )*(?:BY|FROM|WITH|OF|FOR) /u;

/** Before the name that an account gives itself, which need not be a company's. */
const ACCOUNT_BEFORE = /\b(?:page|account|channel|group|profile|podcast|campaign|site) name\s?:\s?$/i;

const LETTER = /\p{L}/u;

/** No name that is looked for is shorter. */
const FEWEST_LETTERS = 4;

/** Finds the places where a name stands as words of its own, in its own letters. */
function mentionsAt(text: string, capitals: number[]): (name: string) => Span[] {
  const byOpening = Map.groupBy(capitals, (at) => text.slice(at, at + FEWEST_LETTERS));
  return (name) => {
    const spans: Span[] = [];
    let last = 0;
    for (const start of byOpening.get(name.slice(0, FEWEST_LETTERS)) ?? []) {
      const end = start + name.length;
      if (start < last || !text.startsWith(name, start)) continue;
      if (!LETTER.test(text[end] ?? " ")) spans.push({ start, end });
      last = end;
    }
    return spans;
  };
}

/** The pharmaceutical companies (and agencies) that a piece names, by legal or trading form; a company once named
 * in full is found by its first word too. */
export function companiesOf(text: string): Company[] {
  const names = new Map<string, string>();
  const capitals = capitalsIn(text);
  for (const match of matchesAt(NAME, text, capitals)) {
    const full = match[0].trim().replace(LEADING, "").replace(LEADING_CAPITALS, "");
    const base = (match[1] ?? "").trim().concat(" ").replace(LEADING, "").replace(LEADING_CAPITALS, "").trim();
    if (!base || NOT_A_COMPANY.test(full) || CHARITY.test(full)) continue;
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 20);
    if (
      /(?:Health|Medical|Group|Sciences|Respiratory|Neurology|Oncology|Dermatology)$/.test(full) &&
      BODY_AFTER.test(after)
    )
      continue;
    if (
      /\b(?:UK|Health|Group)$/.test(full) &&
      ACCOUNT_BEFORE.test(text.slice(Math.max(0, match.index - 30), match.index))
    )
      continue;
    const short = base.split(" ")[0] ?? base;
    if (short.length >= FEWEST_LETTERS && !names.has(short)) names.set(short, full);
  }
  const mentionsOf = mentionsAt(text, capitals);
  return [...names]
    .map(([short, name]) => ({ name, mentions: mentionsOf(short) }))
    .filter((c) => c.mentions.length > 0);
}
