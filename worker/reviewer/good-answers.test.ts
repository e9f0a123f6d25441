import { describe, expect, test } from "vitest";
import { LIBRARY } from "#worker/cases/library.ts";
import { materialFromText } from "#worker/test/material.ts";
import { byRules, changedByReview } from "#worker/test/reviewed.ts";
import { development, LEAVEPIECE, numberOf, only, raised, reviewed } from "#worker/test/wire-tools.ts";

const RISK = "reduced the relative risk of cardiovascular death, myocardial infarction or stroke by 31%";

describe("a good answer", () => {
  test("adds a finding whose words, severity and cases come from code", async () => {
    const { result, ai, asked } = await reviewed((one) =>
      only("clauses_claims", { added: [raised(one, "median follow-up")] })(one),
    );
    expect(ai).toHaveLength(1);
    const [finding] = ai;
    expect(finding?.quote).toContain("The benefit was recorded over a median follow-up of 2.8 years1");
    expect(LEAVEPIECE.material.text.slice(finding?.start ?? 0, finding?.end ?? 0)).toBe(finding?.quote);
    expect(finding).toMatchObject({
      severity: "MEDIUM",
      subclause: "6.1",
      confidence: 50,
      ai: { stated: 90, measured: false },
    });
    expect(finding?.precedents.every((number) => LIBRARY.some((entry) => entry.caseNumber === number))).toBe(true);
    expect(changedByReview(LEAVEPIECE.result, result)).toEqual([]);
    expect(result.engine).toMatchObject({
      reviewers: ["rules", "scripted"],
      notices: [],
      ai: { promptVersion: expect.any(String) },
    });
    expect(result.engine.ai?.tokens.input).toBe(asked.length * 1_000);
    expect(asked.every(({ authorization }) => authorization === "Bearer k")).toBe(true);
  });

  test("agrees and disagrees beside the finding, which stays as grave as it was", async () => {
    const on = LEAVEPIECE.outcomes.flatMap((o) => o.findings).filter((f) => f.quote !== null);
    expect(on.length).toBeGreaterThan(0);
    const { result, findings } = await reviewed((one) => {
      const id = /^(F\d+) \(6\.[^)]*sentence/m.exec(one.user)?.[1];
      const dispute = {
        finding: id,
        sentences: [1],
        reason: "The footnote gives the rates in both arms.",
        confidence: 80,
      };
      return only("clauses_claims", { disputed: [dispute] })(one);
    });
    const disputed = findings.filter((f) => f.ai?.view === "disputes");
    expect(disputed.map((f) => [f.raisedBy, f.ai?.reason])).toEqual([
      ["rules", "The footnote gives the rates in both arms."],
    ]);
    expect(result.riskLevel).toBe(LEAVEPIECE.result.riskLevel);
    expect(changedByReview(LEAVEPIECE.result, result)).toEqual([]);
  });

  test("that says what the rules said makes the finding that of both", async () => {
    const { findings, ai } = await reviewed((one) =>
      only("clauses_claims", { added: [raised(one, RISK, { requirement: "6.balance" })] })(one),
    );
    expect(ai).toEqual([]);
    expect(findings.filter((f) => f.raisedBy === "both").map((f) => f.quote)).toEqual([expect.stringContaining("31%")]);
  });

  test("may reword a sentence, with no new figure, name or quotation", async () => {
    const rewordings: [string, boolean][] = [
      ["The benefit was recorded over a median follow-up of 2.8 years in adults taking a statin.1", true],
      ["The benefit was recorded over a median follow-up of 3.4 years.1", false],
      ["The benefit was recorded over nine years.1", false],
      ["The benefit of Rivalex was recorded over a median follow-up of 2.8 years.1", false],
      ["The benefit over rivastatin was recorded over a median follow-up of 2.8 years.1", false],
      ["See AUTH/3211/6/19: the benefit was recorded over 2.8 years.1", false],
    ];
    for (const [rewrite, isOffered] of rewordings) {
      const { ai } = await reviewed((one) =>
        only("clauses_claims", { added: [raised(one, "median follow-up", { rewrite })] })(one),
      );
      expect([rewrite, ai[0]?.fix.after]).toEqual([rewrite, isOffered ? rewrite : ""]);
    }
  });

  test("sets claims against the reference text in the context, and quotes that text by its place", async () => {
    const context =
      "GUARDIAN-CV abstract. Adults with established disease were enrolled. The composite of cardiovascular death, infarction or stroke occurred in 6.9% with zelapraxan and 9.8% with placebo. Cardiovascular death alone did not differ between the groups. Patients with heart failure were excluded from this study.";
    const rules = byRules(materialFromText(development("d001")), { context });
    const { ai } = await reviewed(
      (one) =>
        only("references", {
          compared: [
            {
              claim: numberOf(one, RISK),
              reference: [4],
              verdict: "overstated",
              reason: "Death alone was not reduced in the study.",
              confidence: 85,
            },
            {
              claim: numberOf(one, RISK),
              reference: [9],
              verdict: "contradicted",
              reason: "The study says the opposite of it.",
              confidence: 85,
            },
          ],
        })(one),
      { rules },
    );
    expect(ai.map((f) => f.issue)).toEqual([
      "Death alone was not reduced in the study. The reference text supplied says: “Cardiovascular death alone did not differ between the groups.”",
    ]);
    expect(ai[0]?.quote).toContain("reduced the relative risk");
  });

  test("on the picture of a page is shown with its page and no words", async () => {
    const pictures = [{ page: 2, url: "data:image/png;base64,AAAA" }];
    const entry = {
      requirement: "6.image-claim",
      severity: "HIGH",
      issue: "A runner crosses a finishing line, an outcome untypical of these patients.",
      confidence: 70,
    };
    const { ai, asked } = await reviewed(only("picture_2", { shows: "A runner.", added: [entry] }), {
      pictures,
      settings: { AI_VISION_MODEL: "scripted-vision" },
    });
    expect(ai.map(({ quote, page, start, requirement }) => [quote, page, start, requirement])).toEqual([
      [null, 2, null, "6.image-claim"],
    ]);
    expect(asked.find(({ picture }) => picture)).toMatchObject({ model: "scripted-vision", picture: pictures[0]?.url });
  });

  test("on the whole follows the summary", async () => {
    const impression = "The large headline figure dominates the piece; look first at how the benefit is framed.";
    const { result } = await reviewed(only("summary", { impression, sentences: [1, 2] }));
    expect(result.summary).toBe(`${LEAVEPIECE.result.summary} The AI reviewer adds: ${impression}`);
  });
});
