import { REQUIREMENTS, type Requirement } from "#worker/rules/book/knowledge.ts";
import { MOST_ITEMS, type PictureAnswer, pictureAnswer } from "../answers.ts";
import { listRequirements } from "../asked-requirements.ts";
import { acceptPictured } from "../checks/added.ts";
import { listed, REASONS } from "../checks/parts.ts";
import type { Question } from "../models/ask.ts";
import { PAGES, PICTURES, SEVERITY_SCALE, SYSTEM } from "../prompts.ts";
import { chooseSentences } from "../sampling.ts";
import { fenced, numbered } from "../visible-sentences.ts";
import { evidenceFor, type Found, introduction, NOTHING, type Setting } from "./setting.ts";

/** Requirements that a picture can break by itself. */
const SEEN = [
  "2.tone-trust",
  "5.no-offence",
  "5.taste-and-teaser",
  "6.graph-fair",
  "6.image-claim",
  "6.not-misleading-overall",
  "11.on-label",
  "14.no-imitation-or-confusion",
  "15.disguise-flags",
  "26.no-pom-advert",
];

/** Besides, what the look of a whole page can break. */
const SEEN_ON_PAGE = [...SEEN, "6.balance", "12.inn-adjacent", "12.pi-legible"];

/** What a picture takes of the budget, both its questions and answers included, in tokens. */
export const PICTURE_TOKENS = 8_000;
const ANSWER_TOKENS = 800;
/** Of the sentences beside it, in tokens. */
const MOST_BESIDE = 600;

/** A picture to look at. */
export interface Picture {
  /** From 1. */
  number: number;
  /** Null where the file has no pages of its own. */
  page: number | null;
  /** Whether it shows the page as a reader sees it, rather than what lies on it. */
  isPage: boolean;
  /** A `data:` address. */
  url: string;
}

/** What there is to look at. */
export interface Looks {
  pictures: readonly Picture[];
  /** Pages of the material, shown or not; null where it has none of its own. */
  pages: number | null;
  /** Why there is nothing, where something was to be expected: the end of a sentence for the user. */
  reason: string | null;
}

export const NO_LOOKS: Looks = { pictures: [], pages: null, reason: null };

/** Tells the user which pages the model saw, where these are not all; `looked` are the pictures that it was asked about. */
export function unseenNotices({ pages, reason }: Looks, looked: readonly Picture[]): string[] {
  if (reason !== null) return [`AI review looked at no picture of the material: ${reason}.`];
  const seen = looked.flatMap(({ page, isPage }) => (isPage && page !== null ? [page] : []));
  if (pages === null || seen.length >= pages) return [];
  if (seen.length === 0) return ["AI review saw no page as it looks: it read the words alone."];
  const named = seen.length === 1 ? `page ${seen[0]}` : `pages ${seen.slice(0, -1).join(", ")} and ${seen.at(-1)}`;
  return [`AI review saw ${named} of ${pages} as they look; of the others it read the words alone.`];
}

interface PictureQuestion {
  question: Question<PictureAnswer>;
  accept(answer: PictureAnswer): Found;
}

/** The question on one picture, with the sentences of its page. */
export function pictureQuestion(setting: Setting, picture: Picture): PictureQuestion {
  const requirements: Requirement[] = (picture.isPage ? SEEN_ON_PAGE : SEEN).flatMap(
    (id) => REQUIREMENTS.get(id) ?? [],
  );
  const ofPage = setting.sentences.filter(({ page }) => picture.page === null || page === picture.page);
  const beside = chooseSentences(ofPage, { places: [], words: "" }, MOST_BESIDE);
  const user = [
    picture.isPage ? PAGES : PICTURES,
    introduction(setting),
    fenced("requirements", listRequirements(requirements)),
    fenced("severity", SEVERITY_SCALE),
    fenced("reasons", listed(REASONS)),
    fenced("material", numbered(beside)),
  ].join("\n\n");
  const name = `picture_${picture.number}`;
  const evidence = evidenceFor(setting, name, { requirements: new Map(requirements.map((r) => [r.id, r])) });
  return {
    question: { name, system: SYSTEM, user, picture: picture.url, answer: pictureAnswer, maxTokens: ANSWER_TOKENS },
    accept: ({ added }) => ({
      ...NOTHING,
      added: added.slice(0, MOST_ITEMS).flatMap((entry) => acceptPictured(evidence, entry, picture) ?? []),
    }),
  };
}
