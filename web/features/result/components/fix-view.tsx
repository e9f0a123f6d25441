import { isNoteOnly } from "#schema/edits.ts";
import type { Fix } from "#schema/result.ts";

const KIND_WORDS = { replace: "Replace", insert: "Insert", delete: "Delete" } as const;

function Words({ label, text, isRemoved }: { label: string; text: string; isRemoved: boolean }) {
  const Tag = isRemoved ? "del" : "ins";
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-2">
      <dt className="text-xs leading-5.5 text-ink-muted">{label}</dt>
      <dd>
        <Tag
          className={
            isRemoved
              ? "font-serif text-ink-muted decoration-high decoration-1"
              : "bg-good-soft font-serif text-ink no-underline box-decoration-clone px-0.5"
          }
        >
          {text}
        </Tag>
      </dd>
    </div>
  );
}

/** An edit as before and after, in the material's own face. */
export function FixView({ fix }: { fix: Fix }) {
  const isCut = fix.end - fix.start > fix.before.length;
  return (
    <div className="mt-2 rounded-md border border-rule px-3 py-2">
      <p className="text-xs font-semibold">
        {isNoteOnly(fix) ? "What to do" : `Fix: ${KIND_WORDS[fix.kind].toLowerCase()}`}
      </p>
      <dl className="mt-1 space-y-1">
        {fix.before && <Words label="Before" text={isCut ? `${fix.before}…` : fix.before} isRemoved />}
        {fix.after && <Words label="After" text={fix.after} isRemoved={false} />}
      </dl>
      {fix.note && <p className="mt-1.5 text-sm text-ink-muted">{fix.note}</p>}
    </div>
  );
}
