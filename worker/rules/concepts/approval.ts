import { NEGATION } from "#worker/text/voice/negation.ts";
import { SIGN } from "../vocabulary/agreements.ts";
import { LICENCE } from "../vocabulary/licences.ts";
import { concept } from "./concept.ts";

/* Certification, and the ways in which material gets round it. */

/** Certification, examination or approval of a piece. */
export const APPROVAL = concept(
  "certified|certify|certifies|certificate|certificates|certification|recertified|recertify|signatory|signatories|signatory's|approval|approvals|approve|approved|approves|approvers|approver|signoff|examined|examination|examine|mlr|stamp|stamped|watermark|paperwork",
  `${SIGN} ..2 off|it|this|panel|stand|batches|since|anything|paper|papers`,
  "passed|cleared|checked|reviewed|seen|looked ..6 medical|compliance|office|signatory|team|legal",
  "for|through|past|to|from|by review|medical|compliance",
  "through ..2 head office",
  "protocol|document|booklet|text ..4 not ..3 go|gone|went|seen|checked",
);
/** It is left for later. */
export const FOR_LATER = concept(
  "pending|awaiting|awaits|await|follow|follows|later|meanwhile|meantime|afterwards|subsequently|retrospectively|outstanding|overdue|eventually|shortly",
  "advance copy|draft|version",
  "on|by|next|coming|in|this ..2 monday|tuesday|wednesday|thursday|friday|week|weeks|month|months|spring|autumn|summer|winter|fortnight",
  "by the time",
  "when|once|after ..4 quietens|home|back|settles|time|calmer|rush|quieter|launch",
  "still with|at|being|in|awaiting",
  "on leave|holiday",
  "before|ahead ..2 examination|approval|certification|review|sign",
  "not|never yet",
  "not ..2 yet",
  "yet to be",
  "catch up|us",
);
/** It is in use all the same. */
export const IN_USE = concept(
  "live|release|released|publish|published|out|send|sent|use|using|used|go|goes|going|launch|kick|start|starts|tonight|tomorrow|paid|travel|posted|print|printed|issued|upload|uploaded|distributed|mailed|handed|running|carry|clinic|clinics|copy|symposium",
  "in circulation",
);
/** The piece is changed. */
export const CHANGED = concept(
  "swapped|swap|changed|change|changes|tweak|tweaked|tweaks|altered|alter|moved|added|edited|rounded|replaced|translated|adjusted|amended|inserted|deleted|enlarged|shortened|rewritten|adapted|updated|reworded|redrawn|redesigned|retouched|removed|cropped|version",
);
/** After somebody had approved it, or in another form than that. */
export const AFTER_APPROVAL = concept(
  "after|since|following ..4 signoff|sign|signed|approval|approved|stamp|stamped|certified|certification|passed|review|cleared",
  "certified|approved|passed|cleared|certify|approve ..6 then|subject|but|and ..6 change|changes|changed|tweak|tweaked|differ|differs|elsewhere|added|edited",
  "version @number ..2 was|is ..1 certified|approved ..6 version",
  "original ..5 review|approved|certified|approval",
  "certified|approved ..3 subject to",
  "phone|mobile|tablet|printed|final version ..5 elsewhere|differently|different",
);
/** Somebody who may not certify, or may not certify this. */
export const UNFIT_SIGNER = concept(
  "accountant|dentist|dental|designer|lawyer|lawyers|vet|secretary|assistant|intern|copywriter|receptionist|economist|physiotherapist|solicitor|psychologist",
  "marketing|brand|sales|commercial|product|country|general|account director|manager|head|team|lead",
  "legal|global|overseas|european|group|corporate|swiss|german|american ..2 team|office|headquarters|colleagues|legal|approval",
  "in basel|berlin|zurich|paris|boston|headquarters|dublin|new|munich",
  "wrote|drafted|written|designed ..6 himself|herself|themselves|own|he|she",
  "lapsed|struck|expired ..4 register|registration",
  "stand|standing|stands|deputising|covering|filling in? for",
  "not ..2 been? notified|registered|told",
  "in|from design|marketing|sales",
);
/** The act of certifying. */
export const SIGNS = concept(`certified|certify|certifies|${SIGN}|approvals|approved|approves|certificate`);
/** Something other than the final form was looked at, or hardly looked at. */
export const NOT_FINAL = concept(
  "only ..2 storyboard|script|text|draft|outline|synopsis|copy|wording|word|manuscript|cover",
  "storyboard|text|draft|outline|copy ..4 was|approved|signed|seen|certified|examined ..10 finished|final|layout|printer|film|pictures",
  "approved|signed|certified|saw|seen|checked|read ..4 word|storyboard|script|draft|outline|text|manuscript|transcript ..3 file|only|by|alone|version|over",
  "not ..2 seen|opened|read|watched",
  "without ..2 opening|reading|looking|seeing|watching",
  "looks|look|seems fine|good|ok|okay|great|lovely",
  "checked|reviewed|approved ..3 on ..2 laptop|desktop|phone ..10 phone|mobile|desktop|tablet|version",
  "trusts|trusted us|me|them",
  `${SIGN} ..2 in|as ..1 batches|batch|bulk`,
  "over the phone|telephone",
);
/** Said to need none. */
export const EXEMPT_CLAIMED = concept(
  "exempt|exempted|exemption",
  "no|not ..3 need|needs|needed|require|requires ..4 signature|certif*|approv*|sign*|signatory|examin*",
  "cannot|can not|impossible ..3 be ..1 certified|approved|checked",
  "too ..2 fast|quick|short|small|minor|local|trivial|urgent ..3 for|to ..2 review|certif*|approv*|check|sign*",
  "not promotion|promotional ..4 hence|so|therefore|thus",
  "not ..2 go|went|gone|came|come ..2 through|to|past ..3 signatory|office|approval|review|certif*|medical",
  "skip|skipped|skips|bypass|bypassed|dodge|around|round ..4 signatory|approval|certif*|review|medical|mlr",
);
/** The certificate is worn out, stretched or made up. */
export const STRETCHED = concept(
  "past|over|beyond|older ..2 two|three|four years ..10 use|using|carry|still|circulation",
  "dates|dated|from|since|prepared|certified ..4 2019|2020|2021|2022 ..12 still|strong|looked|use|going",
  "extend|extended|extending|push|pushed|stretch ..3 expiry|life|validity|date|expiration",
  "change|move|alter|bump|update ..3 date ..3 preparation|expiry|certification ..12 look|looks|seem|recertified|fresh|valid|again|rather|instead|as",
  "reuse|recycle|borrow|use|copy ..5 code|number|certificate|codes ..6 new|another|different",
  "one|single|old|same|last certificate|certification|approval ..4 cover|covers|do|does|for ..6 series|all|whole|every|future|new",
  "under|on the|its same|old|previous|existing|last certificate|approval|certification",
  "treat|take|takes|count ..2 silence",
  "silence|no ..1 answer|reply ..8 means|mean|go|yes",
  "signatory|signatory's|doctor's ..3 login|log|password|credentials",
  "certificate ..3 alone should|will|do",
  "go round again",
  "not ..2 worth ..3 bothering|troubling ..3 signatory|medical",
  "worth ..1 bothering|troubling ..3 signatory|medical",
);
/** Somebody else's approval: of a medicine, a study, a text by its readers. */
export const OTHER_APPROVAL = concept(
  "medical device|devices",
  `logistics|mhra|fda|ema|nice|smc|chm|${LICENCE}|license|indication|ethics|formulary|reimbursement|shareholders|board|regulator|regulators|regulatory|patients|accredited|cpd|charity|gmp|iso|trustees|hospital|vaccine|therapy`,
  "@product ..8 approved|approval|certified",
  "approved|approval ..4 @product|for use in|in|by|week|adults",
  "week|date|day|time|year ..1 of approval",
);
/** Duties, checks and corrections. */
export const KEEPS_TO_IT = concept(
  "until|unless|must|may|nothing|prohibited|withdrawn|recalled|archived|stopped|kept|renewed|separately|voids|chase|caught",
  "only then",
  "no|without ..1 change|changes|edits|alterations|amendment",
  "not approval",
  "has gone back|again",
  "new certificate",
  "before ..3 release|use|printing|launch|publication|submission|any|anyone|anybody|signed|they|it|site",
  "certified ..2 afresh|again|here|too|separately|together|each",
  "in|full|against ..2 current|full",
  "have|has|needs ..1 to be",
  "is ..1 not|never|no",
  "does|do|did not ..1 count|matter|happen",
  "audit|finding|allegation|complaint|training|question|answer|checklist",
);
/** What is not done is the fault itself. */
export const NOT_APPROVED = concept(
  "no ..3 certificate|certification|approval|approved|signature|signatory|sign|pictures|head|answer",
  `${NEGATION} ..8 certif*|approv*|${SIGN}|signatory|examin*|checked|check|review|seen|shown|look|looked|notified|through|registered|opening|certificate|answer|medical|pictures|head|yet|promotion|same|expired`,
  "no one ..4 looked|seen|checked",
  "approved|certified|certificate|signatory|checked|examined ..6 not|never|no",
  "why not",
  "no time|need",
);
