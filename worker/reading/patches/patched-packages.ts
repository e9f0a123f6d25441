import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { PackagePatch } from "./package-patch.ts";
import { FONTS } from "./pdfjs-fonts.ts";
import { MEMORY } from "./pdfjs-memory.ts";

/** Where the table of contents of a file is damaged, pdf.js looks for objects all through it, and reads some of them to see
 * whether they end: one that does not is read to the end of the file. What is read so is counted. */
const REBUILDING: PackagePatch["replace"] = [
  [
    "new Lexer(this.stream.makeSubStream(t.offset+this.stream.start)),xref:this,allowStreams:!0}),o=a.getObj()",
    "new Lexer(this.fetched=this.stream.makeSubStream(t.offset+this.stream.start)),xref:this,allowStreams:!0}),o=a.getObj()",
  ],
  ["r=u+m.length,i,d=!1;if(!this.entries[t])", "r=u+m.length,i,d=!1,v;if(!this.entries[t])"],
  [
    "try{new Parser({lexer:new Lexer(o.makeSubStream(r))}).getObj(),d=!0}",
    "try{v=o.makeSubStream(r),new Parser({lexer:new Lexer(v)}).getObj(),d=!0}",
  ],
  [":d=!0}d&&(this.entries[t]=", ":d=!0}finally{countRebuilding(this,v,r)}d&&(this.entries[t]="],
  [
    "let n=t.getObj();n instanceof F&&(p.push(n),",
    "let n=t.getObj();countRebuilding(this,o,e);n instanceof F&&(p.push(n),",
  ],
  [
    "this.startXRefQueue.shift()}if(this.topDict)return this.topDict;if(!e)throw",
    "countRebuilding(this,t,t.start+this.startXRefQueue.shift())}if(this.topDict)return this.topDict;if(!e)throw",
  ],
  [
    "try{r=this.fetch(n)}catch{continue}if(r instanceof BaseStream",
    "try{r=this.fetch(n)}catch{continue}finally{countRebuilding(this,this.fetched,this.fetched?.start),this.fetched=null}if(r instanceof BaseStream",
  ],
];

/** Inks that leave nothing on the page, and the colour that each colour space begins with. */
const COLOURS: PackagePatch["replace"] = [
  ["return new AlternateCS(s,c,b)", "return ofInks(y,new AlternateCS(s,c,b))"],
  ...(["fill", "stroke"] as const).map((use): [string, string] => {
    const [space, code] = [`y.state.${use}ColorSpace`, use === "fill" ? "T.setFillRGBColor" : "T.setStrokeRGBColor"];
    const [at, after] = [`if(t instanceof Se){${space}=t;`, "continue}next(u._handleColorSpace(t).then(e=>{"];
    const later = `${space}=e||ColorSpaceUtils.gray`;
    return [
      `${at}${after}${later}}`,
      `${at}startColour(i,${code},t);${after}${later};startColour(i,${code},${space})}`,
    ];
  }),
];

/** pdf.js as unpdf packs it, in small letters: names of one letter are those of this version. */
const PDFJS: PackagePatch = {
  file: "/unpdf/dist/pdfjs.mjs",
  // Names of the runtime that the module uses are taken from here instead.
  imports: {
    text: 'import { cloneMessage, countCodes, countedWidths, countFont, countFontBytes, countOperation, countPart, countRebuilding, countSavedStates, DecompressionStream, decodeByWasm, ImageDecoder, isTooLarge, isTurnOver, maskedJpeg, objectsNear, ofInks, othersTurn, startColour } from "%module%";',
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
      "countOperation(this.xref,t);let r=n.cmd,i=EvaluatorPreprocessor.opMap[r];",
    ],
    // Others have their turn again and again while a page is read, by what was done: the clock stands still meanwhile.
    [
      "check(){return++this.checked<TimeSlotManager.CHECK_TIME_EVERY?!1:(this.checked=0,this.endTime<=Date.now())}",
      "check(){return isTurnOver()}",
    ],
    ["if(c){next(Cr);return}closePendingRestoreOPS()", "if(c){next(othersTurn());return}closePendingRestoreOPS()"],
    ["if(m){next(Cr);return}flushTextContentItem()", "if(m){next(othersTurn());return}flushTextContentItem()"],
    // A link, note or field of a page is a part of it as well.
    ["static async create(e,t,n,r,i,a,o,s){", "static async create(e,t,n,r,i,a,o,s){countPart(e);"],
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
    // A picture that is long beyond reason in one direction is left out as one of too many pixels is, and with what masks it.
    ["if(s!==-1&&f*p>s){let e=`Image exceeded", "if(s!==-1&&isTooLarge(u,f,p,s)){let e=`Image exceeded"],
    // Fax, JBIG2 and JPEG 2000: unpdf leaves most of the decoders out.
    ["let a=await this._getModule(Ke);", "return decodeByWasm(this._filename,arguments);let a;"],
    ["let a=await this._getModule(tt);", "return decodeByWasm(this._filename,arguments);let a;"],
    // The edges that a printer cuts a page at are told with the page.
    [
      "n.ensure(e,`view`)]).then(function([e,t,n,r]){return{rotate:e,ref:t,refStr:t?.toString()??null,userUnit:n,view:r}",
      "n.ensure(e,`view`),n.ensure(e,`getBoundingBox`,[`TrimBox`])]).then(function([e,t,n,r,i]){return{rotate:e,ref:t,refStr:t?.toString()??null,userUnit:n,view:r,trim:i??null}",
    ],
    ...COLOURS,
    ...REBUILDING,
    ...FONTS,
    ...MEMORY,
  ],
};

/** tesseract-wasm compiles bytes, which the Workers runtime forbids, and makes up an address for a file that it never
 * fetches, which a module of a bundle cannot. It is given the compiled module in place of the bytes. */
const TESSERACT: PackagePatch = {
  file: "/tesseract-wasm/dist/lib.js",
  replace: [
    ['wasmBinaryFile=new URL("tesseract-core.wasm",import.meta.url).href;', 'wasmBinaryFile="tesseract-core.wasm";'],
    [
      "return getBinaryPromise().then(function(binary){return WebAssembly.instantiate(binary,info)}).then(function(instance){return instance})",
      "return WebAssembly.instantiate(wasmBinary,info).then(function(instance){return {instance:instance,module:wasmBinary}})",
    ],
  ],
};

/** The renderer makes up an address as well, for which a bundler would pack its code a second time. */
const PDFIUM: PackagePatch = {
  file: "/@hyzyla/pdfium/dist/index.esm.browser.js",
  replace: [['return new URL("pdfium.wasm", import.meta.url).href;', 'return "pdfium.wasm";']],
};

/** The decoder of WebP gives the runtime an `ImageData` and an address where it has none; other code then takes the runtime for a page of a
 * browser. It makes its pictures of a class of ours instead. */
const WEBP: PackagePatch = {
  file: "/@jsquash/webp/codec/dec/webp_dec.js",
  imports: {
    text: 'import { PlainImageData } from "%module%";',
    module: resolve(import.meta.dirname, "../image/rows.ts"),
  },
  replace: [
    [
      "if(isRunningInCloudFlareWorkers||isRunningInNode){if(!globalThis.ImageData)",
      "if(false){if(!globalThis.ImageData)",
    ],
    [
      "return Emval.toHandle(emval_get_global()[name])",
      'return Emval.toHandle(name==="ImageData"?PlainImageData:emval_get_global()[name])',
    ],
    ['new URL("webp_dec.wasm",import.meta.url).href', '"webp_dec.wasm"'],
  ],
};

const PATCHES: readonly PackagePatch[] = [PDFJS, TESSERACT, PDFIUM, WEBP];

const patchOf = (id: string) => PATCHES.find(({ file }) => id.split("?")[0]?.endsWith(file));

/** The code of a module with what is changed in it; null where nothing is. `id` is its path or address. Throws where a text
 * to be changed is not there exactly once: the package is another version, and its patch has to be looked at. */
export function patched(id: string, code: () => string, address: (path: string) => string): string | null {
  const patch = patchOf(id);
  if (!patch) return null;
  let result = code();
  for (const [from, to] of patch.replace) {
    const [before, after, ...more] = result.split(from);
    if (after === undefined || more.length > 0)
      throw new Error(`${patch.file} has changed: look at worker/reading/patches. Not there once: ${from}`);
    result = `${before}${to}${after}`;
  }
  const { imports } = patch;
  return imports ? `${imports.text.replace("%module%", () => address(imports.module))}\n${result}` : result;
}

/** Applies the patches in a build, and in tests. */
export function patchedPackages(): Plugin {
  return {
    name: "patched-packages",
    enforce: "pre",
    transform(code, id) {
      const result = patched(
        id,
        () => code,
        (path) => path,
      );
      return result === null ? null : { code: result, map: null };
    },
  };
}

/** Applies them where Node runs the readers from their sources. */
export const patchedForNode = (url: string, code: () => string) =>
  patched(url, code, (path) => pathToFileURL(path).href);
