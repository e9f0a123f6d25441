import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { concept } from "../concepts/concept.ts";
import { holdsBack } from "../concepts/denial.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { CLINICIAN } from "../vocabulary/clinicians.ts";

const LAY =
  "patients|carers|relatives|families|family|parents|spouses|partners|public|sufferers|survivors|advocates|students|schoolchildren|journalists|visitors";
/** People who are not health professionals are among those who come, sit, watch or are asked in. */
const LAY_PRESENT = concept(
  `${LAY} ..4 welcome|invited|invite|join|joins|attend|attends|attending|present|come|coming|admitted|register|admission|delegates|audience`,
  `welcome|invite|invites|inviting|invited|bring|admit|open|free|registration|places|seats|tickets|audience|delegates|attended|attendees|participants ..10 ${LAY}|charity|charities`,
  "open to ..2 all|everyone|anyone|anybody|the",
  "everyone|anyone|anybody|all ..4 welcome|invited|attend|come|join",
  "members ..2 of ..8 society|association|charity|group|network|alliance|public",
  "patient|patients|support group|groups|organisation|organisations|charity ..3 representatives|members|delegates|leaders|volunteers|stand|stands|table",
  "patient|patients|lay|public representatives|members|delegates|attendees|participants",
  "people|adults|parents|those with|who|living ..8 join|joins|attend|come|welcome|invited|meet|present",
  "open|known ..2 to ..2 them|patients|people|public",
  `for|among|including|with ..10 ${LAY} ..4 alike|together|too|in|and`,
  `professionals|${CLINICIAN} and|or|with ..3 ${LAY}`,
  `${LAY} and|or|with|alongside ..3 professionals|${CLINICIAN}`,
);
/** The meeting itself, or what is to be seen at it. */
const GATHERING = concept(
  "meeting|meetings|evening|symposium|conference|congress|forum|event|webinar|session|sessions|talk|talks|lecture|workshop|broadcast|stand|stands|booth|exhibition|exhibits|hall|programme|audience|delegates|attendees|room|seats|places|tickets|register|registration|doors|day|join|invites|invited|invite|welcome|admission",
);
/** Their part is another: the subject of a talk, a study, a service, or a separate room. */
const ELSEWHERE = phrases(
  "your|our|their|of|in|from|treating|managing|with|more|many|most|all|these|such|which ..2 patients",
  "patients with|who|on|whose|taking|were|are|had|in|aged",
  "patient|patients|public transport|engagement|information|leaflet|leaflets|safety|care|outcomes|experience|perspective|perspectives|story|stories|pathway|pathways|journey|journeys|involvement|questions|register|case|cases",
  "health|care|nursing|medical professionals|students|student only",
  "separate|own|another ..3 room|session|meeting|programme|day",
  "for patients too|as",
  "before|after the ..2 promotional|sponsored|session|symposium",
);
const WHO_COMES =
  /\b(?:for|open to|welcome|invited?|bring|attend|join|admi\w+|audience|delegates|attendees|registration|members of|representatives|alike|together with|and their|present)\b/i;

const isShow = ({ promotion, event, submission, view }: Facts): boolean =>
  promotion.isPromotional &&
  (event.isEvent ||
    submission.channel === "conference" ||
    /\b(?:invitation|invites? you|symposium|webinar|exhibition|programme)\b/i.test(view.text.slice(0, 700)));

function isPresent(facts: Facts, sentence: Sentence): boolean {
  if (!LAY_PRESENT.asserts(facts, sentence) || !GATHERING.has(facts, sentence)) {
    // The line that says for whom a meeting is, in a piece that is an invitation.
    const forWhom = /^\W*for\b/i.test(wordsOf(facts, sentence)) && LAY_PRESENT.asserts(facts, sentence);
    if (!forWhom) return false;
  }
  if (!WHO_COMES.test(wordsOf(facts, sentence)) || holdsBack(facts, sentence)) return false;
  const strong =
    /\b(?:welcome|invited?|open to|bring|members of|and their|representatives|alike|relatives|carers|families|join us|open to (?:them|patients|people))\b/i;
  return strong.test(wordsOf(facts, sentence)) || !hasPhrase(ELSEWHERE, facts, [sentence]);
}
const PROFESSIONALS_ONLY =
  /\b(?:health(?:care)? professionals?|members|clinicians|doctors) only\b|\bnot open to\b|\bonly (?:for|open to)\b/i;
const OPEN_TO_PROFESSION =
  /\b(?:everyone|anyone|all|open to)\b[^.\n]{0,40}\b(?:doctors?|nurses?|gps|pharmacists|clinicians|professionals|consultants|trainees|teams?|surgeons|\p{L}+ologists|members of the (?:trust|department|team|practice)|royal college|prescribers?)\b/iu;
const NAMES_LAY =
  /\b(?:patients?|carers|relatives|famil(?:y|ies)|parents|spouses|partners|public|sufferers|survivors|charit(?:y|ies)|society|association|support groups?|schoolchildren|journalists|visitors|anybody|anyone|everyone)\b/i;

/** 26.1 (and 3.2): patients and other members of the public are not brought to the promotion of a medicine. */
export const publicPresent: Check = {
  id: "clause-26/public-present",
  requirement: "26.no-pom-advert",
  alsoUnder: ["3.2"],
  severity: "HIGH",
  duty: "must",
  themes: ["promotion-to-public", "meetings-and-hospitality"],
  applies: (facts) => ["hcp", "payers"].includes(facts.submission.audience) && isShow(facts),
  find: (facts) =>
    ownSentences(facts)
      .filter((s) => s.zone !== "direction" && isPresent(facts, s))
      .filter((s) => {
        const words = wordsOf(facts, s);
        return NAMES_LAY.test(words) && !PROFESSIONALS_ONLY.test(words) && !OPEN_TO_PROFESSION.test(words);
      })
      .map(({ start, end }) => ({
        at: { start, end },
        issue:
          "This brings patients or other members of the public to a meeting or stand that promotes a prescription only medicine. Such medicines must not be advertised to the public.",
        fix: { kind: "replace", with: "For UK health professionals only." },
      })),
  examples: {
    flagged: [
      {
        text: "Invitation\nNorthgate Pharma Ltd invites you to a promotional evening on Zelvorin (tavorimib) in migraine.\n[[For neurologists, headache nurses and members of the York Migraine Society and their families]]\n6.30 Zelvorin: five-year data\nPrescribing information overleaf.",
        channel: "conference",
        why: "a patient society among the guests",
      },
      {
        text: "HEADACHE FORUM\nProgramme\n9.30 Registration\n10.00 Promotional symposium: Zelvorin (tavorimib) lowers migraine days\n11.00 Coffee\n[[Patients and carers are warmly invited to visit the Zelvorin stand.]]",
        channel: "conference",
        why: "patients asked to the stand",
      },
    ],
    clean: [
      {
        text: "Zelvorin (tavorimib) in migraine: a promotional meeting for health professionals\nFor patients too, an attack can be devastating.",
        channel: "conference",
        why: "what the illness means for patients",
      },
      {
        text: "Northgate Pharma Ltd invites you to a promotional meeting on Zelvorin (tavorimib) in migraine.\nThe meeting is for health professionals only: patients and accompanying persons cannot be admitted.\n7.00 Zelvorin in patients with chronic migraine: data",
        channel: "conference",
        why: "kept out",
      },
      {
        text: "Northgate Pharma Ltd invites you to a promotional webinar on Zelvorin (tavorimib).\n7.00 Talking to your patients and their families about migraine\n7.30 Zelvorin lowers migraine days",
        channel: "conference",
        why: "the subject of a talk",
      },
    ],
    inapplicable: [
      {
        text: "An evening for people with migraine and their families. No medicine will be named.\nNorthgate Pharma Ltd",
        channel: "conference",
        why: "promotes nothing",
      },
    ],
  },
};
