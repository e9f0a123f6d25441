import { isKnownWord } from "#worker/rules/facts/coined.ts";
import { conditionsIn } from "#worker/rules/facts/conditions.ts";
import type { Span } from "#worker/rules/facts/types.ts";

/* Capitalised words that their letters let pass for brands, and that are none: parts of the body, illnesses, and names that stand
 * as those of persons, places, companies and periodicals do. */

const BODY_OR_ILLNESS =
  /^(?:Lymph|Marrow|Thymus|Spleen|Uterus|Cervix|Larynx|Pharynx|Thorax|Cornea|Retina|Aorta|Femur|Tibia|Pelvis|Biceps|Pancreas|Prostate|Oesophagus|Colon|Rectum|Synapse|Neuron|Axilla|Sinus|Joints?|\p{L}{3,}(?:itis|iasis|osis|aemia|oma|pathy|algia|plegia|rrhoea|trophy|plasia))$/iu;
/** A greeting, or the word for who speaks or is there, before a first name with its surname. */
const BEFORE_PERSON = /\b(?:by|with|says|said|Dear|Hi|Hello) $/u;
const SURNAME_AFTER = /^ \p{Lu}\p{Ll}{2,}(?! (?:Ltd|Limited))/u;
/** What is added to a brand and is no surname. */
const OF_THE_BRAND = /^ (?:Plus|Forte|Duo|Max|Ultra|Junior|Melt|Depot|Retard|Pen|Neb|Turbo\p{L}*|\p{L}*haler)\b/u;
const TITLED = /\b(?:Dr|Mr|Mrs|Ms|Prof|Professor|Sister|Nurse|Sir|Lady)\.? $/u;
const COMPANY_AFTER = /^ (?:\p{Lu}[\p{L}&'-]{1,30} ){0,3}(?:Ltd|Limited|plc|LLP)\b/u;
/** "Quinta da Serra". */
const PLACE_AFTER = /^ (?:da|de|del|della|di|du|von|van|upon|on-the|le) \p{Lu}/u;
/** One half of a double name: "Marrow & Lymph". */
const JOINED_BEFORE = /\p{Lu}\p{L}{1,30} & $/u;
const JOINED_AFTER = /^ & \p{Lu}/u;

/** What a house or a vessel is called: "lunch aboard the steamer Esmeralda". */
const HOUSE_OR_VESSEL_BEFORE =
  /\b(?:aboard|(?:steam|motor) launch|steamer|paddle[- ]steamer|ship|boat|ferry|yacht|barge|vessel|hotel|restaurant|brasserie|café|villa|pub|inn)(?: the)? $/iu;

/** What a study, a charity, a tool or a service is called, and who is given money. */
const OTHER_THING_AFTER =
  /^(?:[’']s)? (?:study|trial|registry|programme|app|diary|helpline|charity|foundation|society|award|project|campaign|network|conference|congress|symposium|platform|portal|website|podcast|journal|magazine|newsletter)\b|^,? (?:which|who) (?:runs?|helps?|supports?|offers?|represents?|campaigns?)\b|^ (?:is|was) an? (?:\p{Ll}+ ){0,3}(?:charity|diary|app|registry|study|trial|programme|platform|tool|website|service)\b/iu;
const GIVEN_MONEY_BEFORE =
  /(?:£[\d,.]+(?: ?(?:m|million|k))?|\b(?:grant|donation|gift|support)) to $|\b(?:Ltd|plc|[Ww]e) (?:proudly )?supports? $/u;

const REACH = 60;

/** Whether a word is a part of the body or an illness, or stands in the text as the name of something else than a medicine:
 * once as that of a person, place or company, or nowhere but in a double name or as a study, a charity or a service.
 * `mentions` are its places in the text. Pure. */
export function isNoMedicine(name: string, text: string, mentions: readonly Span[]): boolean {
  if (BODY_OR_ILLNESS.test(name) || isKnownWord(name) || conditionsIn(name).length > 0) return true;
  let isAlwaysOther = true;
  for (const { start, end } of mentions) {
    const before = text.slice(Math.max(0, start - REACH), start);
    const after = text.slice(end, end + 2 * REACH);
    if ((TITLED.test(before) && !OF_THE_BRAND.test(after)) || COMPANY_AFTER.test(after) || PLACE_AFTER.test(after))
      return true;
    if (HOUSE_OR_VESSEL_BEFORE.test(before)) return true;
    // Headlines have capitals too: "Do More with Zelvorin Today".
    isAlwaysOther &&=
      (BEFORE_PERSON.test(before) && SURNAME_AFTER.test(after) && !OF_THE_BRAND.test(after)) ||
      JOINED_BEFORE.test(before) ||
      JOINED_AFTER.test(after) ||
      OTHER_THING_AFTER.test(after) ||
      GIVEN_MONEY_BEFORE.test(before);
  }
  return isAlwaysOther;
}
