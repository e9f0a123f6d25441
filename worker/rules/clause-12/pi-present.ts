import { everyMatch } from "#worker/text/every-match.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { ALLOWED, MEDIUM_WORDS, mediumOf, NO_WAY, owesPi, piInsert } from "../checks/obligatory-items.ts";
import { tellsOfHarm } from "../facts/claim-wordings.ts";
import { isOnHost } from "../facts/host-page.ts";
import type { Facts } from "../facts/index.ts";
import type { PiPointer } from "../facts/pi-pointers.ts";
import type { Check, FixDraft, Hit } from "../types.ts";
import { piPresentExamples } from "./pi-present.examples.ts";
import { isPromotedToo } from "./promoted-too.ts";

/** The edit that gives the prescribing information of every medicine that the piece promotes. */
function forEach(facts: Facts, product: string): string {
  const others = facts.products.filter(({ name, generic }) => name !== product && generic !== null);
  const names = [product, ...others.filter((one) => isPromotedToo(facts, one)).map(({ name }) => name)];
  return names.map((name) => piInsert(facts, name)).join("");
}

function missing(facts: Facts): Hit {
  const product = facts.promotion.medicines[0]?.name ?? "the medicine";
  return {
    at: null,
    issue: `The piece promotes ${product} and carries no prescribing information. It must be part of the piece: ${MEDIUM_WORDS[mediumOf(facts)]}.`,
    fix: {
      kind: "insert",
      at: "end",
      text: forEach(facts, product),
      note: "Link or code must open the current prescribing information directly.",
    },
  };
}

/** A right pointer in place of a wrong one; beside it where the words tell of harm, which has to stay. */
function putting(facts: Facts, pointer: PiPointer, product: string): FixDraft {
  const text = piInsert(facts, product);
  const tells = tellsOfHarm(wordsOf(facts, pointer).replace(/\bprescribing information\b/gi, ""));
  return tells ? { kind: "insert", at: "end", text } : { kind: "replace", with: text.trim() };
}

/** Words that stand for prescribing information without giving it. */
function instead(facts: Facts, pointer: PiPointer): Hit {
  const product = facts.promotion.medicines[0]?.name ?? "the medicine";
  const refused = NO_WAY.includes(pointer.route);
  return {
    at: pointer,
    severity: refused ? "HIGH" : "MEDIUM",
    issue: refused
      ? `Prescribing information for ${product} is left out or offered elsewhere. It must be part of the piece: ${MEDIUM_WORDS[mediumOf(facts)]}.`
      : `Prescribing information for ${product} is not given in a way that is allowed here. It must be given ${MEDIUM_WORDS[mediumOf(facts)]}.`,
    fix: putting(facts, pointer, product),
  };
}

function unseen(facts: Facts, pointer: PiPointer): Hit {
  const product = facts.promotion.medicines[0]?.name ?? "the medicine";
  return {
    // What the words point to may stand in the part that was not sent.
    at: facts.document.excerpt ? null : pointer,
    severity: "LOW",
    issue:
      "The piece says that prescribing information is there, but none was found in the text that could be read. Check that it is part of the piece as it will be used.",
    fix: {
      ...(facts.document.excerpt
        ? { kind: "insert" as const, at: "end" as const, text: piInsert(facts, product) }
        : putting(facts, pointer, product)),
      note: "Nothing to change if the prescribing information is where the piece says.",
    },
  };
}

/** Lines that begin another page or panel of a printed piece. */
const PAGE =
  /^[^\p{L}\n]{0,4}(?:(?:pages?|p\.?) ?\d{1,2}\b(?!\.\d)|(?:inside |outside )?(?:front|back)(?: cover)?(?=\W*$)|(?:spread|panel|side|face|slide) (?:\d{1,2}|[A-D])\b(?=\W*$| ?[:–—-] ))/gimu;
/** Of a leaf or a folder all sides are seen at a glance. */
const FEWEST_PAGES = 5;

/** Prescribing information that stands in a booklet without a title, and no page says where. */
function unannounced(facts: Facts): Hit[] {
  const { blocks, pointers } = facts.prescribingInformation;
  if (blocks.some((b) => b.titled) || pointers.length > 0) return [];
  if (everyMatch(PAGE, facts.view.text).length < FEWEST_PAGES) return [];
  return [
    {
      at: null,
      severity: "MEDIUM",
      issue:
        "The prescribing information stands among the pages without a title, and nothing says where. A clear, prominent statement must tell readers where to find it.",
      fix: { kind: "insert", at: 0, text: "Prescribing information is on page [number].\n" },
    },
  ];
}

/** 12.1: every promotional piece carries prescribing information by a route that fits how it is read (12.3 asks for the
 * words that say where; sites, posts, agendas, films and panels are no exception). */
export const piPresent: Check = {
  id: "clause-12/pi-present",
  requirement: "12.pi-present",
  alsoDecides: [
    "12.pi-signpost",
    "12.website-pi-route",
    "12.social-limits",
    "12.third-party-agenda",
    "12.pi-at-stand-alternative",
  ],
  severity: "HIGH",
  duty: "must",
  themes: ["prescribing-information"],
  applies: owesPi,
  find(facts) {
    const { blocks, pointers } = facts.prescribingInformation;
    if (blocks.length > 0) return unannounced(facts);
    const allowed = ALLOWED[mediumOf(facts)];
    const good = pointers.filter((p) => allowed.includes(p.route));
    if (good.some((p) => p.route !== "in-piece")) return [];
    if (good[0]) return [unseen(facts, good[0])];
    const label = pointers.find((p) => p.route === "label");
    if (label) return [unseen(facts, label)];
    // A QR code on the reader's own screen is the subject of a check of its own.
    if (pointers.some((p) => p.route === "qr")) return [];
    if (pointers.length === 0 && isOnHost(facts, "prescribingInformation")) return [];
    const other = pointers.find((p) => NO_WAY.includes(p.route)) ?? pointers[0];
    return other ? [instead(facts, other)] : [missing(facts)];
  },
  examples: piPresentExamples,
};
