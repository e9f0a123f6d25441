import { createRoot } from "react-dom/client";
import { LoadFailed } from "#web/ui/load-failed.tsx";

/** Says above a page that is there as HTML, but whose code could not be fetched, that it can only be read, and what
 * helps. What was typed into it meanwhile stays. */
export function tellAbove(page: Element) {
  const place = document.createElement("div");
  page.before(place);
  createRoot(place).render(
    <div className="mx-auto max-w-[80rem] px-4 py-3 sm:px-6">
      <LoadFailed what="This page can be read, but what makes its forms and buttons work" />
    </div>,
  );
}
