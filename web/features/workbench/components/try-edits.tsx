import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Matter } from "#schema/result.ts";
import type { EditTrial } from "#schema/workbench.ts";
import { post, words } from "#web/lib/api.ts";
import { count } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { RiskBadge } from "#web/ui/risk-badge.tsx";

type TryEditsProps = { id: string; matters: readonly Matter[]; isKept: (matter: Matter) => boolean };

const quoted = (text: string) => (text.trim() === "" ? "(nothing)" : `“${text.trim()}”`);

function Choice({
  matter,
  isChosen,
  onChange,
}: {
  matter: Matter;
  isChosen: boolean;
  onChange: (is: boolean) => void;
}) {
  return (
    <li className="border-t border-rule py-2 first:border-t-0">
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChange(event.target.checked)}
          className="mt-1 size-4 shrink-0 accent-accent"
        />
        <span className="min-w-0">
          <span className="font-medium">
            {matter.number} {matter.headline}
          </span>
          {matter.action.edits.map(({ start, end, before, after }) => (
            <span key={`${start}-${end}-${after}`} className="block font-serif text-ink-muted wrap-anywhere">
              {start !== end && `${quoted(before)} → `}
              {quoted(after)}
            </span>
          ))}
        </span>
      </label>
    </li>
  );
}

function List({ title, matters }: { title: string; matters: readonly Matter[] }) {
  if (matters.length === 0) return null;
  return (
    <div>
      <h4 className="text-sm font-semibold">
        {title} ({matters.length})
      </h4>
      <ul className="list-disc pl-5">
        {matters.map(({ id, headline, clause }) => (
          <li key={id}>
            {headline}, Clause {clause}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Outcome({ trial, matters }: { trial: EditTrial; matters: readonly Matter[] }) {
  const named = (ids: readonly string[]) => matters.filter(({ id }) => ids.includes(id));
  return (
    <section aria-label="What would come of it" aria-live="polite" className="space-y-3 border-t border-rule pt-3">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium">
          {count(trial.edits, "edit")} made: closes {trial.closes.length} · stays open {trial.stays.length} · opens{" "}
          {trial.opens.length}
        </span>
        <RiskBadge level={trial.riskLevel} />
      </p>
      <List title="Would open" matters={trial.opens} />
      <List title="Closes" matters={named(trial.closes)} />
      <List title="Stays open" matters={named(trial.stays)} />
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={trial.text} label="Copy the edited text">
          Copy the edited text
        </CopyButton>
        <p className="text-sm text-ink-muted">Words in [square brackets] are for you to fill in. Nothing was saved.</p>
      </div>
    </section>
  );
}

/** Makes chosen amendments in a copy of the text, and says what the rules then find. */
export function TryEdits({ id, matters, isKept }: TryEditsProps) {
  const curable = matters.filter(({ action }) => action.edits.length > 0);
  const [chosen, setChosen] = useState(() => new Set(curable.filter((one) => !isKept(one)).map((one) => one.id)));
  const trial = useMutation({
    mutationFn: () => post<EditTrial>(`/api/assessment/${encodeURIComponent(id)}/try`, { matters: [...chosen] }),
  });
  if (curable.length === 0) return <p>No amendment of this result is in exact words, so there is nothing to try.</p>;
  const choose = (matter: string, is: boolean) =>
    setChosen((old) => {
      const next = new Set(old);
      if (is) next.add(matter);
      else next.delete(matter);
      return next;
    });
  return (
    <div className="space-y-3">
      <ul className="max-h-80 overflow-y-auto border-b border-rule">
        {curable.map((matter) => (
          <Choice
            key={matter.id}
            matter={matter}
            isChosen={chosen.has(matter.id)}
            onChange={(is) => choose(matter.id, is)}
          />
        ))}
      </ul>
      <Button
        variant="primary"
        disabled={chosen.size === 0}
        aria-disabled={trial.isPending || undefined}
        onClick={() => !trial.isPending && trial.mutate()}
      >
        {trial.isPending ? "Checking…" : "Apply to a copy and check again"}
      </Button>
      {trial.isError && (
        <Notice tone="high">{words(trial.error, "The copy could not be checked. Please try again.")}</Notice>
      )}
      {trial.data && <Outcome trial={trial.data} matters={matters} />}
    </div>
  );
}
