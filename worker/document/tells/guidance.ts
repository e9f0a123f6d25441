import type { Tell } from "../tell.ts";

/** Guidelines and formularies. */
export const GUIDANCE: Tell[] = [
  {
    kind: "guideline",
    weight: 3,
    where: "head",
    pattern:
      /\b(?:shared care (?:protocol|guideline|agreement)|clinical guideline|treatment guideline|prescribing guideline|position statement|treatment pathway|policy statement|technology appraisal guidance|nice guideline)\b/g,
    means: "It is headed as guidance",
  },
  {
    kind: "guideline",
    weight: 2,
    where: "any",
    pattern:
      /\bwhy the committee made (?:the|these) recommendations|\bis recommended,? (?:within its marketing authori[sz]ation,? )?as an option\b|\byour responsibility\b[^\n]{0,20}\n/g,
    means: "The words of NICE guidance",
    most: 2,
  },
  {
    kind: "guideline",
    weight: 1.5,
    where: "any",
    pattern:
      /^ ?\d\.\d{1,2}\.\d{1,2} (?:offer|consider|do not|discuss|refer|measure|ensure|for|if|when|in|use|be aware|people|adults)\b/gm,
    means: "Numbered recommendations",
    most: 3,
  },
  {
    kind: "guideline",
    weight: 2,
    where: "any",
    pattern:
      /\b(?:has been )?(?:endorsed|approved|ratified) by (?:the )?(?:all wales|area prescribing|[a-z ]{0,40}(?:medicines (?:strategy|management|optimisation)|prescribing (?:advisory|committee)|formulary))|\bthis document should be cited as\b|\bmultiprofessional collaborative group\b/g,
    means: "A prescribing committee stands behind it",
    most: 2,
  },
  {
    kind: "guideline",
    weight: 2.5,
    where: "any",
    pattern:
      /\b(?:nice )?source: <?c?i?t?e?>?[^\n]{0,60}(?:nice\.org\.uk\/guidance|\bcg\d+|\bng\d+)|\bsummary compiled by\b/g,
    means: "A summary of NICE guidance",
  },
  {
    kind: "guideline",
    weight: 1.5,
    where: "any",
    pattern:
      /\bprescribe (?:certain medicines )?by brand(?: name)?\b[^\n]{0,60}\b(?:to ensure|is recommended|examples|patients receive)|\bbrand name prescribing is recommended\b|\bthe list of products is not exhaustive\b/g,
    means: "Advice on prescribing by name for all makers alike",
    most: 3,
  },
  {
    kind: "guideline",
    weight: 1,
    where: "any",
    pattern: /^[^\p{L}\n]{0,8}(?:first|second|third)[ -]line:?(?: in [^\n]{0,40})?:?[ \t]*$/gmu,
    means: "Lines of treatment as headings",
    most: 3,
  },
  {
    kind: "guideline",
    weight: 1,
    where: "any",
    pattern:
      /\b(?:should be (?:offered|considered|referred|monitored)|offer annual|refer (?:urgently|to (?:a )?(?:specialist|secondary))|specialist referral|first line in|second line:?)\b/g,
    means: "Instructions on care",
    most: 3,
  },
  {
    kind: "guideline",
    weight: 3,
    where: "any",
    pattern:
      /\bshared care (?:guidelines|information|protocols)\b|\btechnology appraisal committee\b|\bnice process and methods\b|\bscottish intercollegiate guidelines network\b|\bsign consents to\b|© nice 20\d\d/g,
    means: "A maker of guidance by name",
    most: 2,
  },
  {
    kind: "guideline",
    weight: 1.5,
    where: "any",
    pattern:
      /\bthe committee (?:makes|considers|considered|concluded|can|will|agreed|noted|heard|discussed|understood|recognised)\b/g,
    means: "A committee weighs evidence",
    most: 3,
  },
  {
    kind: "guideline",
    weight: 1.5,
    where: "any",
    pattern:
      /\bis recommended,? within its marketing authori[sz]ation\b|\btechnology appraisal (?:recommendations|guidance|\d{2,4})\b/g,
    means: "The words of NICE guidance on a technology",
    most: 2,
  },
  {
    kind: "guideline",
    weight: 1,
    where: "any",
    pattern:
      /\breview (?:patients|people|inappropriate|the need|regularly|treatment)\b|\brecommend(?:ed)? that (?:a )?(?:patients?|people)\b|\bshould be reviewed\b|\bprescribers should\b/g,
    means: "Advice on whom to review",
    most: 3,
  },
  {
    kind: "guideline",
    weight: 1.5,
    where: "any",
    pattern:
      /^\W{0,5}(?:next review date|last reviewed|reviewer name\(s\)|author\(s\)|author e-?mail\(s\))\W{0,6}(?:[:\d]|$)/gm,
    means: "Who wrote it and when it is reviewed, as guidance tells",
  },
  {
    kind: "guideline",
    weight: 1.5,
    where: "any",
    pattern:
      /\b(?:refer back to (?!the (?:spc|smpc|summary))|criteria for (?:discharge|referral)\b|discharged? to (?:shared|primary) care\b|(?:local )?enhanced service\b|guidance for (?:gp |general )?practices\b)|^[#\s]{0,5}(?:[a-z]+ ){1,4}shared care\s*$/gm,
    means: "Who follows patients up, between hospital and practice",
    most: 2,
  },
  {
    kind: "formulary",
    weight: 2,
    where: "any",
    pattern:
      /[✓✔☑] ?(?:first|second|third|1st|2nd|3rd)[- ](?:choice|line)\b|^[-•*] [^\n]{3,80}[ (–-](?:first|second|third|1st|2nd|3rd) choice\)?[ \t]*$/gm,
    means: "A formulary’s rank beside the medicine",
    most: 3,
  },
  {
    kind: "formulary",
    weight: 2.5,
    where: "head",
    pattern:
      /\bbnf chapter \d|^[#\s]{0,5}(?:[a-z-]+ ){0,4}formulary (?:treatment )?(?:guide|guidelines?|choices?|list|chapter|section)\b/gm,
    means: "It is headed as a formulary",
  },
  {
    kind: "formulary",
    weight: 3,
    where: "any",
    pattern:
      /(?:total formulary|preferred list|formulary choice|(?:non-)?formulary status|formulary chapter|joint formulary|area formulary|netformulary)/g,
    means: "A formulary’s own word",
    most: 2,
  },
  {
    kind: "formulary",
    weight: 1.5,
    where: "any",
    pattern:
      /\b(?:prescribing notes?:|rationale for decision|traffic light|blueteq|specialist (?:initiation|only|(?:use|advice|recommendation) only)|(?:double )?red list|cost for 28\b|tariff[- ]excluded|high cost drugs?)\b/g,
    means: "A formulary’s column",
    most: 3,
  },
  {
    kind: "formulary",
    weight: 1.5,
    where: "any",
    pattern: /^[ \t]*0?\d{1,2}\.\d{1,2}(?:\.\d{1,2}){0,3}\.? +[a-z][^\n]{3,60}$/gm,
    means: "Numbered chapters as in the BNF",
    most: 2,
  },
  {
    kind: "formulary",
    weight: 1,
    where: "any",
    pattern:
      /\b(?:red|amber|green|grey|black)[ \t]{0,9}(?:\n|[-–:(] ?(?:specialist|initiation|formulary|restricted|shared care))/g,
    means: "A colour of a formulary",
    most: 2,
  },
  {
    kind: "guideline",
    weight: 1.5,
    where: "any",
    pattern:
      /^[^\p{L}\n]{0,9}(?:diagnosis|investigations?|(?:initial |non-pharmacological |pharmacological |acute )?management|when to refer|referral(?: criteria)?|assessment|monitoring|follow[- ]?up|treatment|red flags?|risk factors|lifestyle|history and examination|discharge)[ \t]*:?[ \t]*$/gmu,
    means: "The steps of care as headings",
    most: 2,
  },
  {
    kind: "guideline",
    weight: 2.5,
    where: "any",
    pattern:
      /\bshared care (?:arrangement|agreement|guideline|protocol|document)s?\b|\b(?:gp|consultant|specialist|primary care)(?:'s)? responsibilities\b|\bareas of responsibility\b|\b(?:prescribing|clinical) responsibility (?:will|for|is|may|remains)\b/g,
    means: "Who prescribes and who monitors, between hospital and practice",
    most: 2,
  },
  {
    kind: "formulary",
    weight: 2.5,
    where: "any",
    pattern:
      /\btraffic[- ]light (?:status|list|system|drug|report)|\bnon[- ]formulary\b|\b(?:red|amber|green|black|grey) (?:category|listed|drug|list)\b/g,
    means: "A formulary’s categories",
    most: 2,
  },
  {
    kind: "formulary",
    weight: 1.5,
    where: "any",
    pattern:
      /^[ \t]{0,4}(?:red|amber|green|black|grey|brown|double red)\b[^\n]{0,14}(?:[-–] |\b(?:drugs|medicines|initiation|specialist|suitable|formulary|restricted|responsibility)\b|\d+[ \t]*$)/gm,
    means: "Lines that open with a formulary’s colour",
    most: 3,
  },
];
