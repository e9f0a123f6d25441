import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { LABORATORY_SAMPLE } from "../concepts/samples.ts";
import type { BaseFacts } from "./types.ts";

/** What a piece is a dealing in: who gives what to whom. */
export interface DealingsFacts {
  /** Grants or donations. */
  grant: boolean;
  /** Samples of the medicine, not blood samples or sample sizes. */
  samples: boolean;
  /** An invitation to take part in a study of a marketed medicine. */
  study: boolean;
  /** Collaborative or joint working with the NHS. */
  collaboration: boolean;
  /** A patient organisation with which the company deals. */
  patientOrganisation: boolean;
  /** Patients, journalists or other members of the public who are paid. */
  paidPublic: boolean;
  /** Professionals or others engaged for a service: advisers, speakers, creators. */
  engagement: boolean;
  /** The piece is itself a published list of payments. */
  disclosurePage: boolean;
  /** The piece is itself an agreement or contract. */
  agreement: boolean;
  /** Sums of money in pounds, with their token. */
  sums: { value: number; token: number; start: number; end: number }[];
}

const GRANT = phrases(
  "grant|grants|donation|donations|donate|donates|donated|donating|bursary|bursaries|fellowship",
  "medical and educational goods",
  "charitable contribution|support",
  "unrestricted|educational grant|support|funding",
  "give|giving|buy|buying|fund|funding|present|pay|provide|donating|lend|loan ..8 your ..2 ward|clinic|department|practice|hospital|unit|surgery|team|service ..2 with|a|an|the|for",
  "fund|sponsor|buy|finance|pay ..6 nurse|post|equipment|fridge|scanner|machine|laptop|monitor|ultrasound ..8 ward|clinic|department|practice|hospital|unit|surgery|trust",
  "something|sum|gesture ..3 return|thanks|gratitude",
  "sponsor|fund|pay|buy|finance ..3 a|an|the|your ..6 tour|trip|recliner|sofa|kettle|course|degree|diploma|conference|holiday|furniture|fridge ..6 for you|your|the",
  "@money ..6 into|to your|her|his account|bank",
  "gift ..4 hospital|trust|ward|clinic|practice|charity",
  "yours|theirs to keep",
  "give|gives|giving|present|presenting|lend|lending|loan|deliver|delivering|buy|buying|send|sending ..5 you|your|unit|ward|department|practice|clinic|surgery|team ..12 machine|recorder|scanner|monitor|monitors|fridge|ultrasound|spirometer|laptop|software|device|equipment|screen|microscope|dermatoscope|printer|chair|chairs|bed|couch|analyser|trolley|car|van|projector|oximeter",
  "machine|recorder|scanner|fridge|ultrasound|spirometer|laptop|equipment|microscope|dermatoscope ..6 gift|present|donated|free|yours",
  "set|setting|establish|establishing|endow|endowing|create|creating|start|launch|contribute|contributing|pay ..8 fund|bursary|scholarship|fellowship|lectureship|foundation ..8 worth|of|for|at|in",
  "fund|post|nurse|programme ..4 worth @money",
  "loan|gift of a|an|the|two|three",
  "give|gives|giving|donate|donating|lend|lending|present|presenting|buy|buying|loan ..2 dr|doctor|professor|sister|consultant|nurse ..6 spirometer|scanner|laptop|ultrasound|machine|monitor|device|equipment|microscope|dermatoscope|otoscope|recorder",
);
/** A line of thanks for a grant given elsewhere arranges none. */
const ACKNOWLEDGES = phrases(
  "supported|funded|sponsored|possible|received|help|assistance|thanks|written|prepared|produced ..5 by|through|with|from|to|for ..5 grant|grants|support|funding|donation",
  "grant|grants|support|funding|donation ..8 received|acknowledged|declared",
);
/** What patients give of their own body, which a caution speaks of. */
const OF_THE_BODY =
  /\bdonat\w+ (?:\w+ )?(?:blood|semen|sperm|eggs?|organs?|plasma|milk)\b(?! (?:\w+ )?(?:monitor|analys|fridge|pump))/i;
const BODY_DONATION = /\b(?:blood|semen|sperm|egg|organ|plasma|platelet|milk) dona(?:tions?|te|ting|ted|rs?)\b/i;
const SAMPLES = phrases(
  "sample|free|starter|trial|complimentary|medical pack|packs|box|boxes|card|cards|request|requests|form|kit|kits|tablets|inhaler|inhalers|pen|pens|bottle|bottles|supply|desk",
  "free|medical|product|medicine|drug|complimentary|personal|physician ..1 sample|samples",
  "starter|sample|introductory|trial|bonus stock|supply|boxes|pens|units|vials",
  "samples of|are|to|for|from|let|may|must|will",
  "samples @product",
  "sample|samples ..1 order|request ..1 form|card|slip",
  "box|pack|packs|tube|tubes|inhaler|inhalers|pen|vial|blister of ..1 @product ..8 try|first|trial|use|yours|free",
  "order|request form ..8 packs|samples|units",
  "@product sample|samples",
  "request|order|leave|drop|supply|supplies|place|want|hand|offer|provide|give|send|need|more|receive ..5 samples",
  "free medical sample",
  "sample ..1 plan|allocation|drop|target|run",
  "give|hand|leave ..2 out ..6 inhalers|tubes|pens|packs|boxes ..8 take|want|like",
  "try ..3 free",
  "first|next|one|two|three ..1 month|months|week|weeks|pack|packs|course|box ..6 free",
  "first|one pack|month|week|box is|free ..2 free|us",
  "stock|packs ..4 free ..2 charge",
  "get|lay|have|need|want|like|send|bring|drop|leave|post|give|hand ..5 some|more|few|several ..3 @product",
  "number|many|much ..2 of ..2 tubes|packs|inhalers|boxes|bottles|pens|vials|sachets|cards ..6 like|want|need|wish",
  "tubes|packs|inhalers|boxes|bottles|pens ..8 try|trial|free|gratis|complimentary",
  "try|test|trial @product ..6 your|own|patients|clinic|first",
  "send|sending|post|posting|deliver|give ..2 you|him|her|them ..5 tubes|packs|inhalers|boxes|bottles|pens|vials|sachets ..4 patient|patients|try|free",
  "left|leave|leaving|drop|dropped|hand|handed ..5 inhalers|tubes|packs|boxes|pens|bottles|sachets|vials ..8 receptionist|reception|desk|room|pigeonhole|nurse|secretary|clinic|start|try",
  "supply|packs|stock of @product ..6 free|no|without|try",
);
const NOT_SAMPLES = phrases(
  "pack|packs of evidence|information|slides|papers|leaflets|resources",
  "blood|urine|tissue|stool|saliva|biopsy|serum|plasma|skin|patient|population|study|random|swab|sputum|representative|analysis sample|samples",
  "sample size|sizes|population|of",
  "cfc|sugar|preservative|lactose|gluten|alcohol|latex|fragrance|dye free",
  "supplied|dispensed|delivered|provided|given ..2 by|from ..3 pharmacy|pharmacist|homecare",
);
const STUDY =
  "study|programme|program|evaluation|registry|survey|audit|project|trial|experience|scheme|observation|initiative|research";
const NIS = phrases(
  `observational|experience|post|real|everyday|evaluation|seeding|familiarisation ..2 ${STUDY}`,
  "non interventional",
  "registry",
  "practice|surgery|clinic based evaluation|study|programme|assessment|trial|project",
  "evaluation|assessment|trial|study|survey of @product",
  "@product evaluation|experience|study|programme|trial|challenge",
  "in routine practice|care",
  "in your own|everyday practice|surgery|patients|clinic",
);
const TAKES_PART = phrases(
  `invit*|join|take|taking|took|participat*|enrol*|sign|recruit*|enter|become|sites|investigators|apply|register|wanted|complete ..12 ${STUDY}|registry|part|up`,
  `${STUDY}|registry ..12 invit*|join|part|participat*|enrol*|wanted|recruit*|sites|practices|investigators`,
);
const ENROLS = phrases(
  "representative|rep|manager ..4 choose|select|pick|fill|collect|complete|find ..8 patients|forms|cards|records",
  "your ..2 clinic|practice|unit|hospital|centre|surgery|department|ward ..3 be|become|join ..4 one|among|part|site",
  "choice|selection of sites|centres|clinics",
  "sites|clinics|units|practices|centres|hospitals ..3 were|are|have ..2 been? picked|chosen|selected|nominated|put|recruited|identified",
  "next|first @number ..2 patients|adults|people|women|men",
  "take part|join|joining",
  "be|become part of",
  "ask|asking|want|need|looking ..6 join|help|take",
  "enrol|enrolment|enrolments|enrolling",
  "places|wanted|open for ..3 gps|doctors|practices|clinicians|consultants|sites",
);
const COLLABORATION = phrases(
  "collaborative|joint|partnership working|project|work|programme",
  "working together agreement",
  "working in|as partnership with nhs|the",
  "executive|public|lay summary ..8 project|working",
);
/** A paper of a project: what it is called, and a partner in the NHS that is named as a party. */
const PROJECT_PAPER =
  /\b(?:(?:executive|public|lay) summary|project (?:outline|summary|initiation|agreement|plan|charter)|heads of terms|(?:collaborative|joint) (?:working|project))\b/i;
const NHS_PARTY =
  /\b(?:partners?|parties|part(?:y|ner) organisations?|between|who does what|what each (?:side|party|partner)|each (?:side|party|partner))\b[^\n]{0,6}\n?[^\n]{0,160}\b(?:NHS|ICB|integrated care|trust|health board|primary care network|PCN|federation|hospitals?|practices|university hospital)\b/i;
const PATIENT_ORGANISATION = phrases(
  "patient|patients|advocacy|support|carers|sufferers ..1 organisation|organisations|group|groups|association|associations|charity|charities|alliance|society|advocacy|network",
  "charity|charities|helpline|trustee|trustees|charitable",
  "registered charity",
);
const GIVES = phrases(
  "@money",
  "fund|funds|funded|funding|grant|grants|donation|donate|sponsor|sponsors|sponsored|sponsorship",
  "our|yearly|annual|further support",
  "letter|terms|form of agreement",
);
const PUBLIC = phrases(
  "journalist|journalists|columnist|columnists|writer|writers|editor|podcaster|presenter|presenters|vlogger|reporter|reporters|broadcaster|broadcasters|blogger|bloggers|influencer|influencers|creator|creators|youtuber|podcaster",
  "patient ambassador|ambassadors|advocate|advocates|speaker|speakers",
  "followers",
  "engage|engaged|pay|paid|contracted ..8 patients|carers|public",
  "patients|carers|public ..6 engaged|paid|contracted",
  "national|health|trade press",
);
const PAYS_YOU = phrases("you ..4 get|receive|paid|earn ..4 @money", "pay you ..3 @money", "your fee|payment");
const PAYS = phrases("@money", "paid|pay|payment|payments|fee|fees|honorarium|reward|sums");
const ENGAGEMENT = phrases(
  "honorarium|honoraria",
  "advisory board|boards|panel|council|committee|group",
  "consultancy|consultant agreement|contract|services|fee|fees|agreement",
  "speaker|adviser|consultancy|consulting|author services|service|engagement|terms",
  "your|speaker|speaking|adviser|advisory|consulting|creator|author fee|fees|agreement|contract",
  "pay you|your",
  "ambassador|influencer|creator ..4 agreement|contract|programme|brief",
  "you will be paid",
  "speak|talk|chair|present|write|lecture ..2 for us",
  "the|your|a consultancy|retainer",
  "consultant|adviser|advisor|ambassador ..4 @money",
  "put|take|have|retain|appoint ..2 you ..3 as ..3 consultant|adviser|advisor|speaker|ambassador",
  "payment|fee|honorarium ..3 your|the talk|talks|lecture|session|chairing",
  "fee|fees ..3 @money",
  "speaker|speakers list|programme|bureau|panel|faculty",
  "@money ..6 slides|talk|talks|speaking",
  "you receive ..4 £",
  "you|dr|professor ..4 speak|chair|present|lecture|advise|talk|speaking|chairing|presenting|lecturing|advising ..14 @money",
  "@money ..4 as|we|you ..2 agreed|discussed|arranged",
  "speak|chair|talk|present|lecture|advise ..6 next|on ..1 monday|tuesday|wednesday|thursday|friday|saturday|week|month",
);
const DISCLOSURE_TITLE =
  /\b(?:transparency|disclosures?|openness|responsibility|how we report|payments? (?:to|made)|transfers? of value|our (?:work|support|relationships?) (?:with|of|for)|support (?:of|for|given to) patient organi[sz]ations?|what we (?:gave|paid|give|pay)|(?:our )?(?:support|giving|payments?|funding)(?: in figures|, in figures| list| register)|figures for (?:our )?support|register of (?:support|payments|interests)|whom we (?:paid|funded|worked)|whom we support|working with|we (?:support|fund|help|paid|pay)(?:ed)? patient (?:organi[sz]ations?|groups?)|patient (?:organi[sz]ations?|groups?) (?:that |which |whom )?we (?:support|fund|help|work|paid|pay)(?:ed)?)\b/i;
const DISCLOSURE_SIGNS =
  /\b(?:calendar year|(?:supported|funded|paid|gave) in 20\d\d|uploaded|put (?:up|online)|in 20\d\d we|year ended|published|posted|reporting (?:period|year)|went live|methodolog\w+|how we count|payments? (?:made )?(?:in|during|for) 20\d\d|20\d\d (?:list|report|figures|payments|disclosure)|(?:disclosure|list|report|payments|figures) for 20\d\d)\b/i;
const LETTER = /^[ \t]*(?:dear |subject ?:|from ?:|hi )/im;
const AGREEMENT_TITLE =
  /\b(?:agreement|contract|memorandum|terms of (?:support|engagement|service)|letter of (?:agreement|intent|understanding))\b/i;

/** The first lines, where a piece says what it is. */
function opening(facts: BaseFacts, lines: number): string {
  return facts.view.text.slice(0, facts.lines[Math.min(lines, facts.lines.length) - 1]?.end ?? 0);
}

function sumsOf(facts: BaseFacts): DealingsFacts["sums"] {
  return facts.tokens.flatMap((token, at) => {
    const next = facts.tokens[at + 1];
    if (token.norm !== "£" || !next || !/^\d/.test(next.norm)) return [];
    return [{ value: Number(next.norm.replaceAll(",", "")), token: at, start: token.start, end: next.end }];
  });
}

/** Which dealings a piece is about. Pure. */
export const dealingsOf = oncePer((facts: BaseFacts): DealingsFacts => {
  const copy = facts.sentences.filter((s) => s.zone !== "pi" && s.zone !== "references");
  const has = (list: ReturnType<typeof phrases>) => hasPhrase(list, facts, copy);
  const isOfTheBody = (words: string) => OF_THE_BODY.test(words) || BODY_DONATION.test(words);
  const head = opening(facts, 8);
  const organisation = has(PATIENT_ORGANISATION);
  return {
    grant: findPhrases(GRANT, facts, copy).some(
      ({ sentence }) => !hasPhrase(ACKNOWLEDGES, facts, [sentence]) && !isOfTheBody(wordsOf(facts, sentence)),
    ),
    samples: findPhrases(SAMPLES, facts, copy).some(
      ({ sentence }) => !hasPhrase(NOT_SAMPLES, facts, [sentence]) && !LABORATORY_SAMPLE.has(facts, sentence),
    ),
    study: has(NIS) && (has(TAKES_PART) || has(ENROLS)),
    collaboration:
      has(COLLABORATION) ||
      (PROJECT_PAPER.test(`${head}\n${facts.submission.context}`) && standsIn(NHS_PARTY, facts.view.text)),
    patientOrganisation: organisation && (has(GIVES) || AGREEMENT_TITLE.test(opening(facts, 4))),
    paidPublic: (has(PUBLIC) && has(PAYS)) || (facts.submission.audience === "patients" && has(PAYS_YOU)),
    engagement: has(ENGAGEMENT),
    disclosurePage:
      !standsIn(LETTER, facts.view.text) &&
      DISCLOSURE_TITLE.test(head) &&
      standsIn(DISCLOSURE_SIGNS, facts.view.text) &&
      !AGREEMENT_TITLE.test(opening(facts, 2)),
    agreement: AGREEMENT_TITLE.test(opening(facts, 4)),
    sums: sumsOf(facts),
  };
});
