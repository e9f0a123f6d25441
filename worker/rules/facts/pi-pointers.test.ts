import { describe, expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { baseOf, wordsAt } from "#worker/test/told.ts";
import { inClosedMenu, pointersOf } from "./pi-pointers.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";
const pointers = (text: string, fields: Partial<SubmissionFields> = {}) => {
  const facts = baseOf(HEAD + text, fields);
  return pointersOf(facts, []).map((pointer) => ({ ...pointer, words: wordsAt(facts, [pointer])[0] }));
};
const routes = (...given: Parameters<typeof pointers>) => pointers(...given).map(({ route }) => route);

describe("prescribing information is", () => {
  test.each([
    ["qr", "Scan the QR code for prescribing information."],
    ["qr", "Point your phone here for prescribing information."],
    ["qr", "Prescribing information is behind the square barcode."],
    ["qr", "Prescribing information\n[QR code]"],
    ["link", "Click here for prescribing information."],
    ["link", "Prescribing information: www.zelvorin.example"],
    ["link", "Prescribing information is at zelvorin.co.uk."],
    ["link", "Tap the tab for prescribing information."],
    ["link", "Prescribing information is on our website."],
    ["link", "Prescribing information:\nhttps://zelvorin.example"],
    ["stand", "Prescribing information is at the stand."],
    ["stand", "Prescribing information is available as printed copies."],
    ["in-piece", "Prescribing information is overleaf."],
    ["in-piece", "Prescribing information is on the facing page."],
    ["in-piece", "Prescribing information can be found on page 4."],
    ["in-piece", "Prescribing information is below."],
    ["in-piece", "Prescribing information is at the end of this leaflet."],
    ["in-piece", "Prescribing information fills the last two pages."],
    ["request", "Prescribing information is available on request."],
    ["request", "Ask your representative for prescribing information."],
    ["request", "Prescribing information will be sent."],
    ["denied", "Prescribing information is to follow."],
    ["request", "For prescribing information see the BNF."],
    ["request", "We will bring prescribing information."],
    ["enclosed", "Prescribing information is enclosed."],
    ["enclosed", "Prescribing information is on a separate sheet."],
    ["denied", "It carries no prescribing information."],
    ["denied", "Prescribing information is not here."],
    ["denied", "Prescribing information has been omitted."],
    ["denied", "The PI link was taken down."],
    ["denied", "A reminder does not need prescribing information."],
    ["denied", "Prescribing information is not required here."],
    ["denied", "Prescribing information is in the folder. It is not repeated here."],
    ["label", "Prescribing information"],
    ["label", "Read the prescribing information."],
    ["label", "PI for Zelvorin"],
  ])("%s: %s", (route, text) => {
    expect(routes(text)).toEqual([route]);
  });

  test.each([
    ["is not named", "Zelvorin works."],
    ["but a code", "PI-2024 is its code."],
    ["as where adverse events are told", "Adverse event reporting details are in the prescribing information."],
  ])("not told where it %s", (_, text) => {
    expect(routes(text)).toEqual([]);
  });
});

describe("the words around them tell the way", () => {
  test("full details on request ask for it by another name", () => {
    expect(pointers("Full details are available on request.")).toMatchObject([{ route: "request", instructed: false }]);
    expect(routes("Full details are in the folder.")).toEqual([]);
  });

  test("a way follows a title, not a sentence", () => {
    expect(routes("Prescribing information\nScan this code")).toEqual(["qr"]);
    expect(routes("Read the prescribing information.\nScan this code")).toEqual(["label"]);
    expect(routes("Prescribing information\n\nIt works.\n\nScan this code")).toEqual(["label"]);
    expect(routes(`${"So ".repeat(12)} prescribing information\nScan this code`)).toEqual(["label"]);
  });

  test("a code stands before a short line", () => {
    expect(routes("[QR code]\nPrescribing information")).toEqual(["qr"]);
    expect(routes(`[QR code]\nRead the prescribing information${" and so on".repeat(4)}.`)).toEqual(["label"]);
  });

  test("a question is answered by the next sentence of the line", () => {
    expect(routes("Want the prescribing information? Scan this.")).toEqual(["qr"]);
    expect(routes("Want the prescribing information?\nCome to see us.")).toEqual(["label"]);
    expect(routes("Read the prescribing information. Then click on it.")).toEqual(["link"]);
    expect(routes("Read the prescribing information. They click on it.")).toEqual(["label"]);
  });

  test("on a screen a short line is itself the link, in print it is a label", () => {
    for (const channel of ["email", "website", "social"] as const)
      expect(routes("Prescribing information", { channel })).toEqual(["link"]);
    const long = `Read the prescribing information${" and so on".repeat(17)}.`;
    expect(routes(long, { channel: "email" })).toEqual(["label"]);
    expect(routes(long.replace(" and so on.", "."), { channel: "email" })).toEqual(["link"]);
  });

  test("a link of the file counts", () => {
    const facts = baseOf(`${HEAD}Prescribing information`);
    const withLink = (start: number, end: number) =>
      pointersOf({ ...facts, links: [{ start, end, target: "x" }] }, []).map(({ route }) => route);
    expect(withLink(HEAD.length, HEAD.length + 10)).toEqual(["link"]);
    expect(withLink(0, HEAD.length)).toEqual(["label"]);
    expect(withLink(HEAD.length + 23, HEAD.length + 30)).toEqual(["label"]);
  });

  test.each<[string, string, Partial<SubmissionFields>, string]>([
    [
      "for after registering is only promised",
      "Once you register you will see the prescribing information.",
      {},
      "request",
    ],
    ["for the evening too", "The prescribing information will be shown at the start of the meeting.", {}, "request"],
    ["but not with a way to it here", "Once you register, scan this for prescribing information.", {}, "qr"],
    [
      "nor at a meeting",
      "Prescribing information will be at the stand on the day.",
      { channel: "conference" },
      "stand",
    ],
    ["nor on a visit", "Prescribing information will be at the stand on the day.", { channel: "sales" }, "stand"],
    [
      "nor on slides",
      "Prescribing information will be at the stand on the day.",
      { materialType: "slide-deck" },
      "stand",
    ],
    ["though it would be at a stand", "Prescribing information will be at the stand on the day.", {}, "request"],
  ])("%s: %s", (_, text, fields, route) => {
    expect(routes(text, fields)).toEqual([route]);
  });
});

describe("a link is direct, unless", () => {
  test.each([
    ["it goes to it", "Click here for prescribing information.", false],
    ["by the home page", "Click to our home page for prescribing information.", true],
    ["by a log-in", "Click and log in for prescribing information.", true],
    ["in steps", "Click here for prescribing information. Then choose Zelvorin.", true],
    ["on a site without address", "Prescribing information is on our website.", true],
    ["in a menu", "Click the menu for prescribing information.", true],
    ["in one click", "One-click prescribing information in the menu.", false],
    ["a page in print is none", "Prescribing information and menu overleaf.", false],
  ])("%s: %s", (_, text, indirect) => {
    expect(pointers(text).map((pointer) => pointer.indirect)).toEqual([indirect]);
  });
});

test.each([
  ["Scan for prescribing information.", true],
  ["Prescribing information: www.zelvorin.example", true],
  ["Prescribing information overleaf.", false],
])("it says what it is for: %s", (text, instructed) => {
  expect(pointers(text)[0]?.instructed).toBe(instructed);
});

test("it speaks of the medicines that it names", () => {
  expect(pointers("Zelvorin prescribing information is overleaf.")[0]?.products).toEqual(["Zelvorin"]);
  expect(pointers("Prescribing information is overleaf.")[0]?.products).toEqual([]);
  const other = "Zelvorin works better than Oldexin (oldexinib). Zelvorin lasts. Zelvorin works.\n\n";
  expect(pointers(`${other}Oldexin prescribing information is overleaf.`)[0]?.products).toEqual([]);
});

test("printed prescribing information points to nothing", () => {
  const facts = baseOf(`${HEAD}Prescribing information is overleaf.`);
  const at = facts.view.text.indexOf("Presc");
  const end = facts.view.text.length;
  expect(pointersOf(facts, [{ start: at, end }])).toEqual([]);
  expect(pointersOf(facts, [{ start: at + 1, end }])).toHaveLength(1);
  expect(pointersOf(facts, [{ start: at, end: end - 1 }])).toHaveLength(1);
});

describe("an entry of a closed menu", () => {
  const isClosed = (text: string) => {
    const facts = baseOf(HEAD + text);
    return inClosedMenu(facts, facts.view.text.indexOf("Entry"));
  };

  test.each([
    ["stands under it", "Closed menu\nHome\nEntry", true],
    ["that opens by its sign", "Seen only behind the burger icon\nEntry", true],
    ["that is collapsed", "The accordion is collapsed\nEntry", true],
    ["not above it", "Entry\nClosed menu", false],
    ["not after a gap", "Closed menu\nHome\n\nEntry", false],
    ["not below a sentence", `Closed menu\n${"x".repeat(41)}\nEntry`, false],
    ["but below an entry of forty characters", `Closed menu\n${"x".repeat(40)}\nEntry`, true],
    ["fourteen lines on", `Closed menu\n${"Home\n".repeat(13)}Entry`, true],
    ["not fifteen", `Closed menu\n${"Home\n".repeat(14)}Entry`, false],
    ["not of an open one", "Menu\nHome\nEntry", false],
  ])("%s", (_, text, expected) => {
    expect(isClosed(text)).toBe(expected);
  });

  test("makes a link that is not direct", () => {
    expect(pointers("Closed menu\nPrescribing information", { channel: "website" })).toMatchObject([
      { indirect: true },
    ]);
  });
});
