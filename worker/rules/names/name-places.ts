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

const REACH = 60;

/** Whether a word is a part of the body or an illness, or stands in the text as the name of something else than a medicine:
 * once as that of a person, place or company, or nowhere but in a double name. Pure. */
export function isNoMedicine(name: string, text: string): boolean {
  if (BODY_OR_ILLNESS.test(name)) return true;
  const small = text.toLowerCase();
  const sought = name.toLowerCase();
  let isAlwaysJoined = true;
  for (let at = small.indexOf(sought); at !== -1; at = small.indexOf(sought, at + sought.length)) {
    const before = text.slice(Math.max(0, at - REACH), at);
    const after = text.slice(at + sought.length, at + sought.length + 2 * REACH);
    if (/[\p{L}\d]$/u.test(before) || /^[\p{L}\d]/u.test(after)) continue;
    const isPerson = TITLED.test(before) || (BEFORE_PERSON.test(before) && SURNAME_AFTER.test(after));
    if ((isPerson && !OF_THE_BRAND.test(after)) || COMPANY_AFTER.test(after) || PLACE_AFTER.test(after)) return true;
    if (HOUSE_OR_VESSEL_BEFORE.test(before)) return true;
    isAlwaysJoined &&= JOINED_BEFORE.test(before) || JOINED_AFTER.test(after);
  }
  return isAlwaysJoined;
}
