import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { spanAt } from "#worker/text/spans.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { clip, pointAt } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { isNoMeeting } from "./no-meeting.ts";
import { ROLE_EXAMPLES } from "./role.examples.ts";
import { isMeeting } from "./words.ts";

const SUPPORTS =
  "sponsor|sponsors|sponsored|sponsorship|fund|funds|funded|funding|organised|organises|organise|organiser|organisers|arranged|hosted|hosts|host|initiated|financed|paid|supported|supports|support|grant|convened|commissioned|developed|provided|contribution";
const NAMED = phrases(
  `${SUPPORTS} ..12 @company`,
  `@company ..14 ${SUPPORTS}`,
  "@company ..6 invites|invite|meeting|symposium|webinar|event",
  "@company promotional|educational meeting|webinar|event",
  "promotional|sponsored|company session|symposium|talk|workshop ..2 of|by|from @company",
);
/** Acknowledgements that hide who it is. */
const VAGUE = phrases(
  "sponsored|supported|funded|support|funding|grant|grants|sponsorship|possible ..5 industry|sponsors|supporters|partners|friends",
  "thanks|thank|grateful ..4 sponsors|supporters|partners|industry",
  "unrestricted|educational|independent ..2 grant|support ..3 industry|company|companies",
  "industry|commercial|corporate|pharma|pharmaceutical sponsorship|support|funding|sponsored|supported|partner|partners",
);
const OPENING_LINES = 6;
/** Before the programme a declaration may stand a little further down. */
const OPENING_SHARE = 0.4;
const SHORTEST_NAME = 4;

function copy(facts: Facts): Sentence[] {
  return facts.sentences.filter((s) => s.zone !== "pi" && s.zone !== "references" && s.zone !== "ae-statement");
}

const CONSENT =
  /\b(?:agreed|opted|unsubscribe|opt(?:ing)? out|to stop|consent|preferences|receiving this|receive this)\b/i;

/** A name in an address or in the words about consent to e-mail declares nothing. */
function isPassing(facts: Facts, at: number): boolean {
  const said = spanAt(facts.sentences, at) ?? spanAt(facts.lines, at);
  const words = said ? wordsOf(facts, said) : "";
  return CONSENT.test(words) || facts.view.text.slice(Math.max(0, at - 1), at) === "@";
}

/** Whether the company is named where the reader begins: letterhead, sender, title, first statement. */
function namedAtOutset(facts: Facts): boolean {
  const programme = facts.event.agenda[0]?.start ?? facts.view.text.length;
  const opening = facts.lines[Math.min(OPENING_LINES, facts.lines.length) - 1]?.end ?? 0;
  const limit = Math.max(opening, Math.min(programme, facts.view.text.trimEnd().length * 0.3));
  if (facts.view.text.slice(0, limit).includes("[company]")) return true;
  if (facts.companies.some((company) => company.mentions.some((m) => m.start < limit && !isPassing(facts, m.start))))
    return true;
  if (isLetterhead(facts)) return true;
  // A statement that stands before the programme, under a title, a date and a place.
  const lead = Math.min(programme, facts.view.text.length * OPENING_SHARE);
  return findPhrases(NAMED, facts, copy(facts)).some((m) => m.sentence.start < lead && !isPassing(facts, m.start));
}

/** Those who teach, print or stage for somebody else. */
const GO_BETWEEN =
  /\b(?:Academy|Training|Education|Learning|School|Skills|Network|Publishing|Publications?|Press|Media|Communications|Events|Conferences|Agency|Congress)\b/;

/** What a letterhead leaves out of a company's name. */
const LEGAL_FORM = /(?: (?:UK|GB|Global|Ltd|LTD|Limited|plc|PLC|Inc|GmbH|AG|LLP)){1,4}$/;

/** Whether a line is the name, or sets it off from what follows. */
const heads = (line: string, name: string) => line.startsWith(name) && /^ ?(?:[:|–-]|$)/.test(line.slice(name.length));

/** The name of a company, known from its imprint, in the capitals of a heading: in full, or its first word by itself. */
function isLetterhead({ view, lines, companies }: Facts): boolean {
  const head = view.text.slice(0, lines[Math.min(2, lines.length - 1)]?.end ?? 0);
  return companies.some(({ name }) => {
    const [first = ""] = name.split(" ");
    if (first.length < SHORTEST_NAME || GO_BETWEEN.test(name)) return false;
    const full = name.replace(LEGAL_FORM, "").toUpperCase();
    const at = head.indexOf(full);
    const isWhole = at !== -1 && !/\p{L}/u.test((head[at - 1] ?? "") + (head[at + full.length] ?? ""));
    return isWhole || head.split("\n").some((line) => heads(line.trim(), first.toUpperCase()));
  });
}

/** Words for a giver who stays outside, and deeds of one who makes the meeting. */
const ONLY_GIVES = phrases(
  "grant|support|contribution|donation|sponsorship|supported|assistance|help ..10 from|by|of ..3 @company",
  "@company ..8 grant|support|supported|contribution|donation|sponsorship|sponsored|sponsor|assistance",
);
const MADE_IT =
  "conceived|initiated|planned|organised|organises|designed|chose|chooses|selected|selects|wrote|writes|set|drafted|invited|invites|booked|briefed|idea|arranged|found|picked|picks|approved|approves|vetted|vets|edited|edits|decided|decides|nominated|nominates|reviewed|supplied|determined";
const ITS_PARTS =
  "speaker|speakers|agenda|programme|topic|topics|title|venue|invitation|invitations|invitees|content|slides|faculty|chair|event|meeting|evening|delegates|audience|forum";
const MAKES = phrases(
  `@company|company|which|it|we|who ..10 ${MADE_IT} ..12 ${ITS_PARTS}`,
  `${MADE_IT} ..8 by ..3 @company|company|us`,
  `${MADE_IT} ..6 paid|funded ..6 by ..3 @company|company`,
);
const MAKES_NOTHING = phrases(
  "no|not|nor|neither|never|without|independent|independently ..8 part|role|input|influence|say|involved|involvement|control|choice",
);

/** The first lines thank a giver, and further on it turns out that the giver made the meeting. */
function understated(facts: Facts): Hit[] {
  const sentences = copy(facts);
  const thanks = findPhrases(ONLY_GIVES, facts, sentences).find(
    (m) => !hasPhrase(MAKES, facts, [m.sentence]) && m.start < facts.view.text.length / 2,
  );
  if (!thanks) return [];
  const made = sentences.filter(
    (s) => s.start > thanks.sentence.end && hasPhrase(MAKES, facts, [s]) && !hasPhrase(MAKES_NOTHING, facts, [s]),
  );
  if (made.length === 0 || hasPhrase(MAKES_NOTHING, facts, [thanks.sentence])) return [];
  const at = pointAt(facts, thanks.sentence, thanks);
  const company = facts.companies[0]?.name ?? "[company]";
  return [
    {
      at,
      issue: `“${clip(wordsOf(facts, at))}” understates the company’s part: further on it is said to have made the meeting (“${clip(facts.view.text.slice(made[0]?.start, made[0]?.end))}”). The declaration must show the nature of the involvement from the outset.`,
      fix: {
        kind: "replace",
        with: `This meeting is [organised and funded] by ${company}, which chose [the topics and speakers].`,
      },
    },
  ];
}

/** One part of a programme that others have made. */
const ONE_SESSION = phrases("session|slot", "sponsored talk|symposium", "exhibition|exhibitor|exhibitors|stand|stands");
const OTHERS_PROGRAMME =
  /\b(?:the rest of|other sessions|all other|society|college|association|faculty|members|network|without the compan(?:y|ies)|independent(?:ly)?)\b/i;

/** What a row of a programme calls a part that a company has paid for. */
const PAID_PART = /\b(?:session|symposi(?:um|a)|sponsored)\b/i;
/** Those who hold meetings of their own, where the piece begins. */
const OTHER_ORGANISER = /\b(?:society|college|association|federation|institute|faculty|congress|union)\b/i;
const ADDRESSEES = /^\W{0,4}(?:for|to|all|open to)\b/i;

/** In a printed programme the company stands right under the row of its session. */
function standsInRow({ event, lines, view }: Facts, sentence: Sentence): boolean {
  const row = event.agenda.find(({ line }) => sentence.line === line || sentence.line === line + 1);
  if (!row || (event.agenda.at(-1)?.line ?? 0) <= sentence.line + 1) return false;
  const words = view.text.slice(lines[row.line]?.start, lines[sentence.line]?.end);
  const opening = lines.slice(0, 2).map(({ start, end }) => view.text.slice(start, end));
  return PAID_PART.test(words) || opening.some((said) => OTHER_ORGANISER.test(said) && !ADDRESSEES.test(said));
}

const LONGEST_SESSION_MINUTES = 120;

/** Whether the programme in the piece is that of one session: an invitation to it, whoever sends it. */
function isAllOneSession({ event }: Facts): boolean {
  const starts = event.agenda.map(({ startsAt }) => startsAt);
  return starts.length >= 2 && Math.max(...starts) - Math.min(...starts) <= LONGEST_SESSION_MINUTES;
}

/** A letter to somebody whom a signed agreement already binds to the company that writes it. */
const isUnderContract = ({ view: { text } }: Facts) =>
  /^[ \t]{0,20}dear (?:dr|prof|professor|mr|mrs|ms|miss)\b/im.test(text) &&
  /\b(?:thank you for|we have|received|enclosed is a copy of)\b[^.\n]{0,60}\byour signed (?:agreement|contract)\b|\b(?:agreement|contract)\b[^.\n]{0,60}\b(?:was |has been )?signed by both\b/i.test(
    text,
  );

/** A programme that says of all its sessions that the companies named with them organise and pay for them. */
const BY_THOSE_NAMED =
  /\b(?:paid for|organi[sz]ed|funded|sponsored|run)\b[^.\n]{0,30}\bby the (?:company|companies) (?:named|shown|listed|whose name)\b/i;

function find(facts: Facts): Hit[] {
  const less = understated(facts);
  if (less.length > 0) return less;
  if (isUnderContract(facts)) return [];
  if (namedAtOutset(facts) || (facts.companies.length > 0 && standsIn(BY_THOSE_NAMED, facts.view.text))) return [];
  const role = findPhrases(NAMED, facts, copy(facts))[0];
  // In somebody else's meeting a company declares its part where its session is.
  const isPart =
    role &&
    (hasPhrase(ONE_SESSION, facts, [role.sentence]) || standsInRow(facts, role.sentence)) &&
    standsIn(OTHERS_PROGRAMME, facts.view.text);
  if (isPart && !isAllOneSession(facts)) return [];
  const vague = copy(facts).find((s) => hasPhrase(VAGUE, facts, [s]) && !hasPhrase(NAMED, facts, [s]));
  const company = facts.companies[0]?.name;
  const insert = `This meeting is organised and funded by ${company ?? "[company]"}, which chose [the topics and speakers].\n`;
  if (role) {
    const at = pointAt(facts, role.sentence, role);
    return [
      {
        at,
        issue: `The company’s part appears only here (“${clip(wordsOf(facts, at))}”). Sponsorship or involvement must be declared clearly and prominently from the outset.`,
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
  applies: (facts) => isMeeting(facts) && !facts.briefing.isBriefing && !isNoMeeting(facts),
  find,
  examples: ROLE_EXAMPLES,
};
