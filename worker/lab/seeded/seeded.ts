import { type Smpc, smpcOf } from "#worker/comparison/smpc/smpc.ts";
import { againstSmpc } from "#worker/comparison/with-smpc.ts";
import { asInAPiece, isSentence, MUTATIONS } from "./mutations.ts";

/** A sentence with one contradiction put in, beside the sentences of the same SmPC that are left true. */
export interface Seed {
  document: string;
  kind: string;
  was: string;
  words: string;
}

export interface SeededResult {
  seeds: Seed[];
  found: Seed[];
  /** True sentences that were called contradictions, with why. */
  falseAlarms: { document: string; words: string; what: string; quote: string }[];
  trueSentences: number;
}

/** Dates of which one is put into the SmPC and another into the piece. */
const REVISED = "14 March 2025";
const OTHERS = ["June 2022", "November 2019", "March 2024", "January 2026"];

const withDate = (text: string) => text.replace(/(DATE OF REVISION OF THE TEXT[^\n]*)/i, `$1\n${REVISED}`);

/** Seeds of one SmPC: every mutation on sentences spread over the sections that have something to change. */
function seedsOf(document: string, smpc: Smpc, perMutation: number): Seed[] {
  const seeds: Seed[] = [];
  const used = new Set<string>();
  for (const { kind, sections, change } of MUTATIONS) {
    const able = smpc.passages.filter((p) => sections.includes(p.section) && isSentence(p) && !used.has(p.words));
    const changed = able.flatMap(({ words }) => {
      const plain = asInAPiece(words);
      const other = change(plain);
      return other && other !== plain ? [{ document, kind, was: words, words: other }] : [];
    });
    for (const seed of changed
      .filter((_, i) => i % Math.max(1, Math.floor(changed.length / perMutation)) === 0)
      .slice(0, perMutation)) {
      used.add(seed.was);
      seeds.push(seed);
    }
  }
  const dates = smpc.revised
    ? OTHERS.map((date) => ({
        ...{ document, kind: "date", was: smpc.revised?.words ?? "" },
        words: `${smpc.name}: Summary of Product Characteristics, last revised ${date}.`,
      }))
    : [];
  return [...seeds, ...dates.slice(0, 2)];
}

/** Puts contradictions into sentences of SmPCs and counts which are found, and what is said of sentences left true. Pure. */
export function seeded(documents: readonly { name: string; text: string }[], most: number): SeededResult {
  const all = documents.flatMap(({ name, text }) => {
    const smpc = smpcOf(withDate(text));
    return smpc ? [{ name, smpc }] : [];
  });
  const pools = all.map(({ name, smpc }) => seedsOf(name, smpc, 2));
  const seeds: Seed[] = [];
  for (let i = 0; seeds.length < most && pools.some((pool) => i < pool.length); i++)
    for (const pool of pools) if (pool[i] && seeds.length < most) seeds.push(pool[i] as Seed);
  const of = (document: string) => all.find(({ name }) => name === document)?.smpc as Smpc;
  const found = seeds.filter(({ document, words }) => againstSmpc({ words, start: 0 }, of(document)));
  const truths = all.flatMap(({ name, smpc }) =>
    smpc.passages.filter(isSentence).map(({ words }) => ({ name, smpc, words: asInAPiece(words) })),
  );
  const wrong = truths.flatMap(({ name, smpc, words }) => {
    const said = againstSmpc({ words, start: 0 }, smpc);
    return said ? [{ document: name, words, what: said.what, quote: said.against.quote }] : [];
  });
  return { seeds, found, falseAlarms: wrong, trueSentences: truths.length };
}
