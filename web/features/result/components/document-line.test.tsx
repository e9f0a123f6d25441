import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { AnalysisResult } from "#schema/result.ts";
import { NO_VERDICT } from "#schema/risk.ts";
import { DocumentLine } from "#web/features/result/components/document-line.tsx";
import { VerdictHead } from "#web/features/result/components/verdict-band.tsx";
import { tally } from "#web/features/result/matters.ts";
import { result } from "#web/test/fixtures.ts";

afterEach(cleanup);

const SMPC: NonNullable<AnalysisResult["document"]> = {
  kind: "smpc",
  author: "company",
  readers: "hcp",
  medicine: { name: "Velorant", inn: "metiprant", legal: null },
  excerpt: false,
  excerptWhy: null,
  signs: [
    { quote: "4.1 Therapeutic indications", means: "12 of the numbered headings of an SmPC stand in their order" },
  ],
  sure: 0.98,
  outside: true,
};

test("a document that the Code leaves alone is named, with what was checked and how it was told", () => {
  render(<DocumentLine document={SMPC} />);
  const line = screen.getByRole("button", {
    name: /This reads as a Summary of Product Characteristics, about Velorant \(metiprant\): outside the Code unless it is supplied as part of promotion\. Checked for that only\./,
  });
  fireEvent.click(line);
  expect(line.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByText("4.1 Therapeutic indications")).toBeDefined();
  expect(screen.getByText(/Open Government Licence/)).toBeDefined();
});

test("a piece is named with its author; what is unsure and what is a part is said to be so", () => {
  const why = "The text stops in the middle of a sentence.";
  render(
    <DocumentLine
      document={{
        ...SMPC,
        kind: "promotion-hcp",
        outside: false,
        sure: 0.6,
        excerpt: true,
        excerptWhy: why,
        signs: [],
      }}
    />,
  );
  const name =
    /^This reads most like promotion to health professionals by a company, about Velorant \(metiprant\)\. The text stops in the middle of a sentence\. What is missing may stand in the rest\./;
  expect(screen.getByRole("button", { name })).toBeDefined();
  expect(screen.getByText(/From the chosen audience alone/)).toBeDefined();
});

test("the verdict on a document outside the Code approves of nothing and counts no clause", () => {
  const clean = { ...result, riskLevel: "NO_RISK" as const, document: SMPC };
  render(<VerdictHead result={clean} counts={tally({ ...clean, matters: [] })} />);
  expect(screen.getByText("Outside the Code: no promotion found in it.")).toBeDefined();
  expect(screen.getByText(/No clause of the Code was put to it/)).toBeDefined();
  expect(screen.queryByText(/approved/)).toBeNull();
});

test("a text that could not be judged is said not to be checked, and one read in part to be clear only there", () => {
  const reason = "The text does not read as English, and only English is checked. Upload an English version.";
  const clauses = result.clauses.map((clause) => ({ ...clause, status: "not-engaged" as const, findings: [] }));
  const unread = [{ page: null, reason }];
  const foreign = { ...result, clauses, matters: [], riskLevel: "MEDIUM" as const, document: SMPC };
  const show = (shown: AnalysisResult) => render(<VerdictHead result={shown} counts={tally(shown)} />);
  show({ ...foreign, summary: `${NO_VERDICT}${reason}`, coverage: { ...result.coverage, unread } });
  expect(screen.getByText(`Not checked. ${reason}`)).toBeDefined();
  expect(screen.queryByText(/Outside the Code/)).toBeNull();
  show({ ...foreign, coverage: { ...result.coverage, unread: [{ page: 2, reason: "a picture" }] } });
  expect(screen.getByText(/^Nothing found in what could be read\. Check the rest by eye/)).toBeDefined();
  expect(screen.queryByText(/ready to submit/)).toBeNull();
});

test("what the file was taken for can be corrected while the file is here, and the same file is checked again", () => {
  const onCheckAs = vi.fn();
  render(<DocumentLine document={SMPC} onCheckAs={onCheckAs} />);
  fireEvent.click(screen.getByRole("button", { name: /^This reads as/ }));
  const again = screen.getByRole<HTMLButtonElement>("button", { name: "Change and check again" });
  expect(again.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(/This document is/), { target: { value: "promotion-hcp" } });
  fireEvent.click(again);
  expect(onCheckAs).toHaveBeenCalledWith("promotion-hcp");
});
