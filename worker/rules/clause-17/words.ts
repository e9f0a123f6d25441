import { findPhrases, hasPhrase, type Match, phrases } from "#worker/text/language/phrases.ts";
import { NEGATION } from "#worker/text/voice/negation.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords, runsOn } from "#worker/text/voice/own-words.ts";
import { withBefore } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { CLINICIAN } from "../vocabulary/clinicians.ts";
import { keptDark } from "./kept-dark.ts";

const RISKS =
  "side|adverse|safety|risk|risks|warning|warnings|contraindication|contraindications|death|deaths|endpoint|limitation|limitations|interaction|interactions|monitoring|bleeding|bleeds|suicidality|pancreatitis|cancer|harm|harms|failed|failure|negative|triangle|dropout|dropouts|withdrawals|signal|signals|toxicity|fractures|mortality|overdose|dependence|hypoglycaemia|infection|infections";
const CUSTOMER = `${CLINICIAN}|customer|customers|practice|manager|partners|them|him|her`;

/** Frightening a customer with the law, or planting fear. */
const THREATS = phrases(
  "sued|sue|suing|lawsuit|litigation|lawyer|lawyers|solicitor|solicitors|negligence|negligent|liable|liability|prosecuted|coroner|inquest|indemnity",
  "legal ..2 risk|risks|consequence|consequences|action|trouble|exposure|position|responsibility|claim|claims",
  "end|ends|ended|stand|standing|up in|before court",
  "defence|medical union|organisation|defence",
  "struck off",
  "gmc|regulator ..6 complaint|referral|refer|investigate|investigation|hear",
  `frighten|scare|alarm|unsettle|panic ..4 ${CUSTOMER}`,
  "plant|sow|raise|leave|create|cast|spread ..4 doubt|doubts|fear|fears|worry|worries|rumour|rumours|suspicion",
);
THREATS.push(
  ...phrases(
    "how ..4 feel|explain|live|tell|answer|cope ..12 bleed|bleeds|dies|died|death|stroke|family|widow|relatives|harmed|overdose",
    "what ..4 tell|say|explain ..4 family|widow|relatives|coroner|mother|parents|husband|wife",
    "family|relatives|widow|parents ..3 finds|find|learns|learn|hears|hear ..3 out|that|about",
  ),
);
const LEGAL_ROUTINE = phrases(
  "legal category|team|department|status|classification|adviser|name|entity|basis",
  "gmc number",
  "product|limited liability",
  "indemnity form",
);
/** Running another medicine or company down. */
const RUN_DOWN = phrases(
  `tell|say|remind|point|stress|suggest|hint|let|mention|leave|argue|emphasise ..16 dangerous|unsafe|inferior|useless|toxic|worthless|second|outdated|substandard|junk|killed|withdrawn|falling`,
  "tell|say|hint|mention|drop|whisper|let|suggest|remark|spread ..16 competitor|competitors|rival|rivals|other|others|@competitor ..10 problem|problems|recall|recalled|quality|trouble|withdrawn|shortage|shortages|contaminated|investigated|unsafe|failing",
  "let ..2 slip|drop|known|fall ..14 problem|problems|recall|recalled|trouble|withdrawn|shortage|shortages|contaminated|investigated|unsafe|failing|faulty|complaints",
  "hint|hints|hinting|insinuate|whisper|rumour ..14 problem|problems|recall|recalled|trouble|shortage|shortages|contaminated|investigated|unsafe|failing|faulty|complaints",
  "rubbish|knock|trash|undermine|discredit|attack|disparage ..4 @competitor|competitor|competitors|rival|rivals|other|their",
);
/** Keeping facts from a customer. */
const HIDES = phrases(
  `${NEGATION} ..3 volunteer|volunteering`,
  `not|never|avoid ..4 mention|mentioning|raise|raising|discuss|discussing|show|showing|bring|bringing|draw|drawn|dwell|refer|point|talk|talking|disclose|hand|leave|go|get|getting|spend|volunteer ..10 ${RISKS}`,
  "change|changing|switch|turn|steer ..2 the subject|conversation|topic",
  `keep|stay|steer|move|shift ..6 away|quiet|off|clear ..6 ${RISKS}|data|trial|study|subject|licence`,
  `play|playing|gloss|skip|skim|hurry|brush|skate ..6 ${RISKS}`,
  `${RISKS} ..8 only ..2 if|when|where ..4 asked|ask|asks|pressed|pushed|challenged`,
  `only ..2 if|when ..4 asked|ask|asks|pressed|pushed ..8 ${RISKS}`,
  `leave|cover|fold|hide|skip|omit|drop ..3 out|over|up|back|away|page|slide|the ..6 ${RISKS}`,
  `${RISKS}|warning|boxed ..10 if|when|unless ..3 really|absolutely|insist|insists|push|pushes|press|presses|corner`,
  `${CUSTOMER}|customers|they|nobody ..3 not|never|will|cannot ..2 know|realise|check|tell ..1 that|this|it|otherwise|better|difference`,
  "smile|nod|laugh|shrug ..3 and|then ..1 move|change|turn|go|carry|talk",
  "deny ..6 knowledge|knowing|study|trial|data|report|reports",
  `${RISKS} ..12 glossed|skipped|skimmed|brushed|hurried|rushed|passed|left|buried|parked|later|aside|last|small|nobody|boring`,
  `less|least|nothing|little ..4 said|say|saying ..6 ${RISKS}|better|best`,
  `bury|park|dodge|duck|sidestep|deflect|shelve|downplay|minimise|understate|soften|avoid|omit|conceal|withhold ..8 ${RISKS}|question|questions|trial|study|paper`,
);
/** A paper or a fact kept for those who force it out; harmless unless it is about risk. */
const ON_DEMAND = phrases(
  "only ..4 for|if|when|where|to|should ..5 insist|insists|press|presses|pressed|ask|asks|asked|demand|demands|pushed|push|challenged|raise|raises|forced|know|knows|corner|cornered",
  "unless ..5 insist|insists|press|presses|pressed|ask|asks|asked|demand|demands|pushed|push|challenged|raise|raises|forced",
  "keep|stick|stay|hold|steer|move|bring|turn|guide ..6 talk|conversation|discussion|chat|focus|call|them|back|away ..6 on|to|onto|from|off",
  "not|never ..3 dwell|linger|go|get|drawn ..3 on|into|there",
  "not|never ..1 bring|raise|mention|volunteer ..1 it|this|that|them|these",
);
const HIDES_RIGHTLY = phrases(
  "no matter how small|minor|slight|trivial|mild",
  "however small|minor|slight|trivial|mild",
  "side by side",
  "off label|licence",
  "unlicensed|unlicenced|unpublished|embargoed|unapproved|confidential",
  "not|never ..1 leave ..6 out|over|aside",
  "not|never ..2 skip|omit|hide|minimise|minimize|play|gloss|rush|bury|dodge|downplay|soften|forget|understate|cover",
  "not ..4 in|on|consistent ..3 spc|label|licence",
  "pass|refer|forward|send ..6 to ..1 medical information",
  "outside|beyond ..3 licence|spc|indication|label",
  "volunteer ..6 comparison|comparisons|ceiling|guess|price|prices|rival|rivals|number ..8",
  "not|never ..1 prompt|provoke|engineer ..2 question|questions|it",
  "competitor|competitors|other|another|rival ..3 company|companies|medicine|medicines|product|products|brand|data",
  "patient|personal ..2 identifiable|details|names|data",
);
/** Steering to uses that are not licensed. */
const OFF_LABEL = phrases(
  `many|plenty|lots|most|several|some|other|lot|half ..5 ${CUSTOMER}|centres|hospitals|colleagues|people|units|trusts ..5 use|uses|using|prescribe|prescribing|give|giving|start|starting|put ..3 it|@product`,
  "say|tell|mention|suggest|hint|encourage|promote|position|explain|remind|raise|push|sell|drop|share|highlight|open ..12 off|outside|beyond|before|ahead ..3 label|licence|indication|approval|authorisation|launch",
  "say|tell|mention|suggest|hint|encourage|promote|position|push|sell|highlight ..12 unlicensed|unlicenced",
  "hear|hearing|heard|seen|seeing|getting good|great|encouraging|promising|excellent ..3 things|results|reports|feedback ..6 in|for|with",
  "ignore|stretch|forget|overlook ..4 licence|label|spc|indication|wording",
  "licence|label|spc ..6 technicality|cautious|formality|narrow|catch|conservative",
  `${CUSTOMER}|centres|hospitals|colleagues|units|specialists|paediatricians|experts|everyone ..8 use|uses|give|gives|prescribe|prescribes|start|starts it|@product ..3 every|all|routinely|daily|already|anyway|children|off|regularly`,
);
/** Getting a question asked, so that promotion passes for an answer. */
const ENGINEERS = phrases(
  "leave|let|allow|use|fill ..3 silence|pause",
  "bring|brings|raise|raises|mention|mentions|ask|asks ..12 then|now ..6 answer|answering|respond|responding|reply|replying|free|reactive|unsolicited",
  "get|make|lead|prompt|provoke|nudge|coax|steer|tempt|bait ..6 them|him|her|customer|doctor|consultant|prescriber ..4 to ..2 ask|raise|bring|mention|wonder",
  "fish|angle|wait ..2 for ..3 question",
  "plant|seed|drop ..4 question|hint|idea|seed|thought",
  "wait|waiting|listen ..2 for|until ..4 customer|doctor|consultant|nurse|prescriber|them|him|her|they|he|she ..3 mention|mentions|raise|raises|ask|asks|bring|brings|say|says",
  "you are ..2 answering|replying|responding ..4 unsolicited|reactive|question|request|enquiry",
  "once|when|if|as ..3 they|he|she|doctor|customer|consultant ..3 ask|asks|asked|raise|raises|raised|bring|brings|brought|said|mentioned ..8 can|free|fair|open|reactive|talk|show|share|anything",
  "nothing|no ..3 stop|stops|stopping|prevent|prevents|wrong|harm ..8 ask|asking|mention|mentioning|say|saying|show|showing|tell|telling|wonder|wondering",
  "let|letting|see ..3 conversation|talk|chat|discussion ..3 go|goes|wander|drift|lead|leads|take|takes|flow",
  "looks|look|sounds|counts|count|passes|pass ..2 like|as ..4 reactive|unsolicited|spontaneous|request|question|enquiry",
);
ENGINEERS.push(
  ...phrases(
    "when|once|if ..3 ask|asks ..8 have|is|got|count|counts ..3 unsolicited|reactive|question",
    "now you can|may talk|answer|show|tell",
    "let|have ..1 doctor|customer|prescriber|consultant|them|him|her ..1 say|conclude|work",
    "ask|then ..6 tell which was|is which",
  ),
);
/** A silence that is to draw the question. */
const SILENCE = phrases("say nothing ..8 seconds|moment|then|until|while");
/** A lie for whoever objects. */
const COVER_STORY = phrases(
  "if|when ..4 objects|object|complains|complain|checks|check|notices|notice|challenges|challenge|queries ..6 say|tell|pretend|claim|blame",
  "say|tell|pretend|claim ..6 held|lost|delayed|stuck ..3 up|courier|post|transit|customs",
  "say|tell ..4 that there is|are something|more|further ..8",
  "tally|count|limit|total|log ..3 starts|begins|resets|goes again|afresh|anew|zero",
);
/** Where to turn with a worry. */
const SPEAK_UP = phrases(
  "tell|ring|call|contact|email ..1 compliance|your signatory|manager|medical",
  "confidential line|helpline",
);
/** Using what has not been approved, or opening promotion to the public. */
const UNAPPROVED = phrases(
  "draw|sketch|scribble|jot|copy|doodle ..6 chart|graph|curve|figures|numbers|results ..6 pad|back|paper|napkin|envelope|notepad|notebook|whiteboard|flipchart",
  "use|using|show|send|sending|leave|share|hand|present|distribute|forward|circulate|email|print|take ..14 uncertified|unapproved|draft",
  "use|show|send|leave|share|hand|present|distribute|forward|circulate|email|start ..14 before|without|ahead|while|until ..5 certified|certification|certificate|approved|approval|signed",
  "meantime|meanwhile ..8 use|show|send|share|print|hand",
  "use|show|send|share|print|photo|photograph|copy|screenshot|hand ..12 meantime|meanwhile|until ..4 then|signed|approved|certified|back",
  "take ..2 photo|picture|screenshot|copy ..14 show|send|share|use",
  "until|while|before ..10 signatories|signatory|certified|certification|approved|approval|signed|reprint|reprinted ..4 use|show|send|share|keep|hand|present|carry|go",
  "use|using|keep|show|hand ..3 last|old|previous|earlier|expired|withdrawn|superseded|former ..2 year's|version|leavepiece|one|deck|aid|piece|copies|stock|cards|brochure|edition",
  "not|never ..4 certified|approved|signed|approval ..10 but|anyway|meanwhile|still",
  "make|create|design|write|produce|build|type ..4 own ..3 slides|slide|leaflet|leaflets|materials|material|flyer|handout|email|emails|version|posts|post",
  "leave|put|place|drop|display|pin|stack ..10 waiting|notice ..1 room|rooms|area|areas|board|boards",
  "leave|put|place|drop|display ..12 patient|patients|public ..2 lounge|room|area|foyer|space|corridor",
  "like|share|repost|comment|post ..10 own|personal|your ..3 account|accounts|profile|profiles|linkedin|facebook|instagram|feed|page",
  "hand|give|pass|show ..8 patients|public|relatives|shoppers|customers ..8 leavepiece|detail|sales|promotional",
);
/** Claims that no one may be told to make. */
const FALSE_ASSURANCE = phrases(
  `tell|say|assure|reassure|promise|insist|stress|claim|answer|reply ..12 completely|totally|perfectly|absolutely|entirely|quite safe`,
  `tell|say|assure|reassure|promise|insist|stress|claim|answer|reply ..12 no|without|zero|never ..3 side|risk|risks|interactions|problems|addiction`,
  `tell|say|assure|reassure|promise|insist|stress|claim ..12 guaranteed|guarantees|cure|cures|everyone|every`,
);

/** What stands before words that staff are to speak. */
const OUR_WORDS =
  /\b(?:ask|say|tell (?:them|him|her)|use|try|reply|answer|open with|point out|works?|words|line)\W{0,4}$/i;

/** Objections that a customer may raise, in quotation marks before the answer; their words are not the company's. */
function isObjection(match: Match, facts: Facts): boolean {
  const quote = facts.quotations.find((q) => q.start <= match.start && match.end <= q.end);
  const line = facts.lines[match.sentence.line];
  return (
    quote !== undefined &&
    line !== undefined &&
    !OUR_WORDS.test(facts.view.text.slice(Math.max(0, quote.start - 40), quote.start)) &&
    facts.view.text.slice(quote.end, line.end).replace(/[\s.,;:]/g, "").length > 3
  );
}

/** The compliant answer to a question on an unlicensed use. */
const DECLINES = phrases(
  "cannot|not|unable ..4 discuss|talk|comment|help|answer",
  "medical information",
  "refer|pass ..6 question|enquiry|medical|request",
  "say|tell|answer|explain ..10 is|are unlicensed",
  "say|tell|answer|explain ..10 not licensed|approved",
);

const OF_RISK = phrases(RISKS);
const GUARDS = phrases(
  "no|not more than",
  "call|calls|times ..3 a year",
  "licence|licensed|indication|label|spc|medical information|safety",
  "not ..2 leave|skip|omit|forget",
);
const isOfRisk = (match: Match, facts: Facts) => {
  const near = withBefore(facts, match.sentence);
  return hasPhrase(OF_RISK, facts, near) && !hasPhrase(GUARDS, facts, [match.sentence]);
};

const unless = (matches: readonly Match[], facts: Facts, excuse: ReturnType<typeof phrases>) =>
  matches.filter((m) => !hasPhrase(excuse, facts, [m.sentence]));

const SPEAKS_UP = [...DECLINES, ...SPEAK_UP];
const MISTAUGHT = [...UNAPPROVED, ...FALSE_ASSURANCE];
/** Instructions in a briefing that, followed, would breach the Code, in the order of the text. */
export function badInstructions(facts: Facts, sentences: Sentence[] = ownSentences(facts)): Match[] {
  const found = [
    ...unless(ownWords(THREATS, facts, sentences), facts, LEGAL_ROUTINE),
    ...ownWords(RUN_DOWN, facts, sentences),
    ...unless(ownWords(ENGINEERS, facts, sentences), facts, DECLINES),
    ...unless(findPhrases(SILENCE, facts, sentences), facts, DECLINES),
    ...unless(ownWords(COVER_STORY, facts, sentences), facts, SPEAKS_UP),
    ...unless(ownWords(OFF_LABEL, facts, sentences), facts, DECLINES),
    ...ownWords(MISTAUGHT, facts, sentences),
    ...unless(findPhrases(HIDES, facts, sentences), facts, HIDES_RIGHTLY),
    ...unless(findPhrases(ON_DEMAND, facts, sentences), facts, HIDES_RIGHTLY).filter((m) => isOfRisk(m, facts)),
    ...keptDark(facts, sentences),
  ];
  return found.filter((m) => !isObjection(m, facts) && !runsOn(m, facts)).sort((a, b) => a.start - b.start);
}
