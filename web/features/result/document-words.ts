import { DOCUMENT_KINDS } from "#schema/document-kinds.ts";
import type { AnalysisResult } from "#schema/result.ts";

type Document = NonNullable<AnalysisResult["document"]>;

const AUTHORS: Record<Document["author"], string> = {
  company: "a company",
  nhs: "the NHS",
  regulator: "a regulator",
  press: "the press",
  charity: "a charity",
  seller: "a seller",
  academic: "researchers",
  other: "",
};

/** Below this a kind is only the likeliest. */
const SURE = 0.7;

function medicineWords({ medicine }: Document): string {
  if (!medicine) return "";
  const inn = medicine.inn && medicine.inn.toLowerCase() !== medicine.name.toLowerCase() ? ` (${medicine.inn})` : "";
  return `, about ${medicine.name}${inn}`;
}

/** What the file was taken for, in one or two sentences. */
export function documentWords(document: Document): string {
  const { kind, author, outside, sure, excerptWhy } = document;
  const excerpt = excerptWhy ? ` ${excerptWhy} What is missing may stand in the rest.` : "";
  const reads = sure < SURE ? "This reads most like" : "This reads as";
  if (outside)
    return `${reads} ${DOCUMENT_KINDS[kind]}${medicineWords(document)}: outside the Code unless it is supplied as part of promotion. Checked for that only.${excerpt}`;
  const by = AUTHORS[author] === "" ? "" : ` by ${AUTHORS[author]}`;
  return `${reads} ${DOCUMENT_KINDS[kind]}${by}${medicineWords(document)}.${excerpt}`;
}
