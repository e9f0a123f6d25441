import { describe, expect, test } from "vitest";
import type { Behaviour } from "#worker/test/scripted-model.ts";
import { allThere, EMPTY, LEAVEPIECE, only, raised, reviewed } from "#worker/test/wire-tools.ts";

describe("a model that fails leaves the rules' result whole, and says why", () => {
  const FAILING: [string, Behaviour, RegExp][] = [
    ["no JSON", { say: "I think this leavepiece is fine." }, /not in the form asked for/],
    ["malformed JSON", { say: '{"added": [{"requirement": "6.bal' }, /not in the form asked for/],
    ["another schema", { say: { verdict: "compliant", added: "none" } }, /not in the form asked for/],
    ["no completion", { raw: '{"ok":true}' }, /not in the form asked for/],
    ["a page of HTML", { raw: "<html>Bad gateway</html>" }, /not in the form asked for/],
    ["2 MB", { bytes: 2_000_000 }, /far more than was asked for/],
    ["silence", "silence", /did not answer in time/],
    ["an answer after the limit", { say: EMPTY, afterMs: 5_000 }, /did not answer in time/],
    ["a closed connection", "hang up", /could not be reached or failed/],
    ["500", { status: 500 }, /could not be reached or failed/],
    ["429", { status: 429 }, /: the model takes no more questions just now.*Nothing is wrong with the file/],
    ["413", { status: 413 }, /: the question was longer than the model takes\./],
    ["302", { status: 302, headers: { location: "/v1/chat/completions" } }, /another address, which was not followed/],
    ["401", { status: 401 }, /: API configuration error\. Please contact support\./],
    ["404", { status: 404 }, /did not accept the question/],
  ];

  test.each(FAILING)("%s", async (_, behaviour, notice) => {
    const { result, asked } = await reviewed(() => behaviour, { settings: { AI_TIMEOUT_MS: "300" } });
    expect(result.engine.notices).toEqual([expect.stringMatching(/^AI review did not run: /)]);
    expect(result.engine.notices[0]).toMatch(notice);
    const { ai, ...engine } = result.engine;
    expect(ai?.answered).toBe(0);
    const rulesOnly = LEAVEPIECE.result;
    expect({ ...result, engine }).toEqual({
      ...rulesOnly,
      engine: { ...rulesOnly.engine, notices: result.engine.notices },
    });
    expect(asked.length).toBeLessThanOrEqual(2 * (ai?.asked ?? 0));
  });

  test("what a second question could not confirm is not told, and the notice says so", async () => {
    const { result, ai } = await reviewed((one) =>
      one.question === "second" ? { status: 500 } : only("review", { added: [raised(one, "once a day")] })(one),
    );
    expect(ai).toHaveLength(0);
    expect(result.engine.notices).toEqual([
      expect.stringMatching(/^AI review ran in part: what it raised is told only where a second question confirms it/),
    ]);
  });

  test("a passing fault is asked about once more", async () => {
    const seen = new Set<string>();
    const { result, asked } = await reviewed((one) => {
      const isFirst = !seen.has(one.question);
      seen.add(one.question);
      return isFirst ? { status: 503 } : { say: EMPTY };
    });
    expect(result.engine.notices).toEqual([]);
    expect(asked).toHaveLength(2 * (result.engine.ai?.asked ?? 0));
  });

  test("a server that knows no schema is told it in words", async () => {
    const { result, ai, asked } = await reviewed((one) =>
      one.question === ""
        ? {
            say: `<think>Let me see {}</think>\`\`\`json\n${JSON.stringify({ ...EMPTY, answers: allThere(one), added: one.user.includes("6.completeness") ? [raised(one, "once a day")] : [] })}\n\`\`\``,
          }
        : { status: 400 },
    );
    expect(result.engine.notices).toEqual([]);
    expect(ai).toHaveLength(1);
    const plain = asked.filter(({ question }) => question === "");
    expect(plain.every(({ system }) => system.includes('"additionalProperties":false'))).toBe(true);
  });

  test("one that asks to be left alone for longer than the review may take is asked once", async () => {
    const busy = { status: 429, headers: { "retry-after": "60" } };
    const { result, asked } = await reviewed(() => busy);
    expect(asked).toHaveLength(result.engine.ai?.asked ?? 0);
  });

  test("one that asks to be left alone for a second is left alone for a second, then answers", async () => {
    const times = new Map<string, number[]>();
    const { result } = await reviewed((one) => {
      const before = times.get(one.question) ?? [];
      times.set(one.question, [...before, Date.now()]);
      return before.length === 0 ? { status: 429, headers: { "retry-after": "1" } } : { say: EMPTY };
    });
    expect(result.engine.notices).toEqual([]);
    for (const [first = 0, second = 0] of times.values()) expect(second - first).toBeGreaterThanOrEqual(990);
  });

  test("the material is not sent on to where an address is redirected", async () => {
    const { result, asked } = await reviewed(() => ({ status: 307, headers: { location: "/elsewhere" } }));
    expect(asked).toHaveLength(result.engine.ai?.asked ?? 0);
    expect(result.engine.ai?.answered).toBe(0);
  });
});
