import { standsIn } from "#worker/text/may-match.ts";
import type { Facts } from "../facts/index.ts";

/* Pieces with words of meetings in them that are no papers of a meeting. */

/** A banner or panel for a stand, in a congress that others hold. */
const STAND_ITEM =
  /\b(?:banner|panel|backdrop|poster|graphic|touch-?screen)s?\b[^\n]{0,160}\bstand\b|\bstand (?:banner|panel|graphic)s?\b/i;
const isStandItem = ({ view, lines }: Facts) =>
  STAND_ITEM.test(view.text.slice(0, lines[Math.min(4, lines.length - 1)]?.end));

/** An advertisement in a paper or a piece that is left behind, by what its first lines call it. */
const PLACED_ITEM =
  /\b(?:full|half|quarter|double|back|inside|colour)[- ](?:page|cover|spread)\b|\bdouble[- ]page\b|\bpage \d+,? (?:upper|lower|left|right|top|bottom)\b|\b(?:print|journal|press) advert(?:isement)?\b|\bleave-?piece\b|\bdetail aid\b/i;
/** Words with which it would ask its readers to a meeting all the same. */
const ASKS_TO_COME =
  /\b(?:invit(?:e|es|ed|ation)|join us|rsvp|(?:book|reserve|register)(?: for)? (?:a|your|the) (?:place|seat)|symposi(?:um|a)|webinar|workshops?|come along|book now|to attend|(?:a|the|our|this) conference|(?:registration and|conference) dinner|(?:a|the|our|this|your|launch|evening|company|society|education\w*|promotional|sponsored) meeting|study day|masterclass|evening with|lecture)\b/i;
/** A timeline of somebody's day, a page booked in a weekly: such a piece holds no meeting. */
const isPlacedItem = ({ view, lines }: Facts) =>
  PLACED_ITEM.test(view.text.slice(0, lines[Math.min(3, lines.length - 1)]?.end)) && !standsIn(ASKS_TO_COME, view.text);

/** Lessons that everybody takes when it suits: a course and no meeting (who paid for it is a matter of Clause 5.6). */
const COURSE = /\b(?:course|modules?|lessons?|e-?learning)\b/i;
const HAS_DAY =
  /\b(?:webinar|live|symposi(?:um|a)|congress|conference|study day|evening|meeting|workshop|seminar|masterclass|venue|speakers?|faculty|delegates?|hotel|(?:mon|tues|wednes|thurs|fri|satur|sun)day,? \d{1,2}|\d{1,2}[.:]\d{2})\b/i;
const isCourse = ({ event, view: { text } }: Facts) =>
  event.agenda.length === 0 && standsIn(COURSE, text) && !standsIn(HAS_DAY, text);

/** A site where people learn when it suits them has teachers, and neither day nor place. */
const LEARNING_SITE = /\b(?:curriculum|on-demand|learning (?:forum|platform|portal|hub|library))\b/i;
const MEETS =
  /\b(?:webinar|live|symposi(?:um|a)|congress|conference|evening|meetings?|workshops?|seminar|masterclass|venue)\b/i;
const ON_A_DAY = /\b(?:study day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}[.:]\d{2})\b/i;
const isLearningSite = ({ event, view: { text } }: Facts) =>
  event.agenda.length === 0 && standsIn(LEARNING_SITE, text) && !standsIn(MEETS, text) && !standsIn(ON_A_DAY, text);

/** Whether the piece, for all its words, is no paper of a meeting of its own. */
export const isNoMeeting = (facts: Facts): boolean =>
  isStandItem(facts) || isPlacedItem(facts) || isCourse(facts) || isLearningSite(facts);
