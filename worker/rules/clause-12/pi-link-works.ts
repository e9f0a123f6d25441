import { firstStarting } from "#worker/text/spans.ts";
import { email, LINK, leavepiece } from "../checks/example-texts.ts";
import { owesPi } from "../checks/obligatory-items.ts";
import type { Facts } from "../facts/index.ts";
import type { Span } from "../facts/types.ts";
import type { Check } from "../types.ts";

const DEAD =
  /\b(?:404|page (?:was )?not found|page (?:cannot|could not|can't) be (?:found|displayed)|error (?:page|message)|(?:does|did|do) not (?:open|work|load|lead|go)|(?:doesn't|didn't|don't) (?:open|work|load|lead)|(?:opens?|leads?|goes|points?) (?:to )?(?:nothing|nowhere|an? (?:error|blank|empty)|the wrong)|fails? to (?:open|load)|(?:is|was|are) (?:dead|broken)|(?:dead|broken) link|no longer (?:opens?|works?|leads?|exists?)|(?:has|have) (?:moved|been deleted))\b/i;
/** The fault is a thing of the past, or what a plan says to do when it comes up. */
const MENDED =
  /\b(?:(?:was|were|has been|have been|is now|are now) (?:mended|fixed|repaired|restored|corrected|replaced|withdrawn|removed|taken down)|now (?:opens|works|leads)|works again)/i;
const SUPPOSED = /\b(?:if|should|when|whenever) (?:it|the|a|any|this) /i;
/** A sentence that goes on about the link. */
const GOES_ON = /^\s*(?:[[(“"]|It\b|This\b|The (?:link|button|page|code)\b|Opens\b|Leads\b|But\b)/;

const ADDRESS = /(?:https?:\/\/|www\.)([^\s,;)\]"”>]{4,120})/i;

/** A line of a crawler's, a test or a complaint's report on the very address that the pointer gives. */
function reportedDead(facts: Facts, pointer: Span): Span | null {
  const { text } = facts.view;
  const address = ADDRESS.exec(text.slice(pointer.start, pointer.end + 160))?.[1]?.replace(/[./]+$/, "");
  if (!address) return null;
  const line = facts.lines.find((l) => {
    if (l.start <= pointer.end && pointer.start <= l.end) return false;
    const words = text.slice(l.start, l.end);
    return words.includes(address) && DEAD.test(words) && !MENDED.test(words);
  });
  if (!line) return null;
  const words = text.slice(line.start, line.end);
  return { start: line.start + (DEAD.exec(words)?.index ?? 0), end: line.end };
}

/** Where the piece or its test record says that the way to prescribing information is dead. */
function deadAt(facts: Facts, pointer: Span): Span | null {
  const { text } = facts.view;
  const next = facts.sentences[firstStarting(facts.sentences, pointer.end)];
  const goesOn = next !== undefined && next.start - pointer.end < 8 && GOES_ON.test(text.slice(next.start, next.end));
  const words = text.slice(pointer.start, goesOn ? next.end : pointer.end);
  const after = text.slice(pointer.start, pointer.end + 260);
  const dead = DEAD.exec(words);
  if (!dead || MENDED.test(after) || SUPPOSED.test(words.slice(0, dead.index))) return null;
  const rest = /[\n”"\])]/.exec(words.slice(dead.index + dead[0].length));
  return {
    start: pointer.start + dead.index,
    end: pointer.start + dead.index + dead[0].length + (rest?.index ?? words.length - dead.index - dead[0].length),
  };
}

/** 12.1.ii: a link that opens nothing gives no prescribing information. */
export const piLinkWorks: Check = {
  id: "clause-12/pi-link-works",
  requirement: "12.pi-direct-link",
  severity: "HIGH",
  duty: "must",
  themes: ["prescribing-information", "digital-navigation"],
  applies: (facts) => owesPi(facts) && facts.prescribingInformation.pointers.length > 0,
  find(facts) {
    const { blocks, pointers } = facts.prescribingInformation;
    if (blocks.length > 0) return [];
    const product = facts.promotion.medicines[0]?.name ?? "the medicine";
    return pointers.flatMap((pointer) => {
      const at = deadAt(facts, pointer) ?? reportedDead(facts, pointer);
      return at
        ? [
            {
              at,
              issue: `The link to the prescribing information of ${product} does not open it, so that the piece has none. It must open the current text directly, in a single click, for as long as the piece is in use.`,
              fix: {
                kind: "replace" as const,
                with: "opens the prescribing information",
                note: "Mend the link and test it, or take the piece out of use until it works.",
              },
            },
          ]
        : [];
    });
  },
  examples: {
    flagged: [
      {
        text: email({ pi: "Zelvorin prescribing information: click here ([[leads to a blank page]])" }),
        channel: "email",
        why: "a link to a blank page",
      },
      {
        text: email({ pi: `${LINK}\nThe link [[no longer opens]]` }),
        channel: "email",
        why: "the next sentence says that it is dead",
      },
      {
        text: email({ pi: "“Prescribing information” button     9 May: pass     2 June: [[error message]]" }),
        channel: "email",
        why: "a row of a test record",
      },
      {
        text: `${email()}\n\nLink check, 3 June 2025\nzelvorin.northgate.example/pi: [[page not found]]`,
        channel: "email",
        why: "a report on the very address",
      },
    ],
    clean: [
      { text: email(), channel: "email", why: "a link" },
      {
        text: `${email()}\n\nLink check, 3 June 2025\nnorthgate.example/news: page not found\nzelvorin.northgate.example/pi: 200 OK`,
        channel: "email",
        why: "another address is dead",
      },
      {
        text: email({ pi: `${LINK}\nThe link did not open on 2 May; it was mended the same day.` }),
        channel: "email",
        why: "mended",
      },
    ],
    inapplicable: [{ text: leavepiece(), why: "printed prescribing information" }],
  },
};
