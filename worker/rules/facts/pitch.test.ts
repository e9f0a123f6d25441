import { describe, expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { baseOf, factsOf } from "#worker/test/told.ts";
import { exemptKind, openingKind, openingOf, type PieceKind, paperWithoutMedicine } from "./piece-kind.ts";
import { isPitched, namesOf, urgesUse } from "./pitch.ts";

const NAMES = /zelvorin/i;

describe("a paper pitches a medicine", () => {
  test.each([
    ["by a title over its merits", "Why Zelvorin", true],
    ["by its benefits", "Key benefits of Zelvorin", true],
    [
      "not in a long line that opens so",
      "Why Zelvorin was taken up by the two committees in the spring of that year",
      false,
    ],
    ["by what it will save", "Zelvorin will save beds.", true],
    ["as first choice", "Zelvorin is to be the first-line choice.", true],
    ["by starting on it", "Start patients on Zelvorin.", true],
    ["by its substance in brackets", "Zelvorin (tavorimib) could replace others.", true],
    ["as the choice for all", "Zelvorin: for all adults with gout.", true],
    ["by a counted result", "With Zelvorin 40% fewer came than before.", true],
    ["ahead of others", "Put it ahead of others in the pathway, as Zelvorin.", true],
    ["not where that is denied", "Zelvorin will not save beds.", false],
    ["nor for all", "Zelvorin: never for all adults.", false],
    ["not of another medicine", "Oldexin will save beds.", false],
    ["not a title of another", "Why Oldexin", false],
    ["not by its name", "Zelvorin is on the list.", false],
  ])("%s: %s", (_, line, expected) => {
    expect(isPitched(baseOf(`A plan.\n${line}`), NAMES)).toBe(expected);
  });
});

describe("a sentence urges its use", () => {
  test.each([
    ["in words", "Prescribe Zelvorin today.", true],
    ["as better", "Zelvorin is better.", true],
    ["not of another", "Prescribe Oldexin today.", false],
    ["not where that is denied", "Do not prescribe Zelvorin.", false],
    ["not by naming it", "Zelvorin is here.", false],
    ["not in the statement on adverse events", "Adverse events should be reported: Zelvorin is better.", false],
  ])("%s: %s", (_, sentence, expected) => {
    expect(urgesUse(baseOf(`A plan.\n\n${sentence}`), NAMES)).toBe(expected);
  });

  test("not in prescribing information", () => {
    const pi = "Prescribing information\nDosage: one.\nContraindications: gout.\nSide effects: fewer with Zelvorin.";
    expect(urgesUse(baseOf(`A plan.\n\n${pi}`), NAMES)).toBe(false);
  });
});

test("names are looked for whatever their case", () => {
  const names = namesOf(baseOf("Zelvorin (tavorimib) tablets").products);
  expect([names.test("see ZELVORIN"), names.test("see Oldexin")]).toEqual([true, false]);
});

const NOBODY = /(?!)/;
const none: ReadonlySet<never> = new Set();

function wordsOf(text: string, fields: Partial<SubmissionFields>) {
  const facts = factsOf(text, fields);
  return { facts, words: { opening: openingOf(facts), context: facts.submission.context, text: facts.view.text } };
}
/** What a paper for professionals calls itself. */
function exempt(text: string, fields: Partial<SubmissionFields> = {}, hasClaims = false, names = NOBODY) {
  const { facts, words } = wordsOf(text, fields);
  return exemptKind(words, facts, { hasClaims: () => hasClaims, beyond: [], names, barred: none });
}

describe("a paper for professionals that keeps to its purpose", () => {
  test.each<[string, string, string | null]>([
    ["a recall", "Medicine recall: Zelvorin\nReturn the batch.", "notice"],
    ["a change of pack", "Change of pack: Zelvorin\nThe carton is blue.", "notice"],
    ["a reply", "Thank you for your enquiry\nThe dose was not studied.", "reply"],
    ["a study", "Invitation: a questionnaire\nApproved by an ethics committee.", "research"],
    ["not a study that nobody oversees", "Invitation: a questionnaire\nIt needs no ethics approval.", null],
    ["advisers", "Advisory board, May\nWe should like to hear from you.", "advisory-board"],
    ["none", "Zelvorin in practice\nIt is a tablet.", null],
    ["not a reply that is an advertisement", "Advertisement\nThank you for your enquiry", null],
    [
      "not a reply that somebody sells in",
      "Thank you for your enquiry\nIt is simply the best.\nAnn Lee, account manager",
      null,
    ],
    [
      "a reply of an account manager who does not",
      "Thank you for your enquiry\nThe price is known.\nAnn Lee, account manager",
      "reply",
    ],
  ])("%s", (_, text, kind) => {
    expect(exempt(text)).toBe(kind);
  });

  test.each<[string, string, Partial<SubmissionFields>, boolean, string | null]>([
    ["a change of pack that compares results is none", "Change of pack: Zelvorin\nThe carton is blue.", {}, true, null],
    ["a recall that compares results is one still", "Medicine recall: Zelvorin\nReturn the batch.", {}, true, "notice"],
    [
      "a letter that the user calls an agreement",
      "Zelvorin clinic\nYou will be paid.",
      { context: "Letter of agreement with a clinic." },
      false,
      "agreement",
    ],
    [
      "not one that compares results",
      "Zelvorin clinic\nYou will be paid.",
      { context: "Letter of agreement with a clinic." },
      true,
      null,
    ],
  ])("%s", (_, text, fields, hasClaims, kind) => {
    expect(exempt(text, fields, hasClaims)).toBe(kind);
  });

  test("is no reply where it goes beyond the question", () => {
    const { facts, words } = wordsOf("Thank you for your enquiry\nThe dose was not studied.", {});
    const beyond = [{ start: 0, end: 5 }];
    expect(exemptKind(words, facts, { hasClaims: () => false, beyond, names: NOBODY, barred: none })).toBeNull();
  });
});

test.each<[string, string, string | null]>([
  ["a study", "Invitation: a questionnaire\nApproved by an ethics committee.", "research"],
  ["advisers who are paid", "Advisory board, May\nThe fee is £400.", "advisory-board"],
  ["not advisers whom nobody pays", "Advisory board, May\nWe should like to hear from you.", null],
  ["neither", "Our office\nIt is open.", null],
  ["not everything that is paid", "Our office\nThe fee is £400.", null],
  ["not a questionnaire that nothing is told of", "Invitation: a questionnaire\nIt is short.", null],
  ["not every protocol", "Our office\nIt has a protocol.", null],
  ["a page of payments", "Transparency\nPublished in May", "agreement"],
  ["a grant agreement", "Our letter\nThe grant agreement is signed by the parties.", "agreement"],
])("a paper that names no medicine: %s", (_, text, kind) => {
  const { facts, words } = wordsOf(text, {});
  expect(paperWithoutMedicine(words, facts, none)).toBe(kind);
  if (kind !== null) expect(paperWithoutMedicine(words, facts, new Set([kind as PieceKind]))).toBeNull();
});

describe("a paper that names a medicine of the company", () => {
  const SENT = "Thank you for your enquiry\nIt is simply the best.\n";
  const sold = (filler: number) =>
    `${SENT}${"It is blue. \n".repeat(8)}Ann Lee, account manager\n${"x".repeat(filler)}`;
  const title = `Change of pack ${"of them ".repeat(20)}`;
  const TOLD = { context: "Letter of agreement with a clinic." };
  const REPORTED = "Prescribing information\nIndication: gout. Dosage: one daily. Side effects: nausea.";

  test.each<[string, string, Partial<SubmissionFields>, boolean, string | null]>([
    ["is a notice", "Change of pack: Zelvorin\nThe carton is blue.", {}, false, "notice"],
    ["is none where it urges use", "Change of pack: Zelvorin\nChoose Zelvorin today.", {}, false, null],
    ["nor is a recall that does", "Medicine recall: Oldexin\nChoose Zelvorin today.", {}, false, null],
    ["is a recall with results", "Medicine recall: Zelvorin\nReturn it.", {}, true, "notice"],
    ["is a recall with all that goes with it", `Medicine recall: Zelvorin\n${REPORTED}`, {}, false, "notice"],
    ["is none with both", `Medicine recall: Zelvorin\n${REPORTED}`, {}, true, null],
    ["nor is a change sold by a seller", `Change of pack\n${sold(0)}`, {}, false, null],
    ["is a notice by a title of 119 characters", `${title.slice(0, 119)}\nBlue.`, {}, false, "notice"],
    ["not by one of 120", `${title.slice(0, 120)}\nBlue.`, {}, false, null],
    ["is a reply that nobody sells in", SENT, {}, false, "reply"],
    ["not one whose seller signs near the end", sold(400), {}, false, null],
    ["is one that names a seller long before the end", sold(600), {}, false, "reply"],
    ["is an agreement as the user says", "Zelvorin clinic\nYou are paid.", TOLD, false, "agreement"],
    ["is none where it urges use, whatever the user says", "A clinic\nChoose Zelvorin today.", TOLD, false, null],
    ["is none where it pitches", "A clinic\nZelvorin will save beds.", TOLD, false, null],
    ["is an agreement by its title", "Agreement\nZelvorin is on the list.", {}, false, "agreement"],
    ["is none that pitches under such a title", "Agreement\nZelvorin will save beds.", {}, false, null],
    ["is a project", "Our plan\nIt is a joint working project.", {}, false, "agreement"],
    ["is a page of payments", "Transparency\nPublished in May", {}, false, "agreement"],
    ["is no project that is an advertisement", "Advertisement\nIt is a joint working project.", {}, false, null],
    [
      "is no project that announces four sessions",
      "A joint working project\n9.00 Welcome\n9.30 Migraine\n10.00 Coffee\n10.30 Close",
      {},
      false,
      null,
    ],
    ["is one with three", "A joint working project\n9.00 Welcome\n9.30 Migraine\n10.00 Coffee", {}, false, "agreement"],
    ["is advice", "You are invited to join our advisory board", {}, false, "advisory-board"],
    ["is advice by what is paid for it", "Note\nYou are invited. Advisers get a fee.", {}, false, "advisory-board"],
    ["is no advice that pitches", "Advisory board\nZelvorin will save beds.", {}, false, null],
    ["is research", "A questionnaire\nApproved by an ethics committee.", {}, false, "research"],
    ["is none that nothing is told of", "A questionnaire\nIt is short.", {}, false, null],
    ["is none by its protocol alone", "Zelvorin in practice\nWe have a protocol.", {}, false, null],
  ])("%s", (_, text, fields, hasClaims, kind) => {
    expect(exempt(text, fields, hasClaims, NAMES)).toBe(kind);
    if (kind === null) return;
    const { facts, words } = wordsOf(text, fields);
    const barred: ReadonlySet<PieceKind> = new Set([kind as PieceKind]);
    expect(exemptKind(words, facts, { hasClaims: () => hasClaims, beyond: [], names: NAMES, barred })).not.toBe(kind);
  });

  test("opens as an agreement on a project only where it does not pitch", () => {
    const opened = (line: string) => {
      const head = "Collaborative working agreement\nbetween Northgate Pharma Ltd and Leeds hospital";
      const { facts, words } = wordsOf(`${head}\nZelvorin (tavorimib) 40 mg tablets\n${line}`, {});
      return openingKind(words, facts, none);
    };
    expect(opened("Zelvorin is on the list.")).toBe("agreement");
    expect(opened("Zelvorin will save beds.")).toBeNull();
  });

  test("opens as a contract though it pitches, where it is of no project", () => {
    const head = "Consultancy agreement\nbetween Northgate Pharma Ltd and Dr Hill";
    const { facts, words } = wordsOf(`${head}\nZelvorin (tavorimib) 40 mg tablets\nZelvorin will save beds.`, {});
    expect(openingKind(words, facts, none)).toBe("agreement");
  });
});
