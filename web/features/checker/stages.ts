/** The stages a reader sees, in order, with the percentage from which each is under way. */
export const STAGES = [
  { name: "Reading the file", from: 0 },
  { name: "Finding facts", from: 45 },
  { name: "Checking 31 clauses", from: 60 },
  { name: "Matching cases", from: 75 },
  { name: "Writing up", from: 90 },
] as const;

/** Which stage is under way: by its name, or by the percentage where the text names none of them. */
export function currentStage(stage: string, progress: number): number {
  const named = STAGES.findIndex(({ name }) => stage.toLowerCase().startsWith(name.toLowerCase()));
  return named >= 0 ? named : STAGES.findLastIndex(({ from }) => progress >= from);
}
