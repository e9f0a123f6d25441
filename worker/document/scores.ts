import { DOCUMENT_KINDS, type DocumentKind, isOutside } from "#schema/document.ts";
import type { Audience, Channel } from "#schema/submission-options.ts";
import { type NameSign, namesMedicine, signsByNames } from "./by-names.ts";
import { headingsOf } from "./headings.ts";
import { farFromMedicine, speaksOfHealth } from "./health-words.ts";
import { learntOf } from "./learnt.ts";
import { isOfBrand, medicineOf } from "./medicine.ts";
import type { Reading } from "./reading.ts";
import type { Headings } from "./tell.ts";
import { placesOf, type Tell, type Told } from "./tell.ts";
import { COMPANY } from "./tells/company.ts";
import { COMPANY_PAGES } from "./tells/company-pages.ts";
import { GUIDANCE } from "./tells/guidance.ts";
import { HEALTH_SERVICE } from "./tells/health-service.ts";
import { LICENCE_PAPERS } from "./tells/licence-papers.ts";
import { MEETINGS } from "./tells/meetings.ts";
import { OTHER_SUBJECTS } from "./tells/other-subjects.ts";
import { OTHERS } from "./tells/others.ts";
import { PATIENTS } from "./tells/patients.ts";
import { PROMOTION } from "./tells/promotion.ts";
import { PUBLIC_BODIES } from "./tells/public-bodies.ts";
import { PUBLISHED } from "./tells/published.ts";
import { RESEARCH } from "./tells/research.ts";
import { RULINGS } from "./tells/rulings.ts";
import { SELLERS } from "./tells/sellers.ts";

const TELLS: Tell[] = [
  ...LICENCE_PAPERS,
  ...RULINGS,
  ...HEALTH_SERVICE,
  ...GUIDANCE,
  ...PUBLIC_BODIES,
  ...PUBLISHED,
  ...RESEARCH,
  ...OTHERS,
  ...OTHER_SUBJECTS,
  ...PROMOTION,
  ...MEETINGS,
  ...PATIENTS,
  ...COMPANY,
  ...COMPANY_PAGES,
  ...SELLERS,
];

/** What the choice of audience and channel speaks for, where the text says nothing. */
const BY_AUDIENCE: Record<Audience, Partial<Record<DocumentKind, number>>> = {
  hcp: { "promotion-hcp": 1 },
  patients: { "promotion-public": 0.8, "patient-material": 0.5, "disease-awareness": 0.3 },
  payers: { "promotion-hcp": 1 },
  media: { "press-release": 1.5 },
  investors: { "press-release": 1, corporate: 0.8 },
};
const BY_CHANNEL: Partial<Record<Channel, Partial<Record<DocumentKind, number>>>> = {
  conference: { "meeting-paper": 0.6 },
  sales: { "promotion-hcp": 0.5 },
  social: { "promotion-public": 0.4 },
};

/** Everything that speaks for a kind. */
export interface Scores {
  of: Map<DocumentKind, number>;
  told: Told[];
  /** What tells the papers that an annex carries behind its first. */
  behind: Told[];
  byNames: NameSign[];
  headings: Headings[];
  far: number;
}

/** The words of others that sell, brief or bind. */
export const actingBeside = (kind: DocumentKind | null, told: Told[]): Told[] =>
  told.filter(({ tell }) => tell.acts && !(kind && tell.alsoOf?.includes(kind)));

/** How wide a stretch is in which words that act are counted together, in characters. */
const STRETCH = 2500;

/** The most that different words which sell, brief or bind come to within a stretch, save those that the kind holds of
 * itself. */
export const actsBeside = (kind: DocumentKind | null, told: Told[]): number => mostWithin(actingBeside(kind, told));

/** The most that different ones of the words come to within a stretch. */
export function mostWithin(words: Told[]): number {
  const acting = [...words].sort((a, b) => a.start - b.start);
  const inside = new Map<Tell, number>();
  let most = 0;
  let sum = 0;
  let from = 0;
  for (const { tell, start } of acting) {
    const count = inside.get(tell) ?? 0;
    if (count === 0) sum += tell.weight;
    inside.set(tell, count + 1);
    for (let first = acting[from]; first && first.start < start - STRETCH; first = acting[++from]) {
      const left = (inside.get(first.tell) ?? 1) - 1;
      inside.set(first.tell, left);
      if (left === 0) sum -= first.tell.weight;
    }
    most = Math.max(most, sum);
  }
  return most;
}

/** The papers that an annex to a licence carries behind its first. */
const CARRIED = new Set<DocumentKind>(["leaflet", "label", "prescribing-information", "patient-material"]);

/** Of an SmPC with pack texts and leaflet behind it, what is told by what it carries. */
function isCarried(headings: Headings[]): (kind: DocumentKind | null, start: number) => boolean {
  const opening = (kind: DocumentKind) => headings.find((one) => one.kind === kind)?.places[0]?.start ?? Infinity;
  const [smpc, leaflet] = [opening("smpc"), opening("leaflet")];
  if (smpc === Infinity || smpc > leaflet) return () => false;
  return (kind, start) => kind !== null && CARRIED.has(kind) && start > smpc;
}

/** What a text without any medicine lacks to be promotion of one. */
const WITHOUT_MEDICINE = 0.6;

/** Whether a maker or a brand is in the text: what promotes a medicine to professionals is somebody's. */
const isSomebodys = (reading: Reading): boolean =>
  reading.names.companies.length > 0 ||
  /[®™▼]|\b(?:Ltd|Limited|plc|PLC|Inc|GmbH|Pharma|Therapeutics)\b/.test(reading.text) ||
  isOfBrand(medicineOf(reading));

/** What is left of the signs of another subject in a text of a maker that speaks of health. */
const BESIDE_HEALTH = 0.4;

/** A job or an article is what it is, however far from medicine. */
const OF_ANY_SUBJECT: DocumentKind[] = ["job-advertisement", "journal-article", "news", "charity"];
const TOLD_AT_LEAST = 3;
const isOfAnotherKind = (of: Map<DocumentKind, number>): boolean =>
  OF_ANY_SUBJECT.some((kind) => (of.get(kind) ?? 0) >= TOLD_AT_LEAST);

export function scoresOf(reading: Reading, audience: Audience, channel: Channel): Scores {
  const headings = headingsOf(reading);
  const isPi = headings.some(({ kind }) => kind === "prescribing-information");
  const carried = isCarried(headings);
  const all = TELLS.filter(({ alsoOf }) => !(isPi && alsoOf?.includes("prescribing-information"))).flatMap((tell) =>
    placesOf(tell, reading),
  );
  const told = all.filter(({ tell, start }) => !carried(tell.kind, start));
  const byNames = signsByNames(reading, actsBeside(null, told));
  const of = new Map<DocumentKind, number>();
  const add = (kind: DocumentKind, weight: number) => of.set(kind, (of.get(kind) ?? 0) + weight);
  for (const { tell, weight } of told) if (tell.kind) add(tell.kind, weight);
  for (const { kind, weight, places } of headings) if (!carried(kind, places[0]?.start ?? 0)) add(kind, weight);
  for (const { kind, weight } of byNames) add(kind, weight);
  const far = farFromMedicine(reading);
  // Every site has terms of use; on one that names a maker and speaks of health they say nothing of its subject.
  if (far === 0 && reading.names.companies.length > 0 && speaksOfHealth(reading))
    of.set("not-medicines", (of.get("not-medicines") ?? 0) * BESIDE_HEALTH);
  add("not-medicines", isOfAnotherKind(of) ? 0 : far);
  if (!namesMedicine(reading)) of.set("promotion-hcp", (of.get("promotion-hcp") ?? 0) * WITHOUT_MEDICINE);
  if (!isSomebodys(reading)) of.set("promotion-hcp", (of.get("promotion-hcp") ?? 0) * WITHOUT_MEDICINE);
  // What helps people to take a medicine says which.
  if (medicineOf(reading) === null) of.set("patient-material", (of.get("patient-material") ?? 0) * WITHOUT_MEDICINE);
  for (const part of [BY_AUDIENCE[audience], BY_CHANNEL[channel] ?? {}])
    for (const [kind, weight] of Object.entries(part)) add(kind as DocumentKind, weight);
  return { of, told, behind: all.filter((one) => !told.includes(one)), byNames, headings, far };
}

/** The kinds by their scores, the best first. */
export function ranked({ of }: Scores): { kind: DocumentKind; score: number }[] {
  return (Object.keys(DOCUMENT_KINDS) as DocumentKind[])
    .map((kind) => ({ kind, score: of.get(kind) ?? 0 }))
    .sort((a, b) => b.score - a.score);
}

/** A text of fewer words says too little of who wrote it: it may be a company's and not show it. */
export const FEWEST_OF_SILENCE = 60;

/** How much the words, whose tellings go from -1 to 1, count beside the signs. */
const WORDS_COUNT = 9;

/** The scores with what the words tell, for the name of the kind: among the kinds outside the Code, among those within, or all. */
export function named(reading: Reading, scores: Scores): { kind: DocumentKind; score: number }[] {
  if (reading.words < FEWEST_OF_SILENCE) return ranked(scores);
  const { of } = learntOf(reading);
  return (
    ranked(scores)
      // A company's own text of fixed headings is asked for little else: words alone do not make a text one.
      .filter(({ kind, score }) => kind !== "prescribing-information" || score > 0)
      .map(({ kind, score }) => ({ kind, score: score + WORDS_COUNT * (of.get(kind) ?? -1) }))
      .sort((a, b) => b.score - a.score)
  );
}

export const bestOf = (scores: Scores, outside: boolean): { kind: DocumentKind; score: number } =>
  ranked(scores).find(({ kind }) => isOutside(kind) === outside) as { kind: DocumentKind; score: number };

/** From this score on a kind outside the Code is told by more than one sign, and its own words are taken as its own. */
const TOLD_MORE_THAN_ONCE = 5;

/** What speaks most for a kind within the Code, without the words that the kind outside holds of itself where it is plainly
 * told: a report of a trial has trial figures, a ruling speaks of advisory boards. */
export function withinBeside(outside: DocumentKind, scores: Scores): number {
  if ((scores.of.get(outside) ?? 0) < TOLD_MORE_THAN_ONCE) return bestOf(scores, false).score;
  const own = new Map<DocumentKind, number>();
  for (const { tell, weight } of scores.told)
    if (tell.kind && tell.alsoOf?.includes(outside)) own.set(tell.kind, (own.get(tell.kind) ?? 0) + weight);
  const left = ranked(scores)
    .filter(({ kind }) => !isOutside(kind))
    .map(({ kind, score }) => score - (own.get(kind) ?? 0));
  return Math.max(...left);
}
