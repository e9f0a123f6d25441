import { Search, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { CaseList, FacetName } from "#schema/precedent.ts";
import { CASE_FILTERS, type CaseFilter, type CaseSearch } from "#web/features/cases/filters.ts";
import { FILTER_LABELS, filterWords } from "#web/features/cases/words.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { inputClass } from "#web/ui/field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

type Props = { search: CaseSearch; facets: CaseList["facets"] | undefined };

const FACET_FILTERS: readonly FacetName[] = [
  ...(["clause", "outcome", "year", "code", "complainant", "material", "appeal", "sanction"] as const),
];

/** Number, company or words; sent by Enter or the button. */
function SearchBox({ search }: { search: CaseSearch }) {
  const asked = search.get("q");
  const [text, setText] = useState(asked);
  const [shown, setShown] = useState(asked);
  // What the address says goes before what was typed: Back, or a filter that was cleared.
  if (shown !== asked) {
    setShown(asked);
    setText(asked);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search.change({ q: text.trim() });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers, and React in them, do not know the search element.
    <form role="search" action="/cases" onSubmit={submit}>
      <label htmlFor="case-search" className="mb-1.5 block text-sm font-medium">
        Case number, company or words
      </label>
      <div className="flex gap-2">
        <input
          id="case-search"
          type="search"
          name="q"
          value={text}
          maxLength={200}
          placeholder="AUTH/2114/4/08, Novartis, LinkedIn"
          onChange={(event) => setText(event.target.value)}
          className={`${inputClass} min-h-10`}
        />
        <Button type="submit" variant="primary">
          <Search aria-hidden className="size-4" />
          <span className="max-sm:sr-only">Search</span>
        </Button>
      </div>
    </form>
  );
}

function FacetField({ name, search, facets }: Props & { name: FacetName }) {
  const value = search.get(name);
  const facet = facets?.[name] ?? [];
  const options = Object.fromEntries(
    // A key that looks like a whole number would be moved to the front by the language itself.
    facet.map(({ value: one, count }) => [` ${one}`, `${filterWords(name, one)} (${count})`]),
  );
  if (value && !(` ${value}` in options)) options[` ${value}`] = `${filterWords(name, value)} (0)`;
  return (
    <SelectField
      id={`case-${name}`}
      label={FILTER_LABELS[name]}
      value={value && ` ${value}`}
      onChange={(chosen) =>
        search.change({ [name]: chosen.trim(), ...(name === "clause" && !chosen && { ruling: "" }) })
      }
      options={options}
      placeholder="Any"
      isFilter
    />
  );
}

/** The number of a clause as it was ruled under, by the edition of its day. */
function RuledField({ search }: { search: CaseSearch }) {
  const asked = search.get("ruled");
  return (
    <form
      key={asked}
      onSubmit={(event) => {
        event.preventDefault();
        search.change({ ruled: String(new FormData(event.currentTarget).get("ruled") ?? "").trim() });
      }}
    >
      <label htmlFor="case-ruled" className="mb-1.5 block text-sm font-medium">
        {FILTER_LABELS.ruled} <span className="font-normal text-ink-muted">(as numbered at the time)</span>
      </label>
      <input
        id="case-ruled"
        name="ruled"
        defaultValue={asked}
        inputMode="decimal"
        maxLength={6}
        placeholder="9.1, then Enter"
        onBlur={(event) => event.target.value.trim() !== asked && search.change({ ruled: event.target.value.trim() })}
        className={`${inputClass} min-h-10`}
      />
    </form>
  );
}

/** What the list is narrowed to, each with a way out. */
function Chosen({ search }: { search: CaseSearch }) {
  const chosen = CASE_FILTERS.flatMap((name): [CaseFilter, string][] => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  if (chosen.length === 0 && !search.get("q")) return null;
  const none = Object.fromEntries(CASE_FILTERS.map((name) => [name, ""]));
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Filters in use">
      {chosen.map(([name, value]) => (
        <li key={name}>
          <Button size="sm" onClick={() => search.change({ [name]: "", ...(name === "clause" && { ruling: "" }) })}>
            <span>
              <span className="text-ink-muted">{FILTER_LABELS[name]}: </span>
              {name === "ruled" ? value : filterWords(name, value)}
            </span>
            <X aria-hidden className="size-3.5" />
            <span className="sr-only">(remove)</span>
          </Button>
        </li>
      ))}
      <li>
        <Button size="sm" variant="quiet" onClick={() => search.change({ ...none, q: "" })}>
          Clear all
        </Button>
      </li>
    </ul>
  );
}

/** The search box, the filters with how many cases each would leave, and what is in use. On a narrow screen the filters
 * are folded, so that the list is in view. */
export function CaseSearchPanel({ search, facets }: Props) {
  const [isOpen, setOpen] = useState(false);
  const inUse = CASE_FILTERS.filter((name) => search.get(name)).length;
  return (
    <div className="space-y-4">
      <SearchBox search={search} />
      <Disclosure
        open={isOpen}
        onOpenChange={setOpen}
        className="[&>[data-disclosure-body]]:md:block [&>div:first-child]:md:hidden"
        summaryClass="-mx-1 min-h-10 items-center px-1 text-sm font-medium"
        summary={inUse > 0 ? `Filters (${inUse})` : "Filters"}
      >
        <div className="mt-1 grid grid-cols-2 items-end gap-x-4 gap-y-3 md:mt-0 md:grid-cols-3 lg:grid-cols-5">
          {FACET_FILTERS.map((name) => (
            <FacetField key={name} name={name} search={search} facets={facets} />
          ))}
          <RuledField search={search} />
          {search.get("clause") && (
            <SelectField
              id="case-ruling"
              label={FILTER_LABELS.ruling}
              value={search.get("ruling")}
              onChange={(ruling) => search.change({ ruling })}
              options={{ breach: "Breach", "no breach": "No breach" }}
              placeholder="Either"
              isFilter
            />
          )}
        </div>
      </Disclosure>
      <Chosen search={search} />
    </div>
  );
}
