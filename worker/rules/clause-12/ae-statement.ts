import { companyOf, leftToTheEnd, statementInsert } from "../checks/obligatory-items.ts";
import { isOnHost } from "../facts/host-page.ts";
import type { Facts } from "../facts/index.ts";
import type { Span } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { aeStatementExamples } from "./ae-statement.examples.ts";

/** A banner or the like: hardly more than a slogan and a link that opens the prescribing information and the statement at once. */
const ONE_LINK_FOR_BOTH =
  /\b(?:click|tap)\b[^.\n]{0,40}\bprescribing information (?:and|&) adverse (?:event|reaction)s? reporting\b/i;
const MOST_CHARS_OF_BANNER = 1300;

function isBannerWithLink({ submission, view: { text } }: Facts, elsewhere: Span | null): boolean {
  return (
    elsewhere !== null &&
    (submission.channel === "website" || submission.channel === "social") &&
    text.length <= MOST_CHARS_OF_BANNER &&
    ONE_LINK_FOR_BOTH.test(text.slice(elsewhere.start, elsewhere.end))
  );
}

function absent(facts: Facts): Hit {
  const { elsewhere, folded, aside } = facts.obligatory.adverseEvents;
  return {
    ...(isBannerWithLink(facts, elsewhere) ? { severity: "LOW" as const } : {}),
    at: elsewhere ?? folded ?? aside,
    issue: elsewhere
      ? "The adverse event statement is left to the prescribing information or to another page. It must stand prominently on the piece itself."
      : folded
        ? "The adverse event statement stands in a menu that is closed until the reader opens it. It must stand prominently on the piece itself."
        : "The piece lacks the adverse event statement. It must say prominently that adverse events should be reported, where (with the Yellow Card address), and that they should also be reported to the company.",
    fix: { kind: "insert", at: elsewhere?.end ?? "end", text: statementInsert(facts) },
  };
}

function partial(facts: Facts): Hit[] {
  const { report, where, company, span } = facts.obligatory.adverseEvents;
  const lacks = [
    ...(report ? [] : ["that adverse events should be reported"]),
    ...(where ? [] : ["where to find reporting forms, with the Yellow Card address"]),
    ...(company ? [] : ["that they should also be reported to the company"]),
  ];
  if (lacks.length === 0 || !span) return [];
  const add = [
    ...(report ? [] : ["Adverse events should be reported."]),
    ...(where ? [] : ["Reporting forms and information can be found at https://yellowcard.mhra.gov.uk."]),
    ...(company
      ? []
      : [`Adverse events should also be reported to ${companyOf(facts)} on [telephone number or e-mail].`]),
  ];
  return [
    {
      at: span,
      issue: `The adverse event statement does not say ${lacks.join(" or ")}. It must have all three parts.`,
      fix: { kind: "insert", at: span.end, text: ` ${add.join(" ")}` },
    },
  ];
}

/** Words that say that the statement stands on pages with the prescribing information, which could not be read. */
function unseen(facts: Facts): Hit | null {
  const { obligatory, prescribingInformation, view } = facts;
  const { report, company, span } = obligatory.adverseEvents;
  if (report || company || !span || prescribingInformation.blocks.length > 0) return null;
  const pointer = prescribingInformation.pointers.find(
    (p) => p.route === "in-piece" && p.start <= span.start && span.end <= p.end,
  );
  if (!pointer || !/\bstatement\b/i.test(view.text.slice(pointer.start, pointer.end))) return null;
  return notSeen(facts, pointer);
}

function notSeen(facts: Facts, at: Span): Hit {
  return {
    at,
    severity: "LOW",
    issue:
      "The piece says that the adverse event statement is on its other pages, but none was found in the text that could be read. Check that it stands there, prominently and with all three parts.",
    fix: {
      kind: "insert",
      at: at.end,
      text: statementInsert(facts),
      note: "Nothing to change if the statement is where the piece says.",
    },
  };
}

/** 12.6: the adverse event statement, with its three parts, stands on the piece itself and not only in the prescribing
 * information or a click away. */
export const aeStatement: Check = {
  id: "clause-12/ae-statement",
  requirement: "12.ae-statement",
  alsoDecides: ["12.av-and-podcast"],
  severity: "MEDIUM",
  duty: "must",
  themes: ["adverse-event-reporting"],
  applies: (facts) => facts.promotion.owesObligatoryItems && !facts.obligatory.abbreviated.claimed,
  find(facts) {
    const { span } = facts.obligatory.adverseEvents;
    if (!span && isOnHost(facts, "adverseEvents")) return [];
    const doubtful = unseen(facts);
    if (doubtful) return [doubtful];
    const end = leftToTheEnd(facts);
    if (end && !facts.obligatory.adverseEvents.where) return [notSeen(facts, end)];
    return span ? partial(facts) : [absent(facts)];
  },
  examples: aeStatementExamples,
};
