import { type Concept, concept } from "../concepts/concept.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { SWITCH } from "../vocabulary/prescribing.ts";

export interface Contradiction {
  /** All of these ideas meet in the line, or in a short question and its answer. */
  all: Concept[];
  denied: RegExp;
  what: string;
  /** In the line itself they make it fair. */
  unless?: RegExp;
  /** Any sentence of the piece may say otherwise, and not only the licence. */
  anywhere?: true;
  /** The idea is so plain that a long sentence may hold it. */
  long?: true;
  /** The line is wrong advice and no boast: the right one beside it, as in a caption, does not make it fair. */
  advice?: true;
  /** The two name the same other medicine or class. */
  sameMedicine?: true;
}

/** A test that is done again and again. */
const TESTS = concept(
  "phlebotomist|phlebotomy|bloods|monitoring|ecg|ecgs|venepuncture|tourniquet|enzymes|transaminases|alt",
  "blood|liver|kidney|renal|lab|laboratory|function|potassium|calcium|sodium|thyroid|platelet|eye|heart|lung|bone|skin test|tests|testing|check|checks|checking|count|counts|sample|samples|function|examination|examinations|scan|scans",
  "liver|kidneys|kidney|heart|thyroid|eyes check|test|look|function|it|them",
  "check|test|measure|monitor|watch ..2 function|liver|kidneys|potassium|levels|count|enzymes|heart|creatinine",
);
/** It is done more seldom, for a shorter time or as anybody likes. */
const EASED = concept(
  "can|may|could|will ..2 stop|drop|skip|end|finish|cancel|forget|leave|retire|let",
  "let ..4 go|lapse|slide|rest|drop",
  "tests|checks|bloods|monitoring|counts can|may|could ..1 stop|end|cease|lapse|wait|go",
  "is|are all ..1 that? ..2 anyone|anybody|most|they|you|patients|people ..3 need|needs|needed",
  "all that|you|they|it ..2 is|needs|need|takes ..1 needed|is|a",
  "is|are|be|would|should ..1 plenty|enough|sufficient|ample",
  "will|would do|suffice",
  "yearly|annual|annually ..2 review|check|visit|blood|test|bloods|mot",
  "once a year|lifetime|treatment",
  `as|when|whenever|if|however ..3 you|unit|${CARE_PLACE}|team|service ..2 prefer|prefers|like|likes|choose|chooses|wish|wishes|see|sees|fit|suits|remember|remembers`,
  "no|little|hardly ..1 need|reason|point|call ..3 repeat|repeating|book|test|check|look|monitor|further|more|again|carry",
  "one|single|just|only|first ..3 test|check|sample|count|ecg ..4 enough|plenty|do|that|done|all",
  "optional|discretionary|unnecessary|overkill|redundant",
);
/** How often the licence wants it. */
const OFTEN =
  "(?:every (?:\\d|one|two|three|four|six|month|week|other)|monthly|weekly|quarterly|(?:at )?months? \\d|\\d[- ]monthly|for as long as|throughout|regularly|each (?:month|week|visit|cycle|dose))";
const TESTED =
  "(?:liver|renal|kidney|potassium|calcium|blood|enzymes|ECG|counts?|lipids|sodium|creatinine|electrolytes|function|ALT|AST|eGFR|eye|platelets|lymphocytes|thyroid|TSH|pressure|transaminases)";
const SCHEDULE = new RegExp(`\\b${TESTED}\\b[^.;]{0,70}\\b${OFTEN}\\b|\\b${OFTEN}[^.;]{0,50}\\b${TESTED}\\b`, "i");

const REACTIONS = concept(
  "reaction|reactions|hypersensitivity|anaphylaxis|allergy|allergies|allergic|premedication|premed",
);
const GONE = concept(
  "no|zero|without|never|nor|goodbye|farewell|minus|forget ..3 reaction|reactions|hypersensitivity|anaphylaxis|allergy|allergies|premedication|premed",
  "spare|spares|spared|free|frees|freed|escape|escapes|avoid|avoids|avoided|rid|end|ends|banish|banishes|leave|leaves|left ..5 reaction|reactions|hypersensitivity|anaphylaxis|allergy|allergies|premedication",
  "reaction|reactions|allergy|anaphylaxis|hypersensitivity|premedication ..4 past|history|behind|gone|over|yesterday|forgotten|free",
);
const WATCH = concept(
  "spare|spares|spared|free|frees|freed|no|without|skip|forget|end|save|saves|saved|never|goodbye ..4 watch|watching|wait|waiting|observation|observing|chair|trolley|couch|resuscitation",
  "home|leave|leaves|go|off|out|away straight|directly|immediately|at ..1 after|once|away|home",
  "inject|infuse|give|jab|prick and ..1 go|leave|run",
);
/** A result of a study, and what is to be done about reactions, boast of nothing. */
const REPORTED = /\b(?:reported|seen|observed|recorded|occurred|stud(?:y|ies)|trial|watch for|n ?= ?\d)\b|\d ?%/i;

/** The change to the medicine, or its use, costs nobody any work. */
const EFFORTLESS = concept(
  "ask|asks|asking|demand|demands|require|requires|needs|wants|expects|takes nothing ..2 of|from ..1 you|them|patients|patient|anyone|anybody|team|clinic|nurses|nurse|unit|carers",
  "nothing|little ..2 learn|relearn|teach|explain|rearrange|retrain|demonstrate",
  "looks|look after itself|themselves",
  "takes|take care of itself|themselves",
  "sorts|runs|manages|teaches|explains itself",
  "no|without|zero|skip|never|minus ..3 training|teaching|retraining|lesson|lessons|tuition|instruction|demonstration|counselling|relearning",
  "no|without|zero|skip ..2 extra|new|further|more|additional visits|visit|appointments|appointment|checks|skills|clinic|contact",
  "just|simply|only ..1 change|swap|amend|alter|edit|rewrite|replace ..3 repeat|prescription|script|template|label|name",
  "change|swap|amend|alter|edit ..2 repeat|prescription|script|template|name ..3 done|all|finished|over|rest|go",
  "nobody|no one|hardly|never ..3 notices|notice|noticed ..3 change|switch|difference|swap",
  "change|switch|difference|swap|move ..2 nobody|no one ..1 notices|notice|noticed|feels|sees",
  "takes|take|needs ..1 seconds|one|single click|keystroke|stroke",
);
const TAUGHT =
  /\b(?:(?:must|should|need(?:s)? to|have to|has to|is to|are to) be (?:\w+ )?(?:taught|trained|shown|instructed|counselled|re-?trained)|(?:teach|train|instruct|show|counsel) (?:each |every |all )?(?:the )?(?:patients?|carers?|users?|parents?)|training (?:is|must|should|in)\b|(?:check|measure|monitor|test|review|assess)\w*\b[^.;]{0,50}\b(?:after|following|when|on|within)\b[^.;]{0,20}\b(?:any |a |each |every |the )?(?:change|switch\w*|conver\w+|transfer\w*|changing|first (?:dose|use))|dispensing aid|(?:close|extra|additional) monitoring[^.;]{0,40}\b(?:switch|chang|transfer|conver)\w*|(?:when|on|after) (?:switching|changing|transferring|converting)[^.;]{0,60}\b(?:monitor|check|adjust|measure|titrat)\w*)/i;

/** What has to be looked after in treatment: other medicines, tests, reactions. */
export const CARE: Contradiction[] = [
  {
    all: [
      concept(
        "fit|go|get|sit|mix|combine|pair|fits|goes|gets|sits|works|plays|mixes|combines|pairs|add|adds|added|use|used ..4 with|beside|alongside|on|to ..3 everything|anything|everybody|everyone|whatever|whichever|any|all|others|rest|other",
        "no need|reason|cause|call ..2 change|alter|stop|touch|review|rearrange ..2 anything|everything|other|others|rest|else",
        "leave|leaves|keep|keeps ..2 rest|other|others|everything|existing|current ..6 as|untouched|unchanged|alone|are|place",
        "other|others|rest|existing|usual|current ..3 medicines|tablets|treatments|treatment|drugs|prescriptions|slip|list ..2 carry|carries|stay|stays|go|goes ..2 on|untouched|unchanged|put|same|stay",
        "everything|anything|all else|other ..5 stay|stays|untouched|unchanged|remain|remains",
        "add|adds ..3 to ..2 medicines|tablets|treatments|drugs|regimen ..2 they|patients|she|he ..1 have|take|on|know",
        "whatever|anything|everything ..2 they|she|he|you|patients|people ..1 take|takes|taking|on|have",
        "whatever|anything|everything ..3 else|other ..6 drug|chart|take|takes|taking|on|prescribed|list|repeat|cupboard|tray",
        "no|not|without|never|skip|forget ..5 look|check|checking|scan|review|read|reading|go|worry|think|leaf ..9 medicines|drugs|interactions|list|chart|repeats|bnf|combinations",
        "no|zero|without|free|never ..3 interactions|interaction|clashes|clash|conflicts",
        "interaction free",
        "no|without|not ..1 second|another look|glance|thought",
        "not|never ..3 interact|interacts|clash|clashes|argue|argues|interfere|interferes|quarrel",
        "patient|patients on ten|twelve|eight|nine|many|fifteen|any|all",
      ),
    ],
    denied:
      /\b(?:interactions?\s?:|inhibitors?|inducers?|(?:not|avoid|caution|halve|reduce|contra-?indicated)[^.;]{0,40}(?<!\bcompared )\bwith\b (?!severe|known|active|caution|a history|hyper|renal|hepatic|food|care)|contra-?indicat\w*:?[^.]{0,120}\b(?:use|used|taken|given|together) (?:with|within)\b|concomitant|co-?administ|(?:must not|cannot|not) be (?:used|taken|given)[^.;]{0,160}\b(?:takes?|taking|together with)\b)/i,
    what: "there are medicines with which it must not or hardly be taken",
  },
  {
    all: [
      concept(
        "phlebotomist|phlebotomy|bloods|monitoring|ecg|ecgs|venepuncture|tourniquet",
        "blood|liver|kidney|lab|laboratory|function|potassium test|tests|checks|check|samples|sample|round|form|forms|bottles|counts",
        "full blood counts|count",
        "prescribe|write|start|give|set|sign|fit ..2 and ..2 forget|go|relax",
        "set|fit|fire and forget",
        "nurses|team|staff|clinic ..3 relax",
      ),
      concept(
        "free|frees|freed|forget|skip|spare|spares|without|no|never|goodbye|farewell|cancel|empty|gone|retire|unnecessary|history|drop|lose|ditch|relax|zero|minus",
        "morning|day|week|afternoon|year off",
        "need|needs not",
        "put|puts|putting away|down",
        "behind you|them",
        "and ..2 go",
        "leave|put|keep ..8 drawer|shelf|cupboard|pad",
        "save|saves ..1 paper|ink|trip|tube|needle|form",
      ),
    ],
    denied:
      /\b(?:monitor|check|test|measure|assess)\w*\b[^.;]{0,60}\b(?:liver|renal|kidney|potassium|calcium|blood|enzymes|ECG|count|lipids|sodium|creatinine|electrolytes|levels?|function)\b|\b(?:liver|renal|potassium|blood|ECG|lipids?|sodium|creatinine|electrolytes|count)\b[^.;]{0,60}\b(?:monitor\w*|check\w*|test\w*|measure\w*|every|weekly|monthly|quarterly|before (?:treatment|starting))\b/i,
    what: "tests are asked for",
  },
  {
    all: [
      concept(
        `${SWITCH}|replace|replaces|replaced|change|changes|changed|move|moves|moved|exchange ..12 one|single step|stroke|visit|go|morning|move`,
        "switch|swap|replace|change|move|moves|exchange ..12 overnight|directly|straight|immediately",
        "stop|stops ..8 start|starts|begin|begins ..8 same|next day|morning|evening|visit|dose",
      ),
    ],
    denied:
      /\b(?:within|at least|until|wait)\b[^.;\n]{0,12}\b(?:\d+|two|three|four|five|seven|ten|fourteen) (?:hours?|days?|weeks?) (?:of|after|since|before|from)\b[^.;\n]{0,40}\b(?:last|final|stopp\w+|dose|discontinu\w+|taking)\b/i,
    anywhere: true,
    advice: true,
    long: true,
    sameMedicine: true,
    what: "time must pass between the two medicines",
  },
  {
    all: [EFFORTLESS],
    denied: TAUGHT,
    long: true,
    what: "patients have to be taught or checked",
  },
  {
    all: [TESTS, EASED],
    denied: SCHEDULE,
    anywhere: true,
    advice: true,
    unless: /\bclinically indicated\b|\b(?:every|each) (?:\w+ )?(?:weeks?|months?)\b|\bmonthly\b|\b\d ?%/i,
    what: "tests are to go on",
  },
  {
    all: [REACTIONS, GONE],
    denied:
      /\b(?:hypersensitivity|allergic|anaphyla\w+|infusion(?:[- ]related)? reactions?)\b[^.;]{0,90}\b(?:reported|occur\w*|fatal|observe|resuscitation|common|uncommon|rare|premedicat\w+)\b|\b(?:common|uncommon|rare|reported)\b[^.;]{0,60}\b(?:hypersensitivity|anaphyla\w+|infusion(?:[- ]related)? reactions?)\b/i,
    unless: REPORTED,
    what: "reactions do occur",
  },
  {
    all: [WATCH],
    denied:
      /\bobserv(?:e|ed|ation)\b[^.;]{0,60}\b(?:during|after|for|minutes|hours?|infusion|injection|dose)\b|\b(?:resuscitation|monitor for (?:\d|at least))\b/i,
    unless: REPORTED,
    what: "patients have to be watched",
  },
];
