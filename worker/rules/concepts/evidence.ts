import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { concept } from "./concept.ts";

/* What trials measure, and what readers take it for. */

const LEAPS =
  "so|hence|therefore|thus|means|meaning|meant|because|proof|proves|prove|proving|shows|confirms|giving|gives|translates|equals|equal|implies|reason|reasons|result|results|simple|logic|book|spells";

/** Measures that stand in for an outcome that patients feel. */
export const SURROGATE = concept(
  "stiffness|strength|grip|spirometry|thickness|clearance|flow",
  "phosphate|calcium|potassium|sodium|urea|iron|vitamin|cd4|ige|igg|eos|feno|lvef|ejection|weight|bmi|platelets|haemoglobin|viral|cells|count|counts|enzymes|alt|uacr|sud|pasi|scores|score|rate",
  "hba1c|ldl|cholesterol|triglyceride|triglycerides|egfr|fev1|biomarker|biomarkers|marker|markers|titre|titres|antibody|antibodies|eosinophils|albuminuria|proteinuria|urate|ferritin|ctdna|psa|bnp|crp|creatinine|glucose|pfs|amyloid|plaque|plaques|imaging|hormone|serum|scan|scans",
  "bone|mineral density",
  "blood|intraocular pressure",
  "viral|bacterial load",
  "progression free",
  "tumour|tumours|lesion|lesions shrink|shrank|shrinks|shrinkage|shrunk|response|size",
  "objective|radiological response|responses",
);
/** What patients, families and services hope for. */
export const HARD_OUTCOME = concept(
  "death|deaths|dying|mortality|survival|survive|live|lives|living|life|longer|lifespan|heart|hearts|stroke|strokes|infarction|fracture|fractures|hip|hips|amputation|dialysis|blindness|sight|hospital|admission|admissions|bed|beds|kidney|kidneys|eyes|memory|transplant|cancer|time|attack|attacks|falls|relapse|relapses",
);
/** "So", "that means", "in our book": a conclusion is drawn. */
export const LEAP = concept(
  "trusted by|in",
  "where ..4 begin|begins|start|starts|come",
  "we believe|think|trust|expect",
  "you will see|notice|feel|find",
  "and|with ..2 it the|comes|came|go|goes|went",
  "as seen|shown in",
  "fear of",
  "in other words",
  "you can|may|will",
  "can|will now",
  LEAPS,
  "that is|was ..2",
  "stands to reason",
  "know|knows ..1 what that|it means",
  "going on|by",
  "speaks|speak for itself|themselves",
  "tell|tells ..2 story|everything|all",
  "now ask|imagine|picture|think",
  "living proof",
);
/** Work that was not done in patients. */
export const LABORATORY = concept(
  "guinea|dogs|ferrets|hamsters|pigs|beagles|fruit|yeast|worms",
  "mice|mouse|rat|rats|rodent|rodents|rabbit|rabbits|primate|primates|monkeys|dish|petri|cultured|culture|vitro|bench|assay|assays|tube|laboratory|animal|animals|zebrafish|organoid|preclinical|volunteers",
  "cell|cells|airway line|lines|culture|cells",
  "half life",
  "receptor ..3 affinity|binding|occupancy",
  "affinity|bioavailability|potency|selectivity|pharmacokinetic|pharmacokinetics|ic50|absorption",
  "plasma|peak|blood level|levels|concentration|concentrations",
  "molecule ..1 binds|bind|sticks|locks",
);
/** Patients and what becomes of them. */
export const FOR_PATIENTS = concept(
  `your ${CARE_PLACE}|waiting|next|own`,
  "your|the|for patient|patients|clinic|list|ward|mr|mrs|care",
  "patient|patients|mr|mrs|ms|clinical|clinic|seizures|relief|symptoms|start|starting|breathe|outcome|outcomes|results|infection|infections|winter|works|working|effective|efficacy",
);
/** A result that did not come out, told softly. */
export const UNPROVEN_RESULT = concept(
  "arms|groups|treatments were ..2 level|equal|alike|similar|same",
  "statistically ..6 level|equal|same|close",
  "interval|p ..4 crosses|touches|says|value",
  "disappointing|disappointed|inconclusive|mixed|flat",
  "went the other way",
  "primary|main outcome|endpoint|result ..3 other|missed|failed|short|flat|not|neutral",
  "did not quite|just",
  "neutral|underpowered|nonsignificant|insignificant|numerical|numerically|borderline|trending|whisker",
  "not statistically? significant",
  "missed ..3 endpoint|significance|mark|margin",
  "p = 0.06|0.07|0.08|0.09|0.1|0.10|0.11|0.12|0.13|0.14|0.15|0.16|0.17|0.18|0.19|0.2|0.20|0.21|0.22|0.23|0.24|0.25|0.3|0.30|0.31|0.4|0.40|0.42|0.5|0.6|0.7",
  "non inferior|inferiority",
  "trend|trends|trended|signal|hint|hints",
  "just|narrowly|almost missed|short|significant",
);
/** Words that make something of it. */
export const MAKES_MORE = concept(
  "clinically|feel|difference|think|believe|instinct|practice",
  "yet|but|look|still|happier|deny|chance|message|story|real|nonetheless|nevertheless|however|anyway",
  "direction|trend|trending|trended|favour|favouring|advantage|ahead|edging|meaningful|recognise|good|therefore|reduces|benefit|confirms|proves|signal|hope|encouraging|promising|clear|better|superior|just|only|beats|win|wins|every|leading|lead",
);
/** An end to the disease. */
export const CURED = concept(
  "is|are|was|were|becomes ..1 history|memory",
  "a|distant memory",
  "dancing|gardening|cycling|swimming|hiking|golfing|jogging|knitting|climbing|skiing|surfing|running|walking|singing|playing|cooking|travelling|fishing|sailing|bowling ..1 again",
  "throw|throws|bin|ditch|hang ..2 away? ..1 crutches|stick|wheelchair|socks|creams|tissues|pads|glasses|wig",
  "turn|turns|turned|turning ..1 back ..1 clock",
  "never looked|look back",
  "good as new",
  "like new|before",
  "years younger",
  "wakes|woke|wake ..2 up? ..1 cured|well|without",
  "used to have",
  "forget|forgot|forgotten ..2 they|you ..1 ever|had",
  "thing of the past",
  "free of|from ..2 forever|good",
  "goodbye|farewell|adios|cheerio ..3 to",
  "gone for good|ever",
  "welcome ..1 the end of",
  "is|see|seen|marks|spells|means the end of",
  "back|returns|returned ..3 on|to|at ..3 allotment|garden|work|dance|dancing|golf|tennis|football|piano|school|bike|cycling|gardening|self|life|running|walking|swimming|stairs",
  "life|lives back",
  "nobody|none|noone ..2 has|have|needs|need to live|suffer",
  "new person",
);
/** What somebody longs for is not what they got. */
export const WISHED = concept(
  "wanted|want|wants|hope|hopes|hoped|hoping|wish|wished|longed|long|dream|dreamed|like ..1 to|of|for",
  "like|want|wants|need something|anything|one",
  "aim|goal|target is|was|would",
);
/** What patients live for: no measurement shows it. */
export const LIVED = concept(
  "independence|dignity|freedom|normality|confidence|themselves|livelihood|childhood|joy|dreams",
  "normal|old|full|everyday life|lives|self",
  "back to work|school|normal|life",
);
/** The best that anybody reached. */
export const AT_BEST = concept(
  "improvement|improvements|improved|reduction|reductions|reduced|relief|lost|lose|losing|gain|gained|fall|fell|drop|cut|cuts|shed|better|clearance|response|saving|faster|remission ..4 up to ..1 @number",
  "up to ..2 @number ..1 % ..3 improvement|reduction|fewer|less|better|relief|response|clear|clearance|faster|drop|fall|more|remission|of patients",
  "lost|lose|gained|gain|fell|shed|saved ..1 as much|many as ..1 @number",
);
/** What puts the best into its place. */
export const AVERAGE = concept(
  "mean|average|median|range|ranged|ranging|sd|typical|placebo|dose|doses|mg|maximum|increase|titrate|individual|varies|vary|v|versus",
);
/** An effect so soon that only a measurement could say it. */
export const AT_ONCE = concept(
  "relief|results|improvement|difference|action|works|work|working|calm|sleep|starts|acts|kicks|comfort|control ..2 in|within|from ..2 minutes|hours|seconds|moments|first|day|go",
  "instant|instantly|immediate|immediately|overnight ..2 relief|results|effect|action|improvement|control|works|calm|comfort|better",
  "relieves|relief|works|acts|effect ..2 instantly|immediately|overnight",
);
