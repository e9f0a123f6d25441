import { everyMatch } from "#worker/text/every-match.ts";
import { prescribingAlone } from "./prescribing-alone.ts";
import type { Reading } from "./reading.ts";
import type { Headings } from "./tell.ts";

/* Structure over words: the numbered headings that law or a template prescribes, in their order. */

/** The numbered headings of an SmPC; a text may carry them with or without their numbers. */
const SMPC =
  /(?:^|\n|\s)(\d{1,2}(?: ?\. ?\d)?) ?\.? {0,3}(name of the (?:medicinal )?product|qualitative and quantitative composition|pharmaceutical form|clinical particulars|therapeutic indications?|posology and method of administration|contra-?indications?|special warnings and (?:special )?precautions|interactions? with other (?:medicinal|medicaments)|(?:fertility, )?pregnancy and lactation|effects on (?:the )?ability to drive|undesirable effects|overdose|pharmacological properties|pharmacodynamic properties|pharmacokinetic properties|preclinical safety|pharmaceutical particulars|list of excipients|incompatibilities|shelf[- ]life|special precautions for (?:storage|disposal)|nature and contents? of (?:the )?container|instructions for use|marketing authori[sz]ation (?:holder|number)|date of (?:first authori|\(?partial\)? ?revision|revision of the text))/g;

const MEDICINE_NAME = "[^\\n?!]{2,70}?";
/** The six of a package leaflet, as its contents and again as its headings. */
const LEAFLET = [
  new RegExp(
    `what ${MEDICINE_NAME} (?:is|are)(?:,)? (?:and )?(?:what (?:it is|they are|is it) |what it'?s )used for`,
    "g",
  ),
  new RegExp(
    `what you need to know before|before (?:you|your child) (?:take|use|are given|have|start|is given)s? ${MEDICINE_NAME}(?:\\n|$| \\d)`,
    "g",
  ),
  new RegExp(
    `^\\W{0,6}\\d?\\.? ?how (?:to (?:take|use)|${MEDICINE_NAME} is (?:given|used)|you (?:will be|are) given) ?${MEDICINE_NAME}$`,
    "gm",
  ),
  /^\W{0,6}\d?\.? ?possible side[- ]effects[ \t]*$|\b4\.? possible side[- ]effects\b/gm,
  new RegExp(`\\bhow to store ${MEDICINE_NAME}`, "g"),
  /contents of the pack and other information|^\W{0,6}6\.? ?further information/gm,
];

const numberOf = (label: string) => {
  const [chapter = 0, section = 0] = label.split(".").map(Number);
  return chapter + section / 10;
};

/** Different numbered headings that go up, wherever the numbering begins anew. */
function smpcHeadings({ lower }: Reading): Headings | null {
  const found = everyMatch(SMPC, lower);
  const distinct = new Map(found.map((match) => [match[2] as string, match]));
  const inOrder = found.filter(
    (match, i) => i === 0 || numberOf(match[1] ?? "") > numberOf(found[i - 1]?.[1] ?? ""),
  ).length;
  const count = Math.min(distinct.size, inOrder);
  if (count < 3) return null;
  const places = found.map(({ index, 0: words }) => ({
    start: index + (words.length - words.trimStart().length),
    end: index + words.length,
  }));
  return {
    kind: "smpc",
    count,
    weight: Math.min(10, 1.5 * count),
    means: `${count} of the numbered headings of an SmPC stand in their order`,
    places,
  };
}

function leafletHeadings({ lower }: Reading): Headings | null {
  const found = LEAFLET.map((pattern) => everyMatch(pattern, lower)).filter((matches) => matches.length > 0);
  if (found.length < 4) return null;
  return {
    kind: "leaflet",
    count: found.length,
    weight: 1.6 * found.length,
    means: `${found.length} of the six headings of a package leaflet`,
    places: found.flat().map(({ index, 0: words }) => ({ start: index, end: index + words.trimEnd().length })),
  };
}

/** The headings of the labelling that the Food and Drug Administration approves, each on a line of its own. */
const US_LABEL =
  /^[^\p{L}\n]{0,10}(indications (?:and|&) usage|dosage (?:and|&) administration|contraindications|warnings(?: and precautions)?|clinical pharmacology|use in specific populations|nonclinical toxicology|overdosage|drug abuse and dependence|how supplied(?:\/storage and handling)?|patient counseling information|dosage forms and strengths|adverse reactions|description)\b[^\n]{0,30}$/gmu;
const FEWEST_OF_LABEL = 5;

function usLabelHeadings({ lower }: Reading): Headings | null {
  const found = everyMatch(US_LABEL, lower);
  const count = new Set(found.map(([, heading]) => heading)).size;
  if (count < FEWEST_OF_LABEL) return null;
  return {
    kind: "label",
    count,
    weight: count,
    means: `${count} of the headings of the labelling approved in the United States`,
    places: found.map(({ index, 0: words }) => ({ start: index, end: index + words.trimEnd().length })),
  };
}

/** The prescribed structures that the text shows. */
export const headingsOf = (reading: Reading): Headings[] =>
  [smpcHeadings(reading), leafletHeadings(reading), usLabelHeadings(reading), prescribingAlone(reading)].filter(
    (found) => found !== null,
  );
