/* What people call prescription only medicines without their names: the kind of treatment, or the name cut short. None of these words
 * proves anything alone; they are asked about where a text sells. */

/** Kinds of treatment that are prescription only medicines, whichever is meant, and short or misspelt names that are no other word. */
const KINDS = [
  /\b(?:weight[- ]?loss|slimming|skinny|fat|King Kong|GLP-?1)[\w -]{0,24}\b(?:injections?|jabs?|pens?)\b/i,
  /\b(?:anti[- ]?)?wrinkles? (?:injections?|jabs?)\b|\bwrinkle[- ]relax(?:ing|er)\w*\b/i,
  /\bhay ?fever (?:injections?|jabs?)\b|\b(?:injections?|jabs?|pens?) for (?:obesity|weight loss|losing weight|wrinkles)\b/i,
  /\b(?:botulinum toxin|botx|b0t[o0]x|bo-tox|melanotan)\b/i,
  /\bB[ -]?12 (?:vitamin )?(?:injections?|jabs?|shots?)\b|\bhay[ -]?fever (?:injections?|jabs?|shots?)\b/i,
  /\b(?:TRT|testosterone (?:replacement|therapy|treatments?|injections?|gels?|creams?))\b/i,
  /\b(?:mounj|ozemp|tirz(?:ep)?|\w+(?:glutide|trutide|zepatide))\b/i,
];

/** Short names that are other words too, by what the text is about where they are meant. */
const SHORT_NAMES: { name: RegExp; about: RegExp }[] = [
  {
    name: /\b(?:sema|reta|moun|wego|ozzy|mj)\b|(?<!\d ?)\boz\b/i,
    about: /\b(?:weight|stone|slim\w*|pounds lighter|fat|pens?|jabs?|vials?|jabbed|GLP-?1)\b/i,
  },
  {
    name: /\b(?:beauty)?tox\b/i,
    about:
      /\b(?:foreheads?|frown\w*|wrinkles?|fillers?|lips?|aesthetics?|injectors?|brows?|areas|face|lines on|smooth lines)\b/i,
  },
];

/** The form in which medicines for losing weight are sold, by whatever name; others have theirs too. */
const FORM = /\b(?:pens?|jabs?|vials?)\b/i;
const OTHER_FORM =
  /\b(?:flu|travel|covid(?:-19)?|holiday|winter|booster) jabs?\b|\bpens? (?:and|or|&) (?:paper|pads?|pencils?)\b/gi;
const FOR_WEIGHT =
  /\bweight[- ]?loss\b|\b(?:los(?:e|es|t|ing)|shed|drop)\b[^.!?\n]{0,30}\b(?:weight|stone|kg|kilos?|lbs?)\b/i;

/** Tells of the sentences of a text that sells whether their words mean a prescription only medicine. Pure. */
export function meansPrescribed(text: string): (words: string) => boolean {
  const names = SHORT_NAMES.filter(({ about }) => about.test(text)).map(({ name }) => name);
  const isForWeight = FOR_WEIGHT.test(text);
  return (words) =>
    KINDS.some((kind) => kind.test(words)) ||
    names.some((name) => name.test(words)) ||
    (isForWeight && FORM.test(words.replace(OTHER_FORM, "")));
}
