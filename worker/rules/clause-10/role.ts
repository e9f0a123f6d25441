import { clip, pointAt } from "../conduct.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { findPhrases, hasPhrase, phrases } from "../pattern.ts";
import type { Check, Hit } from "../types.ts";
import { isMeeting } from "./words.ts";

const SUPPORTS =
  "sponsor|sponsors|sponsored|sponsorship|fund|funds|funded|funding|organised|organises|organise|organiser|organisers|arranged|hosted|hosts|host|initiated|financed|paid|supported|supports|support|grant|convened|commissioned|developed|provided|contribution";
const NAMED = phrases(
  `${SUPPORTS} ..12 @company`,
  `@company ..14 ${SUPPORTS}`,
  "@company ..6 invites|invite|meeting|symposium|webinar|event",
  "@company promotional|educational meeting|webinar|event",
);
/** Acknowledgements that hide who it is. */
const VAGUE = phrases(
  "sponsored|supported|funded|support|funding|grant|grants|sponsorship|possible ..5 industry|sponsors|supporters|partners|friends",
  "thanks|thank|grateful ..4 sponsors|supporters|partners|industry",
  "unrestricted|educational|independent ..2 grant|support ..3 industry|company|companies",
  "industry|commercial|corporate|pharma|pharmaceutical sponsorship|support|funding|sponsored|supported|partner|partners",
);
const OPENING_LINES = 6;

function copy(facts: Facts): Sentence[] {
  return facts.sentences.filter((s) => s.zone !== "pi" && s.zone !== "references" && s.zone !== "ae-statement");
}

const CONSENT =
  /\b(?:agreed|opted|unsubscribe|opt(?:ing)? out|to stop|consent|preferences|receiving this|receive this)\b/i;

/** A name in an address or in the line about consent to e-mail declares nothing. */
function isPassing(facts: Facts, at: number): boolean {
  const line = facts.lines.find((l) => l.start <= at && at < l.end);
  const words = line ? facts.view.text.slice(line.start, line.end) : "";
  return CONSENT.test(words) || facts.view.text.slice(Math.max(0, at - 1), at) === "@";
}

/** Whether the company is named where the reader begins: letterhead, sender, title, first statement. */
function namedAtOutset(facts: Facts): boolean {
  const programme = facts.event.agenda[0]?.start ?? facts.view.text.length;
  const opening = facts.lines[Math.min(OPENING_LINES, facts.lines.length) - 1]?.end ?? 0;
  const limit = Math.max(opening, Math.min(programme, facts.view.text.length * 0.3));
  if (facts.view.text.slice(0, limit).includes("[company]")) return true;
  return facts.companies.some((company) => company.mentions.some((m) => m.start < limit && !isPassing(facts, m.start)));
}

function find(facts: Facts): Hit[] {
  if (namedAtOutset(facts)) return [];
  const role = findPhrases(NAMED, facts, copy(facts))[0];
  const vague = copy(facts).find((s) => hasPhrase(VAGUE, facts, [s]) && !hasPhrase(NAMED, facts, [s]));
  const company = facts.companies[0]?.name;
  const insert = `This meeting is organised and funded by ${company ?? "[company]"}, which chose [the topics and speakers].\n`;
  if (role) {
    const at = pointAt(facts, role.sentence, role);
    return [
      {
        at,
        issue: `The company’s part appears only here (“${clip(facts.view.text.slice(at.start, at.end))}”). Sponsorship or involvement must be declared clearly and prominently from the outset.`,
        fix: { kind: "insert", at: 0, text: insert },
      },
    ];
  }
  if (vague)
    return [
      {
        at: pointAt(facts, vague),
        issue:
          "The sponsor is not named and its part is not said. The papers of a meeting must say from the outset which company is involved and how.",
        fix: { kind: "insert", at: 0, text: insert },
      },
    ];
  if (company || facts.products.some((p) => p.role === "own"))
    return [
      {
        at: null,
        issue:
          "Nothing says which company is behind the meeting and what its part is. This must be declared clearly at the outset.",
        fix: { kind: "insert", at: 0, text: insert },
      },
    ];
  return [];
}

/** Clause 10.10: a company's involvement in a meeting is declared clearly and prominently from the outset. */
export const role: Check = {
  id: "clause-10/role",
  requirement: "10.sponsorship-declared",
  alsoUnder: ["5.6"],
  severity: "MEDIUM",
  duty: "must",
  themes: ["meetings-and-hospitality", "company-involvement-declaration"],
  applies: (facts) => isMeeting(facts) && !facts.briefing.isBriefing,
  find,
  examples: {
    flagged: [
      {
        text: "Spring evening on gout\nAll are welcome\n\n18.30 Registration\n19.00 Gout in kidney disease\n20.00 Case studies\n20.45 Close\n\nTo book, reply to this email. Places are limited.\nThe room has step-free access.\nParking is behind the building.\n[[The meeting is organised and funded by Northgate Pharma.]]",
        why: "the role stands after everything else",
      },
      {
        text: "Spring evening on gout\n\nYou are invited to hear three experts.\n18.30 Registration\n19.00 Gout in kidney disease\n20.45 Close\n\nDirections are on the map.\nBooking closes in May.\n[[Supported by an unrestricted grant from industry.]]",
        why: "no company named",
      },
      {
        text: "Educational evening\nAll GPs are invited to our meeting on migraine.\nZelvorin (zelvotriptan) will be discussed.\nRegister by 4 May.\nZelvorin SPC is available.",
        why: "no company at all",
      },
    ],
    clean: [
      {
        text: "Promotional meeting organised and funded by Northgate Pharma. Zelvorin may be discussed.\nYou are invited on 4 May.",
        why: "declared first",
      },
      {
        text: "NORTHGATE PHARMA UK LTD\nDear Dr Field\nYou are invited to an evening meeting on 4 May.",
        why: "the letterhead names the company",
      },
      {
        text: "The Society invites you to its annual meeting.\n18.30 Registration\n19.00 Members’ papers\n20.00 Close",
        why: "no company takes part",
      },
    ],
    inapplicable: [{ text: "Zelvorin is for adults with migraine.", why: "no meeting" }],
  },
};
