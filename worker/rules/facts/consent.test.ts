import { describe, expect, test } from "vitest";
import { baseOf, told } from "#worker/test/told.ts";
import { consentOf } from "./consent.ts";

const MAIL = "Subject: Zelvorin (tavorimib) 40 mg tablets\n\n";

function consent(text: string, fields: Parameters<typeof baseOf>[1] = { channel: "email" }) {
  const facts = baseOf(text, fields);
  return told(facts, consentOf(facts, [])) as Record<string, unknown>;
}

describe("a message", () => {
  test.each([
    ["sent by e-mail", "Zelvorin works.", { channel: "email" } as const, true],
    ["that opens as one", "WhatsApp group: Leeds GPs\n\nZelvorin works.", {}, true],
    ["that the user says is one", "Zelvorin works.", { context: "Sent as a text message." }, true],
    ["that opens as one in its first 300 characters", `${"Blue. ".repeat(40)}\nSubject: Zelvorin`, {}, true],
    ["not one that is quoted later", `${"Blue. ".repeat(60)}\nSubject: Zelvorin`, {}, undefined],
    ["a printed piece is none", "Zelvorin works.", {}, undefined],
  ])("%s", (_, text, fields, expected) => {
    expect(consent(text, fields).isMessage).toBe(expected);
  });
});

const BLUE = (chars: number) => "Blue. ".repeat(chars / 6);

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
    ["to one as a text message", `${MAIL}Dear Dr Hill\n\nZelvorin works.`, true],
    ["to one by name in a list", `To: list of GPs\n${MAIL}Dear Dr Hill\n\nZelvorin works.`, true],
    ["to many at once", `To: Jane Hill and 40 recipients\n${MAIL}Dear Dr Hill\n\nZelvorin works.`, true],
    ["to one who is not greeted", `To: Dr Jane Hill\n${MAIL}Dear colleague\n\nZelvorin works.`, true],
    [
      "not one whose reader stands within 900 characters",
      `${MAIL}Dear Dr Hill\n${BLUE(700)}\nTo: Dr Jane Hill`,
      undefined,
    ],
    ["one whose reader stands farther down", `${MAIL}Dear Dr Hill\n${BLUE(1000)}\nTo: Dr Jane Hill`, true],
    [
      "not thanks to a hospital for its invitation",
      `To: the hospital\n${MAIL}Thank you for the invitation.`,
      undefined,
    ],
    ["not a paper on an agenda", `To: Formulary committee\nPaper 4\nZelvorin works.`, undefined],
    ["a paper on an agenda with a subject", `To: Formulary committee\n${MAIL}Paper 4\nZelvorin works.`, true],
    ["an item for all", `To: all the committee\nPaper 4\nZelvorin works.`, true],
    ["an item for no body", `To: nobody here\nPaper 4\nZelvorin works.`, true],
    ["a paper on an agenda that promotes", `To: Formulary committee\nPaper 4\nPromotional: Zelvorin works.`, true],
    ["a body's letter without a number", `To: Formulary committee\nZelvorin works.`, true],
    [
      "thanks for an invitation to a list",
      `To: all GPs\n${MAIL}Thank you for the invitation.\n\nZelvorin works.`,
      true,
    ],
    [
      "thanks for an invitation that promote",
      `${MAIL}Promotional. Thank you for the invitation.\n\nZelvorin works.`,
      true,
    ],
    ["no subject, and nothing known", "Zelvorin works.", undefined],
    ["a subject further down", `${"Blue. ".repeat(50)}\nSubject: Zelvorin`, undefined],
    ["a subject early on", `${"Blue. ".repeat(40)}\nSubject: Zelvorin`, true],
    ["not a thanks for an invitation", `${MAIL}Thank you for the invitation to speak.\n\nZelvorin works.`, undefined],
  ])("%s", (_, text, expected) => {
    expect(consent(text).isMailing).toBe(expected);
  });
});

describe("what the user says of a message", () => {
  const message = (context: string, text = "Hi Jane, Zelvorin works.") => consent(text, { channel: "email", context });

  test.each([
    ["to one, who is greeted", "Sent to a nurse.", "Hi Jane, Zelvorin works.", undefined],
    ["to one of a list", "Sent to a nurse mailing list.", "Hi Jane, Zelvorin works.", true],
    ["to one, who is not greeted", "Sent to a nurse.", "Zelvorin works.", true],
    ["to one, but promotional", "Sent to a nurse.", "Hi Jane, a promotional text: Zelvorin works.", true],
    ["to one, but addressed", "Sent to a nurse.", "Hi Jane, Zelvorin works.\nTo: all the nurses", true],
    ["to nurses", "Sent to nurses.", "Hi Jane, Zelvorin works.", true],
    ["as an attachment", "An attachment.", "Hi Jane, Zelvorin works.", undefined],
  ])("it goes %s", (_, context, text, expected) => {
    expect(message(context, text).isMailing).toBe(expected);
  });

  test.each([
    ["a text message", "Sent by SMS.", true],
    ["a call", "For a telephone call.", true],
    ["a leaflet", "A leaflet for the stand.", undefined],
  ])("it is %s", (_, context, expected) => {
    expect(consent("Zelvorin works.", { context }).isMessage).toBe(expected);
  });
});

describe("permission is lacking", () => {
  const lacking = (text: string) => consent(`${MAIL}Zelvorin works.\n\n${text}`).lacking !== undefined;

  test.each([
    "You never agreed to our e-mails.",
    "You have not asked for updates from us.",
    "We e-mail without your permission.",
    "We found your number in the directory.",
    "Your e-mail address was taken from the website.",
    "We took your mobile number from a badge.",
    "We bought a list of addresses.",
    "The addresses were supplied by a broker.",
    "I hope you do not mind me e-mailing.",
    "I hope it is okay to text you.",
    "I hope you will forgive this e-mail.",
    "This e-mail comes out of the blue.",
    "We purchased your contact details.",
    "We scraped the e-mails.",
    "Your secretary gave me your e-mail address.",
    "A colleague let me have your mobile number.",
    "We e-mail you without asking.",
    "We have not sought permission for the e-mail.",
    "This is a cold e-mail.",
    "You do not know us: hence this e-mail.",
    "We put you back on the list.",
    "We added you to our mailing list.",
    "I added you all to the WhatsApp group.",
    "Tell me if you object to this e-mail.",
    "We assume consent to e-mails.",
    "Unless we hear from you we will continue to send e-mails.",
    "You did not opt out, so here is our e-mail.",
    "This is an unsolicited e-mail.",
    "We rely on soft opt-in for e-mail.",
    "Your e-mail box was pre-ticked.",
  ])("%s", (text) => {
    expect(lacking(text)).toBe(true);
  });

  test.each([
    ["they asked", "You get this e-mail because you registered."],
    ["it is promised", "We never e-mail you without permission."],
    ["it is the rule", "A company must not e-mail without permission."],
    ["it is a way off", "To have your name taken off the list, tell us if you object."],
    ["it is of a picture", "The photograph was used without permission; the list is ours."],
    ["it is of nothing sent", "We walked in without asking."],
    ["it is of a patient", "No patient was e-mailed without consent."],
    ["it may be withdrawn", "You can withdraw consent for e-mail, without asking."],
  ])("not where %s: %s", (_, text) => {
    expect(lacking(text)).toBe(false);
  });

  test.each([["in the references", "References\n1. You never agreed to e-mails. Lancet 2021."]])(
    "not %s",
    (_, text) => {
      expect(lacking(text)).toBe(false);
    },
  );

  test("not in prescribing information", () => {
    const facts = baseOf(`${MAIL}You never agreed to our e-mails.`, { channel: "email" });
    const start = facts.view.text.indexOf("You");
    const end = facts.view.text.length;
    expect(consentOf(facts, [{ start, end }]).lacking).toEqual([]);
    expect(consentOf(facts, [{ start: start + 1, end }]).lacking).toHaveLength(1);
    expect(consentOf(facts, [{ start, end: end - 1 }]).lacking).toHaveLength(1);
  });
});

describe("permission was given", () => {
  const given = (text: string) => consent(`${MAIL}Zelvorin works.\n\n${text}`).given !== undefined;

  test.each([
    ["You opted in.", true],
    ["You registered with us.", true],
    ["It goes to those who have agreed.", true],
    ["You told us that you are happy to hear.", true],
    ["They said yes to promotional news.", true],
    ["It is sent with prior permission.", true],
    ["Your consent is held.", true],
    ["It goes to registered readers.", true],
    ["You never opted in to our e-mails.", false],
    ["It works.", false],
  ])("%s: %s", (text, expected) => {
    expect(given(text)).toBe(expected);
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
    ["They were mailed without consent.", true],
    ["An unsolicited e-mail.", true],
    ["It goes with permission; no one else has agreed.", undefined],
    ["A cold e-mail.", true],
  ])("in the user's note: %s", (context, expected) => {
    expect(consent(`${MAIL}Zelvorin works.`, { channel: "email", context }).lackingInContext).toBe(expected);
  });
});
