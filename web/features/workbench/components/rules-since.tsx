import { useState } from "react";
import { changesSince } from "#web/features/workbench/rule-changes.ts";
import { count } from "#web/lib/format.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";

/** What changed in the rules since an assessment was made. */
export function RulesSince({ version }: { version: string }) {
  const [isOpen, setOpen] = useState(false);
  const changes = changesSince(version);
  if (changes.length === 0) return null;
  return (
    <Disclosure
      open={isOpen}
      onOpenChange={setOpen}
      className="text-sm"
      summaryClass="px-1 py-1"
      summary={`Made by rules ${version}; ${count(changes.length, "change")} since. Check again for today's.`}
    >
      <ul className="mb-1 ml-7 list-disc space-y-1 pl-5">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
