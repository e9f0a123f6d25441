import { oncePer } from "#worker/lib/once-per.ts";
import { everyMatch } from "#worker/text/every-match.ts";
import { firstStarting, spanAt } from "#worker/text/spans.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import { namedWithin } from "../facts/mentions.ts";
import type { Line, Product, Sentence, Span } from "../facts/types.ts";

/* Whether a second medicine that a piece names is the company's too, and promoted. */

const PORTFOLIO =
  /\b(?:two|three) (?:\w+ )?(?:medicines|treatments|products)\b|\b(?:both|range|portfolio|product family|family of (?:medicines|products|treatments)|also (?:from|available from|by)|our (?:two|three|other|medicines|products|treatments)|products from|medicines from|either)\b/i;

/** Urged on its own account. */
const URGED =
  /\b(?:think of|choose|consider|start|try|ask for|remember|introducing|new|there is(?: also)?|reach for|add|step (?:up|down)|move up|next step)\b[^.\n]{0,30}$/i;
export const SET_AGAINST = /\b(?:than|versus|vs|v|compared|against|switch\w*|instead of|unlike)\b/i;

/** Whether words name a medicine of another name. */
const namesOther = ({ products }: Facts, { name }: Product, within: Span): boolean =>
  [...namedWithin(products, within)].some((p) => p.name !== name);

/** Whether the piece urges the medicine on its reader, and nowhere sets it against another that it names. */
function isUrged(facts: Facts, product: Product, places: Sentence[]): boolean {
  const { text } = facts.view;
  const against = places.some((s) => SET_AGAINST.test(text.slice(s.start, s.end)) && namesOther(facts, product, s));
  return (
    !against &&
    product.generic !== null &&
    product.mentions.some((m) => URGED.test(text.slice(Math.max(0, m.start - 50), m.start)))
  );
}

const ALSO_OURS =
  /\b(?:stablemate|sister (?:product|medicine|brand)|our other (?:medicine|product|inhaler|tablet))\b|\balso (?:markets?|makes?|sells?|supplies|supply|produces?)\b|\b(?:also|too|as well)\b[^.\n]{0,20}\b(?:made|marketed|supplied|sold|produced|developed|brought to you) by\b|\b(?:made|marketed|supplied|sold|produced) by (?:us|the same company)\b|\balso (?:from|by|one of) (?:us\b|ours?\b|the same company)|\bwe (?:also|too) (?:make|market|supply|sell|produce)\b|\bwhich we (?:also )?(?:make|market|supply|sell|produce)\b/i;
const COMMENDED =
  /\b(?:dependable|reliable|trusted|first choice|proven|effective|established|well tolerated|favourite|good place|remains|good|right (?:choice|place|start)|suits|ideal|do well|simple|option|choice|once-a-day|meet)\b/i;

/** Words that call the medicine the company's as well, and speak well of it there or in the sentence after. */
function isOwnAndPraised(facts: Facts, place: Sentence): boolean {
  const { text } = facts.view;
  const next = facts.sentences[place.index + 1];
  return (
    ALSO_OURS.test(text.slice(place.start, place.end)) &&
    COMMENDED.test(text.slice(place.start, Math.max(place.end, next && next.line - place.line <= 1 ? next.end : 0)))
  );
}

/** The piece sets medicines against each other. */
const RANKED =
  /\b(?:indirect|network) (?:treatment )?comparison|\bmeta-?analysis\b|\brank(?:s|ed|ing)\b|\bhead[- ]to[- ]head\b|\bnon-?inferior|\bcomparable\b|\b(?:rival|competitor|alternatives?)\b/i;
/** Two medicines that the piece calls one company's. */
const OWN_PAIR =
  /\b(?:both|two|three) (?:medicines|products|treatments|brands) (?:from|of|in) (?:one|the same|our)\b|\bthink of (?:both|either)\b|\bboth (?:are|come) (?:from )?(?:ours|us)\b/i;
const SAID_OF = (product: Product) => [product.name, product.generic ?? product.name].map((n) => n.toLowerCase());

/** The words of the copy, sentence by sentence, and which of them call a medicine the company's as well. */
const copyOf = oncePer((facts: Facts) => {
  const words = facts.sentences.filter((s) => s.zone !== "references" && s.zone !== "pi").map((s) => wordsOf(facts, s));
  return { words, alsoOurs: words.filter((w) => ALSO_OURS.test(w)).map((w) => w.toLowerCase()) };
});

/** The company says in one place that the medicine is its own too, and speaks well of it or its substance in another. */
function isOwnElsewhere(facts: Facts, product: Product): boolean {
  const { words, alsoOurs } = copyOf(facts);
  const names = SAID_OF(product);
  const isNamed = (small: string) => names.some((name) => small.includes(name));
  if (!alsoOurs.some(isNamed)) return false;
  const said = words.map((w) => isNamed(w.toLowerCase()));
  return words.some((w, i) => (said[i] || (said[i - 1] && /^(?:It|This)\b/.test(w))) && COMMENDED.test(w));
}

const ITS_USE =
  /^[^\n]{0,160}\b(?:for|in) (?:the )?(?:[\w-]+ ){0,3}(?:adults|patients|women|men|children|people|treatment|prevention)\b/i;

/** Recommended by the piece for a use or a group. */
const OWN_USE =
  /\b(?:then|next|step (?:down|up) to|move to|may also want to know about|also from us|licensed|indicated)\b[^\n]{0,120}\b(?:adults|patients|women|men|children|people)\b|\bmay also want to know\b/i;

/** Introduced on a line of its own, or in a sentence that names no other, with what it is for, as a rival is not. */
function hasEntry(facts: Facts, product: Product, places: readonly Sentence[]): boolean {
  const { lines, view } = facts;
  const isCopy = ({ zone }: Line | Sentence) => zone === "body" || zone === "heading";
  const opensLine = product.mentions.some(({ start }) => {
    const line = lines[firstStarting(lines, start + 1) - 1];
    return (
      line !== undefined &&
      isCopy(line) &&
      start <= line.start + 2 &&
      ITS_USE.test(view.text.slice(line.start, (lines[line.index + 1] ?? line).end).replace("\n", " "))
    );
  });
  return (
    opensLine ||
    places.some(
      (s) =>
        isCopy(s) &&
        !namesOther(facts, product, s) &&
        OWN_USE.test(view.text.slice(s.start, s.end)) &&
        !SET_AGAINST.test(view.text.slice(s.start, s.end)),
    )
  );
}

/** What a biosimilar is made after is another company's. */
const MODEL_BEFORE = /\bbiosimilar (?:of|to)(?: the)?(?: (?:originator|reference) (?:medicine|product),?)? $/i;
const OTHERS_MARK = /^[^.\n]{0,20}\btrade ?marks? of (?:its|their|the) (?:\w+ )?owners?(?=\s*[.;\n]|$)/i;

/** Whether the piece says that the medicine is somebody else's. */
const isOthers = ({ view: { text } }: Facts, { mentions }: Product): boolean =>
  mentions.some(
    ({ start, end }) =>
      MODEL_BEFORE.test(text.slice(Math.max(0, start - 60), start)) || OTHERS_MARK.test(text.slice(end, end + 60)),
  );

/** Two medicines, and whose they are. */
const COUNTED =
  /\b(?:two|three|both)(?: (?:medicines|treatments|products|options|choices))? (?:are |come )?from (us|the same company|\p{Lu}\p{L}+)(?!\p{L})/giu;

/** The company counts its medicines, and the piece speaks well of this one, not only beside another. */
function isOneOfTwo(facts: Facts, places: Sentence[]): boolean {
  const { text } = facts.view;
  const firms = new Set([
    "us",
    "the same company",
    ...facts.companies.map(({ name }) => name.split(" ", 1)[0]?.toLowerCase()),
  ]);
  const counts = everyMatch(COUNTED, text).some((match) => firms.has(match[1]?.toLowerCase()));
  return (
    counts &&
    places.some((s) => {
      const words = text.slice(s.start, s.end);
      return COMMENDED.test(words) && !SET_AGAINST.test(words);
    })
  );
}

/** What is asked of the piece whichever medicine it is asked for. */
const signsOf = oncePer((facts: Facts) => {
  const says = (pattern: RegExp) => facts.sentences.filter((s) => pattern.test(wordsOf(facts, s)));
  return {
    ownsTwo: says(OWN_PAIR).length > 0,
    ranked: says(RANKED).length > 0,
    claimed: says(PORTFOLIO).some(({ zone }) => zone !== "pi"),
  };
});

/** The sentences that name a medicine, in the order of the piece. */
function placesOf({ sentences }: Facts, { mentions }: Product): Sentence[] {
  const named = new Set(mentions.map(({ start }) => spanAt(sentences, start)));
  named.delete(undefined);
  return ([...named] as Sentence[]).filter(({ zone }) => zone !== "references" && zone !== "pi");
}

/** Another medicine of the same company: it has a generic name beside it, a place of its own, and is not what the
 * first is measured against (rivals stand in tables of prices and results too, so the piece must claim it). */
export function isPromotedToo(facts: Facts, product: Product): boolean {
  const { text } = facts.view;
  const places = placesOf(facts, product);
  // Only in a note, or in what is kept with the file: nobody is told to use it.
  if (places.length > 0 && places.every((s) => facts.trial.smallPrint[s.index])) return false;
  if (places.some((s) => isOwnAndPraised(facts, s)) || isOwnElsewhere(facts, product)) return true;
  if (isOthers(facts, product)) return false;
  if (isOneOfTwo(facts, places)) return true;
  const { ownsTwo, ranked, claimed } = signsOf(facts);
  if (product.role === "competitor") return ownsTwo && places.length > 0;
  if (product.generic !== null && !ranked && hasEntry(facts, product, places)) return true;
  const measured = places.some((s) =>
    /£|\d ?p\b|\b(?:than|versus|vs|v|compared|against|switch\w*)\b/i.test(text.slice(s.start, s.end)),
  );
  return places.length > 0 && ((claimed && !measured) || isUrged(facts, product, places));
}
