import { wordsOf } from "#worker/text/words-of.ts";
import { quoted } from "../checks/hits.ts";
import { prescribingText, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

const PICTURE =
  /\b(?:image|picture|pictured|photo(?:graph)?s?|visual|artwork|illustration|video|footage|cover|banner|shown?|drawing|cartoon)\b/i;
const CHILD =
  /\b(?:(?:year|class) (?:[2-9]|1[0-3])\b|school (?:uniform|blazer|bag|desk|corridor)|child|children|toddler|baby|babies|infant|schoolboy|schoolgirl|boy|girl|teenagers?|pupil)\b/i;
/** A child beside the adult who takes the medicine is no patient. */
const WITH_ADULT =
  /\b(?:grand\w+|(?:his|her|their|with (?:a|his|her|their|two)?) ?(?:\w+ )?(?:child|children|baby|son|daughter|boy|girl|toddler)|parent|mother|father|family|families|adult)\b/i;
const PREGNANT = /\b(?:pregnant|expectant|bump|mother-to-be|ultrasound scan)\b/i;
const DRIVING =
  /\b(?:driving|at the wheel|behind the wheel|motorcycl\w+|operating (?:a )?(?:crane|machine\w*|forklift)|chainsaw|flying a)\b/i;
/** What the licence or the copy says of fitness to drive; that somebody drives says nothing of it. */
const IMPAIRS =
  /\b(?:ability to (?:drive|use machines)|(?:effects?|influence|caution|care) (?:on|when|while|with|in) (?:driv\w+|machine\w*)|(?:affects?|impairs?|affecting|impairing)[^.;]{0,30}\b(?:driv\w+|machine\w*)|(?:do not|should not|must not|not to|never|avoid|until|before (?:they|you)|whether (?:they|you) can|advised? (?:against|on)|warn\w* (?:about|against|of|on)) ?(?:\w+ ){0,4}(?:driv(?:e|ing)|operat(?:e|ing)|machine\w*)|(?:drive|driving) (?:and|or) (?:\w+ ){0,2}machine\w*|dizziness|somnolence|sleepiness|drowsiness|sedation)\b/i;
const FEAT =
  /\b(?:surf\w*|ski(?:s|ing)\b|marathon|somersault\w*|skydiv\w*|parachut\w*|(?:mountain|rocky) (?:top|summit)|summit of|mountaineer\w*|rock[- ]climb\w*|climbing (?:wall|rock|a (?:cliff|mountain|rope))|leap\w*|jump(?:s|ing)|trampolin\w*|handstand|bungee|sprint\w*|cartwheel\w*|parkour)\b/i;

/** The line that a sentence stands in: a picture may be described in several. */
function lineWords(facts: Facts, s: Sentence): string {
  const line = facts.lines[s.line];
  return line ? wordsOf(facts, line) : wordsOf(facts, s);
}

const isPicture = (facts: Facts, s: Sentence) => {
  const words = wordsOf(facts, s);
  return (
    (s.zone === "direction" && PICTURE.test(lineWords(facts, s))) ||
    (/^\W*(?:image|picture|photo|visual|artwork|illustration|video|cover)\b/i.test(words) && PICTURE.test(words))
  );
};

function pictures(facts: Facts): Sentence[] {
  return facts.sentences.filter((s) => isPicture(facts, s));
}

/** What the licence says, from the prescribing information or the copy. */
function licence(facts: Facts): string {
  return prescribingText(facts) || facts.view.text;
}

const ADULTS_ONLY = /\badults?\b/i;
const CHILDREN_TOO =
  /\b(?:child(?:ren)?|adolescents?|paediatric|aged? (?:from )?(?:\d|1[0-7])\b|from (?:\d|1[0-7]) years|(?:\d|1[0-7]) years (?:of age|and over))/i;

function faultOf(facts: Facts, s: Sentence): { why: string; severity: Hit["severity"] } | null {
  const words = wordsOf(facts, s);
  const terms = licence(facts).replace(words, "");
  if (
    CHILD.test(words) &&
    !WITH_ADULT.test(lineWords(facts, s)) &&
    ADULTS_ONLY.test(terms) &&
    !CHILDREN_TOO.test(terms)
  )
    return { why: "a child, while the medicine is for adults", severity: "MEDIUM" };
  if (
    PREGNANT.test(words) &&
    /\b(?:contra-?indicat\w*|must not|do not use|not (?:to )?be used|avoid)\b[^.]{0,120}\bpregnan/i.test(terms)
  )
    return { why: "a pregnant woman, while the medicine must not be used in pregnancy", severity: "MEDIUM" };
  if (DRIVING.test(words) && IMPAIRS.test(terms))
    return { why: "someone driving or using machines, while the medicine may impair that", severity: "MEDIUM" };
  if (FEAT.test(words))
    return { why: "a feat that the data do not show patients to be capable of", severity: "MEDIUM" };
  return null;
}

function find(facts: Facts): Hit[] {
  return pictures(facts).flatMap((s) => {
    const fault = faultOf(facts, s);
    if (!fault) return [];
    return [
      {
        at: { start: s.start, end: s.end },
        issue: `${quoted(wordsOf(facts, s))} shows ${fault.why}. Pictures are claims: they must not suggest a user, a use or a result that the licence and the data do not bear out.`,
        fix: { kind: "replace" as const, with: "[Image: a typical adult patient within the licensed use]" },
        severity: fault.severity,
      },
    ];
  });
}

/** Clause 6.3: pictures claim no user, use or result beyond the licence and the data. */
export const imageClaims: Check = {
  id: "clause-06/image-claims",
  requirement: "6.image-claim",
  severity: "MEDIUM",
  duty: "must",
  themes: ["artwork-and-imagery", "misleading-claim"],
  applies: (facts) => speaksOfMedicine(facts) && pictures(facts).length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "Xelvora (mirtazepan) is licensed for adults with asthma.\n\n[[Image: smiling schoolgirl with an inhaler]]",
        why: "a child for an adult medicine",
      },
      {
        text: "Xelvora (mirtazepan) for adults with acne. Contraindicated in pregnancy.\n\n[[Photo: pregnant woman holding the pack]]",
        why: "pregnancy",
      },
      {
        text: "Xelvora (mirtazepan) can cause dizziness and sleepiness.\n\n[[Picture: man driving a lorry at night]]",
        why: "driving",
      },
      {
        text: "Xelvora (mirtazepan) for rheumatoid arthritis\n\n[[Visual: woman surfing a large wave]]",
        why: "a feat that patients cannot expect",
      },
    ],
    clean: [
      {
        text: "Xelvora (mirtazepan) is licensed for adults with asthma.\n\nImage: a man walking with his grandchild",
        why: "the child is not the patient",
      },
      {
        text: "Xelvora (mirtazepan) is licensed for adults and children from 6 years.\n\nImage: schoolgirl with an inhaler",
        why: "within the licence",
      },
    ],
    inapplicable: [
      { text: "Xelvora (mirtazepan) is licensed for adults with asthma.", why: "no picture" },
      { text: "Image: child on a swing", why: "no medicine" },
    ],
  },
};
