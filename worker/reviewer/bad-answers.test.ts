import { describe, expect, test } from "vitest";
import { materialFromText } from "#worker/test/material.ts";
import { byRules, changedByReview } from "#worker/test/reviewed.ts";
import { development, EMPTY, only, raised, reviewed } from "#worker/test/wire-tools.ts";

const reasons = (result: { engine: { ai?: { dropped: { reason: string }[] } } }) =>
  result.engine.ai?.dropped.map(({ reason }) => reason) ?? [];

describe("what is invented or out of place is dropped, with its reason and without its words", () => {
  const RULING = "spoke of a case or a ruling, or gave an address";
  const DROPPED: [string, object, string][] = [
    ["a case number", { note: "This was ruled in breach in AUTH/9999/1/24 already." }, RULING],
    ["a case by words", { note: "See case 3211, on the same claim." }, RULING],
    ["a ruling without a number", { note: "The regulator ruled on this very claim." }, RULING],
    ["a clause that does not exist", { note: "This is against Clause 6.9 outright." }, "named a clause"],
    ["a clause in words", { note: "This is against Clause forty-five, as any reader can see." }, "named a clause"],
    ["a quotation", { note: "It says “works in every patient” without support." }, "quoted or marked up words"],
    ["a quotation in other marks", { note: "It says ‹works in every patient› there." }, "quoted or marked up words"],
    ["a figure", { note: "The absolute reduction was 2.9%, which is not given." }, "gave a figure of its own"],
    ["a figure in words", { note: "Eighty-seven in a hundred is not given here." }, "gave a figure of its own"],
    ["an unknown requirement", { requirement: "6.invented" }, "named a requirement that was not asked about"],
    ["an unknown reason", { reason: "invented-reason" }, "an entry in the wrong form"],
    ["a sentence that does not exist", { sentences: [9_999] }, "pointed at a sentence that it was not shown"],
    ["no sentence", { sentences: [] }, "pointed at no sentence"],
    ["an all-clear", { note: "The claim is fully compliant." }, "gave an all-clear or a verdict"],
    ["an all-clear in other words", { note: "It can be used as it stands." }, "gave an all-clear or a verdict"],
    ["a guess", { confidence: 20 }, "the model was not sure enough"],
    ["another type", { sentences: "all of them" }, "an entry in the wrong form"],
    ["a risk level of its own", { severity: "NO_RISK" }, "an entry in the wrong form"],
  ];

  test.each(DROPPED)("%s", async (_, entry, reason) => {
    const { result, ai } = await reviewed((one) =>
      only("review", { added: [raised(one, "median follow-up", entry), raised(one, "once a day")] })(one),
    );
    expect(ai.map((f) => f.quote)).toEqual([expect.stringContaining("once a day")]);
    expect(reasons(result)).toEqual([reason]);
    expect(JSON.stringify(result)).not.toMatch(/9999|6\.9\b|works in every patient|6\.invented/);
  });

  test("a note with a word that nothing shown holds is left out, and what is built from parts stays", async () => {
    const { ai, result } = await reviewed((one) =>
      only("review", { added: [raised(one, "once a day", { note: "Fluxoviranib is better studied." })] })(one),
    );
    expect(ai).toHaveLength(1);
    expect(JSON.stringify(result)).not.toContain("Fluxoviranib");
    expect(reasons(result)).toEqual(["a note with words that are not in the material"]);
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
          reason: "said-elsewhere",
          note: null,
          confidence: 99,
        }));
        return {
          say: { ...EMPTY, disputed, impression: [{ impression: "Everything here is approved.", sentences: [1] }] },
        };
      },
      { rules },
    );
    expect(changedByReview(rules.result, result)).toEqual([]);
    expect(findings.some((f) => f.ai?.view === "disputes")).toBe(false);
    expect(result.summary).toBe(rules.result.summary);
    expect(reasons(result)).toEqual(["disputed most of the findings", "an entry in the wrong form"]);
  });
});
