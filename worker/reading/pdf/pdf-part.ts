import type { DraftPage } from "../draft.ts";
import type { GreyImage } from "../image/grey.ts";
import type { PagePicture } from "./page-picture.ts";

/** A page's picture that was drawn, without its pixels. */
export type Drawn = Omit<Extract<PagePicture, { pixels: GreyImage }>, "pixels">;

/** A page between steps. */
export interface PdfPart {
  page: DraftPage;
  /** Its pictures: none that is still to be read, to be drawn with the file open, or drawn. */
  pictures: null | "waiting" | Drawn;
  /** Why part of it could not be read, or null. */
  unread: string | null;
}
