import { useEffect, useEffectEvent } from "react";

type PagePaste = { onFiles: (files: readonly File[]) => void; onText: (text: string) => void };

const FIELDS = "input, textarea, select, [contenteditable]";

/** Whether the form is folded away, so that what it took would not be seen. */
const isFolded = () => document.getElementById("file")?.closest("form")?.closest("[hidden]") != null;

/** Takes files and text pasted anywhere on the page but into a field, and stops a file that misses its place from replacing the page. */
export function usePagePaste({ onFiles, onText }: PagePaste) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData: data, target } = event;
    if (!data || isFolded() || (target instanceof Element && target.closest(FIELDS))) return;
    const files = [...data.files];
    const text = data.getData("text/plain");
    // Word processors copy a picture of the words beside them; file managers copy names, but no HTML.
    const isWords = text.trim() !== "" && (files.length === 0 || data.types.includes("text/html"));
    if (!isWords && files.length === 0) return;
    event.preventDefault();
    if (isWords) onText(text);
    else onFiles(files);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    const ignore = (event: Event) => event.preventDefault();
    window.addEventListener("paste", paste);
    window.addEventListener("dragover", ignore);
    window.addEventListener("drop", ignore);
    return () => {
      window.removeEventListener("paste", paste);
      window.removeEventListener("dragover", ignore);
      window.removeEventListener("drop", ignore);
    };
  }, []);
}
