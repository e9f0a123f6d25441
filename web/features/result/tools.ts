import type { ReactNode } from "react";
import type { Matter } from "#schema/result.ts";
import type { Decision } from "#schema/workbench.ts";
import type { Item } from "#web/features/result/matters.ts";

/** What may be done about a result, put into its page from outside; a result that is only shown has none. */
export type ResultTools = {
  decisions: readonly Decision[];
  /** Stands below the verdict; `show` goes to a matter. */
  underVerdict: (show: (matter: Matter) => void) => ReactNode;
  /** What can be done with the whole result. It stands below what to fix first, which a phone shows on its first screen. */
  bar?: ReactNode;
  /** Stands at the foot of a matter's card. */
  cardFoot: (matter: Matter) => ReactNode;
  /** Whether a key pressed in the desk was meant for the tools. */
  onKey: (key: string, item: Item | undefined) => boolean;
  dismissLooks: () => void;
};
