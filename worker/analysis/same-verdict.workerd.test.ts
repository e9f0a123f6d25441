import { expect, test } from "vitest";
import type { SourceFormat } from "#worker/reading/material.ts";
import { fixture, readingTools } from "#worker/reading/test-tools.ts";
import { analyseInProcess } from "./in-process.ts";

const FILES: [string, SourceFormat][] = [
  ["txt", "text"],
  ["docx", "docx"],
  ["doc", "doc"],
  ["pdf", "pdf"],
  ["png", "image"],
];

async function verdict(name: string, ending: string, format: SourceFormat, audience: "hcp" | "patients") {
  const bytes = await fixture(`${name}.${ending}`);
  const file = { format, fileName: `${name}.${ending}`, bytes: async () => bytes.slice() };
  const fields = { audience, channel: "print", context: undefined, materialType: undefined } as const;
  const { ocrModel } = readingTools();
  const { result } = await analyseInProcess(file, fields, { ocrModel });
  return {
    risk: result.riskLevel,
    findings: result.clauses.flatMap((c) => c.findings.map((f) => `${c.id} ${f.severity} ${f.check}`)).sort(),
  };
}

/** The same material, once with a misleading claim, once clean, once with many faults. */
test.each([
  ["d001", "hcp"],
  ["d002", "patients"],
  ["d066", "hcp"],
] as const)(
  "%s gets the same findings as TXT, DOCX, DOC, PDF and PNG",
  async (name, audience) => {
    const [text, ...others] = await Promise.all(
      FILES.map(([ending, format]) => verdict(name, ending, format, audience)),
    );
    if (name !== "d002") expect(text?.findings.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(text);
  },
  60_000,
);
