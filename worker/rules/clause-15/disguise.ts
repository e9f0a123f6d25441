import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, FixDraft, Hit } from "../types.ts";
import { answer, instruction, madeToLook, safetyNotice } from "./borrowed-look.ts";
import { editorial, education, falseIndependence, falseLabel, otherName } from "./borrowed-page.ts";
import { examples } from "./disguise.examples.ts";
import type { Disguise } from "./disguise-shared.ts";
import { denied, digest, officialPaper, publicEditorial } from "./false-colours.ts";
import { passedAsTheirs } from "./passed-as-theirs.ts";
import { shamAdvice, shamResearch } from "./sham-activity.ts";

const KINDS = [
  editorial,
  education,
  shamResearch,
  shamAdvice,
  safetyNotice,
  falseLabel,
  falseIndependence,
  otherName,
  instruction,
  madeToLook,
  answer,
  denied,
  officialPaper,
  digest,
  passedAsTheirs,
];

function disguisesOf(facts: Facts): Disguise[] {
  const kinds = facts.submission.audience === "patients" ? [publicEditorial] : KINDS;
  const found = kinds.flatMap((kind) => kind(facts));
  return found.filter((d, i) => found.findIndex((o) => o.at.start === d.at.start) === i);
}

const READERS = /\bfor [^.\n]{3,60}(?=[.\n]|$)/i;

/** Farther down than this a declaration comes too late for its reader. */
const OPENING_SHARE = 0.5;

function fixesOf(facts: Facts, { at, remove }: Disguise): Pick<Hit, "fix" | "more"> {
  if (remove)
    return {
      fix: {
        kind: "delete",
        at: remove,
        note: "No label puts this right: what is promotional must go, or the activity must be withdrawn.",
      },
    };
  // A title often says whom the piece is for, which stays.
  const readers = READERS.exec(wordsOf(facts, at))?.[0];
  const declared = "Commissioned and paid for by [company], whose medicine it promotes.";
  const fix: FixDraft = { kind: "replace", with: readers ? `${declared} It is ${readers}.` : declared };
  const isLate = at.start > facts.view.text.length * OPENING_SHARE;
  return isLate ? { fix, more: [{ kind: "insert", at: 0, text: `${declared}\n` }] } : { fix };
}

function find(facts: Facts): Hit[] {
  return disguisesOf(facts).map((found) => ({
    at: found.at,
    issue: `This makes promotion of ${facts.identity.named[0]?.name ?? "a medicine"} look like ${found.looksLike}. Promotional material and activities must not be disguised; readers must know from the start that they are being promoted to, and by whom.`,
    ...fixesOf(facts, found),
  }));
}

/** 15.6 and 3.6: promotion is not disguised. */
export const disguise: Check = {
  id: "clause-15/disguise",
  requirement: "15.disguise-flags",
  alsoDecides: ["3.disguised"],
  alsoUnder: ["3.6"],
  severity: "HIGH",
  duty: "must",
  themes: ["disguised-promotion", "company-involvement-declaration", "market-research-and-studies"],
  applies: (facts) =>
    ["hcp", "payers", "patients"].includes(facts.submission.audience) && facts.identity.named.length > 0,
  find,
  examples,
};
