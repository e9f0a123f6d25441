import { REQUIREMENTS, type Requirement } from "#worker/rules/book/knowledge.ts";
import { MOST_ITEMS, type PictureAnswer, pictureAnswer } from "../answers.ts";
import { listRequirements } from "../asked-requirements.ts";
import { acceptPictured } from "../checks/added.ts";
import { listed, REASONS } from "../checks/parts.ts";
import type { Question } from "../models/ask.ts";
import { PICTURES, SEVERITY_SCALE, SYSTEM } from "../prompts.ts";
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
  /** A `data:` address. */
  url: string;
}

interface PictureQuestion {
  question: Question<PictureAnswer>;
  accept(answer: PictureAnswer): Found;
}

/** The question on one picture, with the sentences of its page. */
export function pictureQuestion(setting: Setting, picture: Picture): PictureQuestion {
  const requirements: Requirement[] = SEEN.flatMap((id) => REQUIREMENTS.get(id) ?? []);
  const ofPage = setting.sentences.filter(({ page }) => picture.page === null || page === picture.page);
  const beside = chooseSentences(ofPage, { places: [], words: "" }, MOST_BESIDE);
  const user = [
    PICTURES,
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
