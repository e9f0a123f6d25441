import { standsIn } from "#worker/text/may-match.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";

const ADDRESS = /(?:https?:\/\/|www\.)([\w-]+(?:\.[\w-]+){1,4})(?:\/[^\s)\]]{0,120})?/gi;
const LEAVING =
  /\bleav(?:e|es|ing)\b|\bexternal (?:site|website|link)|\bthird[- ]party (?:site|website)|\bnot controlled by\b|\banother (?:site|website|organisation'?s)/i;
/** Named by the Code itself in the statements that carry them. */
const PRESCRIBED = /(?:yellowcard\.)?mhra\.gov\.uk$/i;

/** The last two labels: the owner of an address. */
function owner(host: string): string {
  const labels = host
    .toLowerCase()
    .replace(/^www\./, "")
    .split(".");
  const tail = /^(?:co|org|nhs|ac|gov)$/.test(labels.at(-2) ?? "") ? 3 : 2;
  return labels.slice(-tail).join(".");
}

/** Words that call the page somebody else's: "The Board's own page: https://…". */
const THEIRS = /\b(?:own|their|its) (?:web ?)?(?:page|site)s?\b[^\n]{0,40}$/i;

/** The compendium by its name before its address, or a source that is cited with the day on which it was read. */
const COMPENDIUM_BEFORE = /\b(?:emc|electronic medicines compendium)\b[^\n]{0,20}$/i;
const CITED_AFTER = /^\S{0,3} {0,2}\(?(?:last )?accessed\b/i;
const isPlain = (text: string, at: number, end: number) =>
  COMPENDIUM_BEFORE.test(text.slice(0, at)) || CITED_AFTER.test(text.slice(end));

function find(facts: Facts): Hit[] {
  const { text } = facts.view;
  if (standsIn(LEAVING, text)) return [];
  const places = facts.lines.filter((l) => l.zone === "references" || l.zone === "pi");
  const found = [...text.matchAll(ADDRESS)].filter(
    (m) =>
      !PRESCRIBED.test(m[1] ?? "") &&
      !places.some((l) => l.start <= m.index && m.index < l.end) &&
      !isPlain(text, m.index, m.index + m[0].length),
  );
  const own = owner(found[0]?.[1] ?? "");
  const company = facts.companies.map((c) => (c.name.split(" ")[0] ?? "").toLowerCase());
  return found
    .filter((m) => owner(m[1] ?? "") !== own || THEIRS.test(text.slice(0, m.index)))
    .filter((m) => !company.some((name) => m[0].toLowerCase().includes(name)))
    .slice(0, 1)
    .map((m) => ({
      at: { start: m.index, end: m.index + m[0].length },
      issue:
        "This link leads to another organisation's site without saying so. It must be clear to a reader that the company's site is being left.",
      fix: { kind: "insert", at: m.index + m[0].length, text: " (this link leaves our website)" },
    }));
}

/** 5.8: a reader is told when a link leaves the company's site. */
export const exitNotice: Check = {
  id: "clause-05/exit-notice",
  requirement: "5.exit-notice",
  severity: "LOW",
  duty: "must",
  themes: ["digital-navigation", "website-content"],
  applies: (facts) => facts.submission.channel === "website" && /(?:https?:\/\/|www\.)/i.test(facts.view.text),
  find,
  examples: {
    flagged: [
      {
        text: "www.goutfacts.example\nWritten and paid for by Norlake Pharma Ltd\nRead more at [[www.nhs.uk/gout]]",
        audience: "patients",
        channel: "website",
        why: "no notice",
      },
      {
        text: "Norlake Pharma Ltd: collaborative working\nThe Board's own page on the project: [[https://eastboard.example/reviews]]",
        channel: "website",
        why: "the only address is the partner's",
      },
      {
        text: "https://asthma.norlake.example/home\nFind a group: [[https://wheezeclub.example.org/groups]]",
        audience: "patients",
        channel: "website",
        why: "a charity's site",
      },
    ],
    clean: [
      {
        text: "www.norlake.example\nNorlake Pharma Ltd\nFollow us at www.twitter.com/norlakeUK",
        audience: "patients",
        channel: "website",
        why: "the company's own account",
      },
      {
        text: "https://asthma.norlake.example/home\nFor our products please visit the emc, https://www.medicines.org.uk/emc/ and search.\n- Guideline: https://lungs.example.org/guide Accessed: May 2024.",
        channel: "website",
        why: "the compendium by its name, and a source that is cited",
      },
      {
        text: "www.goutfacts.example\nRead more at www.nhs.uk/gout (this link leaves our website)",
        audience: "patients",
        channel: "website",
        why: "said",
      },
      {
        text: "www.goutfacts.example\nReport side effects at https://yellowcard.mhra.gov.uk. Diet: www.goutfacts.example/diet",
        audience: "patients",
        channel: "website",
        why: "own pages and the reporting address",
      },
    ],
    inapplicable: [{ text: "Read more at www.nhs.uk/gout", audience: "patients", channel: "print", why: "print" }],
  },
};
