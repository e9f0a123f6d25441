import { SAME_REACTION } from "./adverse-reactions-denied.words.ts";

/** Everyday words for reactions as prescribing information lists them, short enough for a headline. */
const EVERYDAY: [RegExp, string][] = [
  [
    /(?:injection|application|infusion)[- ]site|irritation|erythema|burning|stinging/,
    "burn|burning|burns|sting|stinging|stings|ouch|sore|soreness|sore arm|sore arms|smart|smarting|pain|redness|tears|wince",
  ],
  [/weight/, "kilos|pounds|waistband|waistline|weight|scales"],
  [/flush/, "flush|flushes|flushing|blush|blushes|red face"],
  [/abdominal|gastro|nausea|vomit/, "tummy|stomach|cramps|queasiness|bucket|sick|stomach upsets?"],
  [/somnol|sedat|fatigue/, "fog|yawn|yawns|yawning|nap|naps|haze"],
  [/dizz|vertigo/, "wobble|wobbles|wobbly|spinning|giddy|dizzy"],
  [/headache/, "headache|headaches|sore head"],
  [/oedema|swelling/, "puffiness|ankles|swelling|swollen"],
  [/cough/, "cough|coughs|coughing|tickle"],
  [/diarrh/, "dash|loo|runs|diarrhoea"],
  [/neuropath|paraesth/, "nerve|nerves|tingling|numbness|numb fingers|pins and needles"],
  [/neutropen|leucopen/, "white cells?|low counts?|neutrophils"],
  [/thromb/, "clot|clots|clotting"],
  [/hepat|\balt\b|liver enzymes/, "liver trouble|liver problems|raised enzymes"],
  [/depress|mood/, "low mood|mood|moods|the blues"],
  [/alopecia|hair/, "hair"],
  [/hyperten/, "raised pressure"],
];

const REACTION_NAMES = [...EVERYDAY, ...SAME_REACTION].map(([name, words]) => ({
  name,
  words: words.split("|").map((word) => ({ word, pattern: new RegExp(`\\b${word}\\b`) })),
}));

/** The everyday word in `said` (lower case) for a reaction that `listed` (lower case) holds; none of those in `except`. */
export function everydayReaction(said: string, listed: string, except = ""): string | undefined {
  for (const { name, words } of REACTION_NAMES) {
    const found = words.find(({ pattern }) => pattern.test(said))?.word;
    if (found && name.test(listed) && !(except !== "" && name.test(except)) && !except.includes(found)) return found;
  }
  return undefined;
}
