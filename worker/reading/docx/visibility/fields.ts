/** Why words in the code of a field, or in the result of one that shows none, are not seen. */
export const UNSEEN_FIELD = "words of a field that shows none";

/** Fields that only mark a place or keep a value: Word shows nothing of them, whatever is said to be their result. */
const SILENT = new Set(["ASK", "DATA", "NEXT", "NEXTIF", "PRIVATE", "RD", "SET", "SKIPIF", "TA", "TC", "XE"]);

/** Whether a field with this code shows nothing. */
export const isSilent = (code: string): boolean => SILENT.has(/^\s*([a-z]+)/i.exec(code)?.[1]?.toUpperCase() ?? "");

/** As much of a code as its name is in. */
const LONGEST_NAME = 40;

/** The fields that are open at a place of the text; they may begin in one paragraph and end in another. */
export class Fields {
  readonly #open: { code: string; isCode: boolean; isUnseen: boolean }[] = [];
  /** How many of them show nothing here: there may be very many, and each part of a run asks. */
  #unseen = 0;

  /** Takes the mark at which a field begins, goes over from its code to its result ("separate"), or ends. */
  mark(kind: string | undefined): void {
    const last = this.#open.at(-1);
    if (kind === "begin") {
      this.#open.push({ code: "", isCode: true, isUnseen: true });
      this.#unseen++;
    } else if (kind === "end") {
      if (this.#open.pop()?.isUnseen) this.#unseen--;
    } else if (kind === "separate" && last?.isCode) {
      last.isCode = false;
      last.isUnseen = isSilent(last.code);
      if (!last.isUnseen) this.#unseen--;
    }
  }

  /** Takes a part of the code of the innermost field. */
  say(code: string): void {
    const last = this.#open.at(-1);
    if (last?.isCode && last.code.length < LONGEST_NAME) last.code = (last.code + code).trimStart();
  }

  /** Why words at this place are not seen, or null. */
  get whyUnseen(): string | null {
    return this.#unseen > 0 ? UNSEEN_FIELD : null;
  }
}
