import type { DocumentRead } from "#schema/document.ts";
import { isOfBrand } from "#worker/document/medicine.ts";
import type { Facts } from "#worker/rules/facts/index.ts";

/** What the file was taken for, with the medicine that the facts know it to be about. Lists tell a document's medicine before any
 * fact is gathered; where they know only a substance, which may be a comparator, the piece's own medicine takes its place. Pure. */
export function documentTold(document: DocumentRead, products: Facts["products"]): DocumentRead {
  const isBrand = isOfBrand(document.medicine);
  if (document.outside || isBrand) return document;
  const own = products.filter(({ role }) => role === "own").sort((a, b) => b.mentions.length - a.mentions.length);
  const [most] = own;
  const listed = document.medicine?.name.toLowerCase();
  const isOwn = own.some(({ name, brand, generic }) =>
    [name, brand, generic].some((one) => one?.toLowerCase() === listed),
  );
  if (!most || isOwn) return document;
  return { ...document, medicine: { name: most.brand ?? most.name, inn: most.generic, legal: null } };
}
