import { isNoteOnly } from "#schema/edits.ts";
import type { Finding, Fix, Matter, Place } from "#schema/result.ts";
import { citationOfCase } from "#web/features/result/cases.ts";
import { useMatterLinks } from "#web/features/result/matter-links.ts";
import { matterKey } from "#web/features/result/matters.ts";
import { actionLabel, bare } from "#web/features/result/wording.ts";
import { Badge } from "#web/ui/badge.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";

/** The number under which a matter stands in the text and in every list. */
export function MatterNumber({ number }: { number: number }) {
  return (
    <span className="inline-flex size-5.5 shrink-0 items-center justify-center rounded-full border border-rule-strong font-sans text-xs font-semibold tabular-nums">
      {number}
    </span>
  );
}

/** A matter named by its number; leads to it where it can be gone to. */
export function MatterLink({ matter }: { matter: Matter }) {
  const { show } = useMatterLinks();
  const words = `${matter.number} ${matter.headline}`;
  if (!show) return <span>{words}</span>;
  return (
    <button type="button" className="link text-left" onClick={() => show(matterKey(matter))}>
      {words}
    </button>
  );
}

/** The material's own words, one line for each place. */
export function Quotations({ places, most = 3 }: { places: readonly Place[]; most?: number }) {
  if (places.length === 0) return null;
  const hidden = places.length - most;
  return (
    <div className="mt-2 space-y-1 border-l-2 border-rule-strong pl-3">
      {places.slice(0, most).map(({ quote, page, start }) => (
        <blockquote key={start} className="font-serif leading-6">
          “{bare(quote)}”{page !== null && <span className="ml-2 font-sans text-xs text-ink-muted">page {page}</span>}
        </blockquote>
      ))}
      {hidden > 0 && <p className="text-sm text-ink-muted">and {hidden} more like it</p>}
    </div>
  );
}

function Words({ label, text, isRemoved }: { label: string; text: string; isRemoved: boolean }) {
  const Tag = isRemoved ? "del" : "ins";
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-2">
      <dt className="text-xs leading-5.5 text-ink-muted">{label}</dt>
      <dd>
        <Tag
          className={
            isRemoved
              ? "font-serif text-ink-muted decoration-rule-strong decoration-1"
              : "font-serif text-ink underline decoration-good decoration-1 underline-offset-4"
          }
        >
          {text}
        </Tag>
      </dd>
    </div>
  );
}

/** One edit in the material's own face: as before and after, or where the words go and which. */
function Edit({ edit }: { edit: Fix }) {
  const isCut = edit.end - edit.start > edit.before.length;
  if (isNoteOnly(edit)) return edit.note ? <p className="text-sm">{edit.note}</p> : null;
  return (
    <div className="mt-1 space-y-1">
      {edit.where && <p className="text-xs text-ink-muted">{edit.where}</p>}
      <dl className="space-y-1">
        {edit.before && <Words label="Before" text={isCut ? `${edit.before}…` : edit.before} isRemoved />}
        {edit.before ? (
          <Words label="After" text={edit.after || "(nothing)"} isRemoved={false} />
        ) : (
          <Words label="Add" text={edit.after.trim()} isRemoved={false} />
        )}
      </dl>
    </div>
  );
}

/** What the SmPC or the reference that was sent with the material says otherwise. */
export function SaysOtherwise({ matter: { against } }: { matter: Matter }) {
  if (!against) return null;
  const { document, fileName, section, quote } = against;
  return (
    <div className="mt-2 border-l-2 border-accent pl-3 text-sm">
      <p className="text-xs font-semibold text-ink-muted wrap-anywhere">
        {document === "smpc" ? "SmPC" : "Reference"}, {fileName}
        {section && `, section ${section}`}
      </p>
      <blockquote className="font-serif leading-6 wrap-anywhere">“{quote}”</blockquote>
    </div>
  );
}

/** What to do about a matter: the edits in exact words, or what else would put it right. */
export function WhatToDo({ matter: { action, due } }: { matter: Matter }) {
  // What a note on words taken out says, the advice says better.
  const said = action.edits.map(({ kind, note }) => (kind === "delete" ? "" : (note ?? "")));
  const notes = new Set([action.text, ...said].filter(Boolean));
  const isPlaced = action.edits.some(({ where }) => where);
  return (
    <div className="mt-2.5">
      <p className="text-xs font-semibold text-ink-muted">
        {actionLabel(action)}
        {due?.where && !isPlaced && `: ${due.where.charAt(0).toLowerCase()}${due.where.slice(1)}`}
      </p>
      {action.edits.map((edit) => (
        <Edit key={`${edit.start}-${edit.end}-${edit.after}`} edit={{ ...edit, note: null }} />
      ))}
      {[...notes].map((note) => (
        <p key={note} className="mt-1 max-w-[70ch] text-sm">
          {note}
        </p>
      ))}
    </div>
  );
}

function Precedent({ caseNumber }: { caseNumber: string }) {
  const showCase = useMatterLinks().showCase(caseNumber);
  if (!showCase) return <span>{caseNumber}</span>;
  return (
    <button type="button" className="link" onClick={showCase}>
      {caseNumber}
    </button>
  );
}

/** The cases that a matter rests on, to go to and to cite. */
export function Precedents({ precedents }: { precedents: readonly string[] }) {
  const { result, show } = useMatterLinks();
  if (precedents.length === 0) return null;
  // Without a way to a matter there are no scripts, and nothing can be copied.
  const cited = !show
    ? []
    : result.cases.filter(({ caseNumber }) => precedents.includes(caseNumber)).map(citationOfCase);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm">
      <span className="text-ink-muted">{precedents.length === 1 ? "Precedent" : "Precedents"}</span>
      {precedents.map((caseNumber) => (
        <Precedent key={caseNumber} caseNumber={caseNumber} />
      ))}
      {cited.length > 0 && (
        <CopyButton
          text={cited.join("\n")}
          label={cited.length === 1 ? "Copy the citation of this precedent" : "Copy the citations of these precedents"}
        />
      )}
    </p>
  );
}

const viewOf = (findings: readonly Finding[]) => findings.find(({ ai }) => ai)?.ai;

/** Whether the AI reviewer raised a matter, agrees or disagrees. */
export function AiBadges({ matter, findings }: { matter: Matter; findings: readonly Finding[] }) {
  return (
    <>
      {matter.raisedBy === "ai" && <Badge tone="accent">Raised by AI</Badge>}
      {matter.raisedBy === "both" && <Badge>Rules and AI agree</Badge>}
      {viewOf(findings)?.view === "disputes" && <Badge>AI disagrees, see reason</Badge>}
    </>
  );
}

/** Why the AI reviewer disagrees. Its disagreement takes nothing away. */
export function AiOpinion({ findings }: { findings: readonly Finding[] }) {
  const ai = viewOf(findings);
  if (ai?.view !== "disputes") return null;
  return (
    <p className="mt-2 max-w-[70ch] text-sm">
      <strong className="font-semibold">The AI reviewer disagrees, {ai.stated}% sure: </strong>
      {ai.reason} <span className="text-ink-muted">The matter stands; weigh both.</span>
    </p>
  );
}
