import { describe, expect, test } from "vitest";
import { appliedEdits } from "#schema/edits.ts";
import type { SubmissionFields } from "#schema/submission.ts";
import { materialFromText } from "#worker/test/material.ts";
import { gatherFacts } from "../facts/index.ts";
import { cureOf } from "./cure.ts";

const HCP: SubmissionFields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined };

/** The text without what the sentence that begins with these words says: null where nothing of it can go. */
function cured(text: string, opening: string, fields = HCP): string | null {
  const facts = gatherFacts(materialFromText(text), fields);
  const sentence = facts.sentences.find(({ start, end }) => facts.view.text.slice(start, end).startsWith(opening));
  if (!sentence) throw new Error(`No sentence begins with ${opening}`);
  const fix = cureOf(facts, sentence);
  if (!fix || fix.kind === "insert") return null;
  const at = fix.at ?? sentence;
  const after = fix.kind === "replace" ? fix.with : "";
  const before = text.slice(at.start, at.end);
  return appliedEdits(text, [{ kind: fix.kind, start: at.start, end: at.end, before, after, note: null }]);
}

const QUOTED =
  "Dr Osei told us: “This has changed how I work. It came last year. I use it for all my patients.” Nobody else was asked. The clinic (which is in Leeds. It is open daily) has grown.";

describe("a sentence that is like faulty ones", () => {
  test("goes as a whole", () => {
    expect(cured(QUOTED, "Nobody else")).not.toContain("Nobody");
  });

  test.each(["Dr Osei told us", "It came last", "I use it"])("goes with all of its quotation: %s", (opening) => {
    expect(cured(QUOTED, opening)).toMatch(/^Nobody else was asked\./);
  });

  test.each(["The clinic", "It is open"])("goes with all that stands in brackets: %s", (opening) => {
    expect(cured(QUOTED, opening)?.trimEnd()).toMatch(/Nobody else was asked\.$/);
  });

  test("leaves the company's name, the black triangle and the non-proprietary name behind", () => {
    const text =
      "Every clinic in the country has asked for Zelvorin▼ (tavorimib) since the day on which Norlake Pharma Ltd let it go.\nIt is taken once a day.";
    expect(cured(text, "Every clinic")).toBe("Zelvorin▼ (tavorimib). Norlake Pharma Ltd.\nIt is taken once a day.");
  });

  test.each([
    "Zelvorin must not be used in pregnancy.",
    "*Start at 10 mg in severe hepatic impairment.",
    "If you feel worse, call 999.",
    "Click here for Zelvorin prescribing information.",
    "You can unsubscribe at www.norlake.example/u.",
    "Zelvorin has no marketing authorisation in the UK.",
    "Norlake Pharma Ltd, 4 Mill Lane, Leeds LS1 4AB",
    "Yours faithfully",
  ])("stays where it warns, helps or carries what the piece must carry: %s", (sentence) => {
    const text = `Zelvorin (tavorimib) prevents migraine in adults and is taken by many.\n\n${sentence}\n\nIt works for months on end.`;
    expect(cured(text, sentence)).toBeNull();
    expect(cured(text, "It works")).not.toContain("It works");
  });

  test("goes with the lines over which it runs on", () => {
    const text = "It is taken once a day.\nIt is the best of all medicines\nthat have ever been made.\nAsk for it.";
    expect(cured(text, "It is the best")).toBe("It is taken once a day.\n\nAsk for it.");
    expect(cured(text, "that have ever")).toBe("It is taken once a day.\n\nAsk for it.");
  });

  test.each(["He said", "It works"])("goes with all that stands in single quotation marks: %s", (opening) => {
    const text = "He said ‘It is the best of all. It works.’ Then he left the room.";
    expect(cured(text, opening)).toBe("Then he left the room.");
  });

  test("that only hints at who paid becomes a declaration", () => {
    const text = "Gout facts\nGout is caused by crystals of uric acid.\nWith thanks to our industry partner.";
    const fields: SubmissionFields = { ...HCP, audience: "patients", channel: "website" };
    expect(cured(text, "With thanks", fields)).toContain("This piece was [initiated, written, paid for] by [company].");
  });

  test("that is the job code, the date or the sender of a message stays", () => {
    const text = "From: Norlake Pharma Ltd\nZelvorin (tavorimib) prevents migraine in adults.\nJob code: ZEL-0001";
    expect(cured(text, "Job code")).toBeNull();
    expect(cured(text, "From")).toBeNull();
  });

  test("that is the subject of a message leaves a gap for another, behind the word that it is promotional", () => {
    const text = "Subject: Promotional: the end of migraine\nZelvorin (tavorimib) prevents migraine in adults.";
    expect(cured(text, "Subject", { ...HCP, channel: "email" })).toMatch(/^Subject: Promotional: \[subject\]\n/);
  });
});
