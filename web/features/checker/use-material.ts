import { useState } from "react";
import { MAX_TEXT_CHARS, TEXT_MESSAGES } from "#schema/submission-options.ts";
import { refuseFile } from "#web/features/checker/validate.ts";
import { textFile } from "#web/lib/files.ts";
import { toast } from "#web/ui/toast-store.ts";

export type MaterialKind = "files" | "text";

/** What is to be checked, as it stands in the form. */
type Material = { kind: MaterialKind; files: readonly File[]; text: string; name: string };

type Refusal = { title: string; message: string };

const EMPTY: Material = { kind: "files", files: [], text: "", name: "" };

// Outlives the form, for the way back from a page that could not be shown. A reload takes it.
let last: Material = EMPTY;

/** Says why a file or text cannot be taken. */
export const toastRefusal = ({ title, message }: Refusal) =>
  toast({ title, description: message, variant: "destructive" });

const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Why a text cannot be sent, if it cannot. */
function refuseText(text: string): Refusal | undefined {
  if (text.trim() === "") return { title: "No text", message: TEXT_MESSAGES.missing };
  return text.length > MAX_TEXT_CHARS ? { title: "Text too long", message: TEXT_MESSAGES.size } : undefined;
}

/** The files that can be sent; a text counts as the file that it would be. */
function sendableOf({ kind, files, text, name }: Material): readonly File[] {
  if (kind === "text") return refuseText(text) ? [] : [textFile(text, name)];
  return files.filter((file) => !refuseFile(file));
}

/** Why there is nothing to send. */
const refusalOf = ({ kind, files, text }: Material): Refusal | undefined =>
  kind === "text" ? refuseText(text) : refuseFile(files[0]);

/** Files and text of the form. `isRestored` takes up what it held when the page was last left by a failure. */
export function useMaterial(isRestored: boolean) {
  const [material, setMaterial] = useState(isRestored ? last : EMPTY);
  const change = (part: Partial<Material>) =>
    setMaterial((old) => {
      last = { ...old, ...part };
      return last;
    });
  /** Adds files. A single one that cannot be sent is refused at once; among others it says why in the list. */
  const addFiles = (chosen: readonly File[]): Refusal | undefined => {
    const [only] = chosen;
    if (!only) return undefined;
    const refusal = material.files.length === 0 && chosen.length === 1 ? refuseFile(only) : undefined;
    if (refusal) {
      toastRefusal(refusal);
      return refusal;
    }
    const added = chosen.filter((file) => !material.files.some((known) => isSame(known, file)));
    change({ kind: "files", files: [...material.files, ...added] });
    return undefined;
  };
  return {
    material,
    change,
    addFiles,
    addText: (text: string) =>
      change({ kind: "text", text: material.text.trim() === "" ? text : `${material.text}\n\n${text}` }),
    removeFile: (file: File) => change({ files: material.files.filter((known) => known !== file) }),
    sendable: () => sendableOf(material),
    refusal: () => refusalOf(material),
    /** Takes out what was sent; what could not be sent stays. */
    sent: () =>
      change(material.kind === "text" ? { text: "", name: "" } : { files: material.files.filter(refuseFile) }),
  };
}
