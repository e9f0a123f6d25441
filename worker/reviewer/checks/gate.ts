import { DOCUMENT_KINDS, type DocumentRead, isOutside } from "#schema/document.ts";
import { type GateItem, gateItem } from "../answers.ts";
import { drop, type Evidence } from "./evidence.ts";

/** What the model takes the document for; null where it does not say so in the form asked for. */
export function acceptGate(evidence: Evidence, entry: unknown): GateItem | null {
  if (entry === null || entry === undefined) return null;
  const item = gateItem.safeParse(entry);
  return item.success ? item.data : drop(evidence, "did not say what the document is in the form asked for");
}

const PUBLIC = new Set(["public", "prescribed"]);

/** Whether two readings of a document put other questions to it: within or outside the Code, for the public or not. */
const isOther = (rules: DocumentRead, gate: GateItem) =>
  rules.outside !== isOutside(gate.kind) ||
  (rules.readers !== "unknown" && gate.readers !== "unknown" && PUBLIC.has(rules.readers) !== PUBLIC.has(gate.readers));

const READERS: Record<GateItem["readers"], string> = {
  hcp: "health professionals",
  prescribed: "people who take the medicine",
  public: "the public",
  payers: "payers",
  media: "the media",
  investors: "investors",
  staff: "staff",
  unknown: "readers who are not named",
};

/** Said to the user where the model takes the document for something else than the rules do. It changes nothing. */
export function gateNotice(rules: DocumentRead, gate: GateItem | null): string | null {
  if (!gate || !isOther(rules, gate)) return null;
  const told = `${DOCUMENT_KINDS[gate.kind]}, for ${READERS[gate.readers]}`;
  return `The AI reviewer takes this for ${told}; the rules took it for ${DOCUMENT_KINDS[rules.kind]}, for ${READERS[rules.readers]}. If the AI reviewer is right, correct what the file was taken for and check it again.`;
}
