import type { Audience, Channel, MaterialType } from "#schema/submission.ts";
import { standsIn } from "#worker/text/may-match.ts";

interface Clue {
  type: MaterialType;
  clue: RegExp;
  weight: number;
}

const CLUES: Clue[] = [
  {
    type: "press-release",
    clue: /\b(?:press release|news release|media release|for immediate release|notes? to editors?|embargo(?:ed)?|media contact|press office)\b/i,
    weight: 4,
  },
  {
    type: "internal-briefing",
    clue: /\b(?:internal (?:use|briefing|only)|for internal|representatives? briefing|sales (?:briefing|bulletin)|briefing (?:for|document|note)|call plan|objection handl\w+|not for (?:external|onward) (?:use|distribution)|field force|to: (?:all )?(?:sales|field|key account|representatives?))\b/i,
    weight: 4,
  },
  {
    type: "meeting-invitation",
    clue: /\b(?:you are invited|invitation|agenda|programme|registration (?:and|from|opens)|RSVP|delegates?|venue|book your place|advisory board|symposium|webinar)\b/i,
    weight: 2,
  },
  {
    type: "social-post",
    clue: /\b(?:linkedin|instagram|facebook|tiktok|twitter|hashtags?|followers|posted? (?:to|by|on)|thread|story|reel|boost(?:ed)?)\b|#\p{L}{3,}/iu,
    weight: 2,
  },
  { type: "slide-deck", clue: /^[ \t]*slides?\s*\d+/im, weight: 4 },
  { type: "email", clue: /^[ \t]*(?:subject(?: line)?|from|preheader|preview text|to)\s*:/im, weight: 3 },
  { type: "letter", clue: /^[ \t]*dear (?:dr|doctor|colleague|mr|mrs|ms|professor|sir)/im, weight: 2 },
  {
    type: "journal-ad",
    clue: /\b(?:abbreviated advertisement|half page|full page|journal advertisement|printed edition|square centimetres|website advertisement)\b/i,
    weight: 3,
  },
  { type: "exhibition-panel", clue: /\b(?:stand|panel|exhibition|booth|poster)\b/i, weight: 1 },
  {
    type: "patient-material",
    clue: /\b(?:if you have been prescribed|your (?:doctor|nurse|team) has prescribed|have been prescribed|for people who (?:have been|are) prescribed|package leaflet|patient (?:booklet|leaflet|card|guide|app))\b/i,
    weight: 3,
  },
  {
    type: "web-page",
    clue: /\b(?:home\s*[|>]|cookie|menu|log ?in|page title|url|www\.\S+|this page|site map)\b/i,
    weight: 1,
  },
  {
    type: "detail-aid",
    clue: /\b(?:leavepiece|leave piece|detail aid|sales aid|mailing|prescribing information)\b/i,
    weight: 1,
  },
];

const BY_CHANNEL: Record<Channel, MaterialType> = {
  email: "email",
  print: "detail-aid",
  social: "social-post",
  website: "web-page",
  conference: "exhibition-panel",
  sales: "detail-aid",
};

/** The likeliest material type from the wording and where the piece will be used. */
export function detectMaterialType(text: string, audience: Audience, channel: Channel): MaterialType {
  const score = new Map<MaterialType, number>();
  const add = (type: MaterialType, points: number) => score.set(type, (score.get(type) ?? 0) + points);
  for (const { type, clue, weight } of CLUES) if (standsIn(clue, text)) add(type, weight);
  add(BY_CHANNEL[channel], 1.5);
  if (audience === "patients") add("patient-material", 0.5);
  if (audience === "media") add("press-release", 1.5);
  return [...score].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "other";
}
