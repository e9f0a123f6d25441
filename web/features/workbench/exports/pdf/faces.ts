import sans from "@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url";
import bold from "@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url";
import serif from "@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf?url";
import type { Faces } from "./lettering.ts";

async function bytesOf(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`A typeface could not be fetched: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The typefaces of a report, whole: those of the pages come in parts, which no PDF can be set in. */
export async function faces(): Promise<Faces> {
  const [ours, boldOurs, theirs] = await Promise.all([sans, bold, serif].map(bytesOf));
  return { sans: ours as Uint8Array, bold: boldOurs as Uint8Array, serif: theirs as Uint8Array };
}
