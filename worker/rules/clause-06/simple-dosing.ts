import { phrases } from "#worker/text/language/phrases.ts";

/* Lines that make use of a medicine simple, and where prescribing information says otherwise. */

const NEED = "need|needed|needs|require|requires|required|requirement|necessary|call";
export interface Simple {
  said: ReturnType<typeof phrases>;
  /** Where the prescribing information says otherwise. */
  denied: RegExp;
  /** Words of the prescribing information that bear the line out after all. */
  unless?: RegExp;
  /** A piece on several forms says the one and the other, each in full view. */
  ofForm?: true;
  what: string;
}

export const SIMPLE: Simple[] = [
  {
    said: phrases(
      "no|without|never|zero ..2 dose|dosage? adjustment|adjustments|titration",
      `no ..2 ${NEED} ..2 adjust|titrate|change|reduce|adjustment|titration`,
      "no|without up? titration|uptitration",
      "one|same|single|fixed dose|strength|tablet ..3 all|every|everyone|everybody|any|whatever|each",
      "regardless|irrespective|whatever ..3 renal|kidney|hepatic|liver|age|weight|function",
      "start ..4 stay|remain|keep ..3 on",
      "all|every|any ..3 patients|patient ..4 start|take|same ..2 dose",
    ),
    denied:
      /\b(?:reduce|lower|halve|adjust|max(?:imum)?|half|decrease|not exceed|lower dose|dose reduction|start (?:with|at)|titrat\w*|increase)\b[^.;]{0,70}\b(?:renal|hepatic|kidney|liver|impairment|creatinine|eGFR|elderly|older|weight|kg|weeks?)\b|\b(?:renal|hepatic|kidney|liver|impairment|creatinine|eGFR|elderly|older|weight)\b[^.;]{0,70}\b(?:reduce|lower|halve|adjust|max|half|decrease|mg)\b|(?<![\d.,])\d[\d.,]{0,7} ?(?:mg|micrograms?|g|units) (?:\w+ ){0,3}in (?:\w+ ){0,3}(?:renal|hepatic|kidney|liver|elderly|older)\b|(?<![\d.,])\d[\d.,]{0,7} ?(?:mg|micrograms?|g|units)[^.;]{0,40}\b(?:if|when|in|for|below|above)\b[^.;]{0,30}\b(?:eGFR|creatinine|renal|hepatic|kidney|liver|elderly|aged)\b/i,
    what: "the dose does have to be adjusted",
  },
  {
    said: phrases(
      `no|without|zero ..3 monitoring|tests|test|checks|blood`,
      `no ..2 ${NEED} ..4 monitor|monitoring|test|tests|testing|checks|bloods`,
      "monitoring|blood tests? not ..1 needed|required|necessary",
      "monitoring|test free",
    ),
    denied:
      /\b(?:monitor|check|test|measure)\b[^.;]{0,60}\b(?:liver|renal|kidney|potassium|calcium|blood|enzymes|function|ECG|pressure|count|lipids|sodium|glucose|creatinine|weight|levels?|before|during)\b|\b(?:monitoring|blood tests?) (?:is |are )?(?:required|recommended|needed|necessary)\b/i,
    what: "monitoring is required",
  },
  {
    said: phrases(
      "no ..2 interactions|interaction",
      "no ..3 drug interactions",
      "add ..4 any|all ..2 regimen|treatment|medicine|therapy",
      "combine|combined|mixes|used ..3 any|all|every ..2 medicine|medicines|treatment|statin|statins",
    ),
    denied:
      /\b(?:interactions?|inhibitors?|inducers?|caution with|not with|avoid (?:with|concomitant)|concomitant|contra-?indicat\w*[^.;]{0,60}\bwith)\b/i,
    what: "there are interactions",
  },
  {
    said: phrases(
      "suitable|appropriate|fine|right|ideal|perfect ..2 for|in ..3 all|every|any|whatever|elderly|renal|pregnan*",
      "no contraindications|contraindication|restrictions|exclusions|precautions|warnings",
      "for|in any|every|all ..2 patient|patients ..3 heart|kidney|renal|liver|age|diabetes|pain|asthma|af",
    ),
    denied: /\b(?:contra-?indicat\w*|do not use|must not)\b/i,
    what: "there are patients who must not have it",
  },
  {
    said: phrases("with or without food|meals", "any time of day", "regardless|irrespective of food|meals|mealtimes"),
    denied:
      /\b(?:(?:with|after|before|without) (?:food|meals?|breakfast)|fasting|empty stomach|(?:in the )?(?:morning|evening) (?:with|before|after)|at bedtime)\b(?<!with or without food)/i,
    what: "when and how it is taken does matter",
  },
  {
    said: phrases("once daily|a|per day?", "one|single tablet|capsule|dose a|per|each day"),
    denied: /\b(?:twice|two times|three times|four times)[ -](?:a day|daily|each day)\b/i,
    ofForm: true,
    unless: /\bonce[ -](?:a day|daily|a week|weekly|a month|monthly|each day)\b/i,
    what: "the licensed dose is taken more often",
  },
  {
    said: phrases(
      "not|no|without ..3 affect|effect|affects|impair ..3 driving|drive|machines",
      "safe|fine|able|free to drive",
      "stop|stopped|stopping ..3 any time|once|tapering",
      "no ..2 withdrawal|tapering|taper",
    ),
    denied:
      /\b(?:driving|drive|machines|withdraw gradually|(?:do not|not be) (?:stop|withdraw)\w* (?:suddenly|abruptly)|withdrawal (?:symptoms|reactions|effects)|taper|dizziness|somnolence)\b/i,
    what: "the prescribing information warns of it",
  },
];
