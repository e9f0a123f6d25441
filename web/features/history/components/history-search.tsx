import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { MAX_SEARCH_CHARS } from "#schema/history.ts";
import { RISK_ORDER } from "#schema/risk.ts";
import type { HistoryFilter } from "#web/features/history/api/history.ts";
import { riskWords } from "#web/lib/format.ts";
import { Field, inputClass } from "#web/ui/field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

/** How long the typing has to rest before it is searched for. */
const REST_MS = 300;

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Worst first, as a reviewer looks for them. */
const RISKS = Object.fromEntries(RISK_ORDER.toReversed().map((level) => [level, sentence(riskWords(level))]));

type HistorySearchProps = { filter: HistoryFilter; onChange: (part: Partial<HistoryFilter>) => void };

/** Narrows the history by words and by risk. */
export function HistorySearch({ filter, onChange }: HistorySearchProps) {
  const [typed, setTyped] = useState(filter.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Going back in the browser, or clearing the filter, changes the words from outside.
  const follow = useEffectEvent((q: string) => q !== typed.trim() && setTyped(q));
  useEffect(() => {
    follow(filter.q);
  }, [filter.q]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange({ q: text.trim() }), afterMs);
  };
  return (
    <form
      aria-label="Search assessments"
      className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed, 0);
      }}
    >
      <Field id="history-q" label="Search">
        <div className="relative">
          <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-4 text-ink-muted" />
          <input
            id="history-q"
            type="search"
            value={typed}
            maxLength={MAX_SEARCH_CHARS}
            placeholder="File name or summary"
            onChange={(event) => {
              setTyped(event.target.value);
              search(event.target.value, REST_MS);
            }}
            className={`${inputClass} min-h-10 pl-9`}
          />
        </div>
      </Field>
      <SelectField
        id="history-risk"
        label="Risk level"
        placeholder="All risk levels"
        options={RISKS}
        value={filter.risk}
        onChange={(risk) => onChange({ risk })}
      />
    </form>
  );
}
