import { describe, expect, test } from "vitest";
import type { Run } from "./line.ts";
import { layoutPage } from "./page-layout.ts";

const SIZE = 10;
const LETTER = 5;

/** Lines of equally wide letters from the left margin, one below the other; "" leaves a line free. */
function typed(lines: string[], more: Partial<Run> = {}): Run[] {
  return lines.flatMap((text, index) =>
    text === ""
      ? []
      : [
          {
            text,
            x: 50,
            right: 50 + text.length * LETTER,
            y: 100 + index * 12,
            size: SIZE,
            isBold: false,
            hasSpaceBefore: false,
            link: null,
            ...more,
          },
        ],
  );
}

const read = (runs: Run[], width = 600) => layoutPage(runs, width, 800).map((block) => block.text);

const PARAGRAPH = [
  "The study enrolled adults with moderate disease who had not responded to earlier",
  "treatment and followed them for two years, with visits every three months, in an",
  "open-label extension.",
];

describe("lines of a page", () => {
  test("are joined where the next word did not fit, and nowhere else", () => {
    expect(read(typed([...PARAGRAPH, "28 capsules £37.56", "Now in an easy-open calendar pack"]))).toEqual([
      PARAGRAPH.join(" "),
      "28 capsules £37.56",
      "Now in an easy-open calendar pack",
    ]);
  });

  test("begin anew at bullets and codes, but not at a number that an enumeration runs on with", () => {
    const references = "References: 1. Ashdown P et al. Eur J Outcomes 2023;41:212–224. 2. Cardomiva SPC.";
    expect(read(typed([...PARAGRAPH, "", references, "3. Data on file.", "• One", "Job code: CAR-UK-0119"]))).toEqual([
      PARAGRAPH.join(" "),
      `${references} 3. Data on file.`,
      "• One",
      "Job code: CAR-UK-0119",
    ]);
  });

  test("of a menu with bars and wide gaps are joined where an entry was broken", () => {
    const entry = (text: string, x: number, line: number): Run => ({
      ...(typed([text])[0] as Run),
      x,
      right: x + text.length * LETTER,
      y: 100 + line * 12,
    });
    const words = ["Home", "|", "Clinical data", "|", "Dosing", "|", "Prescribing"];
    let x = 50;
    const menu = words.map((word) => {
      const run = entry(word, x, 0);
      x = run.right + 20;
      return run;
    });
    const width = x - 20 + 55;
    expect(read([...menu, entry("information | Contact", 50, 1)], width)).toEqual([
      `${words.join("   ")} information | Contact`,
    ]);
  });

  test("of the head of a mail stay apart, however long", () => {
    const head = [
      "From: Sunniside Respiratory",
      "To: formulary pharmacists who have opted in to mails",
      "Subject: Papers for a round",
    ];
    expect(read(typed(head), 310)).toEqual(head);
  });

  test("put words together that a hyphen cut, and leave compounds and addresses whole", () => {
    const cut = (end: string, next: string) =>
      read(typed([end.padStart(80, "word and "), next]), 500)
        .join("|")
        .slice(-30);
    expect(cut("a treat-", "ment of pain.")).toMatch(/a treatment of pain\.$/);
    expect(cut("a placebo-", "controlled trial.")).toMatch(/a placebo-controlled trial\.$/);
    expect(cut("at https://a-b.example/pro-", "file today.")).toMatch(/pro-file today\.$/);
    expect(cut("2022;5:120–", "131 and more.")).toMatch(/120–131 and more\.$/);
    expect(cut("2020;22:5–", "16. 3. Zelcorda SPC.")).toMatch(/22:5–16\. 3\. Zelcorda SPC\.$/);
    expect(cut(" gastro-resistant and gastro-", "oesophageal reflux.")).toMatch(/gastro-oesophageal reflux\.$/);
  });

  test("go on in capitals, and codes after a colon stay with it", () => {
    const capitals = "LARCHFIELD RESPIRATORY LTD HAS ORGANISED AND PAID FOR THIS PROMOTIONAL MEETING,";
    const next = "WEBINAR AND DINNER. It chose the speaker.";
    expect(read(typed([capitals, next, "", "TITLE", "Text below"]), 500)).toEqual([
      `${capitals} ${next}`,
      "TITLE",
      "Text below",
    ]);
    const role = "Checked by Corran Glen Pharma UK Ltd for factual accuracy and for its own role only:";
    expect(read(typed([role, "NP-UK-0188"]), 500)).toEqual([`${role} NP-UK-0188`]);
  });

  test("keep superscripts at their word and draw no small print into a large letter beside it", () => {
    const [line] = typed(["reduced the risk"]);
    const end = line?.right ?? 0;
    const raised = typed(["1,2"], { x: end, right: end + 9, y: 96.5, size: 6 });
    expect(read([...(line ? [line] : []), ...raised])).toEqual(["reduced the risk1,2"]);
  });

  test("give bullets of any font one shape, and list items their kind", () => {
    const marker = typed(["\uf0b7"], { x: 50, right: 55 });
    const text = typed(["Fewer relapses"], { x: 68, right: 138 });
    expect(layoutPage([...marker, ...text], 600, 800)).toMatchObject([{ kind: "list-item", text: "• Fewer relapses" }]);
  });
});

describe("a designed page", () => {
  /** Short lines from the left edge `x` on, the first as many lines down as said. */
  const card = (x: number, from: number, lines: string[], more: Partial<Run> = {}): Run[] =>
    lines.map((text, line) => ({
      ...(typed([text], more)[0] as Run),
      x,
      right: x + text.length * LETTER,
      y: 100 + (from + line) * 12,
    }));

  test("has each card read as one, whatever stands beside it", () => {
    const cards = [
      ...card(50, 0, ["Make sure you eat", "well and cut down on", "drinking alcohol."]),
      ...card(220, 0, ["Continue to take", "medication as your", "doctor has prescribed and", "follow advice."]),
      ...card(400, 0, ["39%"]),
    ];
    expect(read(cards)).toEqual([
      "Make sure you eat well and cut down on drinking alcohol.",
      "Continue to take medication as your doctor has prescribed and follow advice.",
      "39%",
    ]);
  });

  test("keeps a statement in a box whole that goes on with a name or the next sentence", () => {
    const box = [
      "Adverse events should be reported. Reporting forms",
      "and information can be found at the Apple App",
      "Store. Events should also be reported to Astellas.",
    ];
    const beside = card(340, 0, ["Overdose: Single doses", "were well borne by", "all who took part."]);
    expect(read([...card(50, 0, box), ...beside])).toEqual([
      box.join(" "),
      "Overdose: Single doses were well borne by all who took part.",
    ]);
  });

  test("leaves the lines of a table to their labels", () => {
    const table = [
      ...card(50, 0, ["Common:", "Uncommon:", "Rare:"]),
      ...card(200, 0, ["Headache, Nausea,", "Gout, Cataract,", "Blindness"]),
    ];
    expect(read(table)).toEqual(["Common:", "Headache, Nausea,", "Uncommon:", "Gout, Cataract,", "Rare:", "Blindness"]);
  });

  test("has a title of two lines read as one", () => {
    const title = typed(["WHAT HAPPENS IF I STOP", "TAKING IT?"], { size: 20 }).map((run, line) => ({
      ...run,
      y: 40 + 24 * line,
    }));
    expect(read([...title, ...typed(PARAGRAPH)])).toEqual(["WHAT HAPPENS IF I STOP TAKING IT?", PARAGRAPH.join(" ")]);
  });
});
