import { describe, expect, it } from "vitest";
import { knownNamesIn } from "./known-names.ts";

const medicines = (text: string) => knownNamesIn(text).medicines.map(({ entry }) => entry.name);
const companies = (text: string) => knownNamesIn(text).companies.map(({ entry }) => entry.name);

describe("medicines known by name", () => {
  it("takes the longest name, however its hyphen is written", () => {
    expect(medicines("Abilify Maintena is given once a month; Fultium D3 once a week.")).toEqual([
      "Abilify Maintena",
      "Fultium-D3",
    ]);
    expect(medicines("You have been prescribed Fultium-D₃.")).toEqual(["Fultium-D3"]);
  });

  it("knows a name whose sign was lost in print, and the substance in small letters", () => {
    expect(medicines("EVRENZOTM (roxadustat) works by mouth")).toEqual(["Evrenzo", "roxadustat"]);
  });

  it("needs a dose, a form or a sign beside a name that is also a word", () => {
    const [word, meant] = ["Nature heals itself.", "Water for injections 10 ml"];
    expect(medicines(word)).toEqual([]);
    expect(medicines("Angiotensin II and dopamine are made in the body.")).toEqual([]);
    expect(medicines(meant).length).toBeLessThanOrEqual(1);
  });

  it("takes no number of guidance, licences or trials for one", () => {
    expect(medicines("NICE TA456, NG133, PL 44673/0149, NCT01234567, BNF chapter 4, SMC2345")).toEqual([]);
  });

  it("knows names of other countries that are sold to the public here", () => {
    expect(medicines("Dave sells Kamagra from a van, and Zepbound by post.")).toEqual(["Kamagra", "Zepbound"]);
  });

  it("takes no half of a word that a line parted for one", () => {
    expect(medicines("An intern of the Univer-sity came, and Univer 120 mg.")).toEqual(["Univer"]);
  });

  it("needs the capital of a brand", () => {
    expect(medicines("They wish to champion the cause.")).toEqual([]);
  });
});

describe("companies known by name", () => {
  it("keeps an ampersand inside a name and knows variants", () => {
    expect(companies("Merck Sharp & Dohme and Boehringer Ingelheim paid for the meeting.")).toHaveLength(2);
  });

  it("needs a legal form beside a name that is also a word", () => {
    expect(companies("Roche rocks of the coast")).toEqual([]);
    expect(companies("Funded by Roche Products Ltd")).toHaveLength(1);
  });

  it("knows initials that a text names again, and a name beside what only a company has", () => {
    expect(companies("MSD asks its suppliers. They sign the code of MSD.")).toEqual(["MSD", "MSD"]);
    expect(companies("MSD stood on the door.")).toEqual([]);
    expect(companies("All Lilly pens fit these needles. At Lilly, we test them.")).toEqual(["Lilly", "Lilly"]);
    expect(companies("My daughter Lilly likes them.")).toEqual([]);
  });

  it("knows initials that stand for nothing else, and a name by what is done in it", () => {
    expect(companies("Your GSK representative")).toHaveLength(1);
    const asFirms = [
      "Text from Napp.",
      "fees by Gilead",
      "Signed for Janssen",
      "Napp gave us this template.",
      "Janssen's Stelara",
    ];
    for (const text of asFirms) expect(companies(text), text).toHaveLength(1);
    const asWords = [
      "Is there no balm in Gilead?",
      "Dr Janssen paid for the tea.",
      "Mr Napp's car",
      "written by Anna Janssen",
    ];
    for (const text of asWords) expect(companies(text), text).toEqual([]);
  });
});
