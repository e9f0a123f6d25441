import type { ClaimVerdict, Comparison, FurtherState } from "#schema/comparison.ts";
import { MAX_FURTHER_CHARS } from "#schema/limits.ts";
import { count } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";

const STATES: Readonly<Record<FurtherState, string>> = {
  compared: "compared",
  "not-read": "could not be read, so nothing was compared with it",
  "not-an-smpc": "does not read as an SmPC (no sections 4.1 and 4.2), so nothing was compared with it",
  "other-medicine": "is of a medicine that the material does not name, so nothing was compared with it",
  "not-cited": "no reference in the list was recognised as this file; put its number at the start of its name",
};

const VERDICTS: Readonly<Record<ClaimVerdict, string>> = {
  supported: "Supported",
  contradicted: "Contradicted",
  "not-on-point": "Not on point",
  unclear: "Needs a person",
  "not-supplied": "Not supplied",
};

/** Said of a file of which only the beginning was compared. */
const CUT = ` Only its first ${MAX_FURTHER_CHARS.toLocaleString("en-GB")} characters were compared; check the rest yourself.`;

/** What a result was compared with, in a few words. */
export function comparedWords({ smpc, references, contradictions, claims }: Comparison): string {
  const contradicted = contradictions + claims.filter(({ verdict }) => verdict === "contradicted").length;
  const files = [smpc && "the SmPC", references.length > 0 && count(references.length, "reference")].filter(Boolean);
  return `${files.join(" and ")}, ${contradicted === 0 ? "no contradiction found" : count(contradicted, "contradiction")}`;
}

function SmpcLine({ smpc, sentences, contradictions }: Comparison) {
  if (!smpc) return null;
  const isCompared = smpc.state === "compared";
  return (
    <div className="text-sm">
      <h4 className="font-semibold">Summary of Product Characteristics</h4>
      <p className="mt-1 wrap-anywhere">
        {smpc.fileName}
        {isCompared
          ? `: ${smpc.medicine}${smpc.revised ? `, revised ${smpc.revised}` : ", no date of revision found"}.`
          : ` ${STATES[smpc.state]}.`}
        {smpc.reason && ` ${smpc.reason}`}
        {smpc.isCut && CUT}
      </p>
      {isCompared && (
        <p className="mt-1 max-w-[70ch] text-ink-muted">
          {count(sentences, "sentence")} compared on indication, population, dose, figures, warnings and date of
          revision:{" "}
          {contradictions === 0
            ? "none contradicts it clearly"
            : contradictions === 1
              ? "1 clearly contradicts it and stands among the matters"
              : `${contradictions} clearly contradict it and stand among the matters`}
          . What is left out is not looked for here.
        </p>
      )}
    </div>
  );
}

function References({ references }: Pick<Comparison, "references">) {
  if (references.length === 0) return null;
  return (
    <div className="text-sm">
      <h4 className="font-semibold">References</h4>
      <ul className="mt-1 space-y-1">
        {references.map(({ fileName, number, state, reason, isCut }) => (
          <li key={`${fileName}-${number}`} className="wrap-anywhere">
            {number !== null && <span className="mr-1.5 tabular-nums">{number}.</span>}
            {fileName}: <span className="text-ink-muted">{STATES[state]}</span>
            {reason && ` ${reason}`}
            {isCut && CUT}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Claims({ claims }: Pick<Comparison, "claims">) {
  if (claims.length === 0) return null;
  return (
    <div className="text-sm">
      <h4 className="font-semibold">Claims and what they cite</h4>
      <ul className="mt-1 divide-y divide-rule border-y border-rule">
        {claims.map(({ quote, page, numbers, verdict, found }) => (
          <li key={`${page}-${quote}`} className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <p>
              <Badge tone={verdict === "contradicted" ? "accent" : undefined}>{VERDICTS[verdict]}</Badge>
              <span className="mt-1 block text-xs text-ink-muted">
                {page !== null && `page ${page}, `}cites {numbers.join(", ")}
              </span>
            </p>
            <div className="min-w-0">
              <p className="font-serif wrap-anywhere">“{quote}”</p>
              {found && (
                <p className="mt-1 wrap-anywhere text-ink-muted">
                  Reference: <span className="font-serif">“{found}”</span>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-2 max-w-[70ch] text-ink-muted">
        Supported means that a sentence of the reference says it with the same figures; a person still has to read it. A
        reference that was not supplied is no fault.
      </p>
    </div>
  );
}

/** What the material was compared with, and what came of it. */
export function Compared({ compared }: { compared: Comparison }) {
  return (
    <div className="space-y-5">
      <SmpcLine {...compared} />
      <References references={compared.references} />
      <Claims claims={compared.claims} />
    </div>
  );
}
