import { z } from "zod";
import { textSubmission } from "#schema/api-v1.ts";
import { textSource } from "#worker/analysis/sources.ts";
import { progressOf, resultOf } from "#worker/api/follow.ts";
import { submitOnce } from "#worker/api/submit-once.ts";
import type { Services } from "#worker/lib/services.ts";
import { parseInput } from "#worker/lib/validate.ts";
import { type ToldResult, toldProgress, toldWhole } from "./told-result.ts";

/** How long an answer is held while an analysis runs, in milliseconds; most are done well before. */
const WAIT_MS = 20_000;

/** What the tools do their work by: the caller, and what is asked of the caller's token first. */
export interface ToolContext {
  services: Services;
  userId: number;
  /** Counts a submission against the limit of a minute. */
  countSubmission(): Promise<void>;
}

const { audience, channel, context, materialType } = textSubmission.shape;

export const checkInput = z.object({
  text: textSubmission.shape.text.describe("The whole text of the material, unchanged"),
  audience: audience.describe("Who it is for"),
  channel: channel.describe("How it reaches them"),
  material_type: materialType.describe("What kind of piece it is; told from the text where left out"),
  context: context.describe("Anything the reviewer should know that the text does not say"),
  file_name: z.string().optional().describe("Name to list it under, ending in .txt"),
});

async function followed({ services, userId }: ToolContext, id: string): Promise<ToldResult> {
  const analysis = await progressOf(services, id, userId, WAIT_MS);
  return analysis.status === "complete" ? toldWhole(await resultOf(services, id, userId)) : toldProgress(analysis);
}

/** Submits a text, which uses one of the month's analyses, and waits for its result. */
export async function checkMaterial(context: ToolContext, input: z.output<typeof checkInput>): Promise<ToldResult> {
  const { material_type, file_name, ...rest } = input;
  await context.countSubmission();
  const submission = parseInput(textSubmission, { ...rest, materialType: material_type, fileName: file_name });
  const { services, userId } = context;
  const { id } = await submitOnce(services, textSource(submission), userId, undefined);
  return followed(context, id);
}

export const resultInput = z.object({ id: z.string().describe("The id that check_material gave") });

/** The result of one of the caller's analyses; how far it is while it runs. */
export const getResult = (context: ToolContext, { id }: z.output<typeof resultInput>) => followed(context, id);

export const clauseInput = z.object({
  // Assistants send 26.1 as a number too.
  clause: z.coerce
    .string()
    .min(1)
    .max(120)
    .describe("A clause (26), a sub-clause (26.1) or a requirement (26.public-pom)"),
});
