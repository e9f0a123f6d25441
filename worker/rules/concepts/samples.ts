import { REPRESENTATIVE } from "../vocabulary/representatives.ts";
import { concept, except } from "./concept.ts";

/* Samples of a medicine: what is given, to whom, how, and what is done about it. */

/** Packs of a medicine that are given free. */
export const SAMPLE = concept(
  "starter|trial|evaluation|taster|tester|free|complimentary|mini|sample|gift|launch|introductory|gratis ..3 pack|packs|box|boxes|inhaler|inhalers|vial|vials|pen|pens|pouch|pouches|sachet|sachets|tube|tubes|carton|cartons|bottle|bottles|tablets|capsules|supply|stock|film|patches|ampoules|ampoule|drops|cream|ones|kit|kits",
  "free|complimentary ..2 week|fortnight|month|course|dose|doses",
  "film|tablets|vials|spray|patches|capsules ..6 compliments",
  "pack|packs|box|boxes|supply|stock|tubes|tablets|inhalers|sachets|drops|ampoules ..3 free|complimentary|compliments|gratis",
  "no charge pack|packs|stock|supply|boxes",
  "sample|samples|sampling|freebie|freebies",
  "blister strip|strips|pack|packs",
  "request|requests ..8 ship|ships|shipped|initials",
  "stock in|from ..1 boot|car|garage",
  "each pouch|sachet|pack|box|strip holds|contains|has",
  "leave|drop|dropped|dropping|bring|send|post|take|hand ..3 box|boxes|tubes|packs|inhalers|capsules|cartons|tablets|sachets|vials|pens",
  "one course|pack|box is|has enclosed|attached",
  "request|order|evaluation ..1 slip|slips|form|card",
  "signed for ..3 patches|tablets|packs|boxes|inhalers|drops|tubes|them",
  "have ..4 @product|it ..2 to hand",
  "free ..3 tablets|medicine|drops|patches|capsules|inhaler|cream|film|vials",
);
/** Samples that a laboratory works on. */
const IN_LABORATORY = concept(
  "send|take|taking|taken|collect|obtain|obtained ..3 sample|samples|specimen|specimens ..3 culture|cultures|microscopy|sensitivity|laboratory|testing|first dose|treatment",
  "sample|samples|specimens ..1 before ..2 dose|treatment|antibiotic|antibiotics",
  "laboratory|laboratories|lab|labs|tumour|assay|assays|microbiology ..8 sample|samples",
  "tissue ..12 sample|samples",
  "sample|samples ..5 culture|laboratory|laboratories|assay|assays|reading|category|genotype|sequenced|sequencing",
);
/** Whatever the name of the company: samples of its medicine, and those that are left or free. */
const OF_MEDICINE = concept(
  "sample|samples ..2 @product",
  "@product sample|samples",
  "leave|leaves|leaving|left|drop|drops|dropping|dropped ..4 sample|samples",
  "free ..1 sample|samples",
  "pack|packs|box|boxes|vials|tubes|inhalers of ..1 @product",
  `${REPRESENTATIVE}`,
);
export const LABORATORY_SAMPLE = except(IN_LABORATORY, OF_MEDICINE);
/** Teaching that costs nothing. */
export const FREE_TEACHING = except(
  concept(
    "free|complimentary ..3 training|learning|cpd|online|accredited|management|education|refresher ..1 course|courses",
    "free|complimentary ..3 course|courses ..2 for ..2 pharmacists|nurses|doctors|prescribers|gps|teams|professionals|staff",
  ),
  OF_MEDICINE,
);
/** Blood, statistics and placebo devices are no samples. */
export const OTHER_SAMPLE = concept(
  "morning|fasting|random|repeat|total|serum|venous|capillary|throat|nasal|faecal|cervical|paired|early|testosterone|cortisol|hormone|cholesterol|glucose|psa|ferritin|sputum ..2 sample|samples",
  "sample|samples ..2 on|over|from|at ..2 separate|different|two|consecutive|three ..1 days|occasions|mornings|visits",
  "pack|packs|kit of evidence|information|slides|papers|leaflets|resources",
  "sample ..1 policy|rules|procedure|sop|guidance|accountability",
  "symptom|pain|seizure|migraine|attack|relapse|headache|drug|disease free",
  "price|prices|costs|cost|nhs list",
  "blood|urine|tissue|stool|biopsy|swab|study|random|population|patient|serum|plasma|sputum sample|samples|sampling",
  "sample size|sizes",
  "costs|cost @money",
  "full price",
  "sample|samples of @number|patients|people|adults|women|men",
  "sample|samples were|was taken|collected|tested",
  "supplied|dispensed|delivered|provided|given ..2 by|from ..3 pharmacy|pharmacist|homecare",
  "side effect free",
  "sugar|gluten|lactose|alcohol|preservative|latex free",
  "free from|of ..1 lactose|gluten|sugar|preservatives|preservative|latex|alcohol|peanut",
  "free nhs|prescription|prescriptions|app|booklet|leaflet|guide|copy|information",
  "information|patient|resource|welcome|support|education|reading pack|packs",
  "sharps|bin|bins|leaflet|leaflets|diary|diaries|device|equipment|needle|needles|reprint|wallchart ..3 request|order ..1 form|forms|card|slip",
  "sample ..1 letter|menu|question|questions|answers|text|wording",
);

/** Given without being asked for. */
export const UNBIDDEN = concept(
  "did|do not ..2 ask|request",
  "unasked|unsolicited|unrequested|uninvited",
  "enclosed|enclose|enclosing|attached|inside|included|popped|tucked|slipped|glued|taped|inserted",
  "with this|your|the|each ..1 letter|mailing|mailer|journal|invitation|newsletter|catalogue|magazine|slide|tote|bag|welcome|card",
  "in|on ..3 tote|totes|bag|bags|bowl|basket|tray|counter|desk|drawer|stand|pigeonhole|welcome|delegate|goody",
  "help yourself|yourselves",
  "on the|their|his|her|our ..1 desk|stand|counter|shelf|windowsill|table",
  "every|each|all delegate|delegates|visitor|visitors|attendee",
  "on|are their way",
  "help|helping|take|grab|pick yourself|one|some|a|few",
  "attached to page",
  "breaks|break ..1 ice",
  "gift box",
);
/** More or longer than allowed. */
export const TOO_MUCH = concept(
  "dozen|dozens|hundred|hundreds|bulk|unlimited|plenty|endless|crate|caseful|armful",
  "five|six|seven|eight|nine|ten|twelve|twenty|fifty|5|6|7|8|9|10|12|15|20|30|50|100|200|300 ..2 box|boxes|packs|pack|inhalers|tubes|cartons|samples|pens|vials|sachets|each|since|this|free",
  "as many|much|long|often as",
  "how many|much ..4 like|want|need",
  "nobody|no one ..1 counting|counts|count",
  "monthly|weekly|standing|regular|quarterly|continuous|rolling ..3 order|supply|delivery|pack|packs|samples|form",
  "a|every|each pack|box|sample|tube ..1 a|every|each|per month|week|fortnight|visit|quarter",
  "every|each|per month|week|visit|fortnight|quarter",
  "has had|received|taken five|six|seven|eight|nine|ten|5|6|7|8|9|10",
  "three|two extra|more",
  "until further",
  "for as long",
  "tablet|capsule|dose|day|week|month ..1 pack|supply|course|go",
  "hospital|bulk|full|large|larger|family|jumbo|biggest|trade|whole ..1 size|pack|packs|course|box",
  "three|two|six|3|2|6 month|months|monthly|weeks",
  "fourth|fifth|sixth|third|seventh year|anniversary",
  "after ..1 three|four|five|six|seven|3|4|5|6|7 years",
  "years ..4 market|launch|launched|since",
  "launched|came|market ..4 @number ..12 @number|still|more|today",
  "keep|keeps|keeping ..2 tubes|packs|samples|them moving|coming|flowing",
);
/** Without the prescriber's own signed and dated request. */
export const UNSIGNED_REQUEST = concept(
  "no|without|never ..1 paperwork|form|forms|signature|signatures|request|writing|card|slip",
  "unsigned|undated|unticked|blank",
  "nod|word|text|verbal|verbally|tell|phone|whatsapp|email|shout|wave ..8 enough|bring|brings|leave|leaves|courier|deliver|send|like|rep",
  "text yes",
  "fill|filled|complete|completed|add|added|sign|signed|put ..6 afterwards|later|memory|myself|ourselves|initials|ops|us|behalf|him|her|them",
  "his|her|their|doctor|partner|colleague initials|name|signature ..3 on|from|for",
  "manager|receptionist|secretary|nurse|assistant|clerk ..2 signed|signs|sign|initialled",
  "close enough",
  "one|same|single|old slip|form|signature|request",
  "against|under it|one|that ..1 ever|since|form|slip",
  "lost ..1 form",
  "just|simply ..2 ask|return|tick|call|text|tell|scan|click",
  "tick here|the|this",
);
/** To people who may not have them. */
export const WRONG_HANDS = concept(
  "receptionist|receptionists|secretary|secretaries|clerk|assistant|assistants|heads|administrator|admin|students|porter|caretaker|commissioner|commissioners|payer|journalists",
  "practice|office|ward|business manager|managers",
  "to|for|with|any ..3 pharmacists|staff|manager|managers|lead",
  "non prescriber|prescribers|prescribing",
  "prescriber or not",
  "cannot|can not|do not|not ..1 prescribe|prescribers|prescribing",
  "newly|anyone|everyone|whoever|public|friends|shoppers|neighbour|chemist|roadshow|coupon|club|gym|tent",
  "for|to|your ..3 patient|patients|relative|family|ward|wards|members",
);
/** As a favour for prescribing, or in place of a price. */
export const AS_FAVOUR = concept(
  "if|once|when|provided|for|after ..8 agrees|agree|moves|move|switches|switch|puts|put|starting|started|starts|lists|list|prescribes|prescribing|formulary",
  "thank|thanks|reward|bonus|gift|sweetener|incentive",
  "in place|lieu|instead of",
  "worth ..3 details|calls|visits",
  "breaks|ice|icebreaker|opener|goodwill",
  "discount|price|charge",
);
/** Not on the books, not marked, not safe. */
export const OFF_THE_BOOKS = concept(
  "float|boot|garage|unlogged|untracked|unaccounted|missing|bin|binned|shred|shredded|destroyed",
  "not|never ..3 log|logged|recorded|record|counted|count|through ..3",
  "nobody|no one ..1 knows|counting|asks|checks",
  "no|without|lack|lacks|missing ..2 spc|leaflet|label|marking|not|summary",
  "without not",
  "peel|remove|scratch|cover|cut ..3 price|label|sticker|marking|wording|legend",
  "do not ask|write ..2 in writing|down",
  "off the books|record",
  "hand|give ..2 out anyhow|anyway|regardless",
  "go|goes in the bin",
);
/** Medicines of which no samples may be given. */
export const CONTROLLED = concept(
  "morphine|diamorphine|oxycodone|fentanyl|buprenorphine|methadone|diazepam|lorazepam|midazolam|temazepam|clonazepam|zolpidem|zopiclone|ketamine|codeine|dihydrocodeine|tramadol|tapentadol|pethidine|hydromorphone|methylphenidate|lisdexamfetamine|dexamfetamine|pregabalin|gabapentin|testosterone|nandrolone|cannabidiol|nabilone|phenobarbital|barbiturate|opioid|opioids|benzodiazepine|hypnotic|anabolic|cannabis|opiate",
);

/** As the rules have it. */
export const PROPER_SAMPLE = concept(
  "signed|sign|signature ..3 and dated|date",
  "not for resale",
  "no more than",
  "at most",
  "maximum",
  "up to @number",
  "smallest",
  "placebo|dummy|empty|demonstration|training|no active",
  "returned|unused|reconciled|reconciliation|logged|accounted",
  "electronic signature",
  "early access|compassionate|expanded access",
  "restarts|clock",
);
