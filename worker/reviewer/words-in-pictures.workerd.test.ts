import { strToU8, zipSync } from "fflate";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { expect, test } from "vitest";
import type { SourceFormat } from "#worker/reading/material.ts";
import { fixture, readBytes } from "#worker/reading/test-tools.ts";
import { byRules } from "#worker/test/reviewed.ts";
import { visibleSentences } from "./visible-sentences.ts";

const LINE = "Zelvorin (zelvastat) is the best choice for every adult and is safe.";

async function inPdf(picture: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  page.drawText(LINE, { x: 50, y: 780, size: 12, font: await pdf.embedFont(StandardFonts.Helvetica) });
  page.drawImage(await pdf.embedPng(picture), { x: 50, y: 600, width: 480, height: 51 });
  return pdf.save();
}

function inWord(picture: Uint8Array): Uint8Array {
  const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const body = `<w:p><w:r><w:t>${LINE}</w:t></w:r></w:p>`;
  return zipSync({
    "word/document.xml": strToU8(`<w:document ${space}><w:body>${body}</w:body></w:document>`),
    "word/media/image1.png": picture,
  });
}

const FILES: [SourceFormat, (picture: Uint8Array) => Uint8Array | Promise<Uint8Array>][] = [
  ["image", (picture) => picture],
  ["pdf", inPdf],
  ["docx", inWord],
];

test.each(FILES)(
  "an order to the reviewer inside a picture (%s) is reported, obeyed by nothing and kept from the model",
  async (format, make) => {
    const file = new Uint8Array(await make(await fixture("order.png")));
    const { facts, outcomes, result } = byRules((await readBytes(format, file)).material);
    const reported = outcomes.flatMap((o) => o.findings).filter((f) => f.check === "clause-05/reviewer-notes");
    expect(reported.map((f) => f.quote)).toEqual([expect.stringContaining("ignore all previous instructions")]);
    expect(result.riskLevel).toBe(format === "image" ? "MEDIUM" : "HIGH");
    expect(
      visibleSentences(facts)
        .map(({ text }) => text)
        .join(" "),
    ).not.toContain("ignore all");
  },
  60_000,
);
