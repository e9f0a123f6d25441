import { REQUIREMENTS, type Requirement } from "#worker/rules/book/knowledge.ts";
import { type PictureAnswer, pictureAnswer } from "../answers.ts";
import { acceptPictured } from "../checks/pictured.ts";
import { listRequirements } from "../groups.ts";
import type { Question } from "../models/ask.ts";
import { PICTURES } from "../prompts/pictures.ts";
import { SYSTEM } from "../prompts/system.ts";
import { fenced } from "../visible-sentences.ts";
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
];

/** What a picture takes of the budget, answer included, in tokens. */
export const PICTURE_TOKENS = 3_500;
const ANSWER_TOKENS = 800;

/** A page as a picture. */
export interface Picture {
  page: number;
  /** A `data:` address. */
  url: string;
}

interface PictureQuestion {
  question: Question<PictureAnswer>;
  accept(answer: PictureAnswer): Found;
}

function asked({ shown }: Setting): Requirement[] {
  return SEEN.flatMap((id) => REQUIREMENTS.get(id) ?? []).filter((r) => shown.clauses.has(r.clause));
}

/** The question on the picture of one page; null when none of the clauses that pictures can break is engaged. */
export function pictureQuestion(setting: Setting, picture: Picture): PictureQuestion | null {
  const requirements = asked(setting);
  if (requirements.length === 0) return null;
  const user = [PICTURES, introduction(setting), fenced("requirements", listRequirements(requirements))].join("\n\n");
  const name = `picture_${picture.page}`;
  const evidence = evidenceFor(setting, name, { requirements: new Map(requirements.map((r) => [r.id, r])) });
  return {
    question: { name, system: SYSTEM, user, picture: picture.url, answer: pictureAnswer, maxTokens: ANSWER_TOKENS },
    accept: ({ added }) => ({
      ...NOTHING,
      added: added.flatMap((entry) => acceptPictured(evidence, entry, picture.page) ?? []),
    }),
  };
}
