import { describe, expect, test } from "vitest";
import { LIBRARY } from "#worker/cases/library.ts";
import { materialFromText } from "#worker/test/material.ts";
import { byRules, changedByReview } from "#worker/test/reviewed.ts";
import { development, EMPTY, LEAVEPIECE, numberOf, only, raised, reviewed } from "#worker/test/wire-tools.ts";

const RISK = "reduced the relative risk of cardiovascular death, myocardial infarction or stroke by 31%";

describe("a good answer", () => {
  test("adds a finding whose words, severity and cases come from code", async () => {
    const { result, ai, asked } = await reviewed((one) =>
      only("review", { added: [raised(one, "median follow-up")] })(one),
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
      const dispute = { finding: id, sentences: [1], reason: "said-elsewhere", note: null, confidence: 80 };
      return only("review", { disputed: [dispute] })(one);
    });
    const disputed = findings.filter((f) => f.ai?.view === "disputes");
    expect(disputed.map((f) => [f.raisedBy, f.ai?.reason])).toEqual([
      ["rules", expect.stringMatching(/^What the finding asks for stands at these words\. It points at “/)],
    ]);
    expect(result.riskLevel).toBe(LEAVEPIECE.result.riskLevel);
    expect(changedByReview(LEAVEPIECE.result, result)).toEqual([]);
  });

  const onRisk = LEAVEPIECE.outcomes
    .flatMap((o) => o.findings)
    .filter(({ quote }) => quote?.includes("31%"))
    .map(({ requirement, severity }) => ({ requirement, severity }));

  test("that says what the rules said makes the finding that of both", async () => {
    const [known] = onRisk;
    const { findings, ai } = await reviewed((one) =>
      only("review", { added: [raised(one, RISK, { ...known, severity: "LOW" })] })(one),
    );
    expect(ai).toEqual([]);
    expect(findings.filter((f) => f.raisedBy === "both").map((f) => f.quote)).toEqual([expect.stringContaining("31%")]);
  });

  test("that finds another fault on the same words is not booked as agreement", async () => {
    const entry = { requirement: "6.not-misleading-overall", reason: "turns-round", severity: "HIGH" };
    expect(onRisk.map(({ requirement }) => requirement)).not.toContain(entry.requirement);
    const { findings, ai } = await reviewed((one) => only("review", { added: [raised(one, RISK, entry)] })(one));
    expect(ai.map(({ requirement, severity }) => [requirement, severity])).toEqual([[entry.requirement, "HIGH"]]);
    expect(findings.filter((f) => f.raisedBy === "both")).toEqual([]);
  });

  test("may raise what is missing, without a sentence, and under a clause that the rules left alone", async () => {
    const untouched = LEAVEPIECE.outcomes.filter(({ status }) => status === "not-engaged").map(({ clause }) => clause);
    expect(untouched).toContain(13);
    const missing = ["13.size", "12.pi-present"].map((requirement) => ({
      ...{ requirement, severity: "HIGH", note: null, confidence: 80 },
    }));
    const { ai, result } = await reviewed(only("review", { missing }));
    expect(ai.map(({ requirement, quote, start }) => [requirement, quote, start])).toEqual(
      expect.arrayContaining(missing.map(({ requirement }) => [requirement, null, null])),
    );
    expect(changedByReview(LEAVEPIECE.result, result)).toEqual([]);
    const matters = result.matters?.filter(({ raisedBy }) => raisedBy === "ai") ?? [];
    expect(matters.every(({ due, headline }) => due !== null && headline.startsWith("AI reviewer: "))).toBe(true);
  });

  test("that a second question does not confirm is not told", async () => {
    for (const answers of [
      [],
      [{ item: "Q1", isThere: "no", confidence: 90 }],
      [{ item: "Q1", isThere: "unsure", confidence: 90 }],
    ]) {
      const { ai, asked, result } = await reviewed((one) => ({
        say: one.question === "review" ? { ...EMPTY, added: [raised(one, "once a day")] } : { ...EMPTY, answers },
      }));
      expect(ai).toEqual([]);
      expect(result.engine.ai?.dropped.map(({ reason }) => reason)).toEqual(["a second question did not confirm it"]);
      const second = asked.find(({ question }) => question === "second");
      expect(second?.user).not.toMatch(/leaves-out|HIGH/);
      expect(second?.user).toContain("once a day");
    }
  });

  test("raises no more than eight matters, and no more than three under one clause", async () => {
    const { ai } = await reviewed((one) => {
      const numbers = [...one.user.matchAll(/^(\d+)\| /gm)].map((match) => Number(match[1]));
      const requirements = [
        "6.completeness",
        "14.special-merit",
        "11.on-label",
        "2.safety-prejudice",
        "15.disguise-flags",
      ];
      const added = requirements.flatMap((requirement) =>
        numbers.slice(0, 12).map((number) => raised(one, "", { requirement, sentences: [number] })),
      );
      return only("review", { added })(one);
    });
    expect(ai).toHaveLength(8);
    for (const own of Map.groupBy(ai, ({ subclause }) => subclause.split(".")[0]).values())
      expect(own.length).toBeLessThanOrEqual(3);
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
        only("review", { added: [raised(one, "median follow-up", { rewrite })] })(one),
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
              note: "Death alone was not reduced.",
              confidence: 85,
            },
            {
              claim: numberOf(one, RISK),
              reference: [9],
              verdict: "contradicted",
              note: null,
              confidence: 85,
            },
          ],
        })(one),
      { rules },
    );
    expect(ai.map((f) => f.issue)).toEqual([
      expect.stringMatching(
        /^The claim goes further than the reference text supplied\. It says: “Cardiovascular death alone did not differ between the groups\.”/,
      ),
    ]);
    expect(ai[0]?.quote).toContain("reduced the relative risk");
  });

  test("on the picture of a page is shown with its page and no words", async () => {
    const pictures = [{ number: 1, page: 2, isPage: false, url: "data:image/png;base64,AAAA" }];
    const entry = {
      requirement: "6.image-claim",
      severity: "HIGH",
      reason: "implies",
      note: null,
      confidence: 70,
    };
    const { ai, asked } = await reviewed(only("picture_1", { shows: "A runner.", added: [entry] }), {
      pictures,
      settings: { AI_VISION_MODEL: "scripted-vision" },
    });
    expect(ai.map(({ quote, page, start, requirement }) => [quote, page, start, requirement])).toEqual([
      [null, 2, null, "6.image-claim"],
    ]);
    expect(asked.find(({ picture }) => picture)).toMatchObject({ model: "scripted-vision", picture: pictures[0]?.url });
  });

  test("on the whole follows the summary", async () => {
    const impression = [{ impression: "benefit-first", sentences: [1], confidence: 80 }];
    const { result } = await reviewed(only("review", { impression }));
    const [before = ""] = result.summary.split("look first at “");
    expect(before).toBe(
      `${LEAVEPIECE.result.summary} The AI reviewer adds: the benefit stands out and its limits do not; `,
    );
    const quoted = /look first at “([^”]*?)…?”\.$/.exec(result.summary)?.[1] ?? "none";
    expect(LEAVEPIECE.material.text.replace(/\s+/g, " ")).toContain(quoted);
  });
});
