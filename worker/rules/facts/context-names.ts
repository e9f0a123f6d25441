/** Medicines that the user speaks of beside the piece ("Coprivex is a prescription only medicine"). */

const STATUS =
  /(?<!\p{L})(\p{Lu}\p{L}{4,30})(?:[®™▼]| \([^()\n]{3,40}\))?(?:,? and (\p{Lu}\p{L}{4,30}))? (?:is|are|was|were|has|have|had|gained|got|came)\b(?=[^.\n]{0,60}\b(?:prescription[- ]only|POMs?|licensed|launched|(?:marketing )?authori[sz](?:ed|ation)|licen[cs]e|medicines?|vaccines?|indicated|additional monitoring|marketed)\b)/gu;
const NO_NAME =
  /^(?:These|Those|There|Their|Other|Another|Both|Neither|Patients?|People|Doctors?|Nurses?|Product|Medicine|Tablets|Capsules|Company|Material|Readers|Visitors|Delegates|Nobody|Everyone|Leaflet|Poster|Article|Journal|Website|Email|Letter|Britain|England|Scotland|Wales|Europe|Germany|France|Ireland|America|Nothing|Marketing|Launch|Licence|Treatment)$/;

/** Names that the context gives to medicines and that the text uses as names. Pure. */
export function contextNames(context: string, text: string): string[] {
  const names = Array.from(context.matchAll(STATUS), ([, first = "", second = ""]) => [first, second]).flat();
  if (names.length === 0) return [];
  const small = new Set(text.match(/(?<!\p{L})\p{Ll}{5,31}(?!\p{L})/gu));
  return [...new Set(names)].filter(
    (name) => name !== "" && !NO_NAME.test(name) && text.includes(name) && !small.has(name.toLowerCase()),
  );
}
