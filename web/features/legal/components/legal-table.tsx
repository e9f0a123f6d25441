type LegalTableProps = {
  caption: string;
  head: readonly [string, string, ...string[]];
  rows: readonly (readonly [string, string, ...string[]])[];
};

/** A small table in the running text; on a narrow screen every row becomes a block of its own. */
export function LegalTable({ caption, head, rows }: LegalTableProps) {
  return (
    <table className="w-full border-b border-rule text-left text-base leading-6 max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" className="py-2 pr-5 align-bottom font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(([first, ...others]) => (
          <tr key={first} className="border-t border-rule align-top max-sm:block max-sm:py-2">
            <th scope="row" className="py-2 pr-5 font-medium max-sm:block max-sm:py-0.5 sm:w-2/5">
              {first}
            </th>
            {others.map((text) => (
              <td key={text} className="py-2 pr-5 text-ink-muted max-sm:block max-sm:py-0.5">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
