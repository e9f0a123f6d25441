import { clip, pointAt } from "../conduct.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { findPhrases, hasPhrase, phrases } from "../pattern.ts";
import { spanAt } from "../spans.ts";
import type { Check, Hit } from "../types.ts";
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

function copy(facts: Facts): Sentence[] {
  return facts.sentences.filter((s) => s.zone !== "pi" && s.zone !== "references" && s.zone !== "ae-statement");
}

const CONSENT =
  /\b(?:agreed|opted|unsubscribe|opt(?:ing)? out|to stop|consent|preferences|receiving this|receive this)\b/i;

/** A name in an address or in the line about consent to e-mail declares nothing. */
function isPassing(facts: Facts, at: number): boolean {
  const line = spanAt(facts.lines, at);
  const words = line ? facts.view.text.slice(line.start, line.end) : "";
  return CONSENT.test(words) || facts.view.text.slice(Math.max(0, at - 1), at) === "@";
}

/** Whether the company is named where the reader begins: letterhead, sender, title, first statement. */
function namedAtOutset(facts: Facts): boolean {
  const programme = facts.event.agenda[0]?.start ?? facts.view.text.length;
  const opening = facts.lines[Math.min(OPENING_LINES, facts.lines.length) - 1]?.end ?? 0;
  const limit = Math.max(opening, Math.min(programme, facts.view.text.trimEnd().length * 0.3));
  if (facts.view.text.slice(0, limit).includes("[company]")) return true;
  return facts.companies.some((company) => company.mentions.some((m) => m.start < limit && !isPassing(facts, m.start)));
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
      issue: `“${clip(facts.view.text.slice(at.start, at.end))}” understates the company’s part: further on it is said to have made the meeting (“${clip(facts.view.text.slice(made[0]?.start, made[0]?.end))}”). The declaration must show the nature of the involvement from the outset.`,
      fix: {
        kind: "replace",
        with: `This meeting is organised and funded by ${company}, which chose [the topics and speakers].`,
      },
    },
  ];
}

/** One part of a programme that others have made. */
const ONE_SESSION = phrases("session|slot", "sponsored talk|symposium", "exhibition|exhibitor|exhibitors|stand|stands");
const OTHERS_PROGRAMME =
  /\b(?:the rest of|other sessions|all other|society|college|association|faculty|members|network|without the compan(?:y|ies)|independent(?:ly)?)\b/i;

const LONGEST_SESSION_MINUTES = 120;

/** Whether the programme in the piece is that of one session: an invitation to it, whoever sends it. */
function isAllOneSession({ event }: Facts): boolean {
  const starts = event.agenda.map(({ startsAt }) => startsAt);
  return starts.length >= 2 && Math.max(...starts) - Math.min(...starts) <= LONGEST_SESSION_MINUTES;
}

/** A banner or panel for a stand, in a congress that others hold. */
const STAND_ITEM =
  /\b(?:banner|panel|backdrop|poster|graphic|touch-?screen)s?\b[^\n]{0,160}\bstand\b|\bstand (?:banner|panel|graphic)s?\b/i;
const isStandItem = ({ view, lines }: Facts) =>
  STAND_ITEM.test(view.text.slice(0, lines[Math.min(4, lines.length - 1)]?.end));

/** A letter to somebody whom a signed agreement already binds to the company that writes it. */
const isUnderContract = ({ view: { text } }: Facts) =>
  /^[ \t]{0,20}dear (?:dr|prof|professor|mr|mrs|ms|miss)\b/im.test(text) &&
  /\b(?:the|your|our) signed (?:agreement|contract)\b|\b(?:agreement|contract)\b[^.\n]{0,60}\bsigned by (?:both|you)\b/i.test(
    text,
  );

function find(facts: Facts): Hit[] {
  if (isUnderContract(facts)) return [];
  const less = understated(facts);
  if (less.length > 0) return less;
  if (namedAtOutset(facts)) return [];
  const role = findPhrases(NAMED, facts, copy(facts))[0];
  // In somebody else's meeting a company declares its part where its session is.
  const isPart = role && hasPhrase(ONE_SESSION, facts, [role.sentence]) && OTHERS_PROGRAMME.test(facts.view.text);
  if (isPart && !isAllOneSession(facts)) return [];
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
  applies: (facts) => isMeeting(facts) && !facts.briefing.isBriefing && !isStandItem(facts),
  find,
  examples: {
    flagged: [
      {
        text: "AN EVENING WITH THE WESSEX NETWORK\nA meeting for practices in the area\n[[Supported by a grant from Ockley Ltd]]\n18.30 Soup\n19.00 Cough that does not go away\n20.00 Close\n\nNotes\nOckley Ltd had the idea for the evening, set the agenda, found and paid the speaker and posted this card.",
        why: "said to give, found to have made it",
      },
      {
        text: "From: Nordic Society of Cough, Congress Desk\nTo: delegates\nSubject: Friday in Hall 2\n\nDear delegate\n12.30 Cough and the nerve\n12.50 Two cases\n13.15 Questions\n13.30 Close\n\nLunch is at the door.\n[[Hall 2 session is an industry contribution (Calder Ltd, which chose the speakers).]]",
        channel: "email",
        why: "one session, sent by the society, its maker at the foot",
      },
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
        text: "From: Nordic Society of Cough, Congress Desk\nTo: delegates\nFriday in Hall 2: session organised and funded by Calder Ltd, which chose the speakers\n12.30 Cough and the nerve\n12.50 Two cases\n13.15 Questions\n13.30 Close",
        channel: "email",
        why: "the session’s maker in the first lines",
      },
      {
        text: "Spring meeting of the Society of Renal Nurses\nAll members are invited.\n10.00 Papers\n12.00 Lunch\n13.00 Sponsored session\n14.00 Society business\n16.00 Close\nBook with your number.\nThe 13.00 session is organised and funded by Calder Ltd.",
        why: "one session in the programme of others",
      },
      {
        text: "Association of Stroke Nurses: winter meeting\nAll delegates are health professionals.\nThe Association chose every session but one.\n09.30 Registration\n10.00 Swallowing\n11.30 Members' papers\n14.00 Zelvorin (tavorimib): a first year\nSponsored session of Calder Ltd\n15.30 Business and close",
        why: "the company stands with its own session in the programme of others",
      },
      {
        text: "Subject: Your advisory meeting in Leeds\nDear Professor Hale\nThank you for sending back your signed contract.\nThe meeting begins at 9.30.\nThere are four questions.\nLunch is a buffet.\nYour train is paid.\nJo Fell, Medical Adviser, Calder Ltd",
        channel: "email",
        why: "to somebody under contract to the sender",
      },
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
    inapplicable: [
      {
        text: "PROOF SHEET\nItem: exhibition panel for the Winter Lung Conference, Leeds, stand 12\nPulmenta (roflucast) for COPD in adults. Calder Ltd.",
        channel: "conference",
        why: "a panel at the congress of others",
      },
      { text: "Zelvorin is for adults with migraine.", why: "no meeting" },
    ],
  },
};
