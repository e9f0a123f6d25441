import { describe, expect, test } from "vitest";
import { baseOf } from "#worker/test/told.ts";
import { speaksToTakers } from "./takers.ts";

const piece = (...lines: string[]) => ["Top of it", ...lines, ...Array(6).fill("It is blue."), "End of it"].join("\n");
const speaks = (text: string) => speaksToTakers(baseOf(text));
const DOCTOR = "Ask your nurse.";

describe("a piece speaks to somebody who takes a medicine", () => {
  test.each([
    "Read the leaflet.",
    "If you miss one, wait.",
    "Keep it in the fridge.",
    "Swallow it whole.",
    "Do not crush it.",
    "How to begin.",
    "It has side effects.",
    "Here is your inhaler.",
    "You will have blood tests.",
  ])("by two signs: %s", (line) => {
    expect(speaks(piece(DOCTOR, line))).toBe(true);
    expect(speaks(piece(line))).toBe(false);
  });

  test("not by one sign twice", () => {
    expect(speaks(piece(DOCTOR, "Ask your pharmacist."))).toBe(false);
  });

  test("not by its first and last line", () => {
    expect(speaks(piece().replace("Top of it", `${DOCTOR} Read the leaflet.`))).toBe(false);
    expect(speaks(piece().replace("End of it", `${DOCTOR} Read the leaflet.`))).toBe(false);
  });

  test("in six lines that name a medicine without any", () => {
    const short = (lines: number, name: string) => [name, ...Array(lines - 1).fill("It is blue.")].join("\n");
    expect(speaks(short(6, "Zelvorin (tavorimib) tablets"))).toBe(true);
    expect(speaks(short(7, "Zelvorin (tavorimib) tablets"))).toBe(false);
    expect(speaks(short(6, "Tablets"))).toBe(false);
  });
});
