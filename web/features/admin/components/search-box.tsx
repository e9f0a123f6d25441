import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { MAX_SEARCH_CHARS } from "#schema/history.ts";
import { Field, inputClass } from "#web/ui/field.tsx";

/** How long the typing has to rest before it is searched for. */
const REST_MS = 300;

/** Searches while it is typed, and at once on Enter. */
export function SearchBox({ onSearch }: { onSearch: (text: string) => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState("");
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), afterMs);
  };
  return (
    <form
      aria-label="Search users"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed, 0);
      }}
    >
      <Field id="admin-search" label="Search users" hint="Demo accounts are listed only when searched for.">
        <div className="relative">
          <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-4 text-ink-muted" />
          <input
            id="admin-search"
            type="search"
            aria-describedby="admin-search-hint"
            value={typed}
            maxLength={MAX_SEARCH_CHARS}
            placeholder="Name, email or id"
            autoComplete="off"
            onChange={(event) => {
              setTyped(event.target.value);
              search(event.target.value, REST_MS);
            }}
            className={`${inputClass} min-h-10 pl-9`}
          />
        </div>
      </Field>
    </form>
  );
}
