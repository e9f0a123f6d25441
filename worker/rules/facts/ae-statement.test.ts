import { describe, expect, test } from "vitest";
import { baseOf, told } from "#worker/test/told.ts";
import { adverseEventStatementOf, patientStatementOf } from "./ae-statement.ts";

const HEAD = "Northgate Pharma Ltd\n\nZelvorin (tavorimib) 40 mg tablets\n\n";
const REPORT = "Adverse events should be reported.";
const CARD = "Reporting forms and information can be found at www.mhra.gov.uk/yellowcard.";
const ALSO = "Adverse events should also be reported to Northgate Pharma Ltd on 0113 496 0000.";

type Told = Record<"report" | "where" | "company" | "span" | "elsewhere" | "folded" | "aside", string | undefined>;
const statement = (text: string) => {
  const facts = baseOf(HEAD + text);
  return told(facts, adverseEventStatementOf(facts, [])) as Told;
};

test("the statement has its three parts", () => {
  expect(statement(`${REPORT} ${CARD} ${ALSO}`)).toEqual({
    report: "Adverse events should be report",
    where: "yellowcard",
    company: ALSO,
    span: `${REPORT} ${CARD} ${ALSO}`,
  });
});

describe("it asks for reports", () => {
  test.each([
    [REPORT, true],
    ["Side effects must be reported.", true],
    ["Please report any adverse reactions.", true],
    ["Suspected reactions are reported here.", true],
    ["AEs can be reported online.", true],
    ["Adverse events were reported by 4% of patients.", false],
    ["The most common adverse events reported were mild.", false],
    ["Adverse events were mild.", false],
    ["Reporting adverse events | Yellow Card | Home", false],
    ["Report an adverse event", false],
    ["How to report side effects", false],
    [ALSO, false],
    ["Adverse events should also be reported on a Yellow Card.", true],
  ])("%s: %s", (text, expected) => {
    expect(statement(text).report !== undefined).toBe(expected);
  });
});

test.each([
  ["by its site", CARD, true],
  ["by its name", "Use the Yellow Card scheme.", true],
  ["not as a label alone", "Home | Yellow Card scheme | Contact", false],
  ["not without it", REPORT, false],
])("it names the Yellow Card %s", (_, text, expected) => {
  expect(statement(text).where !== undefined).toBe(expected);
});

describe("it names the company", () => {
  test.each([
    ["by its name", ALSO, true],
    ["by its number", "Adverse events should also be reported to 0113 496 0000.", true],
    ["by its address", "Please report adverse events to safety@northgate.example.", true],
    ["with a place for it", "Side effects should also be reported to [company e-mail].", true],
    ["in the same breath", "Report side effects on a Yellow Card and to Northgate Pharma.", true],
    ["as us", "Please report adverse events to the MHRA or to us.", true],
    ["as one to let know", "Let us know of any adverse event to report.", true],
    ["in the next sentence", `${REPORT} Please also report them to Northgate Pharma.`, true],
    ["of these", `${REPORT} These should also be sent to our drug safety team.`, true],
    ["not before events were named", "Please report them to Northgate Pharma.", false],
    ["not without a name", "Adverse events should also be reported to others.", false],
    ["not where nothing goes to it", `${REPORT} Northgate Pharma sells it.`, false],
    ["not where nobody reports", "Northgate Pharma tells us of adverse events at its site.", false],
    ["not where it is the maker only", "Adverse events should be reported by Northgate Pharma.", false],
  ])("%s: %s", (_, text, expected) => {
    expect(statement(text).company !== undefined).toBe(expected);
  });

  test("over the lines of a narrow column, words divided at their ends", () => {
    const column = `${REPORT}\nAdverse events should also be repor-\nted to\nNorthgate\nPharma Ltd`;
    expect(statement(column).company).toContain("Pharma Ltd");
    expect(statement(column.replace("ted to\n", "ted to\n\n")).company).toBeUndefined();
    expect(
      statement(`${REPORT}\nAdverse events\nshould also be\nreported to\nthe\nfirm\nthat\nsells\nit:\nNorthgate Pharma`)
        .company,
    ).toBeUndefined();
    expect(statement(`${REPORT}\nAdverse events should also be reported to\nothers`).company).toBeUndefined();
  });
});

describe("it only says that it stands in another place", () => {
  test.each([
    ["in prescribing information", "Adverse event reporting details are in the prescribing information.", true],
    ["as a link", "Report an adverse event here", true],
    ["not where it names the Yellow Card", "Adverse event details at the website www.mhra.gov.uk/yellowcard.", false],
    ["not where it gives a number", "For side effects see our website or ring 0113 496 0000.", false],
    ["not where the events themselves are told", "Adverse events were mild.", false],
  ])("%s", (_, text, expected) => {
    expect(statement(text).elsewhere !== undefined).toBe(expected);
  });

  test("and then is no part of it", () => {
    expect(statement("Adverse event reporting details are in the prescribing information.").span).toBeUndefined();
  });
});

describe("it is not", () => {
  test("in the references", () => {
    expect(statement(`It works.\n\nReferences\n1. Hill A. AEs must be reported. Lancet 2021.`).report).toBeUndefined();
  });

  test("in prescribing information", () => {
    const facts = baseOf(`${HEAD}It works.\n\n${REPORT}`);
    const at = facts.view.text.indexOf(REPORT);
    const inside = (start: number, end: number) => adverseEventStatementOf(facts, [{ start, end }]).report;
    expect(inside(at, at + REPORT.length)).toBe(null);
    expect(inside(at, at + REPORT.length - 1)).not.toBe(null);
    expect(inside(at + 1, at + REPORT.length)).not.toBe(null);
  });
});

describe("the company alone is to hear of harm", () => {
  test.each([
    ["by telephone", "If you feel unwell, ring us on 0113 496 0000.", "If you feel unwell, ring us on 0113 496 0000."],
    ["in the next sentence", "Any side effects? Then tell our team.", undefined],
    ["in two sentences", "Any rash? Then call our office.", "Any rash? Then call our office."],
    ["in the next line", "Any problems with it\nThen call our office.", "Any problems with it\nThen call our office."],
    ["not two lines on", "Any problems with it\nIt is blue.\nThen call our office.", undefined],
    ["not where a doctor is told too", "If you feel unwell, tell your doctor or ring us.", undefined],
    ["not of anything else", "For an order, ring us on 0113 496 0000.", undefined],
    ["not beside the statement", `${REPORT} If you feel unwell, ring us.`, undefined],
  ])("%s: %s", (_, text, expected) => {
    expect(statement(text).aside).toBe(expected);
  });
});

describe("for patients", () => {
  const patients = (text: string) => {
    const facts = baseOf(HEAD + text, { audience: "patients" });
    return told(facts, patientStatementOf(facts)) as Record<"talk" | "yellowCard" | "aside", string | undefined>;
  };
  const TALK = "If you get any side effects, talk to your doctor.";

  test("it has its two parts", () => {
    expect(patients(`${TALK} You can also report them on a Yellow Card.`)).toEqual({
      talk: TALK,
      yellowCard: "Yellow Card",
    });
  });

  test.each([
    ["a pharmacist", "With unwanted effects, ask your pharmacist.", true],
    ["a nurse", "If you feel unwell, tell the nurse.", true],
    ["not of anything else", "With questions, ask your pharmacist.", false],
    ["not to nobody", "You may get side effects.", false],
    ["not in a note on the artwork", "[With unwanted effects, ask your pharmacist.]", false],
  ])("they speak to %s: %s", (_, text, expected) => {
    expect(patients(text).talk !== undefined).toBe(expected);
  });

  test.each([
    ["to report on", "Report on a Yellow Card.", true],
    ["near side effects", "You may get side effects. See the Yellow Card scheme.", true],
    ["not far from them", `You may get side effects. ${"It is blue. ".repeat(14)}See the Yellow Card scheme.`, false],
    ["not by itself", "See the Yellow Card scheme.", false],
  ])("the Yellow Card is there %s", (_, text, expected) => {
    expect(patients(text).yellowCard !== undefined).toBe(expected);
  });

  test("the company alone is to hear of harm where neither is there", () => {
    expect(patients("If you feel unwell, ring us.").aside).toBe("If you feel unwell, ring us.");
    expect(patients("If you feel unwell, ring us. Report on a Yellow Card.").aside).toBeUndefined();
    expect(patients("[If you feel unwell, ring us.]").aside).toBeUndefined();
  });
});
