import { expect, test } from "vitest";
import { ledgerGroups } from "#web/features/result/ledger.ts";
import { mattersOf, tally, verdictSentence } from "#web/features/result/matters.ts";
import { layOut } from "#web/features/result/passages.ts";
import { amendmentText } from "#web/features/result/wording.ts";
import { result } from "#web/test/fixtures.ts";
import { markedText } from "#web/test/leavepiece.ts";
import { MATTERS, placeAt } from "#web/test/matters.ts";

const paragraphsOf = (shown = result) => {
  const { fix, look, person } = tally(shown);
  return layOut(markedText, [...fix, ...look, ...person]);
};

test("every mark covers exactly the words quoted, and bears the matter's number once", () => {
  const opened = paragraphsOf().flatMap(({ segments }) => segments.filter(({ opens }) => opens));
  expect(opened.map(({ text, opens }) => [opens?.number, opens?.more, text])).toEqual([
    [2, 0, "THE BEST CHOICE"],
    [5, 0, "reduces the risk of cardiovascular death by 42%"],
    [4, 0, "works faster"],
    [1, 0, "safe and well tolerated"],
  ]);
});

test("no letter of the text is lost", () => {
  const drawn = paragraphsOf().map(({ segments }) => segments.map(({ text }) => text).join(""));
  expect(drawn.join("\n")).toBe(markedText.text);
});

test("matters on the same words share one number, the lowest, and say how many more there are", () => {
  const [first, second, ...rest] = MATTERS;
  if (!first || !second) throw new Error("fixture");
  const wider = { ...second, places: [placeAt("Relvantis is safe and well tolerated, so")] };
  const opened = paragraphsOf({ ...result, matters: [first, wider, ...rest] }).flatMap(({ segments }) =>
    segments.flatMap(({ opens }) => opens ?? []),
  );
  const shared = opened.filter(({ keys }) => keys.includes("m1"));
  expect(shared).toHaveLength(1);
  expect(shared[0]).toMatchObject({ number: 1, more: 1, keys: ["m2", "m1"] });
});

test("the same fault in several places is one number in each of them", () => {
  const [first] = MATTERS;
  if (!first) throw new Error("fixture");
  const twice = { ...first, places: [placeAt("RELVANTIS"), placeAt("works faster")] };
  const opened = paragraphsOf({ ...result, matters: [twice] }).flatMap(({ segments }) =>
    segments.flatMap(({ opens }) => opens ?? []),
  );
  expect(opened.map(({ number }) => number)).toEqual([1, 1]);
});

test("a second look is told apart from a matter, and has no severity and no number", () => {
  const secondLook = [{ clause: "9", kind: "Standards.", places: [placeAt("For UK healthcare professionals")] }];
  const segments = paragraphsOf({ ...result, secondLook }).flatMap((paragraph) => paragraph.segments);
  const looks = segments.filter(({ isLook }) => isLook);
  expect(looks.map(({ text, severity, opens }) => [text, severity, opens])).toEqual([
    ["For UK healthcare professionals", undefined, undefined],
  ]);
});

test("what is missing stands at the paragraph where it is due, or at the foot where that is not known", () => {
  const last = paragraphsOf().at(-1);
  expect(last?.segments[0]?.text).toContain("Kestrel Medicines");
  expect(last?.missing.map(({ id }) => id)).toEqual(["matter-adverse-event-statement", "matter-date-of-preparation"]);
  const [first] = MATTERS;
  if (!first) throw new Error("fixture");
  const nowhere = { ...first, places: [], due: { where: "", at: null } };
  expect(paragraphsOf({ ...result, matters: [nowhere] }).at(-1)?.missing).toEqual([nowhere]);
});

test("pages and headings are told apart", () => {
  expect(
    paragraphsOf()
      .filter(({ page }) => page)
      .map(({ page, isHeading }) => [page, isHeading]),
  ).toEqual([
    [1, true],
    [2, true],
  ]);
});

test("the ledger holds 31 clauses, those at issue first, one that a matter only names beside its own among them", () => {
  const named = (result.matters ?? []).flatMap(({ also }) => also.map((one) => one.split(".")[0]));
  const atIssue = ledgerGroups(result)[0]?.clauses.map(({ id }) => id.replace(/\D+/g, "")) ?? [];
  expect(named.length).toBeGreaterThan(0);
  expect(atIssue).toEqual(expect.arrayContaining(named));
  expect(ledgerGroups(result).map(({ status, clauses }) => [status, clauses.length])).toEqual([
    ["issues", 3],
    ["needs-human", 3],
    ["clear", 9],
    ["not-engaged", 16],
  ]);
});

test("a result stored before there were matters has one for each finding, the most serious first", () => {
  const matters = mattersOf({ ...result, matters: undefined });
  expect(matters.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(matters.map(({ severity }) => severity)).toEqual([
    "HIGH",
    "HIGH",
    "HIGH",
    "MEDIUM",
    "MEDIUM",
    "MEDIUM",
    "LOW",
  ]);
  for (const { headline } of matters) expect(headline.split(" ").length).toBeLessThanOrEqual(12);
});

test("the verdict names the worst fault and says what to do; unusable pieces are not to be used", () => {
  expect(verdictSentence(result, tally(result))).toBe(
    "“Safe” is used without qualification. Amend before it goes to MLR.",
  );
  const [first] = MATTERS;
  if (!first) throw new Error("fixture");
  const action = { kind: "do-not-use" as const, text: "", edits: [] };
  const unusable = { ...result, matters: [{ ...first, headline: "Advertises to the public", action }] };
  expect(verdictSentence(unusable, tally(unusable))).toBe("Advertises to the public. Do not use this piece.");
  const clean = { ...result, riskLevel: "NO_RISK" as const, matters: [] };
  expect(verdictSentence(clean, tally(clean))).toBe(
    "Nothing found: ready to submit to MLR. 3 points for a person to check.",
  );
});

test("an amendment reads in full words, and an addition says where", () => {
  const safe = MATTERS.find(({ id }) => id === "matter-safe");
  const date = MATTERS.find(({ id }) => id === "matter-date-of-preparation");
  if (!safe || !date) throw new Error("fixture");
  expect(amendmentText(safe)).toMatch(
    /^Replace “safe and well tolerated” with “generally well tolerated;.*”\nThe rates/,
  );
  expect(amendmentText(date)).toBe("Add after the prescribing information: “Date of preparation: [month and year]”");
});
