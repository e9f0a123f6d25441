import { describe, expect, test } from "vitest";
import { factsOf, wordsAt } from "#worker/test/told.ts";
import { isListedAsForbidden } from "./forbidden-lists.ts";

/** The lines that stand in a list of what must not be said. */
function listed(text: string): string[] {
  const facts = factsOf(`Northgate Pharma Ltd\n\n${text}`);
  return wordsAt(
    facts,
    facts.lines.filter(({ index }) => isListedAsForbidden(facts, { line: index })),
  );
}

describe("the items are no words of the piece", () => {
  test.each([
    ["under words to avoid", "Words to avoid:\n• safe\n• unique", ["• safe", "• unique"]],
    ["under a question", "What must I never say?\n• safe\n• unique", ["• safe", "• unique"]],
    ["under a heading of one word", "Never\n• safe for all", ["• safe for all"]],
    ["up to the first line without a mark", "Do not say:\n• safe\nZelvorin is new.\n• once daily", ["• safe"]],
    [
      "without marks, up to the next group",
      "Do not say:\nsafe for all\nunique\n\nZelvorin is new.",
      ["safe for all", "unique"],
    ],
    ["where the last sentence of the lead bans them", "Zelvorin is new. Please never claim:\n• a cure", ["• a cure"]],
    ["under a heading over items without marks", "Words to avoid\nsafe for all\nunique", ["safe for all", "unique"]],
    [
      "under a long heading over such items",
      "Prohibited wordings about antihypertensive medicines during appointments\nsafe for all",
      ["safe for all"],
    ],
    [
      "under a line of many words that does not end",
      "What you may not say to a GP or a nurse at any of our calls\n• safe",
      ["• safe"],
    ],
    [
      "under a ban on anything before a colon",
      "On calls you must not:\n• bring lunch\n• leave gifts",
      ["• bring lunch", "• leave gifts"],
    ],
    ["under a heading that bans anything", "Not permitted on calls\n• bring lunch", ["• bring lunch"]],
    ["under a lead of less than 300 characters", `Do not say ${"so ".repeat(95)}:\n• safe`, ["• safe"]],
    [
      "though they deny a risk",
      "Do not say:\n• no side effects\n• lower risk of bleeding",
      ["• no side effects", "• lower risk of bleeding"],
    ],
  ])("%s", (_, text, expected) => {
    expect(listed(text)).toEqual(expected);
  });
});

describe("they are words of the piece", () => {
  test.each([
    ["under an invitation to say them", "Please say:\n• safe"],
    ["where what must not be said is a risk that readers are owed", "Do not discuss:\n• side effects"],
    ["under a wink", "What they won't let us say, so we are not allowed to claim:\n• it is a cure"],
    ["where only an earlier sentence bans something", "Never say cure. Please tell them:\n• it is new"],
    ["under a plain sentence that ends with a stop", "We never say more than we know.\n\nIt is new."],
    ["under a plain sentence, in the next line", "We never say more than we know.\nIt is new."],
    [
      "under a line of many words that ends with a comma",
      "What you may not say to a GP or a nurse at any of our calls,\n• safe",
    ],
    ["under a line of many words without items", "What you may not say to a GP or a nurse at any of our calls\nsafe"],
    ["under a ban on anything without bullets", "On calls you must not:\nbring lunch"],
    ["where nothing follows", "Do not say:"],
    ["where nothing follows a ban on anything", "On calls you must not:"],
    ["after a line of 300 characters", `Do not say ${"so ".repeat(96)}:\n• safe`],
  ])("%s", (_, text) => {
    expect(listed(text)).toEqual([]);
  });
});

test("a line of so many words without a colon is a lead up to seventy characters", () => {
  const lead = "What you may not say to a GP or a nurse at any of our calls in Le";
  expect(listed(`${lead}eds\n• safe`)).toHaveLength(1);
  expect(listed(`${lead}eds.UK\n• safe`)).toHaveLength(0);
});

test("a briefing of the company's own staff does not wink at them", () => {
  const text =
    "Briefing for representatives. For internal use only, not to be shown to customers.\n\nWords we are not allowed to use:\n• safe";
  const facts = factsOf(`Northgate Pharma Ltd\n\n${text}`);
  expect(facts.briefing.isBriefing).toBe(true);
  expect(listed(text)).toEqual(["• safe"]);
});

test("a list ends after twenty items", () => {
  const items = Array.from({ length: 22 }, (_, i) => `• claim ${i + 1}`);
  expect(listed(`Do not say:\n${items.join("\n")}`)).toEqual(items.slice(0, 20));
});
