import { oncePer } from "#worker/lib/once-per.ts";
import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import type { CallTarget } from "./call-table.ts";
import { callTargetsOf } from "./call-targets.ts";
import type { BaseFacts } from "./types.ts";

export interface BriefingFacts {
  /** The piece instructs the company's own field staff. */
  isBriefing: boolean;
  callTargets: CallTarget[];
}

const STAFF = "(?:sales|field|reps?|representatives|key account|account managers|sales ?force|territory|MSLs?)";
const CONTEXT = new RegExp(
  `\\b(?:internal|(?:to|for|with) (?:the |all |our |new |his |her )*(?:company's )?(?:own )?${STAFF}|(?:briefing|training|slides?|note|message|memo|email|bulletin) (?:for|to) (?:the |all |our |new )*${STAFF}|briefing|objection handler|call plan|call guide|sales training|(?:manager|director|lead|head) to (?:the|his|her|all|a) (?:\\w+ )?team)\\b`,
  "i",
);
const FOR_STAFF = /\bfor use by (?:the |our )?(?:sales|field|representatives|reps)\b(?! (?:with|to (?:show|leave)))/i;
const NOT_INTERNAL = /\b(?:delivered|used|left|handed|given|presented|carried|shown) by\b|\bfrom a representative\b/i;
const ADDRESS =
  /\b(?:(?:role |field |working )?(?:guide|guidance|handbook|manual|rules|standards?|policy) for (?:the |our |all )?(?:field )?(?:medical science liaisons?|MSLs?|medical advisers|field medical|representatives|the field)\b|for (?:use by )?(?:sales )?(?:representatives|reps|account managers|(?:the |our )?field (?:staff|teams?|force))(?: only| in calls)?|representatives?'? briefing|(?:field|sales)(?: force| team)?s?(?:,? (?:north|south|east|west|uk))? (?:note|notice|bulletin|update|briefing|directive|instructions?|memo|guide|plan|message|meeting)|call plan|call guide|objection handl\w+|battle ?card|activity plan|territory plan|key account (?:team|plan)|not for (?:external|onward|customer)|internal (?:use|only|briefing|memo|note|email|message)|hello (?:all|team)|(?:dear|hi|morning) (?:all|team)|to: (?:all )?(?:sales|field|representatives|regional|reps|\p{L}+ team))\b/iu;
/** A spoken or typed message to a whole team of the field. */
const TO_THE_TEAM =
  /^\W{0,8}(?:(?:sales|field|area|regional?|territory) )?team (?:voice ?mail|voice ?notes?|voice message|answerphone)\b|^\W{0,8}(?:voice ?mail|voice ?notes?|recording|message)\b[^\n]{0,60}\bfor (?:those|everyone|all of you|all) (?:out )?on (?:the road(?! to)|territory)\b/im;
const MARKED_INTERNAL = /\bINTERNAL\b(?! MEDICINE| AUDIT)/;
/** Marked as internal in lower case, with what may not be done with it. */
const KEPT_INTERNAL =
  /\b(?:internal\b[:,]? (?:and )?(?:not (?:to be|for)|do not|never) (?:be )?(?:show\w*|left|leave|share\w*|give\w*|hand\w*|customers)|not (?:for|to be) use[d]? with (?:any )?(?:customers|HCPs|prescribers|health(?:care| care)? professionals)\b|(?:not (?:to be|for)|do not|never) (?:be )?(?:left|leave|show\w*|share\w*|give\w*|hand(?:ed|ing)?)(?: this| it)?(?: (?:or|and|nor) \w+)?(?: with| to)? (?:any )?(?:customers|HCPs|prescribers|health(?:care| care)? professionals)\b|(?:account|territory|business) managers?'? (?:briefing|call guide|bulletin)\b|briefing (?:note|for (?:\w+ ){0,3}(?:representatives|reps|managers|field|sales)))/i;
/** A guide to the work of the company's own medical or sales staff, or a piece certified as a briefing. */
const ROLE_GUIDE =
  /\b(?:guide|handbook|rules|manual|policy|code of conduct) (?:for|to the work of) (?:the |our |all )?(?:medical science liaisons?|medical liaison|MSLs?|medical scientific|representatives|sales|field)\b/i;
const CERTIFIED_BRIEFING = /\b(?:certified|examined|approved) as (?:a )?(?:representatives?'? )?briefing\b/i;
/** "To: all territory managers" among the first lines. */
const TO_STAFF =
  /^[^\w\n]{0,8}(?:to|for):[^\n]{0,60}\b(?:representatives|reps|account managers|territory managers|sales (?:team|force|managers)|field (?:force|team)|KAMs|MSLs|(?:territory|regional?|area|key account) teams?)\b/im;
const SENT_TO_STAFF =
  /\b(?:sent|addressed|given|instructions?|briefing) (?:to|for) (?:the |our |all )?(?:company )?(?:sales )?(?:representatives|reps|field (?:force|team)|sales (?:force|team))\b/i;
/** Addressed to those who hold budgets, whoever reads it at home. */
const TO_PAYERS =
  /^[^\w\n]{0,8}to:[^\n]{0,60}\b(?:ICBs?|NHS|health boards?|trusts?|chief pharmacists?|finance directors?|formulary|commissioners?|medicines (?:leads?|optimisation))\b/im;
/** Posted to a surgery or a ward, however it greets the team there. */
const TO_PRACTICES =
  /^[^\w\n]{0,8}(?:posted |sent |mailed |e-?mailed )?to:[^\n]{0,60}\b(?:partners|doctors|GPs|practice manager|surger(?:y|ies)|wards?|nurses|consultants)\b(?! (?:account|sales|team|territory))/im;
/** Ways of speaking that only a manager uses to staff; two of them make a briefing of an unmarked message. */
const STAFF_TALK = [
  phrases("rep|reps"),
  phrases("your|our|the territory|patch|targets|target|region|numbers|bonus"),
  phrases("our top|key|target @number? customers|gps|doctors|prescribers|accounts|consultants"),
  phrases("in front of"),
  phrases("call|calls ..2 rate|target|targets"),
  phrases("if reception|the|they|your|a ..1 receptionist|gatekeeper|customer|doctor|customers|doctors|practice|blocks"),
  phrases("tell|ask|remind|show|offer|get ..1 them|customers|doctors|gps|reception|receptionist"),
  phrases("quarter|q1|q2|q3|q4"),
  phrases("team meeting|call"),
  phrases("questions|objections ..4 asked|hear|raised"),
  phrases("offer to pass|forward|refer", "record|log calls"),
  phrases("cannot leave them|samples"),
  phrases("log|record|enter ..2 meeting|call|visit|conversation ..1 as|in|under"),
  phrases("introduce yourself", "say that you work for"),
  phrases("certified leavepiece|aid|item|leavepieces ..9 to hand|ready"),
  phrases("each|all|every ..1 of you", "expect you|each", "face time", "segment|tier|list ..1 @number|a|one"),
];
/** Sent by one who leads those who sell, to nobody outside. */
const FROM_MANAGER =
  /^[^\w\n]{0,8}from:[^\n]{0,80}\b(?:sales|business|brand|regional|territory|commercial|marketing|area|national) (?:\w+ ){0,2}(?:manager|lead|director|head)\b/im;
const STAFF_GREETING =
  /^[ \t]*(?:all|team|both|hi all|hi team|dear all|dear team|morning all|folks|guys)[,!]?[ \t]*$/im;
const LETTER = /^[ \t]*dear (?:dr|doctor|colleague|prof|pharmacist|mr|mrs|ms|practice|head)/im;
const REPORTS = phrases(
  "report|reports|reporting|forward|pass|send|notify|tell|inform|phone|call|log|submit|email|record|transfer|refer ..10 adverse|side|safety|reaction|reactions|pharmacovigilance|pv",
  "adverse|side|safety ..3 event|events|effect|effects|reaction|reactions|report|reports|information ..16 report|reported|forward|forwarded|pass|passed|phoned|telephoned|rung|sent|send|notify|within|immediately|same",
  "drug|patient safety",
  "adverse|side|unwanted effect|event|reaction|effects|events|reactions ..14 same|working day",
  "adverse|side|unwanted effect|event|reaction|effects|events|reactions ..5 form|hand|ring|phone|call|email ..8 hand|ring|phone|call|email|safety|same|working",
  "pharmacovigilance|pv",
  "safety desk|line|hotline|inbox|mailbox|team ..8 same day|working|hour",
  "safety desk|line|hotline|inbox|mailbox ..8 within|immediately|once",
  "hear|hears|heard|learn|told of|about ..3 case|cases ..2 ring|phone|call|tell|report|email|write",
);

/** Where reports go, said under a heading on side effects. */
const SAFETY_DESK =
  /\b(?:hand|ring|phone|send|tell|report|e-?mail|pass|log)\b[^.\n]{0,40}\bsame (?:working )?day\b|\b(?:drug\.?-?safety|pv|safety|uksafety|pharmacovigilance)@|\bwithin (?:one|1|24|two) (?:working )?(?:day|hours)\b/i;
const EVENTS = phrases("adverse|side|unwanted effect|effects|event|events|reaction|reactions");

const OUTSIDER =
  /^[^\w\n]{0,8}(?:to:[^\n]{0,60}\b(?:doctor|dr|prof|consultants?|GPs?|nurses?|pharmacists?|practices?|trusts?|customers?)|hi (?:dr|prof))\b/im;

/** How many ways of speaking to staff the piece has. */
function talkOf(facts: BaseFacts): number {
  const greets = standsIn(STAFF_GREETING, facts.view.text) ? 1 : 0;
  return STAFF_TALK.filter((list) => hasPhrase(list, facts)).length + greets;
}

/** Whether a piece tells its readers to pass on adverse events. Pure. */
export const forwardsAdverseEvents = oncePer(
  (facts: BaseFacts): boolean =>
    hasPhrase(REPORTS, facts) || (standsIn(SAFETY_DESK, facts.view.text) && hasPhrase(EVENTS, facts)),
);

/** What a piece tells representatives to do. Pure. */
export const briefingOf = oncePer((facts: BaseFacts): BriefingFacts => {
  const { context, materialType, materialTypeDetected, audience, channel } = facts.submission;
  const opening = facts.view.text.slice(0, facts.lines[Math.min(7, facts.lines.length - 1)]?.end ?? 0);
  const said = CONTEXT.test(context) && !NOT_INTERNAL.test(context);
  const chosen = materialType === "internal-briefing" && !materialTypeDetected;
  const marked =
    ADDRESS.test(opening) ||
    TO_THE_TEAM.test(opening) ||
    TO_STAFF.test(opening) ||
    KEPT_INTERNAL.test(opening) ||
    MARKED_INTERNAL.test(opening) ||
    ROLE_GUIDE.test(opening) ||
    standsIn(CERTIFIED_BRIEFING, facts.view.text) ||
    (FROM_MANAGER.test(opening) && !OUTSIDER.test(opening) && talkOf(facts) >= 2);
  const talk = FOR_STAFF.test(context) ? 1 : 0;
  const sounds = channel === "sales" && talk + talkOf(facts) >= 2 && !facts.lines.some((line) => line.zone === "pi");
  const isBriefing =
    (said || chosen || marked || sounds) &&
    (audience !== "patients" || TO_STAFF.test(opening) || SENT_TO_STAFF.test(context)) &&
    audience !== "media" &&
    !(audience === "payers" && TO_PAYERS.test(opening)) &&
    !(TO_PRACTICES.test(opening) && !TO_STAFF.test(opening) && !MARKED_INTERNAL.test(opening)) &&
    !standsIn(LETTER, facts.view.text);
  return {
    isBriefing,
    callTargets: isBriefing ? callTargetsOf(facts) : [],
  };
});
