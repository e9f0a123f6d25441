import type { ReactNode } from "react";

type PersonProps = { name: string; email: string; children?: ReactNode };

/** A user in a table: name, what there is to say of the account, and address. */
export function Person({ name, email, children }: PersonProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 font-medium break-words">
        {name}
        {children}
      </p>
      <p className="text-ink-muted [overflow-wrap:anywhere]">{email}</p>
    </>
  );
}
