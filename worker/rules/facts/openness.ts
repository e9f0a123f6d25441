import { findPhrases, type Match, type Phrase, phrases } from "#worker/text/language/phrases.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { BaseFacts, Sentence } from "./types.ts";

/* Whether a piece can be seen by everybody: where it stands, and whether a gate or a log-in stands before it. */

const OPEN = phrases(
  "whether you ..8 or ..2 someone|patient|carer|parent|living",
  "open to|for all|everyone|anyone|any|the public|visitors",
  "public|open account|page|post|profile|feed|facebook|instagram|linkedin|tiktok",
  "no|without ..2 log|login|declaration|registration|password|gate",
  "anyone|everyone|everybody|public|visitor|visitors can|may|will|could ..2 see|read|view|open|visit|watch",
  "visible|shown|accessible to all|anyone|everyone|everybody|the public|visitors",
  "visibility|visible|audience|seen|shown anyone|everyone|public|all",
  "log|login|gate|gateway|pop|popup|declaration|barrier|filter|password|registration|question|prompt ..6 removed|dropped|disabled|off|gone|skipped|deleted|lifted|bypassed|retired|abolished",
);
/** Places that are public; said of the piece only in the context, since copy may mention them for other reasons. */
const PUBLIC_PLACE = phrases(
  "consumer|national|women|lifestyle|daily|sunday newspaper|newspapers|magazine|magazines|press|paper|papers",
  "waiting rooms|room|area|areas",
  "billboard|billboards|supermarket|supermarkets|cinema|cinemas|festival|festivals",
  "high street",
  "shopping centre|centres|mall|malls",
  "on a|the|local? bus|buses",
  "bus stop|stops|shelter|shelters",
  "open|visible|shown|accessible to everyone|everybody|anyone",
  "personal|private ..2 account|accounts|profile|page|instagram|linkedin|facebook|x|twitter",
  "my|her|his|their|employee own ..2 account|accounts|profile|page|instagram|linkedin|facebook|x|twitter",
);
const OTHER_LOGIN =
  /\b(?:(?:reading|read) (?:the|our|this) (?:news|articles?|journal|title|magazine)\b|(?:the|our) (?:news|articles|journal) (?:is|are|needs?)\b|(?:prescribing information|SPC|SmPC|leaflet)\b[^.\n]{0,90}\b(?:without|no|not)\b[^.\n]{0,20}\b(?:log-?(?:in|ging)|registration|password)|(?:without|no|not)\b[^.\n]{0,20}\b(?:log-?(?:in|ging)|registration|password)\b[^.\n]{0,60}\b(?:prescribing information|SPC|SmPC)\b)/i;
/** A visitor has signed in or has said who he or she is before the page opens. */
const GATED =
  /\b(?:signed in as|sign in with|professional log-?in|log-?in (?:is )?(?:required|needed)|you (?:have )?(?:confirmed|told us|said|declared)\b[^.\n]{0,30}\b(?:that )?you are (?:one|an?)\b|(?:loads|opens|shown) only (?:after|once|when)|confirm who you are)|^[^\p{L}\n]{0,6}(?:gate|entry page)\b\W/imu;
/** A network that devices join has a page of its own, at a meeting too. */
const NETWORK = /\b(?:wi-?fi|network|hotspot)\b/i;
const UNGATED_PLACES = new Set(["print", "conference", "sales"]);
/** The way to another page, which is for everybody. */
const OTHER_PAGE = /\b(?:go to|visit|see|here is|try|use|open|link to) (?:our|the|this) (?:\p{L}+ ){0,2}$/iu;
/** Words that are no gate on paper and at meetings, where nobody logs in. */
const GATE_WORDS =
  /\b(?:log(?:-?in)?|registration|password|gate|declaration|prompt|filter|barrier|question|pop-?up)\b/i;
const UNGATED =
  /\b(?:without|no|not) (?:\w+ ){0,3}?(?:question|declaration|log-?in|gate|check|password|confirmation|pop-?up|prompt|registration)s?\b/i;
/** It is found by whoever looks; a gate may still stand before it. */
const FOUND =
  /(?<!\bnot (?:indexed|shown|listed|found) (?:by|in|on|through) (?:\w+ )?)\b(?:search engine|openly (?:available|accessible)|free to view|found (?:on|through|by) (?:google|a search))/i;
/** An independent title for the professions may be open to all and carry advertisements for prescribers. */
const PROFESSIONAL_TITLE =
  /\b(?:e-?journal|journal|news(?:paper)?|magazine|weekly|bulletin|gazette|title|publication|paper|written)\b[^\n]{0,40}\bfor\b[^\n]{0,60}\b(?:doctors|GPs|general practi(?:tioners|ce)|hospital team|professionals|nurses|pharmacists|consultants|prescribers|physicians|surgeons|clinicians|technicians|dentists|health(?:care)? professionals)\b/i;
const LAY_TITLE =
  /\b(?:for|read by|written for|popular with)\b[^.\n]{0,60}\b(?:patients|the public|families|carers|everyone|people with)\b/i;
const INDEPENDENT_TITLE =
  /\beditorial content is independent\b|\badvertise with us\b|^[^\p{L}\n]{0,8}(?:\[\p{L}{1,12}\] )?advert(?:isement)?\b|\bindependent (?:\p{L}+ ){0,2}(?:e-?journal|journal|magazine|newspaper|title|publication)\b|\bnews and (?:analysis|views|features) for\b/imu;

function isProfessionalTitle({ view, submission }: BaseFacts): boolean {
  return (
    submission.audience === "hcp" &&
    PROFESSIONAL_TITLE.test(`${view.text.slice(0, 500)}\n${submission.context}`) &&
    INDEPENDENT_TITLE.test(`${view.text}\n${submission.context}`) &&
    !LAY_TITLE.test(`${view.text.slice(0, 500)}\n${submission.context}`)
  );
}

const OPEN_PLACE = [...OPEN, ...PUBLIC_PLACE];

/** The first place that is not denied. */
export const firstOf = (list: Phrase[], facts: BaseFacts, sentences: Sentence[]): Match | null =>
  findPhrases(list, facts, sentences).find((m) => !isNegated(m, facts)) ?? null;

/** Whether everybody can see the piece, and the words of the piece that say so. `about` holds what the user says of it. */
export function opennessOf(
  base: BaseFacts,
  about: BaseFacts,
  early: Sentence[],
): { isOpen: boolean; words: Match | null } {
  const { context, channel } = base.submission;
  const head = base.view.text.slice(0, 700);
  // Prescribing information, or a news title's own pages, that open without a log-in say nothing of the promotion.
  const isOffline = UNGATED_PLACES.has(channel) && !NETWORK.test(head);
  const words =
    findPhrases(OPEN, base, early).find(
      (m) =>
        !isNegated(m, base) &&
        !OTHER_LOGIN.test(wordsOf(base, m.sentence)) &&
        !OTHER_PAGE.test(base.view.text.slice(Math.max(0, m.start - 40), m.start)) &&
        !(isOffline && GATE_WORDS.test(wordsOf(base, m))),
    ) ?? null;
  const isFound = FOUND.test(context) && !GATED.test(`${context}\n${head}`);
  const isOpen =
    words !== null || firstOf(OPEN_PLACE, about, about.sentences) !== null || UNGATED.test(context) || isFound;
  return { isOpen: isOpen && !isProfessionalTitle(base), words };
}

/** Patients are spoken to: sent to their doctor for a medicine, called lads or mums, or read it while they wait. */
const SPEAKS_TO_PUBLIC = [
  /\b(?:[Aa]sk|[Ss]peak to|[Tt]alk to|[Tt]ell) your (?:doctor|GP|nurse|pharmacist) (?:today|now|tonight|(?:about|for|if|whether) \p{Lu})/u,
  /^[^\p{L}\n]{0,8}(?:poster )?(?:for|on|in) (?:\p{L}+['’]? ){0,4}(?:waiting[- ]rooms?|surgeries|bus(?:es)?)\b/imu,
  /(?:^|[,.!?] )(?:lads|ladies|mums|dads|girls|folks)[!,.]/im,
];
/** Professionals are spoken to as well, or told what to say. */
const SPEAKS_TO_PROFESSIONALS =
  /\b(?:health ?(?:care)? professionals?|HCPs?|prescrib(?:e|ers|ing information)|your (?:\p{L}+ )?patients?|dear (?:dr|doctor|colleague))\b/iu;
/** Whether the words are for the public, whoever is said to read them. */
export const speaksToPublic = ({ view: { text } }: BaseFacts): boolean =>
  SPEAKS_TO_PUBLIC.some((sign) => sign.test(text)) && !SPEAKS_TO_PROFESSIONALS.test(text);
