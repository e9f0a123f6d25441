import { describe, expect, test } from "vitest";
import { factsOf, told } from "#worker/test/told.ts";
import { consentOf } from "./consent.ts";

const MAIL = "Subject: Zelvorin (tavorimib) 40 mg tablets\n\n";

function consent(text: string, fields: Parameters<typeof factsOf>[1] = { channel: "email" }) {
  const facts = factsOf(text, fields);
  return told(facts, consentOf(facts, [])) as Record<string, unknown>;
}

describe("a message", () => {
  test.each([
    ["sent by e-mail", "Zelvorin works.", { channel: "email" } as const, true],
    ["that opens as one", "WhatsApp group: Leeds GPs\n\nZelvorin works.", {}, true],
    ["that the user says is one", "Zelvorin works.", { context: "Sent as a text message." }, true],
    ["a printed piece is none", "Zelvorin works.", {}, undefined],
  ])("%s", (_, text, fields, expected) => {
    expect(consent(text, fields).isMessage).toBe(expected);
  });
});

describe("a mailing", () => {
  test.each([
    ["to a list", `${MAIL}To: all GPs in Leeds\n\nZelvorin works.`, true],
    ["to nobody named", `${MAIL}Dear colleague\n\nZelvorin works.`, true],
    ["not a letter to one by name", `To: Dr Jane Hill\n${MAIL}Dear Dr Hill\n\nZelvorin works.`, undefined],
    [
      "though to one by name, where it calls itself promotional",
      `To: Dr Jane Hill\n${MAIL}Promotional e-mail\n\nDear Dr Hill\n\nZelvorin works.`,
      true,
    ],
    ["not a thanks for an invitation", `${MAIL}Thank you for the invitation to speak.\n\nZelvorin works.`, undefined],
  ])("%s", (_, text, expected) => {
    expect(consent(text).isMailing).toBe(expected);
  });
});

describe("permission", () => {
  test("is told, or told to be lacking", () => {
    expect(consent(`${MAIL}You receive this e-mail because you opted in to updates.`)).toMatchObject({
      given: expect.stringContaining("opted in"),
    });
    expect(consent(`${MAIL}Zelvorin works.`).given).toBeUndefined();
  });

  test.each([
    ["The recipients never opted in.", true],
    ["Sent to a bought list.", true],
    ["Addresses were copied from a directory.", true],
    ["All recipients have opted in; nobody who did not agree is on it.", undefined],
    ["Those who opted out were left out.", undefined],
    ["A mailing in June.", undefined],
  ])("in the user's note: %s", (context, expected) => {
    expect(consent(`${MAIL}Zelvorin works.`, { channel: "email", context }).lackingInContext).toBe(expected);
  });
});

describe("the way off the list", () => {
  test.each([
    ["is told", "To stop these e-mails, click unsubscribe.", true],
    ["is an address", "Write to https://northgate.example/unsubscribe", true],
    ["is not to wait for a call", "Tell our representative when he next calls if you wish to unsubscribe.", false],
    ["is not there", "It works.", false],
  ])("%s", (_, text, expected) => {
    expect(consent(MAIL + text).optOut !== undefined).toBe(expected);
  });
});
