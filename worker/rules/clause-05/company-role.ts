import { showsNobody } from "#worker/document/nobodys.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { hostLines } from "../facts/host-page.ts";
import type { Facts } from "../facts/index.ts";
import type { RoleStatement } from "../facts/role.ts";
import type { Check, Hit } from "../types.ts";
import { companyRoleExamples } from "./company-role.examples.ts";
import { isForReaders, isOtherKind, looksThirdParty } from "./piece.ts";

/** On a poster or a single card the foot is in view with the rest. */
const ONE_VIEW_CHARS = 900;
const ONE_VIEW = /\b(?:poster|card|flyer|A[345])\b/i;
const ONE_VIEW_MOST_CHARS = 2000;
/** A maker told by a name that is not known as a company's. */
const MAKER =
  /\b(?:developed|written|created|produced|made|paid for|funded|provided|initiated)\b[^.\n]{0,60}\bby (?:\p{Lu}|the makers? of)[^.\n]{2,70}\b(?:Ltd|Limited|plc|pharmaceutical company)\b/u;

/** Whether a reader sees the foot of the piece with its head. */
function isOneView(facts: Facts): boolean {
  const { text } = facts.view;
  return (
    text.length < ONE_VIEW_CHARS ||
    (text.length < ONE_VIEW_MOST_CHARS && ONE_VIEW.test(`${facts.submission.context}\n${text.slice(0, 60)}`))
  );
}

function report(facts: Facts, statement: RoleStatement, why: string): Hit {
  // Who stands behind a hint is not known: a name in the piece may be its publisher's.
  const words = statement.kind === "vague" ? "[company]" : (facts.companies[0]?.name ?? "[company]");
  return {
    at: { start: statement.start, end: statement.end },
    issue: `${why} The company's name and exactly what it did must be clear at the outset.`,
    fix: {
      kind: "insert",
      at: 0,
      text: `This piece was [initiated, written, paid for] by ${words}.\n`,
    },
  };
}

/** Who paid or wrote, as the user tells it. */
const TOLD =
  /(?<!\b(?:not|never) )\b(?:[Pp]aid for|[Ff]unded|[Cc]ommissioned|[Ss]ponsored|[Ww]ritten|[Ss]upplied|[Pp]roduced|[Ff]inanced|[Ss]upported) by (?:the )?(\p{Lu}[\p{L}&'-]{1,30}(?: \p{Lu}[\p{L}&'-]{1,30}){0,4}?) (?:(?:UK )?(?:Ltd|Limited|plc)|Pharma\p{L}*|Therapeutics|Bio\p{L}*|Medicines)\b/u;

/** Whether the user names a company that paid for the piece or wrote it, and the piece does not. */
function isPaidUntold({ submission, view }: Facts): boolean {
  const name = TOLD.exec(submission.context)?.[1];
  return name !== undefined && !new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(view.text);
}

/** A guide that says to which company reports go, and carries its mark of ownership, is plainly that company's. */
function tellsWhomToReportTo({ companies, obligatory, view: { text } }: Facts): boolean {
  return companies.length > 0 && obligatory.adverseEvents.company !== null && /©|\bcopyright\b/i.test(text);
}

/** Whether nothing in the text, and nothing that was said of it, shows a company or its medicine. */
const isPerhapsAnybodys = ({ document, view: { text }, companies, tokens, submission, obligatory }: Facts) =>
  submission.context === "" &&
  obligatory.identity.code === null &&
  document.medicine === null &&
  showsNobody({ words: tokens.length, companies, medicine: document.medicine, text });

function missing(facts: Facts): Hit[] {
  // In a piece seen whole the name at the foot is in view.
  if (isOneView(facts) && (facts.companies.length > 0 || standsIn(MAKER, facts.view.text))) return [];
  const isOwn = facts.setting.readers === "prescribed" && facts.document.kind === "patient-material";
  if (isOwn && tellsWhomToReportTo(facts)) return [];
  return [
    {
      at: null,
      // A company's own guide to its medicine shows its name on the pack, the site or the imprint; and where nothing shows a company, anybody may have written the page.
      ...(isOwn || isPerhapsAnybodys(facts) ? { severity: "LOW" as const } : {}),
      issue:
        "Nothing says which company is behind the piece and what its part was. Its name and exactly what it did must be clear at the outset.",
      fix: { kind: "insert", at: 0, text: "This piece was [initiated, written, paid for] by [company].\n" },
    },
  ];
}

/** Authors of letters and posters declare their interests where journals and societies want them: at the end. */
const INTERESTS = /^\W*(?:(?:competing|declarations? of|conflicts? of|authors'?) interests?|disclosures?)\b/i;
function isInterest({ lines, view }: Facts, statement: RoleStatement): boolean {
  const line = lines.find((l) => l.start <= statement.start && statement.start < l.end);
  return line !== undefined && INTERESTS.test(view.text.slice(line.start, line.start + 60));
}

/** The health service and charities say who they are; with no company in sight nobody else stands behind their pages. */
const OTHER_AUTHOR =
  /\bNHS (?:Foundation )?Trust\b|\bUniversity Hospitals?\b|\bwww\.nhs\.uk\b|\b(?:page|content) (?:last )?reviewed\b[^\n]{0,40}\n?[^\n]{0,20}\bnext review due\b|\b[Rr]egistered charity (?:no|number)\b/;
const OTHERS = new Set(["nhs", "regulator", "charity", "press", "academic"]);
const isOfOthers = ({ document, view, companies, submission }: Facts) =>
  companies.length === 0 &&
  submission.context === "" &&
  (standsIn(OTHER_AUTHOR, view.text) || (OTHERS.has(document.author) && document.sure >= TOLD_BY_ITS_SIGNS));

/** From here on what a page's own signs tell of its author is believed. */
const TOLD_BY_ITS_SIGNS = 0.29;

/** A page on a company's own purpose and people, seen at its own address, has nobody else behind it. */
const isCorporate = ({ document, submission }: Facts) =>
  document.kind === "corporate" &&
  document.author === "company" &&
  submission.channel === "website" &&
  submission.context === "";

/** The page of a title around a boxed advertisement is not the company's. */
const isBoxed = ({ lines, view }: Facts) => hostLines(lines, view.text).size > 0;

/** The foot of a site, the same below every page, that tells whose it is and who answers for it. */
const IMPRINT = /\b(?:site|website)\b[^.\n]{0,30}\bpublished by\b[^\n]{0,80}\bresponsible for\b/i;
const isImprint = ({ submission, view }: Facts, { start, end }: RoleStatement) =>
  submission.channel === "website" && IMPRINT.test(view.text.slice(start, end));

/** A letter to one person about what that person asked for is plainly its sender's own. */
const ANSWER = /^[ \t]{0,20}dear (?:dr|prof|professor|mr|mrs|ms|miss)\b/im;
const ASKED = /\b(?:re: )?(?:your|the [^.\n]{0,60}'s) (?:application|request|letter|e-?mail|question|enquiry)\b/i;
function isAnswer(facts: Facts): boolean {
  const opening = facts.view.text.slice(0, 600);
  return ANSWER.test(opening) && ASKED.test(opening);
}

function find(facts: Facts): Hit[] {
  const { statements, namedAtOutset } = facts.role;
  const plain = statements.filter((s) => s.kind === "plain");
  const vague = statements.find(
    (s) => s.kind === "vague" && !/\bgrant\b.{0,40}\bhad no\b/i.test(facts.view.text.slice(s.start, s.end + 60)),
  );
  const initials = statements.find((s) => s.kind === "initials");
  if (plain.some((s) => s.atOutset) || (namedAtOutset && !initials)) return [];
  if (isOneView(facts) && plain.length > 0 && facts.submission.audience === "patients") return [];
  if (vague) return [report(facts, vague, "This thanks or hints at a backer without naming the company or its part.")];
  if (initials) return [report(facts, initials, "The company stands behind initials or a trading name at the end.")];
  const late = plain.find((s) => !isInterest(facts, s) && !isImprint(facts, s));
  if (plain.length > 0 && !late) return [];
  if (late) return [report(facts, late, "The company's part is told only here, after the reader has read the piece.")];
  if (isOfOthers(facts) || isCorporate(facts)) return [];
  return facts.submission.audience === "patients" || isPaidUntold(facts) ? missing(facts) : [];
}

/** 5.6: the company's role is stated plainly at the outset. */
export const companyRole: Check = {
  id: "clause-05/company-role",
  requirement: "5.company-role",
  severity: "MEDIUM",
  duty: "must",
  themes: ["company-involvement-declaration", "disease-awareness", "patient-material"],
  applies: (facts) =>
    isForReaders(facts) ||
    (["hcp", "payers"].includes(facts.submission.audience) &&
      !isOtherKind(facts) &&
      !isAnswer(facts) &&
      !isBoxed(facts) &&
      looksThirdParty(facts)),
  find,
  examples: companyRoleExamples,
};
