import { describe, expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { baseOf, told } from "#worker/test/told.ts";
import { settingOf } from "./setting.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";
const PLAIN = `${HEAD}It works in adults with migraine.`;
const setting = (text: string, fields: Partial<SubmissionFields> = {}) => {
  const facts = baseOf(text, fields);
  return { ...settingOf(facts), facts };
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
    ["a memo that the piece is not", { materialType: undefined, context: "For all colleagues." }, "staff"],
    ["a page that is open to visitors", { channel: "website", context: "It has no password." }, "public"],
    ["a page whose gate was taken away", { channel: "website", context: "The gate was removed." }, "public"],
    ["a page that everybody may view", { channel: "website", context: "Everybody may view it." }, "public"],
    ["a page shown to all", { channel: "website", context: "Visible to everyone." }, "public"],
    ["a visit keeps it in the surgery", { channel: "sales", context: "Open to everyone." }, "professionals"],
    ["a billboard", { context: "On a bus." }, "public"],
    ["a bus stop", { context: "At bus stops." }, "public"],
    ["a shopping centre", { context: "In the shopping centre." }, "public"],
    ["a supermarket", { context: "In supermarkets." }, "public"],
    ["a newspaper", { context: "In a daily newspaper." }, "public"],
    ["a personal account", { context: "On her own account." }, "public"],
    [
      "a lesson for people who take it",
      { audience: "patients", context: "For those already taking it." },
      "prescribed",
    ],
    ["a page with the batch number", { audience: "patients", context: "It asks for the batch number." }, "prescribed"],
    ["investors on television", { audience: "investors", context: "For breakfast television." }, "consumer-media"],
    ["investors in a post", { audience: "investors", channel: "social" }, "open-investors"],
    [
      "a page on which one signs in",
      { channel: "website", context: "Shown by a search engine, signed in as a GP." },
      "professionals",
    ],
    ["a page no engine lists", { channel: "website", context: "Not listed by any search engine." }, "professionals"],
    ["not staff on a social page", { channel: "social", context: "Posted to all staff." }, "public"],
  ])("%s", (_, fields, expected) => {
    expect(readers(fields)).toBe(expected);
  });

  test("a guide that asks why it was prescribed is for those who take it, wherever its lines break", () => {
    const guide = "PATIENT\nGUIDE\n\nWHY HAVE I BEEN\nPRESCRIBED ZELVORIN?\n\nZelvorin (tavorimib) is for migraine.";
    expect(readers({ audience: "patients" }, guide)).toBe("prescribed");
    expect(readers({ audience: "patients" }, guide.replace("PRESCRIBED", "TOLD OF"))).toBe("public");
  });

  test.each<[string, string, Partial<SubmissionFields>, string]>([
    [
      "a letter to a creator",
      "Dear Ann\n\nYour followers trust you. Zelvorin works.",
      { audience: "patients" },
      "partners",
    ],
    [
      "an agreement with a charity",
      "Grant agreement\n\nThe charity is paid. Zelvorin works.",
      { audience: "patients" },
      "partners",
    ],
    ["not a story of a charity", "The charity helps. Zelvorin works.", { audience: "patients" }, "public"],
    [
      "one who was prescribed it",
      "You have been prescribed Zelvorin.\nTake it with food.",
      { audience: "patients" },
      "prescribed",
    ],
    ["people on it", "For people already taking Zelvorin.\nTake it with food.", { audience: "patients" }, "prescribed"],
    [
      "who enters the code on the pack",
      "Enter the code on your pack.\nIt works.",
      { audience: "patients" },
      "prescribed",
    ],
    [
      "not one who may be",
      "Ask whether Zelvorin can be prescribed.\nTake it with food.",
      { audience: "patients" },
      "public",
    ],
    [
      "not where it is open to all",
      "You have been prescribed Zelvorin. Anyone can read this page.\nTake it.",
      { audience: "patients" },
      "public",
    ],
    [
      "doctors who read a journal that is open to all",
      "A journal for GPs. Advertise with us.\nAnyone can read this page. It works.",
      { channel: "website" },
      "professionals",
    ],
    [
      "not where the journal is for patients too",
      "A journal for GPs, popular with patients. Advertise with us.\nAnyone can read this page.",
      { channel: "website" },
      "public",
    ],
    [
      "not where it is the company's own",
      "A journal for GPs.\nAnyone can read this page. It works.",
      { channel: "website" },
      "public",
    ],
    [
      "not of a title for families",
      "A paper. Advertise with us.\nAnyone can read this page. It works.",
      { channel: "website" },
      "public",
    ],
  ])("a piece for %s", (_, text, fields, expected) => {
    expect(readers(fields, text)).toBe(expected);
  });

  test("a piece that says it is for staff is for them where its body bears that out", () => {
    const notes = [
      "Reps make the call.",
      "Our customers ask.",
      "Give no leavepiece.",
      "Training is next week.",
      "Remember it.",
    ];
    const memo = (lines: string[]) =>
      `Internal use only\n${HEAD}${lines.join("\n")}\nZelvorin works.\nIt lasts.\nEnd of it`;
    expect(readers({}, memo(notes))).toBe("staff");
    expect(readers({}, memo(["It is blue.", "It is green.", "It is red.", "It is new.", "It is old."]))).toBe(
      "professionals",
    );
    expect(readers({}, memo(notes).replace("Internal use only", "Blue"))).toBe("professionals");
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

  test.each([
    ["Sponsored post.", 1],
    ["It is to be promoted.", 1],
    ["A paid partnership reached them.", 0],
    ["Paid reach is high.", 1],
    ["We spend £500 to reach them.", 1],
    ["Targeted at women over 40.", 1],
    ["Audience: men aged over 50.", 1],
    ["It is not to be boosted.", 0],
    ["It works.", 0],
  ])("money spreads it: %s", (words, count) => {
    expect(Math.min(1, setting(HEAD + words).paidSpread.length)).toBe(count);
  });

  test.each([
    ["Now repost.", 1],
    ["Comment and share.", 1],
    ["Spread the word.", 1],
    ["Tag your friends.", 1],
    ["Forward it to them.", 1],
    ["So hit the like.", 1],
    ["Do not share this.", 0],
    ["Please don't share this.", 0],
    ["It works.", 0],
  ])("readers spread it: %s", (words, count) => {
    expect(Math.min(1, setting(HEAD + words).spread.length)).toBe(count);
  });
});
