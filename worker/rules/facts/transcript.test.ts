import { expect, test } from "vitest";
import { materialFromText } from "#worker/test/material.ts";
import { gatherFacts } from "./index.ts";
import { isSpoken, isTranscript } from "./transcript.ts";

const factsOf = (text: string, context = "") =>
  gatherFacts(materialFromText(text), { audience: "hcp", channel: "sales", context, materialType: undefined });

const CALL =
  "HOST: Welcome to the hour.\nGUEST: Thank you.\nHOST: What is new?\nGUEST: A pen for migraine.\nHOST: Good.";

test("lines with speakers who come back are speech", () => {
  expect(isSpoken(factsOf(CALL))).toBe(true);
  expect(isSpoken(factsOf(CALL.replace(/^/gm, "02:05 ")))).toBe(true);
  const numbered = CALL.replaceAll("HOST", "Speaker 1").replaceAll("GUEST", "Speaker 2");
  expect(isSpoken(factsOf(numbered.replace(/^/gm, "[00:31:10] ")))).toBe(true);
});

test("a message with its head, and a list with labels, are none", () => {
  expect(isSpoken(factsOf("From: A. Lowe\nTo: B. Pask\nSubject: Tavorel\nDate: 3 May\nDear Ben: here it is."))).toBe(
    false,
  );
  expect(isSpoken(factsOf(`Tavorel leavepiece\n${"Tavorel works within two hours.\n".repeat(12)}${CALL}`))).toBe(false);
});

test("one sentence makes no piece a transcript", () => {
  expect(isTranscript(factsOf("Transcript\nTavorel works within two hours.\nAsk for it today."))).toBe(false);
  expect(isTranscript(factsOf(CALL))).toBe(false);
  expect(isTranscript(factsOf(`Transcript of the podcast\n${CALL}`))).toBe(true);
  expect(isTranscript(factsOf(CALL, "A recording of 3 May"))).toBe(true);
});
