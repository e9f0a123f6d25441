import { describe, expect, test } from "vitest";
import { baseOf, told } from "#worker/test/told.ts";
import { certificationOf } from "./certification.ts";
import { sparedCertification } from "./certification-spared.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";

function certification(text: string, context?: string) {
  const facts = baseOf(HEAD + text, { context });
  return told(facts, certificationOf(facts)) as Record<string, unknown>;
}
const PI =
  "Prescribing Information\nIndications: pain in adults.\nDosage: one tablet a day.\nContraindications: none.\nWarnings: none.\nSide effects: nausea.\nLegal category: POM.\n";
const isUncertified = (text: string) => certification(text).uncertified !== undefined;

describe("a piece is used without certification", () => {
  test.each([
    ["as it says", "This leaflet has not been certified, so send it today.", true],
    ["uncertified", "Use the uncertified slides.", true],
    ["past the signatory", "Go round the signatory if asked.", true],
    ["the certificate is to follow", "The certificate will follow.", true],
    ["not of an item on an agenda", "Zelvorin: the outcome of this item was that it was not approved.", false],
    ["not where use is banned", "Do not use uncertified slides.", false],
    ["not where it is put right", "The uncertified slides were withdrawn.", false],
    ["not of another body's approval", "It has not been approved by the FDA.", false],
    ["not of a draft that waits", "Draft: awaiting certification.", false],
    ["of a draft that is sent all the same", "Awaiting certification, but send it.", true],
    ["not for customers", "These slides are not approved for external use.", true],
    ["the signatory knows nothing of it", "Our signatory has never seen the slides.", true],
    ["it did not go back", "This version has not been back past the client.", true],
    ["home-made, between us", "I use my own slides; keep them between us.", true],
    ["home-made, not to be passed on", "It is not official. Do not forward it.", true],
    ["home-made, to be kept quiet", "I use my own slides. Keep this quiet.", true],
    ["home-made, to be deleted", "I drew the chart at home. Delete it after reading.", true],
    ["home-made by oneself", "I made these slides myself. Do not forward them.", true],
    ["not by oneself alone", "I made these slides myself.", false],
    ["home-made, without approval", "I made the slides myself without approval.", true],
    ["not home-made alone", "I drew the chart at home.", false],
    ["not one's own alone", "I use my own slides.", false],
    ["not unofficial alone", "It is not official.", false],
    ["not where the costs are off the books", "The deck shows how costs come off the books.", false],
    ["though the costs are off the books", "The uncertified deck shows bed-days off the books.", true],
    ["not of the paperwork of a grant", "The paperwork for the grant will follow.", false],
    ["of the paperwork of a piece", "The paperwork for the leaflet will follow.", true],
    ["not of the paperwork of a payment", "The cheque is made out to the trust. The paperwork will follow.", false],
    ["of paperwork without a payment", "The paperwork will follow.", true],
    [
      "of another step, beside a payment",
      "The cheque is made out to the trust. The deck has not gone through the usual channels.",
      true,
    ],
    ["of its approval", "The cheque is made out to the trust. The medical paperwork will follow.", true],
    [
      "of the paperwork of a piece beside it",
      "The cheque is made out to the trust. The leaflet's paperwork will follow.",
      true,
    ],
    ["not of the next piece, which waits", "The new slides will not be certified until June.", false],
    [
      "of the next piece, which is used meanwhile",
      "The new slides will not be certified until June, so we have them anyway.",
      true,
    ],
    ["not in the references", "Pain fell.\n\nReferences\n1. This leaflet has not been certified. Lancet 2021.", false],
    ["not in the prescribing information", `Pain fell.\n\n${PI}This leaflet has not been certified.`, false],
    ["not in the words on reporting", "Adverse events should be reported. This leaflet has not been certified.", false],
    ["not where it was stopped", "The uncertified deck was rejected.", false],
    ["not of a regulator", "This is unapproved by the FDA.", false],
    ["not where use is banned at length", "You must not at any time send uncertified slides.", false],
    ["though no signature is required", "You do not require a form to use the uncertified slides.", true],
    ["though it never needs a signature", "The uncertified slides never needs hand signing.", true],
    ["though it need not be signed", "You do not need to send the uncertified slides to anybody.", true],
    ["without waiting for it", "Send the uncertified slides; never wait to send them.", true],
  ])("%s", (_, text, expected) => {
    expect(isUncertified(text)).toBe(expected);
  });
});

describe("a piece is changed after certification", () => {
  test.each([
    ["as it says", "The dose was changed after it was certified.", true],
    ["by its history", "Certified 3 March 2025; price updated 4 May 2025", true],
    [
      "not where it is certified again",
      "Certified 3 March 2025; price updated 4 May 2025; re-certified 5 May 2025",
      false,
    ],
    ["not where nothing was", "No changes after it was certified.", false],
    ["not where that is banned", "Nothing may be changed after it is certified.", false],
    ["since the signature", "Since it was signed we have changed the price.", true],
    ["as it differs", "This differs from the certified wording.", true],
    ["as the certified one differs", "The certified version differs from this.", true],
    ["as the certified one is shorter", "The certified version is shorter than this.", true],
    ["as it is not the same", "The certified wording is not the same as this.", true],
    ["not by its rule", "Use only wording as certified; it differs from the certified text of others.", false],
    ["not where there are no further changes", "No further changes after it was certified.", false],
    ["not where nothing was edited", "Nothing edited in the certified slides.", false],
    ["not where any change is asked for", "Tell us of any changes to the certified slides.", false],
    ["not where others are denied", "Without other changes to the certified slides.", false],
    ["though something else is denied", "Never mind: we changed the certified slides.", true],
    ["not where it was not changed", "It was not changed after it was certified.", false],
    ["not where none were", "Without any changes after it was certified.", false],
  ])("%s", (_, text, expected) => {
    expect(certification(text).altered !== undefined).toBe(expected);
  });
});

test("what the user tells of it", () => {
  const inContext = (context: string) => certification("It works.", context).uncertifiedInContext;
  expect(inContext("It was not certified.")).toBe(true);
  expect(inContext("Nobody saw it before it went.")).toBe(true);
  expect(inContext("Certified on 3 March; nobody saw it at the stand.")).toBeUndefined();
  expect(inContext("Not certified: a draft for approval.")).toBeUndefined();
  expect(inContext("The UK office was not shown it.")).toBe(true);
  expect(inContext("Certified on 3 March; no signatory ever saw it.")).toBe(true);
  expect(inContext("Not certified: to be certified in May.")).toBeUndefined();
  expect(inContext("Used at the stand in June.")).toBeUndefined();
  expect(inContext("Certified on 3 March, used at the stand.")).toBeUndefined();
});

test("certification stated, and gaps left open", () => {
  expect(certification("Certified under ABC-123.").stated).toBe("Certified under ABC-123.");
  expect(certification("Not certified under ABC-123.").stated).toBeUndefined();
  expect(certification("Meet us at [VENUE] on {{date}}, TBC.").gaps).toEqual(["[VENUE]", "{{date}}", "TBC"]);
});

describe("certification is talked away", () => {
  const isSpared = (text: string) => {
    const facts = baseOf(HEAD + text);
    return sparedCertification(facts, facts.sentences).length > 0;
  };
  const SLIDES = "The slides are ready.";
  test.each([
    ["skipped for want of time", "We skipped the sign-off for the slides because time was short.", true],
    ["as outside the step", "Global slides fall outside certification.", true],
    ["in the next sentence", "The slides went past certification. We do not need it because they are global.", true],
    ["not without a reason", "We skipped the sign-off for the slides.", false],
    ["not of a thing that is no piece", "We skipped the sign-off for the tea because it was urgent.", false],
    ["not in a question", "Did we skip the sign-off for the slides because it was urgent?", false],
    ["not as the rule", "Unless it was urgent we never skipped the sign-off for the slides.", false],
    ["not of another body's approval", "The slides do not need NICE approval because they are global.", false],
    [
      "not in a sentence of another line",
      "The slides went past certification.\nWe do not need it because they are global.",
      false,
    ],
    ["not where nothing is spared", "The sign-off for the slides came because they are global.", false],
    ["not where the next step is spared", "The slides are late. We do not need it because they are global.", false],
    ["with its piece in the sentence after", "We skipped the sign-off because it was urgent. The slides went.", true],
    [
      "not with its piece in the line after",
      `${"It is so. ".repeat(45)}\nWe skipped the sign-off because it was urgent.\nThe slides went.`,
      false,
    ],
    [
      "not where something else is skipped",
      "The slides have their certificate. We skipped tea because it was urgent.",
      false,
    ],
  ])("%s: %s", (_, text, expected) => {
    expect(isSpared(text)).toBe(expected);
  });

  test("the piece may be named at its head", () => {
    expect(isSpared(`${SLIDES}\nWe skipped the sign-off because it was urgent.`)).toBe(true);
    expect(isSpared(`${"It is so. ".repeat(30)}${SLIDES}\nWe skipped the sign-off because it was urgent.`)).toBe(true);
    expect(isSpared(`${"It is so. ".repeat(45)}${SLIDES}\nWe skipped the sign-off because it was urgent.`)).toBe(false);
  });
});

describe("certified words are put otherwise by who uses them", () => {
  test.each([
    ["as told with the certified text", "The certified version says 40; mine says 50.", true],
    ["in the next sentence of the line", "Here is the approved letter. I have shortened it.", true],
    ["not in another line", "Here is the approved letter.\nI have shortened it.", false],
    ["not where it goes back", "Here is the approved letter. I have shortened it and sent it back.", false],
    ["not where nothing was certified", "Here is the letter. I have shortened it.", false],
    ["not where that is denied", "Here is the approved letter. I have shortened it, but never the dose.", false],
    ["not far after it", `Here is the approved letter. ${"It is so and so. ".repeat(20)}I have shortened it.`, false],
    ["some way after it", `Here is the approved letter. ${"It is so and so. ".repeat(14)}I have shortened it.`, true],
  ])("%s: %s", (_, text, expected) => {
    expect(certification(text).altered !== undefined).toBe(expected);
  });
});
