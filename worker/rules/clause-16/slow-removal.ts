import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { email, LINK, STATEMENT } from "../checks/example-texts.ts";
import { concept } from "../concepts/concept.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";

/** To leave a list, or to be taken off it. */
const LEAVING = concept(
  "unsubscribe|unsubscribes|unsubscribed|unsubscribing|removal|removals|deregister|optout|optouts",
  "opt|opting|opts ..1 out|outs",
  "be|been|are|is|names|name|you|addresses ..3 removed|deleted|taken|struck",
  "names|name|addresses|contacts ..2 come|go|are|is|stay|remain ..3 off|until|on",
  "come|take|taken|get|off|remove ..3 off|from ..2 list|lists|mailing|mailings|database",
  "leave|leaving ..2 list|lists|mailing|mailings",
  "stop|stopping|rather|prefer|longer ..5 receiving|receive|hear|hearing|emails|messages|mailings|texts",
  "requests|request|wishes|changes|preferences ..4 stop|processed|actioned|handled|applied|effect|dealt|run|looked",
  "lists|list|database|mailing ..3 refreshed|refresh|reviewed|cleaned|clean|updated|tidied|purged|reviewed",
  "data|list clean|cleanse|review|refresh",
);
/** So late that it is not promptly. Times of days and a few weeks are prompt enough. */
const SLOW =
  /\b(?:once|twice) (?:a|per|every|each) (?:year|quarter|half-?year)|\b(?:each|every|next|following|end of (?:the|each|every)) (?:quarter|year|season|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|new year|six months|two months|three months|half-?year)\b|\b(?:yearly|annual(?:ly)?|quarterly|half-?yearly|twice-yearly)\b|\b(?:up to|within|takes?|allow|after|for|about|another) (?:about |up to |another |a further )?(?:(?:[2-9]|1\d|two|three|four|five|six|nine|twelve|several|a few|some) months|(?:[6-9]|1\d|six|seven|eight|nine|ten|twelve) weeks|(?:6\d|9\d|1\d\d) (?:working )?days|(?:a|one|1) (?:quarter|year))\b/i;
/** A way out that nobody can take by answering. */
const BY_HAND =
  /\b(?:tell|ask|speak to|ring|phone|mention it to|contact) (?:the|your|our|a) (?:local )?(?:representative|rep|account manager|sales (?:representative|team))\b[^.\n]{0,40}\b(?:when|next|at|visit|call)|\b(?:in writing|by post|by letter|by fax|write to|letter to)\b[^.\n]{0,60}|\b(?:replies|answers|this mailbox|mailbox|inbox)\b[^.\n]{0,40}\b(?:not (?:be )?(?:read|monitored|seen|answered)|deleted|unread|unmonitored)|\b(?:log|sign)(?:ging)?[- ]?in\b[^.\n]{0,60}\b(?:password|reason)|\b(?:give|state|tell us|with|and) (?:your|the|a) reasons?\b/i;
/** The list of those whom a practice looks after, or who wait for it, is no mailing list. */
const CARE_LIST = /\b(?:patient|patients'?|practice|waiting|surgical|theatre) lists?\b/i;
const REMINDER =
  /\b(?:each|every|once a) (?:year|quarter)\b[^.\n]{0,40}\b(?:ask|remind|confirm|check)|\b(?:no|without|any|need no|needs no|not need(?: a| any| to)?) (?:log-?in|password|reasons?|account)\b|\bfrom the next\b/i;

/** The sentence with the words before it in the same line, where the matter may be named. */
function matter(facts: Facts, sentence: Sentence): boolean {
  const before = facts.sentences[sentence.index - 1];
  const pronoun = /^\W*(?:names|lists|they|these|it|this|removals?|requests?|changes|that|please allow|allow)\b/i;
  return (
    LEAVING.has(facts, sentence) ||
    (before !== undefined &&
      before.line === sentence.line &&
      pronoun.test(wordsOf(facts, sentence)) &&
      LEAVING.has(facts, before))
  );
}

function isHard(facts: Facts, sentence: Sentence): boolean {
  const words = wordsOf(facts, sentence);
  if (REMINDER.test(words) || CARE_LIST.test(words) || !matter(facts, sentence)) return false;
  if (SLOW.test(words)) return true;
  const hasLink =
    /https?:|\bwww\.|\b(?:one|single) click\b|\bclick\b|\breply\b[^.\n]{0,20}\b(?:stop|remove|unsubscribe|leave|no)\b/i;
  return (
    BY_HAND.test(words) &&
    !hasLink.test(facts.view.text.slice(sentence.start - 160 < 0 ? 0 : sentence.start - 160, sentence.end + 160))
  );
}

/** 16.4: a request to be removed is simple to make and promptly honoured. */
export const slowRemoval: Check = {
  id: "clause-16/slow-removal",
  requirement: "16.opt-out",
  severity: "MEDIUM",
  duty: "must",
  themes: ["promotional-email", "frequency-and-suitability"],
  applies: ({ promotion, obligatory: { consent } }) =>
    consent.isMessage && promotion.kind !== "agreement" && promotion.kind !== "internal",
  find(facts) {
    const refused = new Set(facts.obligatory.consent.refused.map((s) => s.start));
    return ownSentences(facts)
      .filter((s) => !refused.has(s.start) && isHard(facts, s))
      .map(({ start, end }) => ({
        at: { start, end },
        issue:
          "This makes it slow or hard to leave the list. Requests to be removed must be simple to make and promptly complied with.",
        fix: {
          kind: "replace",
          with: "To stop receiving these e-mails, unsubscribe here: [link]. It takes effect at once.",
        },
      }));
  },
  examples: {
    flagged: [
      {
        text: email({ optOut: "Unsubscribe by this link. [[Removals are run once a quarter.]]" }),
        channel: "email",
        why: "removed once a quarter",
      },
      {
        text: email({ optOut: "[[Please allow up to three months for your name to be taken off the list.]]" }),
        channel: "email",
        why: "three months",
      },
      {
        text: email({ optOut: "[[To leave the list, write to our office in Derby, giving your reasons.]]" }),
        channel: "email",
        why: "only in writing, and with reasons",
      },
    ],
    clean: [
      {
        text: email({ claim: "Practice nurses update their patient lists once a quarter, and so should we." }),
        channel: "email",
        why: "whom a practice looks after",
      },
      {
        text: email({ optOut: "Unsubscribe with one click. We write at most once a quarter." }),
        channel: "email",
        why: "how often it comes",
      },
      {
        text: email({ optOut: "To stop these e-mails reply with STOP; your name is removed within two working days." }),
        channel: "email",
        why: "prompt",
      },
      {
        text: email({
          optOut:
            "Unsubscribe here, no log-in and no reason needed. Each year we ask you again whether you wish to stay on the list.",
        }),
        channel: "email",
        why: "asked again each year",
      },
    ],
    inapplicable: [{ text: `Zelvorin (tavorimib) for adults with migraine.\n${LINK}\n${STATEMENT}`, why: "print" }],
  },
};
