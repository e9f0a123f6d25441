import { type DocumentKind, type DocumentRead, isOutside, type KindOutside } from "#schema/document.ts";
import type { Audience, Channel } from "#schema/submission-options.ts";
import { isOnSale, sellsOutright } from "#worker/text/voice/words-of-sale.ts";
import { saidByCompany } from "./company-voice.ts";
import { excerptOf } from "./excerpt.ts";
import { speaksOfHealth } from "./health-words.ts";
import { medicineOf } from "./medicine.ts";
import { isNobodysByWords, isWithoutCompany, isWrittenByOthers, sells } from "./nobodys.ts";
import { type Reading, withoutDeclared } from "./reading.ts";
import { actsBeside, bestOf, named, type Scores, scoresOf, withinBeside } from "./scores.ts";
import { signsOf } from "./signs.ts";
import { speakersOf } from "./speakers.ts";
import { actsAround, around, unexplained } from "./unexplained.ts";

/** What the submission may say of the document. */
export interface Told {
  audience: Audience;
  channel: Channel;
  /** What the user said of the piece. */
  context?: string | null | undefined;
  /** What the user said it is, after it was taken for something else. */
  documentKind?: DocumentKind | undefined;
  /** Of a part of a file: what the whole file is. */
  partOf?: DocumentRead | undefined;
}

/** From which score, and how far ahead of everything that speaks for a company's act, a document is taken to be outside the
 * Code. Chosen so that of the labelled invented pieces with a fault fewer than two in a thousand are; a kind in whose
 * clothes companies' pieces come (a charity's page, a magazine, a job) needs more. Prescribing information is a company's
 * own text and stays within. */
const OUTSIDE_FROM: Record<KindOutside, { score: number; lead: number }> = {
  smpc: { score: 4, lead: 1.5 },
  leaflet: { score: 4.5, lead: 0.8 },
  label: { score: 4, lead: 2 },
  "assessment-report": { score: 4, lead: 1.5 },
  "prescribing-information": { score: Infinity, lead: Infinity },
  guideline: { score: 2.5, lead: 0.9 },
  formulary: { score: 3, lead: 1 },
  "regulator-or-nhs": { score: 2, lead: 0.9 },
  ruling: { score: 4, lead: 1 },
  "journal-article": { score: 4, lead: 0.8 },
  news: { score: 3, lead: 0.5 },
  charity: { score: 4, lead: 3 },
  "job-advertisement": { score: 4, lead: 1 },
  "not-medicines": { score: 4, lead: 1.5 },
};

/** More than this in one stretch is a piece of a company, whatever stands around it. */
const MOST_ACTS = 6;

/** So much of it where no sign of the kind explains the words is a piece beside the document. */
const MOST_UNEXPLAINED = 1.5;
/** A ruling quotes what it rules on, and a text about other things uses such words in passing. */
const MOST_IN_PASSING = 2.5;

/** A text of fewer words says too little for anything but a fixed structure. */
const FEWEST_WORDS = 30;
const OF_FIXED_STRUCTURE = new Set<KindOutside>(["smpc", "leaflet", "label"]);

/** Whether the kind may be concluded to be outside the Code. */
function isFarEnough(kind: KindOutside, reading: Reading, scores: Scores): boolean {
  if (reading.words < FEWEST_WORDS && !OF_FIXED_STRUCTURE.has(kind)) return false;
  const score = scores.of.get(kind) ?? 0;
  const { score: least, lead } = OUTSIDE_FROM[kind];
  const acts = actsBeside(kind, scores.told);
  const within = Math.max(withinBeside(kind, scores), acts);
  if (score < least || score - within < lead || acts >= MOST_ACTS) return false;
  return (
    unexplained(kind, reading, scores) <
      (kind === "ruling" || kind === "not-medicines" ? MOST_IN_PASSING : MOST_UNEXPLAINED) && !actsAround(kind, scores)
  );
}

/** Chance that the kind is right, by how far it is ahead of every other: fitted to real documents that neither the signs nor the model had met. */
function surenessOf(kind: DocumentKind, of: ReturnType<typeof named>): number {
  const own = of.find((one) => one.kind === kind)?.score ?? 0;
  const best = of.find((one) => one.kind !== kind)?.score ?? 0;
  return Math.round(100 / (1 + Math.exp(-(-0.12 + 0.4 * (own - best))))) / 100;
}

/** The kind outside the Code that a document is most like; what no sign tells is about medicine or about other things. */
function likestOutside(reading: Reading, scores: Scores): KindOutside {
  const { kind, score } = bestOf(scores, true);
  if (score > 0) return kind as KindOutside;
  return speaksOfHealth(reading) ? "regulator-or-nhs" : "not-medicines";
}

/** The fewest signs that make a disease known. */
const TELLS_OF_DISEASE = 1;

/** A page about a disease that no sign gives to anybody else: a company's as well as another's. */
const isOfDisease = (reading: Reading, scores: Scores): boolean =>
  medicineOf(reading) === null &&
  bestOf(scores, true).score <= 0 &&
  bestOf(scores, false).kind === "disease-awareness" &&
  (scores.of.get("disease-awareness") ?? 0) >= TELLS_OF_DISEASE;

/** So much of what companies say, before or behind a paper of fixed headings, is a piece beside it. */
const MOST_AROUND = 4;

function decide(reading: Reading, scores: Scores, isSilent: boolean): { kind: DocumentKind; outside: boolean } {
  const outside = likestOutside(reading, scores);
  const names = named(reading, scores);
  const isBesideIt = around(outside, reading, scores).some((lower) => saidByCompany({ lower }) >= MOST_AROUND);
  if (isOfDisease(reading, scores)) return { kind: "disease-awareness", outside: false };
  const isLeft = [isFarEnough, isWithoutCompany, isWrittenByOthers].some((asked) => asked(outside, reading, scores));
  if (!isBesideIt && (isSilent || isLeft))
    return { kind: names.find(({ kind }) => isOutside(kind))?.kind ?? outside, outside: true };
  // What sells or praises something is about that, whatever else it speaks of.
  const isSaid = ({ kind }: (typeof names)[number]) => kind !== "not-medicines" || !sells(reading.text);
  const kind = names.find(isSaid)?.kind ?? "promotion-hcp";
  // Where it is not sure that the Code leaves it alone, a document that a company may have made is read as one.
  return { kind, outside: false };
}

/** An annex names the holder and its offices, and hardly says anything of a company's own. */
const MOST_OF_ANNEX = 4;

/** A text of fewer lines has no body beside them. */
const FEWEST_LINES = 9;

/** Whether nothing of a whole file, and nothing that was said of it, is a company's. A part of a file has its company elsewhere. */
const isLeftAlone = (reading: Reading, told: Told): boolean =>
  !told.partOf && (told.context ?? "") === "" && isNobodysByWords(reading);

/** A document is outside the Code only where it is without its first and last line, and without what it repeats, too: a line can
 * declare anything. */
function withoutDeclarations(
  found: ReturnType<typeof decide>,
  reading: Reading,
  told: Told,
): ReturnType<typeof decide> {
  if (!found.outside || reading.text.trim().split(/\n+/).length < FEWEST_LINES) return found;
  const body = withoutDeclared(reading);
  const ofBody = decide(body, scoresOf(body, told.audience, told.channel), isLeftAlone(reading, told));
  return ofBody.outside ? found : ofBody;
}

/** Papers that are cut into parts by their chapters and annexes. */
const OF_PARTS = new Set<DocumentKind>(["smpc", "leaflet", "label", "assessment-report"]);

/** Whether a part of a paper of fixed structure says nothing of its own for a company's piece: it is that paper's end or annex. */
function isAnnex(reading: Reading, scores: Scores, { partOf }: Told): boolean {
  if (!partOf?.outside || !OF_PARTS.has(partOf.kind)) return false;
  const speaksWithin = scores.told.some(({ tell, weight }) => weight > 0 && (!tell.kind || !isOutside(tell.kind)));
  const byNames = scores.byNames.some(({ kind, weight }) => weight > 0 && !isOutside(kind));
  return !speaksWithin && !byNames && saidByCompany(reading) < MOST_OF_ANNEX;
}

/** A text of fewer words is no paper, whatever it is headed as, where it sells. */
const FEWEST_WORDS_OF_PAPER = 150;
/** Papers in which nothing is ever put on sale. */
const NEVER_ON_SALE = new Set<DocumentKind>([
  "smpc",
  "leaflet",
  "label",
  "assessment-report",
  "prescribing-information",
]);

/** What is taken for a document outside the Code and sells outright, as the advertisement that it is. */
function unlessItSells(found: ReturnType<typeof decide>, reading: Reading, told: Told): ReturnType<typeof decide> {
  if (!found.outside || (found.kind === "not-medicines" && medicineOf(reading) === null)) return found;
  const isPaper = reading.words >= FEWEST_WORDS_OF_PAPER;
  const sells = isPaper ? NEVER_ON_SALE.has(found.kind) && isOnSale(reading.text) : sellsOutright(reading.text);
  if (!sells) return found;
  return { kind: told.audience === "hcp" ? "promotion-hcp" : "promotion-public", outside: false };
}

/** What a document is, by whom, for whom, about which medicine, and why it was taken for that. Content decides first, the
 * chosen audience second; what the user says of it decides above both. Pure; keeps no copy of the text. */
export function documentOf(reading: Reading, told: Told): DocumentRead {
  const scores = scoresOf(reading, told.audience, told.channel);
  const silent = isLeftAlone(reading, told);
  const alone = unlessItSells(withoutDeclarations(decide(reading, scores, silent), reading, told), reading, told);
  const found =
    told.partOf && !alone.outside && isAnnex(reading, scores, told) ? { kind: told.partOf.kind, outside: true } : alone;
  const kind = told.documentKind ?? found.kind;
  const why = excerptOf(reading, scores.headings);
  return {
    kind,
    ...speakersOf(kind, reading, scores, told.audience),
    medicine: medicineOf(reading),
    excerpt: why !== null,
    excerptWhy: why,
    signs: signsOf(kind, reading, scores),
    sure: told.documentKind ? 1 : surenessOf(kind, named(reading, scores)),
    outside: told.documentKind ? isOutside(kind) && kind !== "prescribing-information" : found.outside,
  };
}
