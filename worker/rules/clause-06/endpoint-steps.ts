import { type Phrase, phrases } from "#worker/text/language/phrases.ts";

/** A hard outcome that copy likes to claim, the softer one that trials measure, and how the hard one would be reported. */
export interface Step {
  claimed: Phrase[];
  soft: RegExp;
  hard: RegExp;
  name: string;
  softName: string;
}

export const STEPS: Step[] = [
  {
    claimed: phrases(
      "free of|from ..2 disease|symptoms|symptom|illness|condition|colitis|arthritis|psoriasis|eczema|asthma|bleeding|it",
      "disease|symptom free",
      "life|living|live|day|days|night|nights|morning|world without ..2 disease|symptoms|colitis|arthritis|asthma|pain|migraine|itch|it",
      "symptoms|disease|illness|itch|pain|bloating|flares ..1 gone|vanished|over|ended|disappeared",
      "leave|leaves|leaving|put|puts|putting ..3 behind them|you|her|him",
    ),
    soft: /\b(?:(?:any )?(?:clinical )?response\b|responders?\b|responded\b|at least (?:a )?\d{2} ?%|improv\w+ (?:by|of|in)|halved|scores? (?:fell|improved|dropped|of)|points? (?:on|better|lower))/i,
    hard: /\b(?:remission|(?:disease|symptom)[- ]free|free (?:of|from) (?:\w+ )?(?:disease|symptoms)|no symptoms|complete (?:relief|response|resolution))\b[^.]{0,90}\d|\d[^.]{0,60}\b(?:in remission|symptom[- ]free|no symptoms)\b/i,
    name: "freedom from the illness",
    softName: "an improvement short of it",
  },
  {
    claimed: phrases(
      "clear|clears|clearer|spotless|flawless|blemish skin|skins|free",
      "skin ..2 clear|clears|cleared",
      "completely|totally|fully clear|cleared",
      "clearance of? skin|psoriasis|eczema",
    ),
    soft: /\b(?:PASI|EASI)[ -]?(?:50|75|90)\b|\bIGA (?:score )?(?:of )?0\s?(?:\/|or)\s?1\b|\bclear or almost clear\b|\b(?:75|90|50)\s?% (?:improvement|reduction) in (?:PASI|EASI)/i,
    hard: /\b(?:PASI|EASI)[ -]?100\b|\bcompletely clear|\bIGA 0\b(?!\s?(?:\/|or))|\btotal clearance\b/i,
    name: "clear skin",
    softName: "an improvement short of clear skin",
  },
  {
    claimed: phrases(
      "seizure|fit|attack|migraine|flare|relapse free|freedom",
      "free|freedom from|of ..2 seizures|attacks|migraine|migraines|fits|flares|relapses",
      "without|no ..1 migraine|migraines|seizures|fits|flares|relapses|attacks",
      "wipe|wipes|wiping|stamp|stamps out ..2 seizures|migraine|migraines|attacks|fits|flares|relapses|pain|symptoms",
      "eliminat*|abolish* ..3 seizures|migraine|migraines|attacks|fits|flares|relapses",
      "end|ends|ending|stop|stops|stopping|goodbye|banish|banishes ..3 seizures|migraine|migraines|attacks|fits|flushes",
    ),
    soft: /\b(?:at least (?:a )?)?(?:≥\s?)?(?:50|30|75)\s?% (?:reduction|fall|decrease|drop|fewer)|\b(?:half|50%) (?:or more )?fewer\b|\bresponders?\b|\bhalved\b/i,
    hard: /\b(?:seizure|attack|migraine|relapse|flare)[- ]?free(?:dom)?\b[^.]{0,60}\d|\d[^.]{0,60}\b(?:seizure|attack|migraine|relapse|flare)[- ]?free(?:dom)?\b|\bno (?:seizures|attacks)\b[^.]{0,40}\d|\d[^.]{0,60}\bfree (?:of|from)\b/i,
    name: "freedom from attacks",
    softName: "a partial reduction",
  },
  {
    claimed: phrases(
      "pain free|freedom",
      "free|freedom from|of pain",
      "end|ends|banish|banishes|stop|stops|abolishes ..3 pain",
    ),
    soft: /\b(?:50|30|75)\s?% (?:reduction|fall|decrease|improvement|relief)|\bpain (?:scores?|intensity) (?:fell|was reduced|reduced|decreased)|\bfall in pain\b/i,
    hard: /\bpain[- ]free(?:dom)?\b[^.]{0,60}\d|\d[^.]{0,60}\b(?:pain[- ]free|free (?:of|from) pain|no pain)\b/i,
    name: "freedom from pain",
    softName: "a partial reduction of pain",
  },
  {
    claimed: phrases("remission", "in|into|achieve|achieves|achieved|reach|reaches remission"),
    soft: /\b(?:ACR ?(?:20|50|70)|response rates?|clinical response|responded|responders?|(?:at least a )?50% (?:fall|reduction|improvement))\b/i,
    hard: /\bremission\b[^.]{0,90}\d|\d[^.]{0,90}\bremission\b/i,
    name: "remission",
    softName: "a response",
  },
  {
    claimed: phrases(
      "saves|save|saving|saved ..2 lives|life",
      "live|lives|living|survive|survives|survival longer|improved|extended|gain|advantage|benefit",
      "prolong*|extend*|improv*|increas* ..2 life|survival|lives",
      "time to|with ..1 live|live|life|family|together",
      "more|another|extra|many|next|future|see|for|count ..3 birthday|birthdays|christmas|christmases|summer|summers|tomorrow|tomorrows|anniversary|anniversaries|sunrises|springs|grandchildren|weddings|memories|years|time",
      "more of her|him|them|us|you|mum|dad",
      "be|being|stay|stays|staying there for|with",
      "grow old|older",
      "fewer|prevents|reduces|cuts|prevent ..3 deaths|death|mortality|dying",
    ),
    soft: /\bprogression[- ]free\b|\bresponse rate\b|\bejection fraction\b|\b(?:death|mortality|cardiovascular death)[^.]{0,50}(?:,| or | and )[^.]{0,60}\b(?:admission|hospitali[sz]ation|infarction|stroke|heart attack)/i,
    hard: /\b(?:overall survival|all-cause (?:death|mortality)|(?:cardiovascular |all )?(?:death|deaths|mortality) (?:alone|from any cause|occurred|was|were|rate)|survival at)\b[^.]{0,80}\d|\bmedian (?:overall )?survival (?!free)[^.]{0,60}\d/i,
    name: "survival",
    softName: "a composite or surrogate endpoint",
  },
  {
    claimed: phrases(
      "prevent*|stop*|fewer|cut*|reduc*|protect*|avoid*|guard*|shield* ..6 fracture|fractures|break|breaks|broken|fall|hip",
    ),
    soft: /\bbone (?:mineral )?density\b|\bBMD\b|\bbone turnover\b/i,
    hard: /\bfractures?\b[^.]{0,90}\d\s?%|\d\s?%[^.]{0,90}\bfractures?\b|\bfractures?\b[^.]{0,60}\d+ (?:v|vs|in|of) \d/i,
    name: "fractures",
    softName: "bone density",
  },
  {
    claimed: phrases(
      "dry|continent again|nights|days|all|by|in|within|for",
      "no more|end|goodbye ..3 leaks|leak|pads|accidents|incontinence",
      "leak free",
    ),
    soft: /\b(?:incontinence |urgency |leakage )?episodes?\b[^.]{0,60}\d/i,
    hard: /\b(?:dry|continent|no incontinence)\b[^.]{0,60}\d\s?%|\d\s?%[^.]{0,60}\b(?:dry|continent)\b/i,
    name: "continence",
    softName: "fewer episodes",
  },
  {
    claimed: phrases("cure|cures|cured|curing|curative"),
    soft: /\b(?:improve(?:d|ment)|response|reduction|reduced|responded|remission|relief)\b[^.]{0,80}\d/i,
    hard: /\bcured?\b[^.]{0,80}\d|\d[^.]{0,80}\bcured?\b/i,
    name: "cure",
    softName: "an improvement",
  },
  {
    claimed: phrases(
      "attack|attacks|stroke|strokes ..4 never|not happen|happens|happened|come|comes|strike|strikes|avoided|prevented|averted|fewer",
      "prevent*|protect*|cut*|reduc*|fewer|lower*|stop* ..5 attack|attacks|stroke|strokes|infarction|infarctions|cardiovascular",
      "protects|protect|protecting|guard|guards|shield|shields|defend|defends|safeguard|safeguards|save|saves|spare|spares ..2 heart|hearts|kidney|kidneys|brain|arteries",
    ),
    soft: /\b(?:LDL|cholesterol|HbA1c|systolic|blood pressure|triglycerides|albuminuria|glucose)\b[^.]{0,90}\d/i,
    hard: /\b(?:stroke|infarction|heart attack|cardiovascular (?:event|death)|MACE|kidney failure|dialysis|admission|heart failure)\w*\b[^.]{0,120}\d|\d[^.]{0,120}\b(?:stroke|infarction|heart attack|cardiovascular (?:event|death)|MACE|kidney failure)/i,
    name: "cardiovascular or renal events",
    softName: "a surrogate",
  },
];
