import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import { isGrant } from "../dealings/papers.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { PATIENT } from "../vocabulary/patients.ts";

const FREE_SERVICE = phrases(
  "free|funded|sponsored|charge|cost|provide|provides|provided|offer|offers ..12 service|nurse|nurses|clinic|clinics|training|audit|review",
);

const FOR_USERS = phrases(`${PATIENT}|you ..4 prescribed`, "support programme");

/** A service given to practices or hospitals, not a support programme for those who already take the medicine. */
function offersService(facts: Facts): boolean {
  const { audience } = facts.submission;
  return (
    (audience === "hcp" || audience === "payers") &&
    hasPhrase(FREE_SERVICE, facts) &&
    !hasPhrase(FOR_USERS, facts) &&
    !facts.briefing.isBriefing
  );
}

const BRANDED = phrases(
  "@product ..2 nurse|nurses|fund|grant|grants|bursary|bursaries|award|awards|fellowship|scholarship|clinic|unit|bus|fridge|monitor|machine|scanner|service|library|room",
  "logo|name|branding|livery|colours|brand|branded|sticker|stickers|plaque|label|badge ..8 @product",
  "gel|medicine|tablet|inhaler|injection|product|brand|cream|patch ..2 logo|name|branding|colours|roundel|badge",
  "@product ..2 logo|name|livery|branding|sticker|stickers|plaque|colours|roundel|badge|badges|banner|banners|emblem|poster|posters|mascot|lettering|wording|stripe|crest|screensaver|strip|pen|pens|bag|bags|mug|mugs",
  "name|logo|colour|colours|branding ..4 of @product",
  "carry|carries|bear|bears|show|shows|display|displays|read|reads|wear|wears|sport|sports|words ..8 @product",
  "powered|brought|presented|sponsored|supported|made by|possible|with|to ..3 @product",
  "painted|printed|engraved|wrapped|decorated|finished|embroidered|emblazoned|supplied ..6 @product",
  "comes|come ..1 in|with|bearing|carrying|marked|under ..5 @product",
  "product|brand|medicine ..2 logo|name|branding|sticker|plaque ..8 equipment|machine|fridge|device|screen|room|scanner|donated|unit|side|front|door",
);

/** A field or a column of a table that is to hold a name. */
const NAME_FIELD = /^\W*(?:brand|product|trade) name\W*\p{L}?\W*$|^\W*name: |\S {3,}\S[^\n]* {3,}\S/iu;
/** A gap for the non-proprietary name beside a brand puts the brand on nothing. */
const GAP_FOR_A_NAME = /\[[^\]\n]{0,30}\bname$/i;

/** How a medicine is stored, and who has it with them. */
const KEPT = /\broom temperature\b|\b(?:patients?|people|you|they|carers?) (?:\w+ ){0,3}(?:carry|carries)\b/i;

/** What stands in the picture or the layout of an advertisement: its own logo is on nothing that is given. */
const LAYOUT =
  /^\W{0,3}(?:\w+ ){0,3}(?:photo(?:graph)?|picture|image|drawing|illustration|logo|header|footer|banner|cover|front|back|artwork|caption)\b|\b(?:\d+ ?(?:mm|cm|pt)\b|(?:top|bottom|upper|lower) (?:left|right|corner|third)|full[- ]bleed)/i;
const DONATED =
  /\b(?:donat\w+|gift\w*|grant\w*|fridges?|machines?|monitors?|scanners?|plaques?|nurses?|uniforms?|tunics?|van|bus|vehicles?|equipment|rooms?|doors?|screens?|walls?|device|badges?|lanyards?|post)\b/i;

function isArtwork(facts: Facts, sentence: Sentence): boolean {
  const words = wordsOf(facts, sentence);
  return (sentence.zone === "direction" || LAYOUT.test(words)) && !DONATED.test(words);
}

/** Clause 23.2: what is given bears no medicine's name. */
export const unbranded: Check = {
  id: "clause-23/unbranded",
  requirement: "23.no-brand",
  severity: "HIGH",
  duty: "must",
  themes: ["medical-educational-goods-services"],
  applies: (facts) => (isGrant(facts) && facts.dealings.grant) || offersService(facts),
  find: (facts) =>
    hitsIn(
      facts,
      ownWords(BRANDED, facts).filter(
        (m) =>
          !NAME_FIELD.test(wordsOf(facts, m.sentence)) &&
          !GAP_FOR_A_NAME.test(wordsOf(facts, m)) &&
          !KEPT.test(wordsOf(facts, m.sentence)) &&
          !isArtwork(facts, m.sentence),
      ),
      (words) => `“${clip(words)}”: what is donated may bear the company’s name but not a medicine’s.`,
      "Use the company’s name only.",
    ),
  examples: {
    flagged: [
      {
        text: "Donation of a clinic fridge\nZelvorin (zelvotriptan) is made by Northgate.\n[[A plaque with the Zelvorin logo is fixed to the door.]]",
        audience: "payers",
        why: "a brand on the gift",
      },
      {
        text: "Call for grant applications: Zelvorin (zelvotriptan) is for migraine.\n[[The Zelvorin Nurse Fund makes six grants a year.]]",
        why: "a fund named after the medicine",
      },
    ],
    clean: [
      {
        text: "Donation agreement\nNo medicine will be named. The monitor bears the company name.",
        audience: "payers",
        why: "company name only",
      },
      {
        text: "Grant agreement\nThe machine will not carry the Zelvorin (zelvotriptan) logo.",
        audience: "payers",
        why: "ruled out",
      },
      {
        text: "Free audit for practices\nZelvorin (zelvotriptan) is for migraine.\n[Front: walker on a hill. Zelvorin logo, 6 cm wide, bottom right]",
        why: "the layout of an advertisement",
      },
      {
        text: "Free training for nurses in asthma. Unit 3 is where theory comes together: how a daily puff of Aerolyn (beclaterol) cut attacks by a third.",
        why: "a result that is taught, not a badge",
      },
      {
        text: "Free training for nurses in asthma.\nKeep Aerolyn (beclaterol) at room temperature. Patients must always carry two Aerolyn inhalers.\nName: Aerolyn.",
        why: "how the medicine is kept and called",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) nurse line", audience: "patients", why: "no grant" }],
  },
};
