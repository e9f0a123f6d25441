import { type Exported } from "../record.ts";
import type { Faces } from "./lettering.ts";
/** The report of an assessment as a tagged PDF. `faces` are the typefaces that it is set in, `date` when it is made. */
export declare function pdfReport(exported: Exported, faces: Faces, date: Date): Promise<Uint8Array>;
