import { wordsOf } from "#worker/text/words-of.ts";
import { blockSpans, headOf } from "./pi-blocks.ts";
import type { Particular } from "./pi-labels.ts";
import { PARTICULARS, type ParticularKey } from "./pi-labels.ts";
import { particularsOf, piDateOf, STRENGTH } from "./pi-particulars.ts";
import { type PiPointer, pointersOf } from "./pi-pointers.ts";
import { BOTH_CAUTIONS } from "./pi-unlabelled.ts";
import type { BaseFacts, Product, Span } from "./types.ts";

export interface PiBlock extends Span {
  /** Names of the medicines that it is for. */
  products: string[];
  particulars: Partial<Record<ParticularKey, Particular>>;
  missing: ParticularKey[];
  date: Span | null;
  /** The statement that the medicine is subject to additional monitoring, or the black triangle. */
  additionalMonitoring: Span | null;
  refersToSpc: boolean;
  /** Its title stands over it or in its first lines. */
  titled: boolean;
}

export interface PrescribingInformationFacts {
  /** Prescribing information printed in the piece. */
  blocks: PiBlock[];
  /** Words that say where prescribing information is. */
  pointers: PiPointer[];
}

/** The entry of an accordion, cut off after its first words: "[+] ZELVORIN 40 mg capsules: migraine in adults …". */
const FOLDED = /^[^\S\n]*(?:\[\+\]|[+＋⊞➕▸▹►▶⌄›»])[^\n]{0,400}(?:…|\.\.\.)[^\S\n]*$/m;
/** Prices that stand in the piece itself. */
const COST_IN_TABLE =
  /\b(?:costs?|prices?)\b[^.\n]{0,20}\b(?:as (?:in|shown in|given in)|see|in) (?:the )?(?:price )?(?:table|list)\b(?! of the)/i;
/** Several strengths, told apart where each is used: "Relvor 2 mg and 4 mg: heart failure". */
const STRENGTH_IN_INDICATION = /^\W*\p{Lu}\p{L}{3,30} \d[\d.,]* ?(?:mg|micrograms?|g|%)/u;

/** Words in which a piece tells who must not have the medicine. */
const CAUTIONS =
  /\bcontra-?indicat|\b(?:do not|must not|should not|never) (?:be )?(?:use|used|take|taken|give|given|start|started)\b|\bnot (?:for|to be given|suitable)\b|\bhypersensitiv/i;

const NOWHERE: Span = { start: 0, end: 0 };

function blockOf(facts: BaseFacts, span: Span, own: Product[]): PiBlock {
  const text = wordsOf(facts, span);
  const head = headOf(facts, span);
  const shifted = particularsOf(text).map((p) => ({ ...p, start: span.start + p.start, end: span.start + p.end }));
  const particulars = Object.fromEntries(shifted.map((p) => [p.key, p]));
  if (!particulars.actives && STRENGTH.test(head))
    particulars.actives = { key: "actives", value: head, start: span.start, end: span.start };
  const tabled = COST_IN_TABLE.exec(text);
  if (!particulars.cost && tabled && /£ ?\d/.test(facts.view.text)) {
    const at = span.start + tabled.index;
    particulars.cost = { key: "cost", value: tabled[0], start: at, end: at + tabled[0].length };
  }
  const { indication } = particulars;
  if (!particulars.actives && indication && STRENGTH_IN_INDICATION.test(indication.value))
    particulars.actives = { ...indication, key: "actives" };
  // What is only pointed to has to stand somewhere else in the piece.
  const rest = facts.view.text.slice(0, span.start) + facts.view.text.slice(span.end);
  if (!CAUTIONS.test(rest))
    for (const key of ["contraindications", "precautions"] as const)
      if (BOTH_CAUTIONS.test(wordsOf(facts, particulars[key] ?? NOWHERE))) delete particulars[key];
  const date = piDateOf(text);
  const monitoring = /▼|additional monitoring/i.exec(text);
  const named = own.filter((p) => `${head}\n${text}`.toLowerCase().includes(p.name.toLowerCase()));
  return {
    ...span,
    products: named.map((p) => p.name),
    particulars,
    missing: PARTICULARS.filter((key) => !particulars[key]),
    date: date && { start: span.start + date.start, end: span.start + date.end },
    additionalMonitoring: monitoring && {
      start: span.start + monitoring.index,
      end: span.start + monitoring.index + monitoring[0].length,
    },
    titled: isTitled(facts, span),
    refersToSpc: /\bS(?:m)?PC\b|summary of product characteristics/i.test(`${head}\n${text}`),
  };
}

/** Under the title that it must have, or directly below it. */
function isTitled(facts: BaseFacts, block: Span): boolean {
  return (
    headOf(facts, block) !== "" ||
    /\b(?:[Pp]rescribing [Ii]nformation|PRESCRIBING INFORMATION|PI)\b/.test(
      wordsOf(facts, { start: block.start, end: Math.min(block.end, block.start + 200) }),
    )
  );
}

/** How many particulars it has that a summary of the medicine in ordinary copy has no use for. */
function formalities({ particulars }: PiBlock): number {
  return (["legalCategory", "maNumber", "holder", "cost"] as const).filter((key) => particulars[key]).length;
}

/** Whether only the beginnings of texts stand there, the whole of which opens at a touch. */
const isFolded = (facts: BaseFacts, block: PiBlock) => formalities(block) === 0 && FOLDED.test(wordsOf(facts, block));

/** The prescribing information of a piece: printed in it, or said to be elsewhere. Pure. */
export function prescribingInformationOf(facts: BaseFacts): PrescribingInformationFacts {
  const own = facts.products.filter((p) => p.role === "own");
  const all = blockSpans(facts).map((span) => blockOf(facts, span, own));
  const besideAll = pointersOf(facts, all);
  const givenElsewhere = besideAll.some((p) => p.route === "qr" || p.route === "link");
  const blocks = all.filter(
    (block) => !isFolded(facts, block) && (block.titled || (!givenElsewhere && formalities(block) >= 2)),
  );
  return { blocks, pointers: blocks.length === all.length ? besideAll : pointersOf(facts, blocks) };
}
