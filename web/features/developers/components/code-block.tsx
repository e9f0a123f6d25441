import { CopyButton } from "#web/ui/copy-button.tsx";

/** Words to be copied into a terminal or a file. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <figure className="min-w-0 rounded-md border border-rule bg-sunken">
      <figcaption className="flex items-center justify-between gap-3 border-b border-rule py-1 pr-1.5 pl-3.5 text-xs text-ink-muted">
        {label}
        <CopyButton text={children} label={`Copy: ${label}`} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached by keyboard. */}
      <pre tabIndex={0} className="overflow-x-auto px-3.5 py-3 font-mono text-[0.8125rem] leading-5">
        <code>{children}</code>
      </pre>
    </figure>
  );
}
