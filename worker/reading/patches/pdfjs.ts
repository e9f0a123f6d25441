import { resolve } from "node:path";
import type { PackagePatch } from "./package-patch.ts";
import { FONTS } from "./pdfjs-fonts.ts";

/** pdf.js as unpdf packs it, in small letters: names of one letter are those of this version. */
export const PDFJS: PackagePatch = {
  file: "/unpdf/dist/pdfjs.mjs",
  // Names of the runtime that the module uses are taken from here instead.
  imports: {
    text: 'import { cloneMessage, countCodes, countedWidths, countFont, countFontBytes, countOperation, countPart, countSavedStates, DecompressionStream, decodeByWasm, ImageDecoder, isTooLarge } from "%module%";',
    module: resolve(import.meta.dirname, "../pdf/pdfjs-hooks.ts"),
  },
  replace: [
    // The file goes from one half of pdf.js to the other as it is.
    ["let n={data:structuredClone(e,t?{transfer:t}:null)}", "let n={data:cloneMessage(e,t)}"],
    // Each operation and part of a page is counted, for the document that it belongs to.
    [
      "this.stateManager=n,this.nonProcessedArgs=[]",
      "this.stateManager=n,this.xref=t,countPart(t),this.nonProcessedArgs=[]",
    ],
    [
      "let r=n.cmd,i=EvaluatorPreprocessor.opMap[r];",
      "countOperation(this.xref);let r=n.cmd,i=EvaluatorPreprocessor.opMap[r];",
    ],
    // A saved state is a copy, not a link of a chain that each later look goes along.
    [
      "let t=Object.create(this);return e&&(t.pathBuffer=[]",
      "let t=Object.assign(Object.create(Object.getPrototypeOf(this)),this);return e&&(t.pathBuffer=[]",
    ],
    [
      "let e=Object.assign(Object.create(this),this);return e.textMatrix",
      "let e=Object.assign(Object.create(Object.getPrototypeOf(this)),this);return e.textMatrix",
    ],
    [
      "case T.save:this.stateManager.save();break;case T.restore:this.stateManager.restore()",
      "case T.save:countSavedStates(this.xref,this.savedStatesDepth);this.stateManager.save();break;case T.restore:this.stateManager.restore()",
    ],
    // A picture that is long beyond reason in one direction is left out as one of too many pixels is.
    ["if(s!==-1&&f*p>s){let e=`Image exceeded", "if(s!==-1&&isTooLarge(f,p,s)){let e=`Image exceeded"],
    // Fax, JBIG2 and JPEG 2000: unpdf leaves most of the decoders out.
    ["let a=await this._getModule(Ke);", "return decodeByWasm(this._filename,arguments);let a;"],
    ["let a=await this._getModule(tt);", "return decodeByWasm(this._filename,arguments);let a;"],
    ...FONTS,
  ],
};
