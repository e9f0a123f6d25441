/** What excuses a piece from the duties of promotion as long as it keeps to its purpose. */
export type ExemptKind =
  | "internal"
  | "agreement"
  | "advance-budget"
  | "notice"
  | "reply"
  | "research"
  | "advisory-board"
  | "recruitment"
  | "product-document";

/** By what a paper of a kind is known. */
export interface Purpose {
  /** What a sentence calls a paper of the kind. */
  calls: RegExp;
  /** What only papers of the kind go into, each a different matter. */
  signs: RegExp[];
  /** How many of them a piece must show that sells or names a medicine. */
  fewest: number;
}

/** Papers of each kind show three to eight of their signs; of pieces that promote, one in a hundred shows the fewest. */
export const PURPOSES: Record<ExemptKind, Purpose> = {
  research: {
    calls: /\b(?:study|trial|protocol|survey|questionnaire|market research|recruitment)\b/i,
    fewest: 4,
    signs: [
      /\bethic/i,
      /\bconsent(?:ed|ing)?\b/i,
      /\binvestigators?\b/i,
      /\bsponsor(?:s|ed)?\b(?! (?:by|content|article))/i,
      /\b(?:eligib|inclusion|exclusion criteria)/i,
      /\brecruit/i,
      /\bvisits?\b|\bfollow-?up\b/i,
      /\b(?:questionnaires?|surveys?|interviews?|interviewer|respondents?|focus groups?)\b/i,
      /\b(?:anonym|confidential|pseudonym)/i,
      /\b(?:take part|taking part|participants?|participation|volunteers?)\b/i,
      /\b(?:honorari|reimburs|incentive|payment|travel costs|paid)/i,
      /\b(?:data protection|personal data|withdraw)/i,
      /\b(?:case report|sites?|centres?)\b/i,
      /\b(?:fieldwork|MRS|BHBIA|market research|agency)\b/i,
      /\b(?:steering|publish|publication|results will)/i,
      /\b(?:objectives?|aims?|sample size|statistical|analysis plan|research question)/i,
    ],
  },
  "advisory-board": {
    calls: /\badvisory board\b|\bconsultan/i,
    fewest: 5,
    signs: [
      /\badvi(?:ce|se|sory|sers?|sors?)\b/i,
      /\b(?:fees?|honorari|hours?|fair market|paid)/i,
      /\b(?:agenda|session|discussion|questions?)\b/i,
      /\b(?:contract|agreement|terms|sign)/i,
      /\b(?:travel|expenses|accommodation|train|hotel|lunch|dinner)\b/i,
      /\bconfidential/i,
      /\b(?:declare|disclos|publish|transfers? of value)/i,
      /\b(?:report|minutes|summary|output|notes)\b/i,
      /\b(?:advisers|members|participants|experts|panel|chair)\b/i,
      /\b(?:pre-?read|preparation|papers|slides)\b/i,
      /\b(?:objectives?|aims?|purpose|why)\b/i,
    ],
  },
  agreement: {
    calls: /\b(?:agreement|contract|disclosure of|transparency|methodolog\w+)\b/i,
    fewest: 5,
    signs: [
      /\bsign(?:ed|ature|s)?\b|_{4,}|\.{8}|…{3}/i,
      /£ ?\d|\bfees?\b|\bpay(?:ment|s|able)?\b/i,
      /\bterms?\b/i,
      /\b(?:terminat|notice|expire|renew)/i,
      /\b(?:publish|disclos|declar|transparen)/i,
      /\bparties\b|\bparty\b|\bhereinafter\b|["”]\)/i,
      /\b(?:obligations?|shall|agrees?|undertakes?|will (?:pay|give|provide|deliver|make))\b/i,
      /^\s*(?:[2-9]|\d\d)[.)]\s/,
      /\b(?:trust|charity|foundation|university|society|network|PCN|ICB|practice|hospital)\b/i,
      /\b(?:purpose|deliverables?|scope|services?|objectives?|project|grant|donation|recipient|donor|application)\b/i,
      /\b(?:conflict|influence|no obligation|condition)/i,
      /\b(?:transfers? of value|methodolog\w*|recipients?|disclosure)\b/i,
    ],
  },
  "advance-budget": {
    calls: /\badvance (?:budgetary )?noti/i,
    fewest: 4,
    signs: [
      /\bbudget/i,
      /\b(?:costs?|price|spend|£)/i,
      /\b(?:patients? (?:a|per) year|eligible|prevalence|incidence|number of patients|population|uptake)\b/i,
      /\b(?:expected|anticipated|planned|forecast|not before)\b/i,
      /\b(?:licen[cs]e|authoris|MHRA|submission)/i,
      /\b(?:NICE|SMC|AWMSG|technology appraisal|horizon)\b/i,
      /\b(?:confidential|not for onward|do not (?:share|forward|circulate))\b/i,
      /\b(?:phase|trial|mechanism|class|comparator)\b/i,
      /\b(?:service|infusion|clinic|pharmacy|capacity|nurses?|monitoring)\b/i,
      /\b(?:mechanism|formulation|route|administration|dosing)\b/i,
    ],
  },
  notice: {
    calls: /\b(?:notice|notification|communication|alert|update|safety information)\b/i,
    fewest: 5,
    signs: [
      /\b(?:packs?|carton|livery|bottles?|blister|packaging)\b/i,
      /\b(?:supply|supplies|stock|shortage|wholesal|distribut|deliver)/i,
      /\b(?:batch|lot|recall|return|quarantine)\b/i,
      /\b(?:PIP|EAN|product code|codes?|list price|price)\b/i,
      /\b(?:no (?:longer|change)|unchanged|remains? the same|replac|discontinu|chang)/i,
      /\b(?:from|until|by|week of|effective) (?:\d{1,2} )?(?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)/i,
      /\b(?:risk|warning|precaution|contraindicat|monitor|report(?:s|ed)? of|MHRA|reaction)/i,
      /\b(?:action|what (?:to|you)|please|advice|do not use|stop)\b/i,
      /\b(?:reason|because|due to|manufactur|problem|defect)/i,
      /\b(?:contact|telephone|queries|questions|enquir)/i,
    ],
  },
  reply: {
    calls: /\b(?:reply|response|your (?:question|enquiry)|medical information)\b/i,
    fewest: 5,
    signs: [
      /\byour? (?:asked|rang|wrote|question|enquiry|query|call|e-?mail|request|letter)/i,
      /\b(?:SPC|SmPC|section \d|summary of product)/i,
      /\b(?:reference|enclosed|attached|paper|literature|published|data on file)/i,
      /\bmedical information\b/i,
      /\b(?:sincerely|regards|faithfully|please (?:do )?(?:contact|ring|call|write))\b/i,
      /\bdear\b|^to:|^from:/i,
      /\b(?:not (?:licensed|recommended|aware)|no (?:data|studies|trials|information|advice)|cannot|unable|limited|outside)\b/i,
      /\b(?:reply|response|answer|thank you)\b/i,
      /\b(?:interaction|case|report|evidence|search)/i,
    ],
  },
  recruitment: {
    calls: /\b(?:vacanc|job (?:description|advert)|recruit)/i,
    fewest: 4,
    signs: [
      /\bappl(?:y|ications?|icants?)\b/i,
      /\bsalary|£ ?\d|\bbenefits|\bpension/i,
      /\b(?:role|position|post|job|vacanc|opening)/i,
      /\b(?:experience|degree|qualif|skills|training)/i,
      /\b(?:closing|deadline|interview|CV)\b/i,
      /\b(?:team|colleagues|manager|report(?:s|ing) to)\b/i,
      /\b(?:hiring|career|join|hire|recruit)/i,
      /\b(?:based|hybrid|office|home|field|full-?time|part-?time|permanent|travel)\b/i,
      /\b(?:you will|you would|responsib|duties)/i,
    ],
  },
  "product-document": {
    calls: /\b(?:summary of product|package leaflet|assessment report)/i,
    fewest: 5,
    signs: [
      /\btherapeutic indications?\b/i,
      /\bposology\b/i,
      /\bcontra-?indications\b/i,
      /\bundesirable effects\b/i,
      /\bpharmaceutical form\b/i,
      /\bmarketing authori[sz]ation holder\b/i,
      /\bpharmaco(?:dynamic|kinetic)/i,
      /\bshelf life\b/i,
      /\bexcipients?\b/i,
      /\bwhat \S+ is (?:and|used)/i,
      /\bbefore you (?:take|use)/i,
      /\bhow to (?:take|use|store)/i,
      /\bpossible side effects/i,
      /\bcontents of the pack/i,
      /\boverdose\b/i,
      /\bfertility, pregnancy|\bpregnancy and/i,
      /\b(?:quality|non-clinical|clinical) aspects|\bassessor|\bapplicant/i,
    ],
  },
  internal: {
    calls:
      /\b(?:internal|briefing|training|objection handler|representatives(?:'|’)? (?:only|use)|not for (?:distribution|customers))\b/i,
    fewest: 4,
    signs: [
      /\b(?:representatives?|reps|field force|sales force|sales team|KAMs?|account managers?)\b/i,
      /\b(?:calls?|call plan|appointments?)\b/i,
      /\b(?:colleagues|staff|everyone|employees|teams?)\b/i,
      /\b(?:customers?|HCPs?|your doctors|accounts?)\b/i,
      /\b(?:briefing|training|module|role ?play|objections?|coaching)\b/i,
      /\b(?:territor|targets?|bonus|league|prize|points|quota|sales)/i,
      /\b(?:signator|certif|compliance|SOP|policy)/i,
      /\b(?:do not (?:leave|use|show|hand|give|discuss|say|send|share)|remember|make sure|use the)\b/i,
      /\b(?:leavepiece|(?:detail|certified|visual|sales) aid|slides?|deck|booklet|stand|banner|mailing|campaign|e-?detail)\b/i,
      /^(?:from|to|subject|cc|owner)\s?:|\bhi (?:all|team)|\bthanks\b/i,
      /\b(?:budget|cost centre|invoice|purchase order|spend|print|proofs?|artwork|agency|printer)\b/i,
      /\b(?:advertising desk|insertion|page \d)/i,
      /\b(?:this cycle|(?:run|open|close) the call|if asked|let the doctor|offer the SPC)\b/i,
      /\bwhat (?:you|to|do (?:we|you|I)) (?:may |must |can |should )?(?:not )?say\b|^(?:doctor|GP|HCP|you)\s?:/i,
      /^\W*(?:\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\]? )?(?:trainer|coach|facilitator|manager|rep(?:resentative)?|RBM)(?: \d{1,2})?\s?:/i,
      /\brefer (?:the|any|all) (?:\w+ )?(?:questions?|enquir\w+)\b/i,
      /\b(?:to|with|through) (?:medical information|drug safety)\b/i,
      /\b(?:launch|plan|deadline|by (?:monday|tuesday|wednesday|thursday|friday)|next week)\b/i,
    ],
  },
};
