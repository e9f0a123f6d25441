// Files that were chosen in the HTML of a page before its code was there.

let kept: readonly File[] = [];

function takeFrom(input: HTMLInputElement | null): readonly File[] {
  const files = [...(input?.files ?? [])];
  if (input) input.value = "";
  return files;
}

/** Keeps what was chosen in a page whose HTML is about to be drawn anew. */
export function keepEarlyFiles(page: ParentNode): void {
  kept = takeFrom(page.querySelector<HTMLInputElement>("#file"));
}

/** What was chosen before the page's code was there, once: in the HTML that was drawn anew, and in the field itself. */
export function takeEarlyFiles(input: HTMLInputElement | null): readonly File[] {
  const files = [...kept, ...takeFrom(input)];
  kept = [];
  return files;
}
