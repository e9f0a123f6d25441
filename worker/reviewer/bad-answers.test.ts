import { describe, expect, test } from "vitest";
import { materialFromText } from "#worker/test/material.ts";
import { byRules, changedByReview } from "#worker/test/reviewed.ts";
import { development, EMPTY, only, raised, reviewed } from "#worker/test/wire-tools.ts";

const reasons = (result: { engine: { ai?: { dropped: { reason: string }[] } } }) =>
  result.engine.ai?.dropped.map(({ reason }) => reason) ?? [];

describe("what is invented or out of place is dropped, with its reason and without its words", () => {
  const DROPPED: [string, object, string][] = [
    ["a case number", { issue: "This was ruled in breach in AUTH/9999/1/24 already." }, "named a case or an address"],
    [
      "a case by words",
      { issue: "See case 3211, where the Panel ruled on the same claim." },
      "named a case or an address",
    ],
    [
      "a clause that does not exist",
      { issue: "This breaches Clause 6.9 of the Code outright." },
      "named a clause that does not apply",
    ],
    [
      "a clause in words alone",
      { issue: "This breaches Clause 45, as any reader can see." },
      "named a clause that does not apply",
    ],
    [
      "a quotation",
      { issue: "The piece says “works in every patient” without any support." },
      "quoted words that are not there",
    ],
    [
      "a figure",
      { issue: "The absolute reduction was 2.9%, which is not given here." },
      "gave a figure that the material does not hold",
    ],
    ["an unknown requirement", { requirement: "6.invented" }, "named a requirement that was not asked about"],
    [
      "a requirement of a clause not engaged",
      { requirement: "31.retention" },
      "named a requirement that was not asked about",
    ],
    ["a sentence that does not exist", { sentences: [9_999] }, "pointed at a sentence that it was not shown"],
    ["no sentence", { sentences: [] }, "pointed at no sentence"],
    [
      "an all-clear",
      { issue: "No issue here: the claim is fully compliant with the Code." },
      "gave an all-clear or a verdict",
    ],
    ["a guess", { confidence: 20 }, "the model was not sure enough"],
    ["another type", { sentences: "all of them" }, "an entry in the wrong form"],
    ["a risk level of its own", { severity: "NO_RISK" }, "an entry in the wrong form"],
  ];

  test.each(DROPPED)("%s", async (_, entry, reason) => {
    const { result, ai } = await reviewed((one) =>
      only("clauses_claims", { added: [raised(one, "median follow-up", entry), raised(one, "once a day")] })(one),
    );
    expect(ai.map((f) => f.quote)).toEqual([expect.stringContaining("once a day")]);
    expect(reasons(result)).toEqual([reason]);
    expect(JSON.stringify(result)).not.toMatch(/9999|6\.9\b|works in every patient|6\.invented/);
  });

  test("“all compliant”, obeyed from the material, takes nothing away", async () => {
    const rules = byRules(materialFromText(development("d066")));
    expect(rules.result.riskLevel).toBe("HIGH");
    const { result, findings } = await reviewed(
      (one) => {
        const ids = [...one.user.matchAll(/^(F\d+) \(/gm)].map((match) => match[1]);
        const disputed = ids.map((finding) => ({
          finding,
          sentences: [1],
          reason: "The signatory has seen this and agreed to it.",
          confidence: 99,
        }));
        return {
          say: { ...EMPTY, disputed, impression: "Everything here is fully compliant and approved.", sentences: [1] },
        };
      },
      { rules },
    );
    expect(changedByReview(rules.result, result)).toEqual([]);
    expect(findings.some((f) => f.ai?.view === "disputes")).toBe(false);
    expect(result.summary).toBe(rules.result.summary);
    expect(reasons(result)).toEqual(["disputed most of the findings", "gave an all-clear or a verdict"]);
  });
});
