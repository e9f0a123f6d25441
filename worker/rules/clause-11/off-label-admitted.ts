import { findPhrases, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { isReported } from "#worker/text/voice/reported.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import { quoted, sentenceHit } from "../checks/hits.ts";
import { couldPromote } from "../checks/of-the-medicine.ts";
import type { Facts } from "../facts/index.ts";
import type { Check } from "../types.ts";
import { LICENCE } from "../vocabulary/licences.ts";

const LABEL = `label|labels|${LICENCE}|license|spc|smpc|leaflet|datasheet|indication`;
/** The piece itself says that the use is outside the licence. */
const OUTSIDE = phrases(
  "off ..1 label|licence",
  `outside|beyond|despite|whatever|notwithstanding ..4 ${LABEL}`,
  `${LABEL} ..4 says|say|states|reads|mentions|lists|limits|restricts|stops ..2 no|not|only|otherwise|never|adults|against|a|that`,
  `not ..2 strictly|yet|formally|officially|technically ..2 in|on|within|part ..3 ${LABEL}`,
  `not ..2 strictly|yet|formally|officially|technically|currently|specifically licensed|indicated|authorised|approved for|in`,
  `unlicensed use|indication|dose|population|age`,
  `${LABEL} ..4 caught|catch up`,
  `${LABEL} ..3 conservative|cautious|narrow|behind|old|outdated|strict`,
  `${LABEL} ..1 speaks|talks|says|covers|mentions|names|reads|stops|is|has ..14 only|alone ..1 but`,
  `ignore|forget|bend|stretch|bypass|around ..3 ${LABEL}`,
);
/** Words that speak for it all the same. */
const URGED =
  /\b(?:but|though|although|yet|still|however|all the same|in practice|so)\b[^.]{0,90}\b(?:us(?:e|es|ed|ing)|work(?:s|ed)?|try|fine|well|good|many|plenty|most|success|experience|effective|hold you back|stop you|does the job|worry|prescrib\w*|benefit\w*|helps?|broad\w*|wide\w*|general|open|left it|kept it|everyone|both)\b|\b(?:many|plenty|some|several|most|lots|numerous|growing|increasing\w*|leading)\b[^.]{0,40}\b(?:us(?:e|es|ed|ing)|prescrib\w+|find|report|centres|clinics|colleagues|specialists|consultants|people|doctors|GPs)\b|\b(?:consider|try|recommend|suggest|encourage|promote|mention|raise|discuss|support|talk about|feel free|do not let|don't let|happy to)\b[^.]{0,60}\b(?:off|outside|beyond|unlicensed|use|it|this)\b|\b(?:good|great|excellent|encouraging|promising|strong) (?:results|experience|data|response)/i;
/** In an answer to a question only words that press for the use count; its data are what was asked for. */
const PRESSED =
  /\b(?:feel free|go ahead|works? (?:very |just as )?well|no reason (?:not|why)|do try|worth (?:a try|trying)|(?:we|I) (?:would )?(?:suggest|recommend|encourage)|good results|happy to support)\b/i;
/** A rule, a definition or a warning about use outside the licence. */
const RULE =
  /\b(?:do not|must not|never|may not|cannot|should not|no|not to|avoid|refuse)\b[^.]{0,50}\b(?:discuss|promot\w+|recommend\w*|suggest\w*|support\w*|encourag\w+|raise|mention|answer|use|advis\w+|detail)\b|\b(?:is|are) not (?:licensed|recommended|a recommendation)\b|\bmedical information\b|\bresponsibility of the prescriber\b|\bnot (?:intended|endorse\w*|a licen[cs]ed)|\breport\b|\bwithin (?:the|its) licen[cs]e\b|\bunsolicited\b/i;

/** "Should anyone ask you to talk about such a use", and the refusal that staff are to give. */
const IF_ASKED =
  /^\W*(?:if|when|should|where)\b[^.]*\b(?:ask(?:s|ed)?|want(?:s|ed)?|tell(?:s)?|urge(?:s|d)?|press(?:es)?)\b/i;
const REFUSES = /^\W*(?:say no|refuse|decline|stop|do not|don['’]t|never|no\b)/i;

/** 11.2: the piece does not speak for a use that it knows to be outside the licence. */
export const offLabelAdmitted: Check = {
  id: "clause-11/off-label-admitted",
  requirement: "11.on-label",
  severity: "HIGH",
  duty: "must",
  themes: ["off-label", "representatives", "patient-safety"],
  applies: (facts) =>
    (couldPromote(facts) || facts.promotion.kind === "reply") &&
    findPhrases(OUTSIDE, facts, ownSentences(facts)).length > 0,
  find: (facts: Facts) =>
    oncePerSentence(findPhrases(OUTSIDE, facts, ownSentences(facts)))
      .filter(({ sentence, ...match }) => {
        const words = wordsOf(facts, sentence);
        const next = facts.sentences[sentence.index + 1];
        const nearby = next && next.line === sentence.line ? `${words} ${wordsOf(facts, next)}` : words;
        if (next && IF_ASKED.test(words) && REFUSES.test(wordsOf(facts, next))) return false;
        if (facts.promotion.kind === "reply") return PRESSED.test(words) && !RULE.test(words);
        return (
          URGED.test(nearby) &&
          (!RULE.test(words) || /\bbut\b/i.test(words)) &&
          !(RULE.test(nearby) && !URGED.test(words) && !/\bbut\b/i.test(nearby)) &&
          !isReported({ ...match, sentence }, facts)
        );
      })
      .map((match) =>
        sentenceHit(
          facts,
          match,
          `${quoted(wordsOf(facts, match.sentence))} speaks for a use that it knows to be outside the licence. Promotion must not be inconsistent with the Summary of Product Characteristics (Clause 11.2).`,
        ),
      ),
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\n[[I know the label says no transplant patients but plenty of people use it there and it does the job.]]",
        why: "the label is waved away",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\n[[Although not yet licensed for prevention, many clinics use Tavorel in this way.]]",
        why: "not yet licensed, but used",
      },
      {
        text: "Tavorel (tavorimib) briefing\n[[Mention that several centres use it off-label with good results.]]",
        why: "off-label use to be mentioned",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) briefing\nDo not discuss off-label use; pass the question to Medical Information.",
        why: "a ban",
      },
      {
        text: "Tavorel (tavorimib) briefing\nShould a manager ask you to mention a use beyond the licence\nRefuse, and tell Compliance.",
        why: "what to do when pressed",
      },
      { text: "Tavorel (tavorimib)\nUse outside the licence is not recommended.", why: "a warning" },
      {
        text: "Tavorel (tavorimib) briefing\nA customer asks about dogs. That is beyond the label. Do not talk about it or discuss any use there.",
        why: "named in order to keep from it",
      },
      {
        text: "Tavorel (tavorimib)\nStay within the licence at all times: adults with migraine.",
        why: "keeping to it",
      },
      {
        text: "Dear Dr Hale\nThank you for your question whether Tavorel (tavorimib) has been used under 12.\nUse under 12 falls outside the marketing authorisation. We found one series, in which some centres used it.\nMedical Information",
        channel: "email",
        why: "an answer to what was asked",
      },
    ],
    inapplicable: [
      {
        text: "Tavorel (tavorimib) is licensed for migraine in adults.",
        why: "no use outside the licence is mentioned",
      },
    ],
  },
};
