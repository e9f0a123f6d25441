import { Crosshair } from "lucide-react";
import type { Finding } from "#schema/result.ts";
import { useFindingLinks } from "#web/features/result/finding-links.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";

/** The material's words with their page, or the fact that something is missing. */
export function Quotation({ finding: { quote, page, raisedBy } }: { finding: Finding }) {
  const inPicture = raisedBy === "ai" && page !== null;
  if (quote === null) {
    const words = inPicture ? `In the picture on page ${page}.` : "Missing from the material.";
    return <p className="mt-1.5 text-sm text-ink-muted">{words}</p>;
  }
  return (
    <blockquote className="mt-2 border-l-2 border-rule-strong pl-3 font-serif text-lg leading-6">
      “{quote}”{page !== null && <span className="ml-2 font-sans text-xs text-ink-muted">page {page}</span>}
    </blockquote>
  );
}

function Precedent({ caseNumber }: { caseNumber: string }) {
  const showCase = useFindingLinks().showCase(caseNumber);
  if (!showCase) return <span>{caseNumber}</span>;
  return (
    <button type="button" className="link" onClick={showCase}>
      {caseNumber}
    </button>
  );
}

/** The cases that a finding rests on. */
export function Precedents({ precedents }: { precedents: string[] }) {
  if (precedents.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-x-3 text-sm">
      <span className="text-ink-muted max-sm:basis-full">{precedents.length === 1 ? "Precedent" : "Precedents"}</span>
      {precedents.map((caseNumber) => (
        <Precedent key={caseNumber} caseNumber={caseNumber} />
      ))}
    </div>
  );
}

/** Whether the AI reviewer raised a finding, agrees or disagrees. */
export function AiBadges({ finding: { raisedBy, ai } }: { finding: Finding }) {
  return (
    <>
      {raisedBy === "ai" && <Badge tone="accent">Raised by AI</Badge>}
      {raisedBy === "both" && <Badge>Rules and AI agree</Badge>}
      {ai?.view === "disputes" && <Badge>AI disagrees, see reason</Badge>}
    </>
  );
}

/** Why the AI reviewer disagrees. Its disagreement takes nothing away. */
export function AiOpinion({ finding: { ai } }: { finding: Finding }) {
  if (ai?.view !== "disputes") return null;
  return (
    <p className="mt-2 max-w-[70ch] text-sm">
      <strong className="font-semibold">The AI reviewer disagrees, {ai.stated}% sure: </strong>
      {ai.reason} <span className="text-ink-muted">The finding stands; weigh both.</span>
    </p>
  );
}

/** The number under which a finding stands in the text and in every list. */
export function FindingNumber({ id }: { id: string }) {
  return (
    <span className="inline-flex size-5.5 shrink-0 items-center justify-center rounded-full border border-rule-strong text-xs font-semibold">
      {useFindingLinks().numberOf(id)}
    </span>
  );
}

/** Goes to the place of a finding in the marked-up text, where there is one. */
export function ShowInText({ id }: { id: string }) {
  const { numberOf, showInText } = useFindingLinks();
  if (!showInText) return null;
  return (
    <Button
      size="sm"
      variant="quiet"
      className="-mr-2.5 ml-auto shrink-0"
      data-print="hide"
      aria-label={`Show in text, finding ${numberOf(id)}`}
      onClick={() => showInText(id)}
    >
      <Crosshair aria-hidden className="size-4 max-sm:hidden" />
      Show in text
    </Button>
  );
}
