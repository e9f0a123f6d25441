import { beforeEach, describe, expect, test } from "vitest";
import { FILE_MESSAGES } from "#schema/submission.ts";
import { type Caller, newCaller } from "#worker/test/api.ts";
import { expectNothingLeft, form, properForm, submit, textFile } from "#worker/test/submissions.ts";

let caller: Caller;
beforeEach(async () => {
  caller = await newCaller();
});

/** What is said of a file that is not what its name promises. */
const NOT = (ending: string, promised: string) =>
  `This file is named .${ending} but is not ${promised} that we can open. Export it again. ${FILE_MESSAGES.type.message}`;

describe("the form", () => {
  const exe = new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff, 0, 0]);
  const file = ["file", textFile()] as const;
  const [audience, channel] = [["audience", "hcp"] as const, ["channel", "print"] as const];

  test.each([
    ["no audience", form(channel, file), 400, "audience", "Please select an audience type"],
    ["a wrong audience", form(["audience", "x"], channel, file), 400, "audience", "Please select an audience type"],
    ["no channel", form(audience, file), 400, "channel", "Please select a distribution channel"],
    [
      "a wrong channel",
      form(file, audience, ["channel", "tv"]),
      400,
      "channel",
      "Please select a distribution channel",
    ],
    [
      "a wrong material type",
      form(audience, channel, file, ["materialType", "x"]),
      400,
      "materialType",
      "Please select a material type from the list",
    ],
    [
      "too much context",
      form(audience, channel, file, ["context", "x".repeat(30_000)]),
      400,
      "context",
      "Please keep the additional context under 4000 characters",
    ],
    ["no file", form(audience, channel), 400, "file", FILE_MESSAGES.missing.message],
    [
      "a file field that is text",
      form(audience, channel, ["file", "text"]),
      400,
      "file",
      FILE_MESSAGES.missing.message,
    ],
    ["an empty file", properForm(textFile("")), 400, "file", FILE_MESSAGES.empty.message],
    ["an unknown ending", properForm(textFile("text", "a.exe")), 415, "file", FILE_MESSAGES.type.message],
    ["a renamed program", properForm(new File([exe], "a.pdf")), 415, "file", NOT("pdf", "a PDF")],
    ["a program as text", properForm(new File([exe], "a.txt")), 415, "file", NOT("txt", "plain text")],
    [
      "a picture named as a PDF",
      properForm(new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], "a.pdf")),
      415,
      "file",
      NOT("pdf", "a PDF"),
    ],
  ])("is refused with %s", async (_, body, status, field, message) => {
    const answer = await submit(caller, body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ fields: { [field]: message } });
    await expectNothingLeft(caller);
  });

  test("names the title and the advice of a refused file", async () => {
    const answer = await submit(caller, properForm(new File([exe], "a.pdf")));
    const { message } = (await answer.json()) as { message: string };
    expect(message).toBe(`${FILE_MESSAGES.type.title}. ${NOT("pdf", "a PDF")}`);
  });

  test.each([
    ["JSON", '{"audience":"hcp"}', "application/json"],
    ["a form without boundary", "x", "multipart/form-data"],
    [
      "a form cut off",
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc',
      "multipart/form-data; boundary=b",
    ],
    ["nothing", "", "multipart/form-data; boundary=b"],
  ])("is refused when it is %s", async (_, body, type) => {
    const answer = await submit(caller, body, { "content-type": type });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "invalid-request" });
    await expectNothingLeft(caller);
  });
});
