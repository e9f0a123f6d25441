import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

const PRODUCT = "ABPI Compliance Checker";

type PageTitleProps = { children: ReactNode; documentTitle: string; className?: string };

/** The one h1 of a page. It names the browser tab, and takes focus after a move within the site, so that a screen
 * reader hears where it has arrived. */
export function PageTitle({ children, documentTitle, className }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  useEffect(() => {
    document.title = documentTitle === PRODUCT ? PRODUCT : `${documentTitle} · ${PRODUCT}`;
  }, [documentTitle]);
  const arrive = useEffectEvent((_address: string) => {
    // "default" is the key of the first address opened: there the browser itself announces the page.
    if (key !== "default") heading.current?.focus({ preventScroll: true });
  });
  // By the path alone: a search that is written into the address is no move to another page.
  useEffect(() => arrive(pathname), [pathname]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className ?? "text-xl font-semibold tracking-tight"}>
      {children}
    </h1>
  );
}
