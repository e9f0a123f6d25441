export type Stage = { name: string; from: number };

/** The stages a reader sees, in order, with the percentage from which each is under way. */
const STAGES: readonly Stage[] = [
  { name: "Reading the file", from: 0 },
  { name: "Finding facts", from: 45 },
  { name: "Checking 31 clauses", from: 60 },
  { name: "Matching cases", from: 75 },
  { name: "Second review", from: 80 },
  { name: "Writing up", from: 90 },
];

/** The stages of an analysis; the second review is the AI reviewer's. */
export const stagesOf = (hasAiReview: boolean): readonly Stage[] =>
  STAGES.filter(({ name }) => hasAiReview || name !== "Second review");

/** Which stage is under way: by its name, or by the percentage where the text names none of them. */
export function currentStage(stages: readonly Stage[], stage: string, progress: number): number {
  const named = stages.findIndex(({ name }) => stage.toLowerCase().startsWith(name.toLowerCase()));
  return named >= 0 ? named : stages.findLastIndex(({ from }) => progress >= from);
}
