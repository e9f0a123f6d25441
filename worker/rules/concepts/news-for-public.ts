import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { CLINICIAN } from "../vocabulary/clinicians.ts";
import { GUIDELINE, STUDY } from "../vocabulary/evidence.ts";
import { concept } from "./concept.ts";

/* News of one treatment, told to the public without its name, and the way to a prescriber. */

const REMEDY =
  "option|treatment|medicine|medication|tablet|tablets|pill|injection|jab|inhaler|cream|gel|patch|spray|drops|vaccine|therapy|drug|way|approach|alternative|answer|solution|once|monthly|weekly|yearly";
const HERE =
  "arrived|arrives|landed|launched|here|available|approved|licensed|released|out|offered|prescribed|funded|prescribable";
/** Something has just come that was not there before. */
export const JUST_ARRIVED = concept(
  `new|newer|different|another|first|latest|better|simpler|easier|modern|breakthrough ..5 ${REMEDY} ..10 ${HERE}`,
  `${REMEDY} ..6 just|now|recently|finally|newly ..3 ${HERE}`,
  `${REMEDY} ..6 has|have ..2 arrived|landed|launched|come`,
  "there is ..3 something|anything|one new|different|else|better",
  "something|anything new|different|better ..6 arrived|here|landed|available|now|out|coming",
  "what|which ..2 is|has ..4 new|arrived|landed|launched|changed|available|out|come",
  "what's new|arrived|landed|changed|out",
  "now ..3 there|here ..3 new|another|different|one|a ..3 option|way|treatment|choice",
  "new this|since last|this|the year|month|week|spring|summer|autumn|winter",
  "the wait is over",
  `people|patients like you|yours ..4 now|already ..3 moving|switching|changing|using|taking ..4 to|a|an|the ..6 ${REMEDY}`,
  "times|things have changed",
  "good news ..8 now|new|here|arrived|available|landed",
);
/** Go and get it, or hear of it, from somebody who prescribes. */
export const GO_AND_ASK = concept(
  `see|ask|visit|ring|call|contact|book|tell|talk|speak|show|message|chat|go ..6 ${CLINICIAN}|${CARE_PLACE}|team|appointment`,
  "book|make ..3 appointment|review|visit|consultation",
  "ask ..4 whether|if|about|for|to ..8 it|this|new|suitable|right|switched|changed|started|moved|prescribed|arrived|available",
  "find|hear|learn out|more ..4 what|about|whether|if ..4 new|arrived|available|changed|it|this|landed",
);
/** Plain duties and other news: services, leaflets, tests, safety, research. */
export const OTHER_NEWS = concept(
  `new|latest|updated|different|another ..3 clinic|clinics|service|services|helpline|website|site|app|leaflet|booklet|guide|${GUIDELINE}|test|tests|screening|centre|group|page|office|number|symptom|symptoms|rash|pain|lump|moles|mole|cough|phone|programme|nurse|doctor|colours|logo|information|video|film|diary|plan|law|rules`,
  "side effect|effects",
  "worse|worried|unwell|emergency|999|111|pregnant|symptoms|flare",
  `research|${STUDY} ..4 new|into|being|under|treatments`,
  "several|many|various|range|number|different|other|all ..3 treatments|options|medicines|ways|kinds|types|choices",
  "treatments|options|medicines|choices ..3 are|include|can|may|range|vary|exist",
  "not|never ..3 suit|everyone|suitable|suits",
  "vaccination|booster|jab ..3 programme|clinic|invited|nhs|offered",
  "stop|stopping|before|missed|overdose",
  "benefits and risks",
  "pros and cons",
);
