import { oncePer } from "#worker/lib/once-per.ts";
import type { Theme } from "#worker/rules/book/themes.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import { lettersOf, mayMatch } from "#worker/text/may-match.ts";

/** What a piece is about, whether or not anything is wrong with it, in the library's labels; so that a piece without
 * findings is shown the rulings (of no breach above all) on its own kind. */
const WORDS: [Theme, RegExp][] = [
  ["patient-organisations", /\b(?:charity|charities|patient (?:organi[sz]ation|group|association)s?|helpline)\b/i],
  [
    "disease-awareness",
    /\b(?:disease awareness|awareness (?:week|month|campaign)|(?:know|spot) the signs|could it be|(?:talk to|speak to|see|ask) (?:your|a) (?:gp|doctor|pharmacist)|symptoms? (?:of|include|are)|living with|what (?:is|are|causes))\b/i,
  ],
  ["patient-material", /\b(?:have been prescribed|your (?:doctor|nurse|team) has prescribed|package leaflet)\b/i],
  [
    "press-and-media",
    /\b(?:press release|journalists?|notes? to editors?|newsroom|press office|media (?:statement|release|contact))\b/i,
  ],
  [
    "meetings-and-hospitality",
    /\b(?:agenda|programme|venue|dinner|buffet|delegates?|registration|register (?:here|now|your place)|webinar|symposium|hospitality|evening meeting)\b/i,
  ],
  [
    "contracted-services",
    /\b(?:advisory (?:board|panel)|consultan(?:cy|t fee)|honorarium|speaker (?:agreement|fee)|fee for service|advisers?|contract for services)\b/i,
  ],
  ["representatives", /\b(?:representatives?|call (?:rate|plan|target)|field force|key account manager)\b/i],
  ["briefing-material", /\b(?:briefing|objection|call plan|sales bulletin|for internal use)\b/i],
  ["frequency-and-suitability", /\b(?:calls? (?:a|per) year|call rate|contact rate|calls on (?:a|each) doctor)\b/i],
  [
    "market-research-and-studies",
    /\b(?:market research|survey|non-interventional|observational study|ethics committee|recruiting|interview|take part in (?:a|an|our|this) (?:[\w-]+ ){0,3}(?:study|trial)|volunteers?|participants? (?:needed|wanted)|join (?:a|our|this) (?:[\w-]+ ){0,2}(?:study|trial))\b/i,
  ],
  ["samples", /\bsamples?\b/i],
  [
    "medical-educational-goods-services",
    /\b(?:donation|grant|collaborative working|joint working|service to medicine|nurse (?:service|support)|review service)\b/i,
  ],
  ["switch-and-therapy-review", /\b(?:switch(?:ing)?|therapy review|medication review|changed? from)\b/i],
  ["disclosure-transfers-of-value", /\b(?:disclosure UK|transfers? of value|methodological note|payments made in)\b/i],
  [
    "price-and-payer-information",
    /\b(?:formulary|budget impact|list price|cost (?:per|comparison|saving)|integrated care board|payer)\b/i,
  ],
  [
    "statistics-and-graphs",
    /\b(?:hazard ratio|confidence interval|primary endpoint|post[- ]hoc|95% CI|vertical axis|p\s?[<=>])/i,
  ],
  ["in-vitro-data", /\b(?:in[- ]vitro|enzyme|assay|receptor binding|laboratory (?:study|model)|animal)\b/i],
  [
    "pre-licence-promotion",
    /\b(?:not (?:yet )?licensed|unlicensed|investigational|phase (?:2|3|II|III)|awaiting (?:a )?(?:licence|authorisation)|marketing authorisation (?:application|is expected))\b/i,
  ],
  [
    "abbreviated-advert",
    /\babbreviated advertisement|prescribing information is available at|further information is available\b/i,
  ],
  [
    "employee-activity",
    /\b(?:(?:personal|own) (?:account|profile|page|post)|employees?|reposts?|liked?|shared by|my (?:team|company|colleagues|job|role)|our (?:\w+ )?team|proud (?:of|to)|colleagues?)\b/i,
  ],
  ["digital-navigation", /\b(?:QR|banner|frame \d|podcast|scan (?:here|the code)|one click)\b/i],
  ["adverse-event-reporting", /\byellow ?card\b/i],
  ["black-triangle", /▼|additional monitoring/i],
  ["regulator-reference", /\b(?:MHRA|EMA|NICE|SMC)\b/],
  ["safety-claim", /\b(?:tolerab|well tolerated|safety profile|side effects?|discontinu)/i],
  ["dosing-information", /\b(?:once[- ]daily|dose adjustment|titrat|dosing)\b/i],
  ["new-claim", /\b(?:new|now available|introducing|launch)\b/i],
  ["off-label", /\b(?:off[- ]label|not licensed for|outside (?:its|the) licen[cs]e|under 18)\b/i],
  ["comparison", /\b(?:versus|compared with|superior|head[- ]to[- ]head|non-inferior)\b/i],
  ["references-and-quotations", /^\s*"|\bquot/im],
  [
    "company-involvement-declaration",
    /\b(?:(?:sponsored|funded|organised|developed|initiated|supported|paid for) (?:and \w+ )?by|educational grant|no (?:input|influence|role) (?:in|over|on)|in partnership with)\b/i,
  ],
  ["website-content", /\b(?:this (?:site|page|website)|declaration|health professionals? only)\b/i],
];

const BY_CHANNEL: Partial<Record<Facts["submission"]["channel"], Theme[]>> = {
  email: ["promotional-email"],
  social: ["social-media"],
  website: ["website-content"],
  conference: ["exhibition-and-congress", "meetings-and-hospitality"],
};

const BESIDE_A_MEDICINE = 0.5;
/** Rulings on posts by staff are many, and a post says of its writer no more than "my team". */
const STAFF_ON_SOCIAL = 0.4;

/** A pattern as one that is looked for at every place. */
const everywhere = oncePer(({ source, flags }: RegExp) => new RegExp(source, `${flags}g`));

/** Themes of a material with a weight from 0 to 1: what its channel and audience say, then its words. */
export function subjectThemes(facts: Facts): Map<Theme, number> {
  const { audience, channel, context } = facts.submission;
  const copy = facts.lines
    .filter((line) => line.zone !== "pi" && line.zone !== "references" && line.zone !== "ae-statement")
    .map((line) => facts.view.text.slice(line.start, line.end))
    .join("\n");
  const letters = lettersOf(copy);
  const themes = new Map<Theme, number>();
  const add = (theme: Theme, weight: number) => themes.set(theme, Math.max(themes.get(theme) ?? 0, weight));
  for (const theme of BY_CHANNEL[channel] ?? []) add(theme, 0.5);
  if (audience === "patients") add("promotion-to-public", 0.4);
  if (audience === "media") add("press-and-media", 0.8);
  if (audience === "payers") add("price-and-payer-information", 0.4);
  for (const [theme, words] of WORDS) {
    const inContext = words.test(context);
    const count = mayMatch(words, letters) ? (copy.match(everywhere(words))?.length ?? 0) : 0;
    if (count > 0 || inContext) add(theme, Math.min(1, 0.3 + 0.15 * count + (inContext ? 0.3 : 0)));
  }
  // "Ask your doctor" beside the name of a medicine is no longer about the disease.
  const awareness = themes.get("disease-awareness");
  if (awareness && facts.promotion.medicines.length > 0) themes.set("disease-awareness", awareness * BESIDE_A_MEDICINE);
  const staff = themes.get("employee-activity");
  if (channel === "social" && staff) themes.set("employee-activity", Math.min(1, staff + STAFF_ON_SOCIAL));
  return themes;
}
