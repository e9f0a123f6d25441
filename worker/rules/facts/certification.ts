import { everyMatch } from "#worker/text/every-match.ts";
import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { leftBlank, passedByOthers, usedBeforeCertificate } from "./certification-history.ts";
import { changedByUser, sparedCertification } from "./certification-spared.ts";
import type { BaseFacts, Sentence, Span } from "./types.ts";

/** What a piece says of its own certification (Clause 8). */
export interface CertificationFacts {
  /** It is used, or is to be used, without certification. */
  uncertified: Span[];
  /** It was changed after it had been certified. */
  altered: Span[];
  /** It was in use before the date of its certificate. */
  usedBefore: Span[];
  /** Those who passed it are named, and none of them may certify. */
  passedByOthers: Span[];
  /** The context says either. */
  uncertifiedInContext: boolean;
  /** It says that it was certified, approved or examined. */
  stated: Span | null;
  /** Gaps that would still be filled after approval. */
  gaps: Span[];
}

const APPROVERS =
  "approval|approvals|approvers|approver|signatory|signatories|medical|compliance|certification|certifier|certifiers|mlr|copy|legal|regulatory|review|reviewers|reviewer|governance|veeva|zinc|head|office|zincmaps|promomats|sign";
const PIECE =
  "slide|slides|deck|piece|leaflet|leavepiece|email|message|letter|post|version|material|materials|copy|flyer|poster|booklet|handout|sheet|page|card|video|text|table|chart|graph|summary|one|this|it|invitation|draft|infographic|document";
const UNCERTIFIED = phrases(
  `not|never|yet ..3 been|gone|go|going|come|went|passed ..3 through|past|by|via|to|with ..4 ${APPROVERS}`,
  `not|never|yet ..2 been|gone|went|go ..1 through|past|into|near ..3 system|process|channels|workflow|procedure|proper|usual|official`,
  `not|never|nor yet through|past|by|with ..2 ${APPROVERS}`,
  `not|never ..1 had|got|put|run|taken|passed|pushed|sent ..4 through|past ..2 ${APPROVERS}|off`,
  "sign off|approval|approvals|certification|signature|clearance|signoff ..1 was|is|were? ..1 not|never ..1 sought|requested|asked|obtained|applied",
  "uk approval|signature|certification|review ..1 not|none|never",
  "not|never ..1 submitted|shown|referred|copied|sent ..2 to ..2 uk|british|local|affiliate ..2 affiliate|signatory|signatories|office|company|team|medical|approval|review",
  "not|never ..5 certified|certify",
  "not|never ..7 signed off",
  "not ..3 approved ..2 list",
  "not ..2 approved ..2 external|customer|field|promotional|general ..1 use|circulation",
  "nobody|none|noone ..4 looked|seen|checked|approved|reviewed|certified|signed ..4 this|it|them|off",
  "no one|body|person ..4 looked|seen|checked|approved|reviewed|certified|signed ..4 this|it|them|off",
  `nobody|noone|no one? ..3 ${APPROVERS} ..4 looked|seen|checked|approved|reviewed`,
  "not ..2 been? checked|reviewed|approved|seen|read|passed ..2 by|with ..2 anyone|anybody|someone",
  "no signatory|signatories|certification",
  "no certificate ..3 yet|needed|required|exists|for|issued",
  "square|sort|clear|settle|smooth|tell|inform|catch ..4 signatory|signatories|medical|compliance ..4 when|after|later|once|afterwards|next",
  "expired|lapsed|withdrawn|superseded|outdated ..12 carry|keep|use|using|used|still|left|continue",
  "draft|drafts|mock|rough ..8 customer|customers|doctor|doctors|prescriber|prescribers|surgery|clinic|leave|hand",
  "approval|certification|signatory|copy ..2 slipped|delayed|late|overdue|stuck|dragging|behind ..12 use|using|carry|meanwhile|go|start|anyway",
  "approved|certified ..2 pending|nobody|noone|none",
  "job|bag|item|material|piece|leaflet|artwork ..4 not|never ..2 approved",
  "awaiting|pending|waiting ..3 certification|approval|sign|signatory|signatories",
  "published|live|printed|sent|posted|issued|used|distributed|shown|released|went|emailed|mailed|shared ..8 before ..6 certified|approval|approved|certification|signed",
  "certificate|certification|approval ..3 ran|lapsed|expired|run ..12 using|use|used|live|still|carried|continue",
  "certify|certified ..5 later|retrospectively|afterwards|back|return",
  "certificate|certification|approval ..4 issued|obtained|done|sorted|come|granted|completed ..4 next|later|tomorrow|after|soon|in",
  `not|never ..2 been|be|being|were|was|yet ..3 approved|cleared|reviewed|checked|examined|passed ..3 by|with|through ..4 ${APPROVERS}|company`,
  `not|never ..3 seen|shown|approved|cleared|passed|reviewed ..4 by|it|this ..5 ${APPROVERS}`,
  `${APPROVERS} ..3 not|never ..3 seen|approved|cleared|passed|checked|looked|reviewed|signed|certified|aware|know`,
  `bypass|bypasses|bypassing|bypassed|skip|skipping|skipped|sidestep|dodge|avoid|avoiding|avoids|circumvent ..5 ${APPROVERS}`,
  `get|go|going|gets ..1 round|around ..4 ${APPROVERS}`,
  "without ..4 certification|certifying|certificate|signatory|approval|approver|signing|mlr",
  "certification|certificate|approval|paperwork|sign|signature|signatory ..4 follow|follows|later|afterwards|retrospective|retrospectively|catch|wait|pending|backdated",
  "uncertified|unapproved",
  "keep|leave|kept ..2 off|out ..3 veeva|zinc|promomats|system|record|records",
  "not|never ..2 upload|log|enter|put ..5 veeva|zinc|promomats|system|approval",
  "not|without|outside|bypass* ..6 usual|normal|formal|proper|official ..2 process|channels|procedure|route|approval|review|checks",
  "no time ..4 approval|certification|certify|signed|sign|signatory|review",
  "too|so short|small|urgent|minor|late ..5 certif*|approval|signatory|sign",
  "not ..1 wait|worry|bother|fuss ..4 approval|certification|certificate|signatory|signatories|medical|compliance|sign|copy",
  "medical|compliance|signatory|approval|certification|paperwork ..3 catch|catches up",
  "skip|skipped|missed|jumped|ahead|instead ..4 approval|certification|signatory|queue",
  "no|not ..2 need|needs|needed|require|required|requires|necessary|bother|have|has ..12 certif*|approval|approved|signatory|signatories|signed|mlr",
  "certification|certificate|signatory|signatories|approval|review ..8 skipped|bypassed|waived|omitted|dispensed|dropped|overlooked|forgone|avoided",
  "signatory|signatories|certification|certificate|medical ..1 not|never ..1 sent|sought|asked|involved|consulted|used|shown|needed|obtained|requested|seen",
  "not|never ..1 reviewed|examined|checked|certified|approved|seen ..3 affiliate|affiliates|country|local|uk|britain|countries|market|markets",
  "have|has|had|was|were|did not|never ..1 sent|send|submitted|submit|shown|passed|taken|put ..12 certification|signatory|signatories|approval|head|compliance|medical",
  "uk|british|local|affiliate office|team|company|affiliate|signatory|signatories ..2 told|informed|hears|hear|learns|sees|copied ..3 afterwards|later|after|information",
  "version|copy|text|cut|this|it ..2 not|never ..2 been|gone back|past ..3 to|them|signatory|medical|client",
  "no|without other|further|more|additional|separate ..1 review|approval|check|signature|certification ..1 needed|necessary|required|sought|wanted",
  "certification|certificate|approval|examination|signature|sign ..12 will|shall|can|may|must ..2 follow|come|catch",
  `${APPROVERS} ..3 not|never ..2 seen|looked|read|passed ..2 it|this|them|yet`,
  "certificate|certification|approval|code ..6 copied|borrowed|reused|taken from ..4 last|old|earlier|previous|other|another",
  "before|ahead|until ..5 certified|certification|signatory|signed",
  "made|wrote|designed|produced|drew|put|created|knocked ..4 myself",
  "made|wrote|designed|produced|drew|put|created|knocked ..4 at home",
  "not ..1 official|officially",
  `slide|slides|set|flyer|leaflet|grid|sheet|piece|document|card|handout|deck|aid|summary|poster|chart ..6 off the record|books`,
  "own ..2 slide|slides|leaflet|version|flyer|handout ..6",
);
/** Alone these only hint; with a hint of secrecy or of use they tell. */
const HOME_MADE = phrases(
  "not ..1 official|officially",
  "made|wrote|designed|produced|drew|put|created|knocked ..4 myself",
  "made|wrote|designed|produced|drew|put|created|knocked ..4 at home",
  "own ..2 slide|slides|leaflet|version|flyer|handout",
);
const SECRECY = phrases(
  "keep|kept ..4 yourself|us|quiet|private",
  "between us|ourselves|you",
  "not|never ..1 forward|share|leave|tell|show|circulate",
  "delete ..4 after|reading|this",
);
const ALTERED = phrases(
  `change|changed|changes|edited|edit|tweak|tweaked|amended|amend|adapted|adapt|altered|alter|reworded|removed|remove|cut|rewritten|updated|update|added|add|swapped|adjusted|modified|customised|personalised|took|taken|dropped|deleted|inserted ..8 since|after|following ..4 certif*|approv*|signed|sign|signatory`,
  `since|after ..5 certif*|approv*|signed|sign|signatory ..8 change|changed|edited|tweaked|amended|adapted|altered|reworded|removed|cut|rewritten|updated|added|swapped|modified`,
  `tweak|tweaked|alter|altered|amend|amended|edit|edited|change|changed|reword|reworded|rewrite|customise|customised|shorten|shortened|personalise ..5 certified|approved ..3 ${PIECE}|aid|wording|template`,
  "certified|approved ..4 version|form|wording|proof ..6 differ|differs|different|changed|shorter|longer",
  "certified|approved ..4 version|form|wording|proof ..6 not the same",
  "differs|differ|different ..6 certified|approved",
);
/** In the history of the piece a change stands after its certificate, and no new certificate follows. */
const CHANGED_LATER =
  /\b(?<!re-?)certified[^.\n]{0,30}\b20\d\d\b[ |;,·•-]{1,6}((?:[^|;\n]{0,60}\b)?(?:updated|changed|amended|edited|corrected|replaced|added|swapped|altered|adjusted)\b[^|;\n]{0,60})(?![^\n]{0,80}re-?certified)/gi;
const NOT_CHANGED =
  /^(?:and )?(?:\w+ )?(?:not|never|nothing) (?:been |since )*(?:updated|changed|amended|edited|corrected|replaced|added|swapped|altered|adjusted)\b/i;
const BAN = phrases(
  "leave|use|send|show|hand|give|take no|nothing ..8 not|never",
  "do|must|should|may|can|will not|never ..6 use|used|send|sent|share|shared|show|shown|leave|left|hand|handed|post|posted|distribute|distributed|release|released|issue|issued|alter|altered|change|changed|edit|edited|adapt|amend|make|add|publish|go|circulate|circulated|print",
  "should|must|can|may not start|begin|continue",
  "never|not ..2 use|send|share|show|leave|hand|post|alter|change|edit|adapt|make|amend|distribute|release|add",
  "only ..6 certified|approved",
  "nothing|nobody|none ..8 after|since|following|before|unless|until ..4 certif*|approv*|signed",
  "until|unless ..6 certified|approved|signed",
  "withdraw|withdrawn|recall|destroy|stop",
  "before ..3 use|release|issue|publication",
);
const SENDS = phrases(
  "send|sending|sent|use|using|used|start|go|going|goes|went|hand|handing|give|giving|leave|leaving|post|posting|share|sharing|show|showing|print|printed|launch|run|distribute|distributing|release|out|ahead|live|take",
);
const NOT_OURS =
  /\b(?:no ?one|nobody|none) (?:[\w-]+ ){0,3}(?:sales|marketing|commercial)\b|\b(?:certified (?:as|to|organic|vegan|halal|kosher|gluten)\b|logistics?|one question|individual (?:enquir\w+|questions?)|undertakings?|quiz|points|panel|attendance|grants?|donations?|FDA|NICE|SMC|EMA|MHRA|licen[cs]\w*|marketing authori[sz]ation|(?:approved|authori[sz]ed) (?:anywhere|in (?:any|another|this) (?:country|market)|for any (?:use|condition|disease))|indication|ethics|formulary|reimburse\w*|reader|minutes|agenda|outcome of (?:this|the|that) item|training|peer|accredit\w*|CPD|college)\b/i;
const IN_CONTEXT =
  /\b(?:not|never|n't)\b[^.\n]{0,30}\b(?:certified|signed off|been approved|through (?:approval|certification|medical|copy))|\buncertified\b|\bunapproved\b|\bwithout (?:certification|being certified|approval|the signatory)|\b(?:changed|altered|edited|amended|adapted|added)\b[^.\n]{0,40}\b(?:after|since) (?:it was )?(?:certif|approv)|\bused before (?:it was )?certif/i;
/** Nobody saw it: of a piece that was certified this is said of other steps, unless it is said of those who certify. */
const UNSEEN =
  /\b(?:nobody|no ?one|none)\b(?![^.\n]{0,30}\b(?:medical|signator\w+|UK|compliance)\b)[^.\n]{0,40}\b(?:saw|seen|looked at|checked|examined|approved|reviewed) (?:it|this|them|the)\b/i;
const WAS_CERTIFIED = /(?<!\b(?:not|never|be) )\bcertified (?:on \d|under \p{Lu})/iu;
/** Those who certify, or the company here, did not see it. */
const UNSEEN_HERE =
  /\bno signatory\b[^.\n]{0,40}\b(?:saw|seen|looked at|checked|examined|approved|reviewed)\b|\b(?:nobody|no ?one|none)\b[^.\n]{0,30}\b(?:medical|signator\w+|UK|compliance)\b[^.\n]{0,30}\b(?:saw|seen|looked at|checked|examined|approved|reviewed)\b|\b(?:UK|British|local) (?:office|company|affiliate|team|signator(?:y|ies))\b[^.\n]{0,16}\bnot (?:shown|sent|asked|involved(?! in)|consulted|seen?)\b/i;
const DRAFT_ONLY =
  /\b(?:draft|submitted|for|awaiting|pending|ready for|sent for) (?:for )?(?:certification|approval|review|signature)\b|\bdraft(?: \d+)?\W{1,3}for (?:medical|MLR|legal|internal) (?:review|approval)\b/i;
const STATED =
  /\b(?:certified|examined|approved) (?:under|by|as|for|in|on|with|\w+ \d{4}|:)|\b(?:certified|examined|approved)\b[^.\n]{0,60}\b[A-Z]{2,}[-/]\w+|\bcertificate (?:number|no)/i;
const GAP =
  /\{\{[^}\n]{0,60}\}\}|<<[^>\n]{1,60}>>|\blorem ipsum\b|\b(?:TBC|TBA|TBD)\b|\bto be (?:confirmed|inserted|added) (?:here|after approval|later)\b|\b(?:insert|add) (?:\w+ ){1,4}here\b|\bXX+ ?(?:%|mg|patients|2\d{3})|\[(?:DATE|VENUE|NAME|SPEAKER|PLACE|TIME|TOWN|LOCAL \w+)\]/g;

/** What is held back is no piece, or the step is none of certification: enquiries that sales do not see, colours that a
 * printer matches, a signatory who did not write what he signed, costs that come off the books, a word with a newspaper. */
const NOT_THE_STEP =
  /\bnot (?:passed|given|shown|sent|forwarded|copied|shared)\b[^.\n]{0,12}\b(?:to|with) (?:the |our |any )?(?:commercial|sales|marketing|brand)\b|\bapproval\b[^.\n]{0,20}\bfor (?:the )?(?:colours?|paper (?:stock|weight|quality)|print quality|trim|binding)\b|\bsignator\w+ (?:was|were|is|are|had|has|took) (?:not|never|no)\b[^.\n]{0,20}\bin (?:the )?(?:writing|drafting|creating|producing) (?:of|it|this|them|the)\b|\b(?:costs?|bed-?days?|admissions?|spend(?:ing)?|debts?)\b[^.\n]{0,60}\boff the books\b|\boff-the-record (?:word|chat|talk|briefing|comment|conversation|view)\b|\b(?:word|chat|talk|briefing) off the record\b/i;
/** The step itself is left out, whatever else the sentence tells. */
const SAYS_SO =
  /\buncertified\b|\bunapproved\b|\bwithout (?:certification|approval|being certified|a certificate|the signator\w+)|\b(?:not|never|n't)\b[^.\n,;]{0,20}\b(?:been )?certified\b(?! until)|\b(?:not|never)\b[^.\n,;]{0,20}\b(?:sent|shown|given) to (?:the |our |any )?signator/i;
/** The papers of a payment. */
const OF_PAYMENT = /\b(?:grant|donation|honorarium|sponsorship|made out to|bank transfer)\b/i;
const OF_A_PIECE = /\b(?:leaflets?|leavepieces?|pieces?|slides?|posters?|use|send|hand)\b/i;
const OF_APPROVAL = /approv|certif|signator|sign-?off|signed|medical|compliance/i;
/** Another piece that is to come waits for its certificate, as it must. */
const WAITS =
  /\b(?:new|next|revised|replacement|updated|corrected|amended)\b[^.\n]{0,60}\b(?:will not|won't|cannot|can't) be (?:certified|approved|signed[- ]off|ready)\b[^.\n]{0,20}\b(?:until|before)\b/i;
const USED_MEANWHILE =
  /\b(?:anyway|already|meanwhile|regardless|all the same|in the meantime|in (?:their|our|the) bags?|have (?:it|them)|will (?:present|use|show|send|hand)|starts?|go(?:es|ing)? (?:ahead|live|out)|(?:use|send|post|print|show|hand|put|share|upload|release|run) (?:it|them|the new|the revised)\b(?! from))/i;

/** Told of a piece that is put right, or as the rule itself. */
const KEEPS_TO_RULE =
  /\b(?:gone back|new certificate|examined, not certified|certified (?:again|anew|afresh)|re-?certified|caught (?:it|this|them)|restored|was (?:recalled|stopped|withdrawn|rejected))\b/i;
const NO_BAN = new Set(["need", "needs", "have", "bother", "wait", "worry", "necessary", "require", "fuss"]);

/** A ban on use ("do not send it"), not a release from certification ("you do not need to send it to the signatory"). */
function isBanned(facts: BaseFacts, sentence: Sentence): boolean {
  return findPhrases(BAN, facts, [sentence]).some(
    (m) => !facts.tokens.slice(m.first, m.last).some((t) => NO_BAN.has(t.norm)),
  );
}

const NONE = new Set(["no", "not", "never", "without", "nothing", "zero", "any", "further"]);

/** "No changes after certification": the words before the change deny it. */
function isUnchanged(facts: BaseFacts, first: number): boolean {
  return facts.tokens.slice(Math.max(0, first - 2), first).some((t) => NONE.has(t.norm));
}

const spansOf = (sentences: Sentence[]): Span[] => [
  ...new Map(sentences.map((s) => [s.start, { start: s.start, end: s.end }])).values(),
];

export function certificationOf(facts: BaseFacts): CertificationFacts {
  const { text } = facts.view;
  const copy = facts.sentences.filter((s) => s.zone !== "pi" && s.zone !== "references" && s.zone !== "ae-statement");
  const words = (s: Span) => text.slice(s.start, s.end);
  const speaks = (s: Sentence) =>
    !isBanned(facts, s) &&
    !KEEPS_TO_RULE.test(words(s)) &&
    !NOT_OURS.test(words(s)) &&
    !(DRAFT_ONLY.test(words(s)) && !hasPhrase(SENDS, facts, [s]));
  const lineOf = (s: Sentence) => words(facts.lines[s.line] ?? s);
  const elsewhere = (s: Sentence) =>
    !SAYS_SO.test(words(s)) &&
    (NOT_THE_STEP.test(words(s)) ||
      (/\bpaperwork\b/i.test(words(s)) &&
        !OF_APPROVAL.test(words(s)) &&
        OF_PAYMENT.test(lineOf(s)) &&
        !OF_A_PIECE.test(words(s))) ||
      (WAITS.test(words(s)) && !USED_MEANWHILE.test(lineOf(s))));
  const secret = hasPhrase(SECRECY, facts, copy);
  const uncertified = findPhrases(UNCERTIFIED, facts, copy).filter(
    (m) =>
      speaks(m.sentence) &&
      !elsewhere(m.sentence) &&
      (!hasPhrase(HOME_MADE, facts, [m.sentence]) ||
        /\b(?:approv|certif|signator|complian|medical)/i.test(words(m.sentence)) ||
        secret),
  );
  const altered = findPhrases(ALTERED, facts, copy).filter((m) => speaks(m.sentence) && !isUnchanged(facts, m.first));
  const later = everyMatch(CHANGED_LATER, text).flatMap((m) => {
    if (NOT_CHANGED.test(m[1] ?? "")) return [];
    const start = m.index + m[0].length - (m[1]?.length ?? 0);
    return [{ start, end: m.index + m[0].length }];
  });
  const { context } = facts.submission;
  const stated = copy.find((s) => STATED.test(words(s)) && !/\b(?:not|never|un)\b/i.test(words(s)));
  return {
    uncertified: spansOf(
      [...uncertified.map((m) => m.sentence), ...sparedCertification(facts, copy), ...leftBlank(facts, copy)].sort(
        (a, b) => a.start - b.start,
      ),
    ),
    altered: later.length > 0 ? later : [...spansOf(altered.map((m) => m.sentence)), ...changedByUser(facts, copy)],
    usedBefore: spansOf(usedBeforeCertificate(facts, copy)),
    passedByOthers: spansOf(passedByOthers(facts, copy)),
    uncertifiedInContext:
      (IN_CONTEXT.test(context) ||
        UNSEEN_HERE.test(context) ||
        (UNSEEN.test(context) && !WAS_CERTIFIED.test(context))) &&
      !DRAFT_ONLY.test(context) &&
      !/\b(?:will|to) be certified\b/i.test(context),
    stated: stated ? { start: stated.start, end: stated.end } : null,
    gaps: everyMatch(GAP, text).map((m) => ({ start: m.index, end: m.index + m[0].length })),
  };
}
