import { describe, expect, test } from "vitest";
import { RISK_ORDER, type RiskLevel } from "#schema/result.ts";
import type { SubmissionFields } from "#schema/submission.ts";
import { fieldsOf, loadLabels } from "#worker/lab/sets.ts";
import { materialFromText } from "#worker/test/material.ts";
import { DECLARATIONS } from "#worker/test/places/declarations.ts";
import { checkClauses } from "../engine/engine.ts";
import { gatherFacts } from "./index.ts";

/* A sentence on top or at the foot that says what the piece is excuses nothing: what excuses is a body of that kind. */

const riskOf = (text: string, fields: SubmissionFields): RiskLevel => {
  const outcomes = checkClauses(gatherFacts(materialFromText(text), fields));
  const worst = Math.max(0, ...outcomes.flatMap((o) => o.findings.map((f) => RISK_ORDER.indexOf(f.severity))));
  return RISK_ORDER[worst] ?? "NO_RISK";
};

/** Pieces of high risk, named: what the rules find of others must not change the choice. */
const NAMED = new Set(["31a-004", "31a-017", "31b-003", "31b-026", "31c-020", "31c-033"]);
/** Of those so many, unless the long tests are asked for. */
const FEW = 2;
const PIECES = loadLabels("holdout-2026-11-22-e")
  .filter(({ id }) => NAMED.has(id))
  .map((label) => ({ text: label.text.trimEnd(), fields: fieldsOf(label) }))
  .filter(({ text, fields }) => riskOf(text, fields) === "HIGH")
  .slice(0, process.env.TEST_ALL ? undefined : FEW);

test("no declaration, on top or at the foot, takes a piece of high risk below medium", () => {
  expect(PIECES.length).toBeGreaterThanOrEqual(process.env.TEST_ALL ? 5 : FEW);
  const lowered = DECLARATIONS.flatMap((words, i) =>
    PIECES.flatMap(({ text, fields }, j) =>
      [`${words}\n\n${text}`, `${text}\n\n${words}\n`]
        // Each declaration on top of one piece and at the foot of the other, unless the long tests are asked for.
        .filter((_, place) => process.env.TEST_ALL || (i + j + place) % 2 === 0)
        .map((declared) => riskOf(declared, fields))
        .filter((risk) => risk === "NO_RISK" || risk === "LOW")
        .map((risk) => `${words}: ${risk}`),
    ),
  );
  expect(lowered).toEqual([]);
}, 240_000);

const FIELDS: SubmissionFields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined };
const promotionOf = (text: string) => gatherFacts(materialFromText(text), FIELDS).promotion;

const CLAIM =
  "Zelvorin (tavorimib) 40 mg capsules\n\nAdults with migraine\n\nZelvorin reduced migraine days by 4.1 v 2.0 with placebo.\n\nOnce daily with food.\n\nWell tolerated in 600 adults.\n\nNorthgate Pharma Ltd, Derby";

describe("what a piece calls itself", () => {
  test("is told where its body does not bear it out", () => {
    const { kind, exemption, pretended } = promotionOf(`This is a clinical trial protocol.\n\n${CLAIM}`);
    expect({ kind, exemption, pretended }).toEqual({ kind: "promotion", exemption: null, pretended: ["research"] });
  });

  test.each(["Minutes of the formulary committee", "Certificate of approval. I have examined the final form."])(
    "%s: excuses no paper that points to its prescribing information",
    (title) => {
      const paper =
        "Paper for the enzyme group, from Northgate Pharma Ltd\n\nZelvorin (tavorimib) for Fabry disease. Giving the other enzyme is little better than giving water.\n\nPrescribing information: see www.northgate.example if wanted.";
      expect(promotionOf(`${title}\n\n${paper}`).kind).toBe("promotion");
    },
  );

  test("counts where it does, with the words that bear it out", () => {
    const text = `Protocol of a non-interventional study of Zelvorin (tavorimib)\n\nObjectives\nTo describe use in adults with migraine.\n\nEligibility\nAdults who give informed consent.\n\nVisits\nData are recorded at three follow-up visits at 12 sites.\n\nThe investigators report to the research ethics committee.\n\nVersion 2`;
    const { kind, exemption } = promotionOf(text);
    expect(kind).toBe("research");
    const words = exemption?.signs.map(({ start, end }) => text.slice(start, end).toLowerCase());
    expect(words).toEqual(expect.arrayContaining(["consent", "investigators", "ethic"]));
  });
});
