import type { Tell } from "../tell.ts";

/** What the NHS and regulators write. A body that is only cited proves nothing, so its name counts where authors stand. */
export const HEALTH_SERVICE: Tell[] = [
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
      /^(?![^\n]{0,90}\b(?:pharma|ltd|limited|plc|partners?|between|with)\b)[^\n]{0,50}\b(?:nhs (?:foundation )?trust|university hospitals?(?: of [a-z ]{3,30})?|nhs (?:england|scotland|wales|inform|choices)|nhs [a-z ,&]{2,40} (?:icb|integrated care board)|health board|specialist pharmacy service)\b[^\n.]{0,50}$/gm,
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
    kind: "regulator-or-nhs",
    weight: 1.5,
    where: "any",
    pattern:
      /\bthe (?:mhra|commission on human medicines|agency) (?:advises|provides|cannot|will|has|is|asks|reviews|reminds|recommends|published)\b|\bmonthly newsletter from the medicines and healthcare\b/g,
    means: "The regulator speaks of itself",
    most: 2,
  },
  {
    kind: "regulator-or-nhs",
    weight: 2.5,
    where: "any",
    pattern:
      /\bdiffer from the information (?:provided )?in this leaflet|\bin addition to the information (?:found )?in the leaflet\b|\bstaff looking after you\b|\bplease do not hesitate to (?:speak to|ask|contact) (?:a|your) (?:doctor|pharmacist|nurse)/g,
    means: "Those who treat the reader wrote it",
    most: 2,
  },
  {
    kind: "regulator-or-nhs",
    weight: 2,
    where: "any",
    pattern:
      /\b(?:when|if|before|once) we (?:prescribe|dispense|supply|discharge)\b|\bwe (?:will |may |can )?(?:prescribe|discharge|review your medicines|check your blood)\b|\bback under (?:their|the) care\b|\b(?:information|leaflet) (?:sheet )?has been given to you\b/g,
    means: "Those who treat the reader speak",
    most: 2,
  },
  {
    kind: "regulator-or-nhs",
    weight: 1.5,
    where: "any",
    pattern:
      /\ball nhs organisations\b|\bnhs 111\b|\b(?:call|contact) 111\b|\bnational patient safety agency\b|\bnpsa\b/g,
    means: "The health service speaks",
    most: 2,
  },
  {
    kind: "regulator-or-nhs",
    weight: 1.5,
    where: "any",
    pattern:
      /\b(?:our|this) (?:surgery|practice|medicines team|medicines management team)\b|\bmedicines management (?:policy|committee|website|team)\b|\bprescribing incentive scheme\b|\b(?:written|produced|published) by (?:the )?(?:scottish government|nhs scotland|nhs england|welsh government|department of health)/g,
    means: "A body of the health service speaks of its work",
    most: 2,
  },
  {
    kind: "regulator-or-nhs",
    weight: 4,
    where: "any",
    pattern:
      /\bhaving regard to (?:the (?:treaty|opinion|application)|regulation|directive|council)\b|\bhas adopted this (?:decision|regulation|directive)\b|\bcommission (?:implementing )?decision\s+of \d|\btext with eea relevance\b/g,
    means: "The form of a legal act",
  },
  {
    kind: "regulator-or-nhs",
    weight: 2.5,
    where: "any",
    pattern:
      /^[^\p{L}\n]{0,9}key facts[ \t]*$|^[^\p{L}\n]{0,9}who (?:can|may not be able to|can(?:not|'t)|can and can(?:not|'t))(?: and can(?:not|'t))? (?:take|use|have)\b[^\n.]{0,60}$|\bto make sure (?:\p{L}+|it) is safe for you, tell (?:your|a) (?:doctor|gp|pharmacist)|\bis also (?:called by the brand name|known (?:as|by))|^[^\p{L}\n]{0,9}(?:check if you can take|who should not take)\b/gmu,
    means: "The questions that a health service’s page on a medicine answers",
    most: 2,
  },
  {
    kind: "regulator-or-nhs",
    weight: 2.5,
    where: "any",
    pattern:
      /\b(?:permission of|(?:prescribed|given|provided|run) (?:\p{L}+ ){0,4}by) [^\n.]{0,60}\bnhs (?:foundation )?trust\b|\bmedicines (?:information )?helpline\b|\b(?:the ward|ward) pharmac(?:y|ist)\b|\bdischarge letter\b/gu,
    means: "A hospital speaks of its service",
    most: 2,
  },
  {
    kind: "regulator-or-nhs",
    weight: 3.5,
    where: "any",
    pattern:
      /\bguidance for industry\b|\bcontains nonbinding recommendations\b|\bcenter for drug evaluation and research\b/g,
    means: "A regulator of another country advises",
    most: 3,
  },
  {
    kind: "regulator-or-nhs",
    weight: 2,
    where: "any",
    pattern:
      /\b(?:you can )?(?:read|find(?: out)?|learn) more (?:about [^\n.]{2,60} )?on the nhs website\b|\b(?:is|are) not (?:routinely )?funded by the nhs\b/g,
    means: "It sends readers to the NHS",
  },
  {
    kind: "regulator-or-nhs",
    weight: 2,
    where: "head",
    pattern: /^[ \t]*food and drug administration[ \t]*$/gm,
    means: "A regulator’s masthead",
  },
  {
    kind: "regulator-or-nhs",
    weight: 2.5,
    where: "any",
    pattern:
      /\b(?:drug|mhra) safety update volume \d|\bletters and medicines? recalls\b|\bclass [1-4] medicines (?:recall|defect)|\b(?:wholesaler|pharmacy|patient)[- ]level (?:medicines )?recall\b|\bexpert working group of the commission on human medicines\b|\bwe (?:remind|ask|inform|advise) healthcare professionals\b|\b(?:mhra|medicines and healthcare products regulatory agency)(?: \(mhra\))? has (?:undertaken|issued|received|reviewed|asked)\b/g,
    means: "A regulator warns",
    most: 2,
  },
  {
    kind: "regulator-or-nhs",
    weight: 2,
    where: "any",
    pattern:
      /\b(?:equality impact (?:assessment|analysis)|ratif(?:ied|ying) (?:by|committee)|(?:policy|document|procedure) (?:author|owner|lead)\b|this (?:policy|procedure) (?:applies|sets out|should be read)|monitoring (?:of )?compliance with (?:this|the) (?:policy|procedure|guideline)|governance (?:committee|group) approv|(?:clinical|maternity) governance (?:group|committee|board))/g,
    means: "The papers of a health service’s policy",
    most: 3,
  },
];
