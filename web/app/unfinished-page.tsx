import { createRoot } from "react-dom/client";
import { LoadFailed } from "#web/ui/load-failed.tsx";

/** Says above a page that is there as HTML, but whose code could not be fetched, that it can only be read, and offers
 * another try. What was typed into it meanwhile stays. */
export function tellAbove(page: Element, open: () => Promise<void>) {
  const place = document.createElement("div");
  page.before(place);
  const notice = createRoot(place);
  const remove = () => {
    notice.unmount();
    place.remove();
  };
  const show = (attempt: number) =>
    notice.render(
      <div className="mx-auto max-w-[80rem] px-4 py-3 sm:px-6">
        <LoadFailed
          key={attempt}
          what="This page can be read, but what makes its forms and buttons work"
          onRetry={() => open().then(remove, () => show(attempt + 1))}
        />
      </div>,
    );
  show(1);
}
