import { describe, expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { factsOf, told } from "#worker/test/told.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";
const PLAIN = `${HEAD}It works in adults with migraine.`;
const setting = (text: string, fields: Partial<SubmissionFields> = {}) => {
  const facts = factsOf(text, fields);
  return { ...facts.setting, facts };
};
const readers = (fields: Partial<SubmissionFields>, text = PLAIN) => setting(text, fields).readers;

describe("readers", () => {
  test.each<[string, Partial<SubmissionFields>, string, string?]>([
    ["a leaflet for professionals", {}, "professionals"],
    ["a post that anyone sees", { channel: "social" }, "public"],
    [
      "a post in a closed group",
      { channel: "social", context: "Posted in a closed group for doctors." },
      "professionals",
    ],
    ["a message to one", { channel: "social", context: "Sent by WhatsApp to a doctor." }, "professionals"],
    ["a page that is open to all", { channel: "website", context: "The page is open to the public." }, "public"],
    [
      "a page without a question before it",
      { channel: "website", context: "It opens without any question." },
      "public",
    ],
    ["a page that search engines show", { channel: "website", context: "Shown by a search engine." }, "public"],
    [
      "such a page with a gate",
      { channel: "website", context: "Shown by a search engine; visitors confirm who you are first." },
      "professionals",
    ],
    ["an e-mail is read by those it goes to", { channel: "email", context: "Open to everyone." }, "professionals"],
    ["a waiting room", { context: "Displayed in waiting rooms." }, "public"],
    ["journalists", { audience: "media" }, "journalists"],
    ["newspapers that the public reads", { audience: "media", context: "For national newspapers." }, "consumer-media"],
    ["not those that it is not for", { audience: "media", context: "Not for national newspapers." }, "journalists"],
    ["investors", { audience: "investors" }, "investors"],
    ["investors on a page of the company", { audience: "investors", channel: "website" }, "open-investors"],
    ["many private holders", { audience: "investors", context: "To private shareholders." }, "open-investors"],
    ["patients in general", { audience: "patients" }, "public"],
    ["patients who have it in their pack", { audience: "patients", context: "Put inside the carton." }, "prescribed"],
    ["not whether prescribed or not", { audience: "patients", context: "For patients, prescribed or not." }, "public"],
    ["a creator under contract", { audience: "patients", context: "A contract with a creator." }, "partners"],
    ["staff, as the user says", { materialType: "internal-briefing" }, "staff"],
    ["staff, as the context says", { context: "Sent to all employees." }, "staff"],
    ["not staff on a social page", { channel: "social", context: "Posted to all staff." }, "public"],
  ])("%s", (_, fields, expected) => {
    expect(readers(fields)).toBe(expected);
  });

  test("a piece that speaks of the medicine as the reader's own is for those who have it", () => {
    const times = (count: number, words = "Take your Zelvorin with food.") =>
      `About your treatment\n\n${`${words} `.repeat(count)}Tell your doctor or nurse about side effects. Do not stop without asking. If you miss a dose, take it later.`;
    expect(readers({ audience: "patients" }, times(3))).toBe("prescribed");
    expect(readers({ audience: "patients" }, times(2))).toBe("public");
    expect(readers({ audience: "patients" }, `${times(3)} Ask for your Zelvorin today.`)).toBe("public");
  });
});

describe("where it is seen", () => {
  test.each([
    ["anyone can see it", "Anyone can read this page.", {}, "Anyone can read"],
    ["not where that is denied", "It is not open to the public.", {}, undefined],
    ["not of the prescribing information alone", "The SPC opens without any log-in.", {}, undefined],
    ["not of another page", "Patients: visit our public page.", {}, undefined],
    ["no log-in, online", "There is no log in.", { channel: "website" } as const, "no log"],
    ["no log-in says nothing on paper", "There is no log in.", {}, undefined],
    [
      "unless devices join a network",
      "Our wi-fi page: there is no log in.",
      { channel: "conference" } as const,
      "no log",
    ],
  ])("%s", (_, words, fields, expected) => {
    const { facts, openWords } = setting(HEAD + words, fields);
    expect(told(facts, openWords) ?? undefined).toBe(expected);
  });

  test("what stands after the first 800 characters and third is not said of the piece", () => {
    const filler = "It works in adults with migraine. ".repeat(30);
    expect(setting(`${HEAD}${filler}Anyone can read this page.`).openWords).toBeNull();
    expect(setting(`${HEAD}Anyone can read this page. ${filler}`).openWords).not.toBeNull();
  });
});

describe("how it is spread", () => {
  test("an employee's own account", () => {
    expect(setting(PLAIN, { channel: "social", context: "On her own LinkedIn profile." }).employee).toBe(true);
    expect(setting(`${HEAD}On my own LinkedIn page.`, { channel: "social" }).employee).toBe(true);
    expect(setting(`${HEAD}On my own LinkedIn page.`).employee).toBe(false);
    expect(setting(PLAIN, { channel: "social" }).employee).toBe(false);
  });

  test("money and readers", () => {
    const { facts, paidSpread, spread } = setting(
      `${HEAD}Boosted to women over 40. Please share this.\n\nReferences\n1. Please share this. Lancet 2021;3:1-9.`,
      { channel: "social" },
    );
    expect(told(facts, paidSpread)).toEqual(["Boosted to"]);
    expect(told(facts, spread)).toEqual(["Please share", "share this"]);
  });
});
