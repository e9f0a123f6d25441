import { EyeOff, FileWarning } from "lucide-react";
import type { Coverage } from "#schema/result.ts";
import { Notice } from "#web/ui/notice.tsx";

const place = (page: number | null) => (page === null ? "" : `Page ${page}: `);

function Unread({ unread }: Pick<Coverage, "unread">) {
  if (unread.length === 0) return null;
  return (
    <Notice tone="medium" icon={<FileWarning aria-hidden className="text-medium" />}>
      <p className="font-semibold">Not everything could be read, so the verdict does not cover it</p>
      <ul className="mt-1 list-disc pl-5">
        {unread.map(({ page, reason }) => (
          <li key={`${page}-${reason}`}>
            {place(page)}
            {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Hidden({ hidden }: Pick<Coverage, "hidden">) {
  if (hidden.length === 0) return null;
  return (
    <Notice tone="medium" icon={<EyeOff aria-hidden className="text-medium" />}>
      <p className="font-semibold">The file holds text that a reader would not see</p>
      <ul className="mt-1 list-disc pl-5">
        {hidden.map(({ page, where, quote }) => (
          <li key={`${page}-${where}-${quote}`}>
            {place(page)}
            {where}: <q className="font-serif">{quote}</q>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** What limits the verdict: pages not read, words not visible. */
export function CoverageNotes({ coverage }: { coverage: Coverage }) {
  return (
    <>
      <Unread unread={coverage.unread} />
      <Hidden hidden={coverage.hidden} />
    </>
  );
}
