import { standsIn } from "#worker/text/may-match.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { clip } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Line } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

const TYPE =
  /\b(?:grants?|donations?|sponsorship|in[ -]kind|non-financial(?: support)?|contracted services?|fees?|funding|financial support|core support|contribution|benefit in kind)\b/i;

const AMOUNT = /£\s?\d[\d,.]*(?:k|m)?|\b\d{1,3}(?:,\d{3})+\b/i;

const EMPTY_AMOUNT =
  /^(?:-|n\/?a|nil|tbc|tba|various|.{0,20}\b(?:undisclosed|discretion|withheld|confidential|to be (?:confirmed|agreed)|not (?:stated|disclosed|valued|available|recorded|given|shown|published))\b.{0,20})$/i;

const UNSTATED =
  /\b(?:undisclosed|withheld|confidential|not (?:stated|disclosed|valued|available|recorded|given|shown|published)|on request|private)\b/i;

const VAGUE_WORDS = new Set(
  "general support various misc miscellaneous other others activity activities work project projects charity charitable contribution contributions funding fund funds event events core cost costs as agreed partnership unspecified ongoing help helping from our team staff us the of for and to their with in assistance time sponsorship donation donations grant grants purposes purpose organisation organisation's organization annual yearly sundry sundries items n a tbc financial payment payments education educational programme initiative initiatives services service cause good running operational overall".split(
    " ",
  ),
);

/** Cells of a row: columns parted by wide gaps, tabs or bars. */
function cellsOf(text: string): { words: string; start: number }[] {
  const cells: { words: string; start: number }[] = [];
  let from = 0;
  for (const gap of [...text.matchAll(/ {2,}|\t+|\s{0,20}\|\s{0,20}| - |$/g)]) {
    const words = text.slice(from, gap.index).trim();
    if (words) cells.push({ words, start: from });
    from = gap.index + gap[0].length;
  }
  return cells;
}

const isVague = (words: string) =>
  (words.toLowerCase().match(/[\p{L}']+/gu) ?? []).every((word) => VAGUE_WORDS.has(word));

/** What is wrong with one entry of the list, or null. */
function faultOf(text: string): string | null {
  const cells = cellsOf(text);
  if (cells.length >= 3) {
    const rest = cells.slice(1);
    if (!rest.some((c) => TYPE.test(c.words) || AMOUNT.test(c.words) || /^support$/i.test(c.words))) return null;
    const last = rest.at(-1)?.words ?? "";
    const money = rest.some((c) => /grant|donation|sponsorship|fee|^support$/i.test(c.words));
    if (money && !standsIn(AMOUNT, text) && rest.some((c) => EMPTY_AMOUNT.test(c.words))) return "gives no value";
    // Name, description, amount: the description stands in the middle.
    const middle = rest[0]?.words ?? "";
    if (cells.length === 3 && AMOUNT.test(last) && isVague(middle)) return `describes the support only as “${middle}”`;
    if (isVague(last) && !AMOUNT.test(last) && (standsIn(AMOUNT, text) || !EMPTY_AMOUNT.test(last)))
      return `describes the support only as “${last}”`;
    return null;
  }
  const entry = text.trim().replace(/^[•*-]\s+/, "");
  const prose = /^(\p{Lu}[^:.]{2,60})[.:]\s+(.{3,120})$/u.exec(entry);
  if (!prose || (!/\bsupport\b/i.test(prose[2] ?? "") && !TYPE.test(prose[2] ?? ""))) return null;
  if (!AMOUNT.test(prose[2] ?? "") && UNSTATED.test(prose[2] ?? "")) return "gives no value";
  const described = (prose[2] ?? "").replace(AMOUNT, "");
  return isVague(described) ? `describes the support only as “${described.replace(/[\s,.;:-]+$/, "")}”` : null;
}

function rowHit(facts: Facts, line: Line): Hit[] {
  if (line.zone === "references" || line.zone === "pi" || line.zone === "footer") return [];
  const text = wordsOf(facts, line);
  const fault = faultOf(text);
  if (!fault) return [];
  return [
    {
      at: { start: line.start, end: line.end },
      issue: `“${clip(text.replace(/\s+/g, " "))}” ${fault}. Each entry must give its value and a description full enough for a reader to understand the support.`,
      fix: { kind: "delete", note: "Replace the entry by one that gives the value and says what the support was for." },
    },
  ];
}

/** Clause 29.2: each contribution has its value and a description that lets a reader understand it. */
export const described: Check = {
  id: "clause-29/described",
  requirement: "29.description-sufficient",
  severity: "MEDIUM",
  duty: "must",
  themes: ["disclosure-transfers-of-value", "patient-organisations"],
  applies: (facts) => facts.dealings.disclosurePage && facts.dealings.patientOrganisation,
  find: (facts) => facts.lines.flatMap((line) => rowHit(facts, line)),
  examples: {
    flagged: [
      {
        text: "Support of patient organisations\nCalendar year 2024. First published 20 June 2025.\nOrganisation   Type   Value   Purpose\n[[Kidney Voice   Donation   £4,000   General]]",
        audience: "patients",
        channel: "website",
        why: "“General” says nothing",
      },
      {
        text: "Our support of patient organisations\nCalendar year 2024. Published 20 June 2025.\n[[Migraine Line: Sponsorship, £2,500, various activities.]]",
        audience: "patients",
        channel: "website",
        why: "“various activities” says nothing",
      },
      {
        text: "Our support of patient organisations\nCalendar year 2024. Published 20 June 2025.\n[[Asthma Circle | Grant | not disclosed | Helpline rota]]",
        audience: "patients",
        channel: "website",
        why: "no value",
      },
    ],
    clean: [
      {
        text: "Support of patient organisations\nCalendar year 2024. First published 20 June 2025.\nKidney Voice   Donation   £4,000   Printing of 2,000 diet booklets",
        audience: "patients",
        channel: "website",
        why: "described",
      },
      {
        text: "Our support of patient organisations\nCalendar year 2024. Published 20 June 2025.\nMigraine Line: Grant, £2,500: hire of rooms for a family day in May.",
        audience: "patients",
        channel: "website",
        why: "described",
      },
    ],
    inapplicable: [{ text: "Kidney Voice   Donation   £4,000   General", why: "not a published list" }],
  },
};
