import { describe, expect, test } from "vitest";
import { baseOf, told } from "#worker/test/told.ts";
import { consentOf } from "./consent.ts";

const MAIL = "Subject: Zelvorin (tavorimib) 40 mg tablets\n\n";

function consent(text: string) {
  const facts = baseOf(text, { channel: "email" });
  return told(facts, consentOf(facts, [])) as Record<string, unknown>;
}

describe("a wish to leave is refused", () => {
  const refused = (text: string) => consent(`${MAIL}Zelvorin works.\n\n${text}`).refused !== undefined;

  test.each([
    ["It is not possible to opt out of the mailing.", true],
    ["We cannot remove you from the list.", true],
    ["Names are not removed from the list.", true],
    ["There is no unsubscribe link.", true],
    ["You asked to leave the list, but here we are.", true],
    ["We added you to the list again.", true],
    ["You unsubscribed, but we are still sending e-mails.", true],
    ["We keep e-mailing you even if you ask to leave the list.", true],
    ["Once removed you will not be put back on the list.", false],
    ["We do not honour removal from the list.", true],
    ["You get our e-mails even if you opt out.", true],
    ["Although you opted out, here is our e-mail.", true],
    ["Once unsubscribed you are not removed from the other list.", false],
    ["We shall not write to you again once you say that you are not on the list.", false],
    ["You will never be added to the list again.", false],
    ["There is no option to unsubscribe by post, and it is blue.", true],
    ["Please reply if you wish to leave the list; there is no way to opt out by post.", false],
    ["We will make sure that you are not on the list again.", false],
    ["It works.", false],
  ])("%s: %s", (text, expected) => {
    expect(refused(text)).toBe(expected);
  });

  test("of what was named right before", () => {
    expect(refused("The list is ours. It is not possible to leave.")).toBe(true);
    expect(refused(`The list is ours.${" It is blue.".repeat(9)} It is not possible to leave.`)).toBe(false);
  });
});

describe("the way off the list", () => {
  test.each([
    ["is told", "To stop these e-mails, click unsubscribe.", true],
    ["is an address", "Write to https://northgate.example/unsubscribe", true],
    ["is not to wait for a call", "Tell our representative when he next calls if you wish to unsubscribe.", false],
    ["is not there", "It works.", false],
    ["to opt out", "You can opt out here.", true],
    ["to stop", "To stop, click here.", true],
    ["to stop them", "Stop these e-mails.", true],
    ["off the list", "Remove me from the list.", true],
    ["no longer to hear", "If you no longer wish to hear, tell us.", true],
    ["a reply", "Reply STOP.", true],
    ["preferences", "Manage your preferences.", true],
    ["a change of mind", "Changed your mind?", true],
    ["no more", "No more e-mails, please.", true],
    ["withdrawing", "Withdraw your consent.", true],
    ["not to hear", "If you do not wish to receive it, say so.", true],
    ["no further", "No further e-mails: write to us.", true],
    ["a box", "Untick the box.", true],
    ["to be taken off", "We will take you off.", true],
    ["rather not", "If you would rather not hear, say so.", true],
    ["rather not, of the mailing named before", "This is our mailing. Tell me if you would rather not.", true],
    ["rather not, of something else", "This is our talk, of which we spoke. Tell me if you would rather not.", false],
    ["closed", "There is no unsubscribe link.", false],
    ["an address in the references", "References\n1. https://northgate.example/opt-out", true],
    ["an address of a word that goes on", "Write to https://northgate.example/stop-press", false],
    ["a page for it", "See our preference centre: preferences page.", true],
    ["to wait for a visit", "You can opt out on my next visit.", false],
  ])("%s", (_, text, expected) => {
    expect(consent(MAIL + text).optOut !== undefined).toBe(expected);
  });
});
