import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import type { NewShare, Share } from "#schema/workbench.ts";
import { DEFAULT_SHARE_DAYS, SHARE_DAYS } from "#schema/workbench-options.ts";
import { words } from "#web/lib/api.ts";
import { count, formatDay } from "#web/lib/format.ts";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { inputClass } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { makeShare, revokeShare, sharesQuery } from "../api/decisions-and-shares.ts";

type Days = (typeof SHARE_DAYS)[number];

const DAYS = Object.fromEntries(SHARE_DAYS.map((days) => [String(days), count(days, "day")]));

function Made({ made }: { made: NewShare }) {
  const id = useId();
  const link = `${window.location.origin}${paths.shared(made.token)}`;
  return (
    <Notice tone="accent">
      <label htmlFor={id} className="font-medium">
        The link, shown this once. It works until {formatDay(made.expiresAt)}.
      </label>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <input id={id} readOnly value={link} className={`${inputClass} min-w-0 flex-1 basis-64 text-sm`} />
        <CopyButton text={link} label="Copy the link">
          Copy
        </CopyButton>
      </div>
    </Notice>
  );
}

function OpenLink({ share, onRevoke }: { share: Share; onRevoke: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-rule py-2">
      <span>
        Expires {formatDay(share.expiresAt)}, opened {count(share.opened, "time")}
        {share.showsName && <span className="text-ink-muted">, with the file's name</span>}
      </span>
      <Button size="sm" variant="danger" onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}

/** Read-only links to the result. */
export function SharePanel({ id }: { id: string }) {
  const field = useId();
  const client = useQueryClient();
  const { data: shares, isError, refetch } = useQuery(sharesQuery(id));
  const [days, setDays] = useState<Days>(DEFAULT_SHARE_DAYS);
  const [showsName, setShowsName] = useState(false);
  const fresh = () => client.invalidateQueries({ queryKey: sharesQuery(id).queryKey });
  const make = useMutation({ mutationFn: () => makeShare(id, { days, showsName }), onSuccess: fresh });
  const revoke = useMutation({ mutationFn: (share: string) => revokeShare(id, share), onSuccess: fresh });
  const failure = make.error ?? revoke.error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <div className="space-y-4">
      <p className="max-w-[70ch]">
        Whoever has the link reads the verdict, the quotations and the decisions. Not the text, and nothing about your
        account. Search engines are told to leave it alone.
      </p>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <div className="w-40">
          <SelectField
            id={`${field}-days`}
            label="Works for"
            options={DAYS}
            value={String(days)}
            onChange={(value) => setDays(Number(value) as Days)}
          />
        </div>
        <label className="flex min-h-10 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={showsName}
            onChange={(event) => setShowsName(event.target.checked)}
            className="size-4 accent-accent"
          />
          Show the name of the file
        </label>
        <Button type="submit" variant="primary" aria-disabled={make.isPending || undefined}>
          Make a link
        </Button>
      </form>
      <div aria-live="polite">
        {make.data && shares?.some((share) => share.id === make.data.id) && <Made made={make.data} />}
        {failure && <Notice tone="high">{words(failure, "Please try again.")}</Notice>}
      </div>
      {isError && <Failed message="The links could not be loaded." onRetry={refetch} />}
      {shares && shares.length > 0 && (
        <ul aria-label="Links that work" className="max-w-2xl border-b border-rule">
          {shares.map((share) => (
            <OpenLink key={share.id} share={share} onRevoke={() => revoke.mutate(share.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}
