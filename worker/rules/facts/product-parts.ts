import type { Product } from "./types.ts";

/* Names that are only a part of another medicine's. A hostile text names thousands of medicines, so none is held against all
 * the others: names are looked up in sets, and mentions among those that stand around them. */

type Named = Pick<Product, "name" | "generic" | "mentions">;

/** Where each row of words that ends a name begins behind a space. */
function* splits(name: string): Generator<number> {
  for (let at = name.indexOf(" "); at !== -1; at = name.indexOf(" ", at + 1)) yield at;
}

/** What stands behind the name of one medicine in the name of another. */
function tailsOf(products: Named[]): Set<string> {
  const names = new Set(products.map(({ name }) => name));
  const tails = new Set<string>();
  for (const { name } of products)
    for (const at of splits(name)) if (names.has(name.slice(0, at))) tails.add(name.slice(at + 1));
  return tails;
}

/** Calls for each mention with the products of which a mention contains it. */
function forContained<P extends Named>(products: P[], call: (product: P, around: Set<P>) => void): void {
  const all = products.flatMap((product) => product.mentions.map((span) => ({ ...span, product })));
  all.sort((a, b) => a.start - b.start);
  const longest = all.reduce((most, { start, end }) => Math.max(most, end - start), 0);
  for (const [i, { start, end, product }] of all.entries()) {
    const around = new Set<P>();
    const note = (at: number) => {
      const other = all[at];
      if (other && other.start <= start && end <= other.end) around.add(other.product);
    };
    for (let at = i; at >= 0 && (all[at]?.start ?? 0) >= start - longest; at--) note(at);
    for (let at = i + 1; at < all.length && all[at]?.start === start; at++) note(at);
    call(product, around);
  }
}

/** The products most mentions of which stand inside a longer name that does not begin with theirs. */
function insideOthers(products: Named[]): Set<Named> {
  const counts = new Map<Named, Map<Named, number>>();
  forContained(products, (product, around) => {
    const name = product.name.toLowerCase();
    for (const other of around) {
      const longer = other.name.toLowerCase();
      if (other.name.length <= product.name.length || longer.startsWith(name) || !longer.includes(name)) continue;
      const ofProduct = counts.get(product) ?? new Map<Named, number>();
      counts.set(product, ofProduct.set(other, (ofProduct.get(other) ?? 0) + 1));
    }
  });
  const inside = new Set<Named>();
  for (const [product, byOther] of counts)
    for (const count of byOther.values()) if (count * 2 > product.mentions.length) inside.add(product);
  return inside;
}

/** Tells which products are none of their own: "Melt" of "Zelvorin Melt", "Tavorimib" beside "Zelvorin (tavorimib)". */
export function partsOf(products: Named[]): (product: Named) => boolean {
  const tails = tailsOf(products);
  const substances = new Set(products.flatMap(({ generic }) => generic?.split(/[^\p{L}]+/u) ?? []));
  const inside = insideOthers(products);
  return (product) =>
    (product.generic === null && (tails.has(product.name) || substances.has(product.name.toLowerCase()))) ||
    inside.has(product);
}

/** The product as the company's own where its name begins with the name of one of its own: "Zelvorin Plus". */
export function withOwnForms<P extends Pick<Product, "name" | "role">>(product: P, _: number, all: P[]): P {
  const own = ownNames(all);
  for (const at of splits(product.name)) if (own.has(product.name.slice(0, at))) return { ...product, role: "own" };
  return product;
}

const known = new WeakMap<object, Set<string>>();

function ownNames(products: Pick<Product, "name" | "role">[]): Set<string> {
  const names = known.get(products) ?? new Set(products.flatMap(({ name, role }) => (role === "own" ? [name] : [])));
  known.set(products, names);
  return names;
}
