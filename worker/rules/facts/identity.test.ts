import { describe, expect, test } from "vitest";
import { baseOf, told } from "#worker/test/told.ts";
import { identityOf, namesMedicine } from "./identity.ts";

const FOOT = "\n\nNorthgate Pharma Ltd";
const read = (text: string) => {
  const facts = baseOf(text + FOOT, { audience: "patients" });
  return { facts, identity: identityOf(facts) };
};
const names = (text: string) => read(text).identity.named.map(({ name }) => name);

describe("a reader knows the medicine by its name", () => {
  test.each([
    ["with its substance", "Zelvorin (tavorimib) tablets for migraine.", ["Zelvorin"]],
    ["with the mark of a brand", "Ask about Zelvorin® for migraine.", ["Zelvorin"]],
    ["with its dose", "Start Zelvorin 40 mg for migraine. Zelvorin 40 mg works.", ["Zelvorin"]],
    ["in a post with a hashtag", "My migraine is gone: thank you #Zelvorin. I take Zelvorin.", ["Zelvorin"]],
    ["not of the illness in a hashtag", "This is #Migraine week.", []],
    ["not of a person", "Ask Margaret about migraine. Margaret, 52, from Leeds, knows.", []],
    ["not of a town", "Our meeting on migraine is in Harrogate.", []],
    ["not of the company", "Northgate Pharma Ltd works on migraine.", []],
    ["not in plain words", "Ask your doctor about your migraine.", []],
  ])("%s", (_, text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test.each<[string, string, string[]]>([
    ["prescribed", "I was prescribed Zelvora for migraine. Ask for Zelvora by name.", ["Zelvora"]],
    ["with an SPC", "Zelvorin SPC, and Zelvorin tablets.", ["Zelvorin"]],
    ["by news of it", "Barwick is now available. Barwick has launched at last.", ["Barwick"]],
    ["by its licence", "We hear that Barwick is licensed for migraine.", ["Barwick"]],
    ["by being the only one", "They say Barwick is the only one.", ["Barwick"]],
    [
      "by what it does, where its shape is a medicine's",
      "Thanks to Zelvora I am well. Zelvora clears migraine.",
      ["Zelvora"],
    ],
    ["by its form, where its shape is a medicine's", "They have Zelvora tablets for migraine.", ["Zelvora"]],
    ["in a hashtag of what it does", "My migraine: #Barwick works, and I love Barwick.", ["Barwick"]],
    ["not in a hashtag alone", "Off to see #Barwick today.", []],
    ["not in a hashtag of an ordinary word", "My migraine #Barwickhealth works. I love it.", []],
    ["not an ordinary word here", "I have Lavender for migraine. A lavender clears it. Lavender clears it.", []],
    ["prescribed, though its shape says nothing", "We ask about Barwick.", ["Barwick"]],
    ["not before another name", "We ask about Barwick House.", []],
    ["not after another name", "We ask about Old Barwick.", []],
    ["not after a title", "We ask about Dr Barwick.", []],
    ["not a person of an age", "We ask about Barwick, 52, who had migraine.", []],
    ["not a person who says so", "We ask about Barwick, who said so.", []],
    [
      "not such a person, though asked about again",
      "We ask about Barwick, who said so. We ask about Barwick again.",
      [],
    ],
    ["not a place with its postcode", "We ask about Barwick, LS1 4AB.", []],
    ["not a class of medicines", "We ask about Antihistamines.", []],
    ["not a day", "We ask about Monday.", []],
    ["not the word of a firm", "Barwick Pharma Ltd. We ask about Barwick.", []],
    ["not a firm's own name", "We ask about Northgate Pharma Ltd.", []],
    ["not an ordinary word here", "Many a barwick is blue. We ask about Barwick.", []],
    ["though it stands in an address", "See us at /barwick. We ask about Barwick.", ["Barwick"]],
    ["an ordinary word in a hashtag", "Many a barwick is blue. We ask about #Barwick.", ["Barwick"]],
    ["with a mark", "We saw Barwick®.", ["Barwick"]],
    ["by news that does not open a sentence", "We hear of #Barwick: Barwick has launched.", ["Barwick"]],
    ["not by news that opens a sentence", "Barwick has launched.", []],
    ["a shape alone is none", "We met Zelvora.", []],
    ["nor is a shape that opens a sentence", "Try Zelvora.", []],
    ["its shape before its form", "A Zelvora tablet.", ["Zelvora"]],
    ["its shape with what it does", "Zelvora works on pain.", ["Zelvora"]],
    ["its shape in a hashtag", "See #Zelvora for migraine.", ["Zelvora"]],
    ["a hashtag that is never used", "See #Barwick for migraine.", []],
    ["a hashtag and the name again and again", "See #Barwick, Barwick, Barwick at the migraine clinic.", []],
    ["an illness in a hashtag that works", "My #Barwickosis works. We love Barwickosis.", []],
    ["with a word before it that fits a person, twice", "Thanks to Barwick. Thanks to Barwick. Thanks to Barwick.", []],
    ["a substance with an ending of its own", "Zelvorin (tavorimex) was late.", ["Zelvorin"]],
    ["a long word in brackets that is no English one", "Zelvorin (zorbuquash) is here.", ["Zelvorin"]],
    ["not a long English word in brackets", "Zelvorin (evolution) is here.", []],
    ["not a short word in brackets", "Zelvorin (quashbu) is here.", []],
    ["of eight letters in brackets", "Zelvorin (quashbub) is here.", ["Zelvorin"]],
    ["not a plain word in brackets", "Zelvorin (medicine) is here.", []],
    ["not an online page in brackets", "Zelvorin (online) is here.", []],
    ["not a device", "Zelvora is a medical device. I tried Zelvora.", []],
    ["a code of which something is said", "ZEL-204 is an antibody.", ["ZEL-204"]],
    ["a code twice", "See ZEL-204, ZEL-204.", ["ZEL-204"]],
    ["not a code alone", "See ZEL-204.", []],
    ["not in brackets of another word", "Barwick (evening) was late. Barwick (morning) was early.", []],
    ["not of six letters in brackets that say nothing", "Barwick (lumber) was late.", []],
  ])("%s: %j", (_, text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test.each<[string, string, string[]]>([
    ["its shape after its form", "A tablet called Zelvora.", ["Zelvora"]],
    ["its shape with what it is", "We saw Zelvora, the treatment.", ["Zelvora"]],
    ["its shape with what it does", "We hear Zelvora halves pain.", ["Zelvora"]],
    ["its shape where it is used", "I love Zelvora.", ["Zelvora"]],
    ["its shape in a hashtag after a word that fits a person", "I am on #Zelvora for migraine.", ["Zelvora"]],
    ["its hashtag before another word", "I love #Zelvora House.", ["Zelvora"]],
    ["not its shape after such a word alone", "Thanks to Zelvora we met.", []],
    ["not the shape of a place", "They say at Zelvora injections are given.", []],
  ])("of another medicine too, %s: %j", (_, text, expected) => {
    expect(names(`We sell Oldexin (oldexinib) 40 mg tablets. ${text}`)).toEqual(["Oldexin", ...expected]);
  });

  test.each<[string, string, string[]]>([
    ["by a short substance in brackets", "Zelvorin (tavorol) was late.", ["Zelvorin"]],
    ["by what is asked right before it", "We are asking dermatologists rheumatologists about Barwick.", ["Barwick"]],
    ["not by what is asked far before it", `We are asking ${"gastroenterologists, ".repeat(3)} about Barwick.`, []],
    ["by news right after it", "We hear that Barwick has just been reimbursed.", ["Barwick"]],
    ["not by news alone", "We hear Barwick has launched.", []],
    ["not a hashtag by news that opens a sentence", "#Barwick has launched.", []],
    ["not a person with two names", "We hear Mary Barwick is now available.", []],
    ["a hashtag before another word", "I love #Zelvora House.", ["Zelvora"]],
    ["a name that ends as an illness or a good cause does", "We ask about Barwickcare.", ["Barwickcare"]],
    ["a hashtag that acts, again and again", "#Barwick halves it, Barwick, Barwick.", ["Barwick"]],
    ["not one that acts and stands twice", "#Barwick halves it, Barwick.", []],
    ["not a hashtag of somebody who helps", "Thanks to #Barwick helping me.", []],
    ["not somebody loved", "I love Barwick. I love Barwick. I love Barwick.", []],
    ["not somebody loved who acts", "I love Barwick. I love Barwick. I love Barwick. Barwick cuts hair.", []],
    ["a firm's own name with a substance", "Northgate (tavorimib) 40 mg tablets.", ["Northgate"]],
    ["not a firm's own name with a dose", "Northgate 40 mg tablets for migraine.", []],
    ["a substance named twice", "Tavorimab is for gout. Tavorimab helps.", ["Tavorimab"]],
    ["not one named once", "Tavorimab is late.", []],
    ["not a name of whose kind nothing is said, twice", "Zelvora was late. Zelvora came.", []],
    ["not what is praised", "Barwick is the safest drug for asthma.", []],
    ["not a substance that is only named", "Tavorimib was late.", []],
  ])("%s: %j", (_, text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test("as the user says", () => {
    const told = (context?: string) =>
      identityOf(baseOf("Barwick is here.", { audience: "patients", context })).named.map(({ name }) => name);
    expect(told("Barwick is a prescription only medicine.")).toEqual(["Barwick"]);
    expect(told()).toEqual([]);
    const context = "Barwick is a prescription only medicine.";
    expect(identityOf(baseOf("See Barwick.", { audience: "patients", context })).named).toHaveLength(1);
  });

  test("and by that of its substance", () => {
    const { facts, identity } = read("Here it is. Zelvorin (tavorimib) tablets. Some say tavorimib. Some say nothing.");
    expect(identity.named.map(({ mentions }) => told(facts, mentions))).toEqual([
      ["Zelvorin", "tavorimib", "tavorimib"],
    ]);
    const naming = facts.sentences.filter((sentence) => namesMedicine(identity, sentence));
    expect(
      told(
        facts,
        naming.map(({ start, end }) => ({ start, end })),
      ),
    ).toEqual(["Zelvorin (tavorimib) tablets.", "Some say tavorimib."]);
  });
});

describe("a reader knows the medicine without its name", () => {
  test.each([
    ["as the newest", "Ask about the newest migraine injection.", true],
    ["as the only one", "There is only one injection for it.", true],
    ["by how often it is taken", "A once a month injection is here.", true],
    ["by its look", "Ask for the blue inhaler.", true],
    ["as new", "The new weekly injection is here.", true],
    ["as simple", "A single simple tablet.", true],
    ["by its day", "Meet the Sunday tablet.", true],
    ["as the one that", "It is the one treatment that helps.", true],
    ["as that of a firm", "Try the medicine from Northgate Pharma.", true],
    ["by a wish", "Say you would like the patch.", true],
    ["as first of a kind", "It is the first treatment of its kind.", true],
    ["unlike others", "Unlike others, the tablet works.", true],
    ["by its number", "Ask about option 1.", true],
    ["by its count", "Just one tablet.", true],
    ["by rhythm", "Only twice a week.", true],
    ["as what may not be named", "We cannot name it, but it is here.", true],
    ["in this season", "This winter there is a spray.", true],
    ["not in the references", "See it.\n\nReferences\n1. The newest injection. Lancet 2021.", false],
    ["not in a footer", "See it.\n\nThe newest injection. Date of preparation May 2024", false],
    [
      "not in prescribing information",
      "See it.\n\nPrescribing information\nIndication: gout. Dosage: once daily. Side effects: that of the newest injection.",
      false,
    ],
    [
      "not in the statement on adverse events",
      "Report side effects of the newest injection to the Yellow Card.",
      false,
    ],
    ["not by its kind", "Injections and tablets are used for migraine.", false],
    ["not by an illness", "Migraine is common.", false],
  ])("%s", (_, text, expected) => {
    expect(read(text).identity.hints.length > 0).toBe(expected);
  });
});
