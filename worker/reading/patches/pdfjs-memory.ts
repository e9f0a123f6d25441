import type { PackagePatch } from "./package-patch.ts";

/** What pdf.js would take memory for and nobody here asks for, or asks for a part of. */
export const MEMORY: PackagePatch["replace"] = [
  // Of a stream of very many objects only those are read that stand near the one that is wanted: a document keeps what
  // it has read. The stream stays open, since others of it are wanted next.
  [
    "fetchCompressed(e,t,n=!1){let r=t.offset,i=this.fetch(L.get(r,0));",
    "fetchCompressed(e,t,n=!1){let r=t.offset,v=this.largeStream?.entry===this.entries[r]?this.largeStream:null,i=v?v.stream:this.fetch(L.get(r,0));",
  ],
  [
    "c=Array(o),l=Array(o);for(let e=0;e<o;++e){let t=s.getObj();if(!Number.isInteger(t))throw new FormatError$1(`invalid object number",
    "c=v?v.numbers:Array(o),l=v?v.offsets:Array(o);for(let e=v?o:0;e<o;++e){let t=s.getObj();if(!Number.isInteger(t))throw new FormatError$1(`invalid object number",
  ],
  [
    "d=Array(o);for(let e=0;e<o;++e){let t=e<o-1?l[e+1]-l[e]:void 0;",
    "d=[],[g,w]=objectsNear(t.gen,o);if(w-g<o)this.largeStream={entry:this.entries[r],stream:i,numbers:c,offsets:l};for(let e=g;e<w;++e){let t=e<o-1?l[e+1]-l[e]:void 0;",
  ],
  // Shades that are drawn point by point or as a net: only those that run from one colour to others tell their colours.
  ["case Ve.FUNCTION_BASED:return new He(o,t,n,r,i,a);", "case Ve.FUNCTION_BASED:return new DummyShading;"],
  ["case Ve.TENSOR_PATCH_MESH:return new We(e,t,n,r,i,a);", "case Ve.TENSOR_PATCH_MESH:return new DummyShading;"],
  // Samples of a colour: a table of seventeen steps of four inks in three colours has a quarter of a million.
  [
    "for(let t of e)i*=t;let a=Array(i),o=0",
    "for(let t of e)i*=t;if(!(i<=1e6)||e.length>8)throw new FormatError$1(`Too many samples`);let a=Array(i),o=0",
  ],
  // Codes that are far apart: the list grows with those that there are.
  ["let n=Array(t.length);return t.forEach(function(e,t){", "let n=[];return t.forEach(function(e,t){"],
  // Of a font only the names of its glyphs are wanted beside what pdf.js itself needs.
  [
    "an=[`cMap`,`composite`,`defaultEncoding`,`differences`,`isMonospace`,`isSerifFont`,`isSymbolicFont`,`seacMap`,`subtype`,`toFontChar`,`toUnicode`,`type`,`vmetrics`,`widths`]",
    "an=[`differences`]",
  ],
  // A JPEG comes from our decoder as a plain buffer, which nothing has to close: a page that holds one is let go all the same.
  ["values())e?.bitmap?.close();this.#e.clear()}", "values())e?.bitmap?.close?.();this.#e.clear()}"],
  [
    "if(i._intentStates.size===0){r?.bitmap?.close();return}",
    "if(i._intentStates.size===0){r?.bitmap?.close?.();return}",
  ],
  // A large JPEG with a mask is put together shrunk, and neither of the two whole.
  [
    "let d=await this.getImageBytes(s*l,{internal:!0}),f=0|d.length/l*r/s,",
    "let x=await maskedJpeg(this);if(x)return x;let d=await this.getImageBytes(s*l,{internal:!0}),f=0|d.length/l*r/s,",
  ],
];
