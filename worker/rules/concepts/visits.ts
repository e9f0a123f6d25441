import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { MEAL } from "../vocabulary/hospitality.ts";
import { REPRESENTATIVE } from "../vocabulary/representatives.ts";
import { concept } from "./concept.ts";

/* Representatives and those whom they call on: how they get in, what they do there, what they pass on. */

/** A representative's visit, or somebody who may grant one. */
export const VISIT = concept(
  `${REPRESENTATIVE}|industry|visit|visits|visiting|call|calls|calling|appointment|appointments|interview|interviews|slot|slots|diary|reception|receptionist|secretary|gatekeeper|manager|${CARE_PLACE}|unit|outpatients|theatre|canteen|corridor|car|mdt|staffroom|sister|matron|registrar|consultant|consultants|gp|gps|dr|doctor|doctors|nurse|nurses|partners|team|security|badge|lanyard|sales|contact|tier|minutes|network|them|me|entrance|shift`,
);
/** Time with a doctor is to be had. */
export const TIME_WITH = concept(
  "minutes|hour|time|slot|slots|interview|interviews|audience|meeting|sit|sits|see|sees|seeing|access|door|doors|diary|appointment|appointments|visit|visits|listen|listens|ear|presentation",
  "get|gets|got|let|lets|wave|waves|squeeze ..4 in|through|past",
);
/** What is given for it. */
export const GIVEN_FOR_IT = concept(
  `donation|donations|kitty|${MEAL}|cake|cakes|biscuits|coffee|pods|doughnuts|donuts|pizza|sweets|chocolates|flowers|hamper|voucher|vouchers|tickets|bottle|raffle|charity|sponsorship|sponsor|cheque|cash|tip|fund`,
  "@money",
  "course|courses|training|congress|conference|registration|place|places|membership|equipment|machine|grant|fee|rent|hire|audit nurse",
  "speaker|room|locum|advisory fee|fees|slot|slots|hire",
  "front of ..2 queue|line|list",
);
/** The one for the other. */
export const IN_RETURN = concept(
  "buys|buy|bought|secures|unlock|unlocks",
  "opens|open ..2 diary|door|doors",
  "in return|exchange",
  "so|provided that",
  "as long as",
  "keep|keeps ..4 stocked|supplied|fed|sweet|topped",
  `${CARE_PLACE}|doctors|those that|who|which give|let|open`,
  "swap|trade|deal|bargain|quid",
);

/** A wish not to be called on, or a rule of the place. */
export const UNWANTED = concept(
  "asked|asks|wants|want|wish|wishes|prefers|prefer ..3 not|no ..4 contacted|called|visited|see|seen|visits|calls|contact|reps|industry",
  `not|never ..2 see|sees|want|wants|meet|welcome|allow|allows|accept ..4 ${REPRESENTATIVE}|industry|sales|us|company|companies|visits|visitors`,
  "would not|never see sales|me|us|reps",
  "no contact|reps|visits|access|calls|industry|entry|cold|drop",
  "only ..2 wants|want|accepts|takes|sees ..3 email|emails|letters|post|appointment|appointments",
  "wants|prefers|asked ..3 only|just ..2 email|emails",
  "appointment|appointments only",
  "by appointment",
  "rep|industry|visitor|access|trust|hospital ..2 policy|rules|protocol",
  "policy ..4 appointments|appointment|reps",
  "once ..2 quarter|year|month at|only|is",
  "at most",
  "stay|keep|kept|stayed away|out|clear|off",
  "leave ..2 alone|be|peace",
  "said|says no|stop|enough",
  "closed|shut ..2 door|doors|to",
  "do not disturb|call|contact",
  "blocked|barred|banned|complained|blacklisted",
  "refuse|refuses|refused|declined|declines|turned ..4 see|appointment|visit|me|us|down|away|meet",
  "unannounced|uninvited|unasked",
  "until ..2 give|gives|put|through|in|answer|agree",
  "keep|keeps|kept|carry ..2 ringing|calling|phoning|trying|turning|asking|knocking|emailing|visiting",
);
/** It is overridden. */
export const PRESSED = concept(
  "anyway",
  "pop|drop|turn|slip|sneak|nip|stroll|walk|wander|breeze|swing|show ..2 in|up|by|round|past|on",
  "go after|before|when|in|round|straight|anyway|at",
  "cannot|can not|unable|hard ..1 avoid|escape|dodge",
  "catch|ambush|corner|intercept|waylay|grab|collar|nab|buttonhole|bump",
  "overcome|override|ignore|sidestep|bypass|persist|persevere|insist",
  "get|work|find|push ..3 round|past|around",
  "wear|break ..3 down",
  "nobody|no one ..2 reads|checks|enforces|cares|minds",
  "remove|delete|untick|clear|change|edit|reset|lift ..3 flag|flags|note|notes|block|status|marker|record",
  "opening offer|bid|position",
  "give|gives|gave in",
  "not the end|final",
  "avoid you|us",
  "try|trying ..2 till|until|harder",
  "tries|times|attempts ..2 is|are nothing|fine",
  "ten|twenty|several|many|running|weekly|daily|unannounced ..1 tries|times|attempts|weeks|calls",
  "unannounced|uninvited",
  "see ..2 anyway|regardless",
  "top|key|big|high|tier|target ..2 prescriber|decile|prescribers|customer|account|writer",
  "until|till you are put|seen|let",
);

/** Somebody is got at who would rather not be. */
export const INTRUDES = concept(
  "pop|drop|turn|slip|sneak|nip|stroll|wander|breeze|swing|show in|up|by|round|past",
  "go|call|visit ..1 after|anyway",
  "catch|ambush|corner|intercept|waylay|grab|collar|nab|buttonhole ..2 them|him|her|consultants|doctors|gps|nurses|sister",
  "overcome|override|sidestep|bypass|persist|persevere|insist",
  "opening offer|bid|position",
  "cannot|can not|will not|unable|hard ..1 to? avoid|escape|dodge|refuse",
  "say the opposite",
  "wear ..2 down",
  "same day visit|call",
);

/** Getting in under a false colour. */
export const PRETENCE = concept(
  "let|lets ..2 them|her|him|reception ..1 think|believe|assume",
  "pretend|pretends|pretending|pose|posed|posing|impersonate|masquerade|bluff|fib|undercover|incognito|decoy|pretext|ruse|alias",
  "tell|told|tells|say|said|saying|claim|claimed ..4 you|i ..1 are|was|were|am|come ..4 returning|medical|nhs|icb|delivery|delivering|trust|expected|engineer|courier|estates|relative|university|student|regulator",
  "returning|returned ..3 call",
  "booked|sit|sat|come|came|go|went|get|got|visit|slip ..6 as a|an ..2 relative|patient|visitor|student|observer|engineer|courier|researcher|auditor",
  "badge|lanyard ..6 pocket|hidden|hide|old|last|turned|tuck|borrow|borrowed|someone",
  "hide|remove|cover|tuck|pocket|lose|borrow ..3 badge|lanyard",
  "booked|book|make|made|get|got ..3 appointment|slot ..4 under",
  "short|quick|little|brief|customer ..2 survey|audit|questionnaire|evaluation ..12 while|shall",
  "i|you am|are|come from the ..2 regional|national|nhs|icb|medicines|safety|independent|prescribing ..2 safety|network|team|service|board|unit",
  "dress|sell ..2 it|that|this|visit|call ..2 as",
  "sit|sits|sat ..1 in on",
  "present it that|this way",
  "is really so",
  "i was medical information",
);

/** Harm to a patient is heard of. */
export const HARM = concept(
  "rash|rashes|fall|falls|fell|dizziness|dizzy|palpitations|admission|admitted|reaction|reactions|seizure|seizures|bleed|bleeding|bruising|vomiting|nausea|headache|headaches|swelling|collapse|collapsed|death|died|jaundice|breathless|breathlessness|hospitalised|hives|itch|itching|fainting|fainted|confusion|anaphylaxis|chest|stroke|clot|miscarriage|overdose|suicidal|cramps|diarrhoea|symptoms",
  "side effect|effects",
  "adverse|safety|untoward ..1 event|events|effect|effects|report|reports|reaction|reactions|story|stories|form|forms",
  "product complaint|complaints",
  "yellow card",
);
/** And kept back or put off. */
export const KEPT_BACK = concept(
  "save|saved|hold|park|keep|kept|store|batch|sit ..1 it|them|that|this|on ..2 until|till|for|back|quiet|it|them",
  "let it go|drop|slide|lie|pass",
  "let|leave ..1 it|them|that ..1 go|drop|lie|out",
  "change|changed|steer|move ..2 subject|topic|conversation|on|away",
  "not|never ..2 need|want|log|write|report|record|mention|pass|bother|file|chase ..4 form|forms|it|this|that|another|them|paperwork|every|anything",
  "nothing ..1 in writing",
  "logged|reported|recorded|forwarded|report|log ..8 weeks|months|days|month|quarter ..2 after|later|late",
  "until|till|after ..3 cycle|meeting|launch|tender",
  "until|till ..3 quarter",
  "not|never sure|certain|ours ..6 so|let|left|skipped",
  "swamped|nuisance|fuss|hassle",
  "forget|forgot|ignore|ignored|skip|skipped|bin|binned|shrug|gloss",
  "report|pass|log|record|forward ..5 only|unless ..3 serious|severe|asked|written|writing|fatal|ask|sure",
  "probably|just ..1 anxiety|coincidence|age|nerves",
);

/** What every representative must have done or carry. */
export const DUTY_OF_REP = concept(
  "exam|examination|training|trained|validated|validation|accreditation|test|tests|induction|spc|certified|certification|briefing|summary ..1",
  "summary of product",
  "renal|safety|paediatric|trial|hepatic|interaction ..1 data|section|warnings",
);
/** It is put off, left away or talked round. */
export const SHIRKED = concept(
  "eventually|postpone|postponed|someday|waived|waive|skip|skipped|deferred|uncertified|unapproved|unsigned|formality|shortcut",
  "for now",
  "can|may|will wait|slip",
  "leave|left|keep|stays|stay ..3 car|boot|home|bag|behind|office|drawer|folder",
  "only|just invites|raises|prompts|confuses|worries",
  "need not|hardly|never|barely ..1 know|read|learn|understand|pass|worry",
  "do not need|have ..1 know|read|learn|understand",
  "smile|wing|blag|bluff|improvise",
  "see if|whether ..2 can ..1 dig|find|get",
  "and do not",
  "under|below|behind target",
  "without ..3 exam|training|test|validation|certification",
);

/** Pay and contests that drive calls. */
export const SALES_PAY = concept(
  "bonus|bonuses|commission|incentive|incentives|package|salary|pay|earnings|prize|wins|win|contest|leaderboard|audi|rolex",
  "league|rate table",
);
export const UNBOUNDED = concept(
  "unlimited|uncapped|limitless|doubles|triples|doubled|tripled|ceiling",
  "no|without cap|ceiling|limit|maximum",
  "greater|larger|biggest|main ..1 part|share",
  "fifty|sixty|seventy|eighty|ninety|50|60|70|80|90 per|%|percent ..10 units|sales|volume|packs",
  "most|highest|number ..3 calls|visits|interviews|appointments|meetings|doctors|contacts",
  "eat what you kill",
  "call|calls|visit|visits ..3 league|table|rate|rates|leaderboard|ranking",
  "bottom|last|worst|lowest ..6 table|league|calls|call|explain|answer|shame",
  "basic|base ..3 falls|drops|reduced|cut|low",
);
/** Doctors are counted or seen too often. */
export const OFTEN = concept(
  "eight|seven|six|nine|ten|twelve|five|8|7|6|9|10|12|5|fifteen|twenty ..3 visits|calls|drop|face|unsolicited ..6 doctor|gp|consultant|surgery|year|target|each|per|prescriber",
  "one|two|three|2|3|once|twice ..3 drop|visits|visit|calls|call ..4 a|per|every|each week|fortnight|month",
  "frequency|coverage|call|visit|calls target|rate|quota ..3 is|of|at|to ..1 four|five|six|seven|eight|nine|ten|twelve|4|5|6|7|8|9|10|12",
  "weekly|daily|fortnightly ..2 visits|visit|calls",
);

/** Talk outside the licence. */
export const OUTSIDE = concept(
  "unlicensed",
  "off label|licence",
  "outside ..2 licence|label|spc|indication",
  "unlicensed indication|use|dose",
);
export const TALK_UP = concept(
  "raise|raising|push|coach|coached|hint|steer|suggest|promote|drop|slip|sell|plant ..8 unlicensed|it|conversationally|growth|off",
  "coached|conversationally",
  "growth|opportunity|upside",
  "you know what",
  "just|only passing on",
  "leave|left behind",
);
/** People for whom a medicine is often not licensed, and the words that only a push for such a use has. */
export const OTHER_PEOPLE = concept(
  "teenagers|teenager|adolescents|paediatric|children|toddlers|infants|pregnant|pregnancy|frail|elderly",
);
export const PUSHED = concept(
  "coached|conversationally",
  "you know what",
  "just|only passing on",
  "push|hint|steer|plant ..6 teenagers|adolescents|children|elderly|frail|pregnant|infants",
  "growth opportunity",
);

/** The care that is due, and visits of patients. */
export const CAREFUL_REP = concept(
  "fair market value",
  "trial|study|clinic|patients|patient|nurse|placebo ..4 visits|visit|calls",
  "refer|pass|forward|send|report|ring|tell|phone ..4 medical|safety|pharmacovigilance|within|same|it|details",
  "outside the|its licence",
  "should it come|arise",
  "thank|thanks|record|leave|log|note ..4 leave|it|politely|them|and|preference",
  "capped|cap at|of",
  "at most @number",
  "not to exceed",
  "no|not more|earlier than",
  "unsolicited calls on|to|are|count",
  "report|reported|reporting ..4 within|immediately|same|day",
  "still have to|must",
  "appointment only ..1 sign",
  "excess was|were",
  "model answer",
  "at ..1 once|most ..3 and",
  "you ..2 asked|told|invited us|me",
);
