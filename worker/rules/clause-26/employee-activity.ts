import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { oncePerSentence } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { copyOf, medicineName, quoted } from "./wording.ts";

const NETWORK =
  "linkedin|facebook|instagram|twitter|x|tiktok|social|post|posts|network|networks|accounts|account|feed|profile|followers|page";
const ENGAGE = phrases(
  "like|share|comment|repost|retweet|react|amplify|reshare|celebrate and|or|it|this|them|on|the|our|with|to",
  "please|do|go|feel|free ..3 like|share|repost|comment|retweet|react|amplify|post|tag",
  `post|share|tell|write|put|add|upload ..8 ${NETWORK}`,
  `copy|paste|use ..6 post|wording|text|hashtag|caption ..8 ${NETWORK}`,
  "spread the word|news",
  `make|get|help ..4 noise|trend|trending|viral|visible|reach ..6 ${NETWORK}`,
);
const OF_WORK = phrases("code|policy|guidance|feedback|customer|customers|diary", "best practice", "call notes");
/** Without a network that is plainly one, a page is a page of the piece and a post a job. */
const SOCIAL = phrases(
  "linkedin|facebook|instagram|twitter|tiktok|youtube|threads|social|hashtag|hashtags|followers|repost|retweet|profile|profiles",
  "our|company|global|own|personal|private|corporate ..1 page|post|posts|feed|account|accounts|network|networks",
  "post|posts|posted|post it on|about|from x|medicine|launch|approval|licence",
);
const BAN = phrases(
  "not|never|no|without|nor|refrain|avoid|nothing|instead ..6 like|share|comment|repost|retweet|react|post|liking|sharing|commenting|reposting|posting|engage",
);

function find(facts: Facts): Hit[] {
  const copy = copyOf(facts);
  if (!hasPhrase(SOCIAL, facts, copy)) return [];
  const matches = findPhrases(ENGAGE, facts, copy).filter(
    (m) => !isNegated(m, facts) && !hasPhrase(BAN, facts, [m.sentence]) && !hasPhrase(OF_WORK, facts, [m.sentence]),
  );
  return oncePerSentence(matches).map((match) => ({
    at: quoted(match),
    issue: `Staff are encouraged to spread news of ${medicineName(facts)} from their own accounts. A like or a share by UK staff puts it before the public, to whom a prescription only medicine must not be advertised.`,
    fix: {
      kind: "replace",
      at: { start: match.sentence.start, end: match.sentence.end },
      with: "Please do not like, share or comment on posts about our medicines.",
    },
  }));
}

/** 26.1: staff do not carry product news to the public by liking, sharing or commenting. */
export const employeeActivity: Check = {
  id: "clause-26/employee-activity",
  requirement: "26.employee-social",
  alsoUnder: ["3.2"],
  severity: "HIGH",
  duty: "must",
  themes: ["employee-activity", "social-media", "promotion-to-public"],
  applies: (facts) => facts.identity.named.length > 0 && (facts.setting.readers === "staff" || facts.setting.employee),
  find,
  examples: {
    flagged: [
      {
        text: "Hi all\nTavonex (tavolimab) got its licence today. Global has posted on LinkedIn.\n[[Please like, comment and repost it from your own accounts.]]",
        audience: "hcp",
        channel: "email",
        context: "Internal email to all UK employees",
        why: "likes are asked for",
      },
      {
        text: "To all colleagues\nMigravel (sumagepant) is launched.\n[[Copy this wording into a post on your LinkedIn profile today.]]",
        audience: "hcp",
        channel: "email",
        context: "Internal message",
        why: "ready-made posts",
      },
    ],
    clean: [
      {
        text: "Stand guide for our staff\nTavonex (tavolimab): the table on bone loss and add-back therapy is on page 4; comment on it when asked.",
        audience: "hcp",
        channel: "conference",
        context: "Internal briefing for company staff.",
        why: "a page of the piece is no network",
      },
      {
        text: "To all employees\nTavonex (tavolimab) was licensed today. Please do not like, share or comment on anything about Tavonex, even on posts from global colleagues.",
        audience: "hcp",
        channel: "email",
        context: "Internal email to all UK employees",
        why: "the ban itself",
      },
      {
        text: "INTERNAL BRIEFING for representatives\nUrisova (mirafenast): share the certified leavepiece with the practice after the call. Report adverse events to Drug Safety.",
        audience: "hcp",
        channel: "sales",
        context: "Internal briefing for representatives.",
        why: "no social media",
      },
    ],
    inapplicable: [
      {
        text: "I have joined Norlake Pharma in Leeds. Please like this post! #newjob",
        audience: "patients",
        channel: "social",
        context: "A scientist's own LinkedIn post",
        why: "no medicine",
      },
      {
        text: "Urisova (mirafenast) for adults. Share this with colleagues.",
        audience: "hcp",
        channel: "print",
        why: "promotion to professionals",
      },
    ],
  },
};
