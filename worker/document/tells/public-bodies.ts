import type { Tell } from "../tell.ts";

/** What the NHS, regulators and makers of guidance write. A body that is only cited proves nothing, so its name counts where
 * authors stand. */
export const PUBLIC_BODIES: Tell[] = [
  {
    kind: "regulator-or-nhs",
    weight: 4,
    where: "any",
    pattern: /crown copyright|open government licence/g,
    means: "Public sector copyright",
  },
  {
    kind: "regulator-or-nhs",
    weight: 3,
    where: "head",
    pattern:
      /^[^\n]{0,40}\b(?:drug safety update|national patient safety alert|class [1-4] medicines recall|medicines recall|from: mhra|medicines and healthcare products regulatory agency)\b[^\n]{0,60}$/gm,
    means: "A regulator’s masthead",
  },
  {
    kind: "regulator-or-nhs",
    weight: 2.5,
    where: "head",
    pattern:
      /\b(?:guidance|guide|report|toolkit|statement) (?:was |has been )?(?:jointly )?(?:developed|published|produced|issued) by (?:the )?(?:nhs|department of health|royal college|mhra|abpi|association of the british|care quality|general (?:medical|pharmaceutical) council)/g,
    means: "A public or professional body publishes it",
  },
  {
    kind: "regulator-or-nhs",
    weight: 2.5,
    where: "foot",
    pattern:
      /produced by (?:the )?[^\n.]{0,60}(?:nhs|hospital|pharmacy department|trust)\b|patient (?:advice and liaison|experience)|\bpals\b[^\n]{0,40}(?:office|team|\d)|\bpage last reviewed:|next review due:/g,
    means: "The imprint of an NHS leaflet",
  },
  {
    kind: "regulator-or-nhs",
    weight: 2.5,
    where: "head",
    pattern:
      /^(?![^\n]{0,90}\b(?:pharma|ltd|limited|plc|partners?|between|with)\b)[^\n]{0,50}\b(?:nhs (?:foundation )?trust|university hospitals?(?: of [a-z ]{3,30})?|nhs (?:england|scotland|wales|inform|choices)|health board|specialist pharmacy service)\b[^\n.]{0,50}$/gm,
    means: "An NHS body’s masthead",
  },
  {
    kind: "regulator-or-nhs",
    weight: 2,
    where: "any",
    pattern:
      /\b(?:london|regional|trent|wessex|welsh|north west|newcastle|uk) (?:mi|medicines information) (?:service|centre)\b|\bspecialist pharmacy service\b|\bsps\.nhs\.uk\b|\bukmi\b/g,
    means: "The NHS medicines information service speaks",
  },
  {
    kind: "regulator-or-nhs",
    weight: 2,
    where: "any",
    pattern:
      /\bthe manufacturer['’]?s? (?:information )?leaflet\b|\bin (?:the|our) (?:endoscopy|day surgery|outpatients?) (?:unit|department)\b|\bthe hospital pharmacy\b|\bour (?:trust|hospital)\b/g,
    means: "A hospital speaks to its patients",
    most: 2,
  },
  {
    kind: "regulator-or-nhs",
    weight: 2,
    where: "any",
    pattern:
      /\blearning module\b|\bthis module\b|consult (?:the latest )?summar(?:y|ies) of product characteristics for|not (?:comprehensive|exhaustive) and you should consult the/g,
    means: "A regulator’s learning module",
    most: 2,
  },
  {
    kind: "regulator-or-nhs",
    weight: 1.5,
    where: "head",
    pattern: /^---\ntitle: \d\.\d{1,2}/g,
    means: "A numbered page of a learning module",
  },
  {
    kind: "regulator-or-nhs",
    weight: 2.5,
    where: "any",
    pattern:
      /\b(?:comes as:|dosage and strength\b|dosage for children\b|how and when to take\b|who can and cannot (?:take|use)\b|common questions about\b|common side effects happen in more than 1 in 100|key facts about\b[^\n]{0,30}\n)/g,
    means: "The form of the NHS’s own pages on medicines",
    most: 2,
  },
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
      /\b(?:prescribing notes?:|rationale for decision|traffic light|blueteq|specialist (?:initiation|only)|(?:double )?red list|cost for 28\b|tariff[- ]excluded|high cost drugs?)\b/g,
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
];
