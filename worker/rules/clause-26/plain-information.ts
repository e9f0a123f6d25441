import { oncePer } from "#worker/lib/once-per.ts";
import { isOfSupply } from "#worker/text/voice/plain-lines.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { isCareerProfile } from "../facts/career-profile.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";

/* What names a medicine and promotes it to nobody: how it is kept and when to get help, the words of whoever asked, the way
 * to its documents, a career. Praise is looked for in it all the same. */

/** Dosing, warnings, overdose, storage: never promotion, whatever else stands there. */
const CARE_FOR_USERS =
  /\b(?:overdos\w+|(?:taken|used?|injected|given) (?:too much|too many|more \p{L}+ than)|(?:miss(?:ed)?|forg[eo]t(?:ten)?) (?:to (?:take|use)|an?|your|the)\b|expiry date|out of the (?:sight|reach)|(?:store|keep)\b[^.\n]{0,60}\b(?:fridge|refrigerator|carton|below \d|room temperature|original|children)|allergic (?:to|reactions?)|contra-?indicat\w+|breast-?feed\w*|pregnan\w+|do not (?:take|use|stop|share|drive|inject|swallow)|stop (?:taking|using)|call 999|nhs 111|emergency department|straight away|(?:blood tests?|scans?|check-?ups?) (?:is|are|will be|may be) (?:required|needed|done|taken|carried out)|(?:things|points) to (?:consider|know|check|tell your \p{L}+) (?:when|before|while|if) (?:starting|you start|taking|using)|considerations before (?:starting|taking|using)|reminder card|(?:tell|talk to|speak to|contact|see) your (?:doctor|nurse|pharmacist|team|GP|prescriber)\b[^.\n]{0,40}\b(?:if|before|about any))\b/iu;
/** That a warning is not needed is a claim. */
const NO_NEED =
  /\b(?:cannot|can't|never|no need|need not|needn't|nothing|no one|nobody)\b[^.\n]{0,40}\b(?:overdos\w+|worr\w+|allergic|harm\w*|stop)\b/i;
const DOSING =
  /^\W*(?:how to (?:take|use|store|inject)|what you need to know before|(?:take|swallow|inject|use|apply|insert) (?:one|two|your|the|each|it|\d)|your (?:doctor|nurse|prescriber|team) (?:will|has|may|can)|(?:the )?(?:usual|recommended|starting) dose)\b/i;

/** The words of whoever asked, before the answer; in a post it is a joke or a quiz. */
const ASKED =
  /\byou (?:have )?(?:told|asked|wrote to|said to|mentioned to) us\b|\byour (?:question|enquiry|request|letter|call) (?:about|on)\b/i;
const ASKER = /^\W*(?:caller|enquirer|patient|member of the public|question|Q)\s?:/i;

/** The way to a document or a page, and what every piece has to say of additional monitoring. */
const WAYFINDING =
  /\bchoose (?:your|a) page\b|\bwhere to find\b[^.\n]{0,30}\bdocuments?\b|\bsubject to additional monitoring\b|\bto find out (?:whether|if) [^.\n]{0,40}\b(?:helps?|works?|prevents?|is safe)\b/i;
/** A row of a table. */
const ROW = /\S {3,}\S[^\n]{0,80}\S {3,}\S/;

const CELLS = / {3,}|\||\t/;
/** A cell that leads to a document of a medicine: in a company's list of what it supplies. */
const DOCUMENT =
  /^(?:(?:view|read|download|see|open|medicines) )?(?:the )?(?:patient |package |product )?(?:information )?(?:leaflet|PIL|Sm?PC|summary of product characteristics)(?: site)?$/i;
const isRowOfDocuments = (words: string) => words.split(CELLS).some((cell) => DOCUMENT.test(cell.trim()));

const POST_HELD =
  /\b(?:lead|led|leading|head(?:ed)?|manager|director|responsible|worked|work|trained|supported|planned|ran|managed)\b/i;

/** Headings that the regulator's template gives every package leaflet. */
const LEAFLET_HEADS = [
  /^[^\p{L}\n]{0,6}what [^\n]{2,60} is and what it is used for/imu,
  /^[^\p{L}\n]{0,6}what you need to know before (?:you|your child)/imu,
  /^[^\p{L}\n]{0,6}how (?:to (?:take|use)|you are given|[^\n]{2,40} is given)/imu,
  /^[^\p{L}\n]{0,6}possible side effects/imu,
  /^[^\p{L}\n]{0,6}how to store/imu,
  /^[^\p{L}\n]{0,6}contents of the pack/imu,
];
const FEWEST_HEADS = 4;
/** A title and a list of contents may stand before the first heading. */
const BEFORE_HEADS = 1500;

/** Where the text of a package leaflet begins, if the piece holds one. */
const leafletFrom = oncePer((facts: Facts): number => {
  const found = LEAFLET_HEADS.flatMap((head) => head.exec(facts.view.text)?.index ?? []);
  return found.length >= FEWEST_HEADS ? Math.max(0, Math.min(...found) - BEFORE_HEADS) : Infinity;
});

const isCareer = oncePer(({ view, submission, promotion }: Facts): boolean => {
  return (
    promotion.kind === "recruitment" ||
    isCareerProfile(view.text) ||
    /\bprofile, not a post\b/i.test(submission.context)
  );
});

/** Whether a sentence tells what users, enquirers or readers of documents need and no more. */
export function isPlainInformation(facts: Facts, sentence: Sentence): boolean {
  const words = wordsOf(facts, sentence);
  const line = facts.lines[sentence.line];
  const opening = line ? facts.view.text.slice(line.start, line.start + 40) : "";
  return (
    sentence.start >= leafletFrom(facts) ||
    (CARE_FOR_USERS.test(words) && !NO_NEED.test(words)) ||
    DOSING.test(words) ||
    ASKED.test(words) ||
    (ASKER.test(opening) && facts.submission.channel !== "social") ||
    WAYFINDING.test(words) ||
    isOfSupply(words) ||
    (ROW.test(words) && !/[()]/.test(words)) ||
    isRowOfDocuments(words) ||
    (isCareer(facts) && POST_HELD.test(words))
  );
}
