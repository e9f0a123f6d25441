import type { PackagePatch } from "./package-patch.ts";

/** What is changed in how pdf.js reads fonts. They are wanted for the letters that their codes stand for, never drawn: the
 * programs that draw glyphs, which may call one another without end, are not run. What is left is counted for the
 * document that it belongs to. */
export const FONTS: PackagePatch["replace"] = [
  // Outlines of glyphs are neither run nor written anew.
  ["d&&=this.parseCharString(u,c,f,n),", ""],
  ["try{this.data=r.compile()}", "try{e.reset(),this.data=e.getBytes()}"],
  ["d.subrsIndex=f,new It(a).compile()", "d.subrsIndex=f,new Uint8Array(0)"],
  ["static buildFontPaths(e,t,n,r){", "static buildFontPaths(e,t,n,r){return;"],
  // Those of Type 1 are run for the widths that stand in them, to the length that a glyph may have.
  ["let r=new Type1CharString,", "let r=Object.assign(new Type1CharString,{xref:e.xref}),"],
  [
    "convert(e,t,n){let r=e.length",
    "convert(e,t,n){countFontBytes(this.xref,e.length);if(this.output.length>65535)return!0;let r=e.length",
  ],
  ["systemFontInfo:C}", "systemFontInfo:C,xref:this.xref}"],
  [
    "async translateFont({",
    "async translateFont(e){countFont(this.xref);return this.translateCounted(e)}async translateCounted({",
  ],
  // Parts of a font that overlap.
  [
    "t.add(n.subarray(e,r))",
    "if(t.add(n.subarray(e,r)),t.length>n.length)throw new FormatError$1(`CFF INDEX overlaps`)",
  ],
  ["c=t.getUint16(),l,u;for(l=0;l<s&&", "c=t.getUint16(),l,u;for(s=Math.min(s,1000),l=0;l<s&&"],
  // What its codes stand for.
  [
    "static async create({encoding:e,fetchBuiltInCMap:t,useCMap:n}){",
    "static async create({encoding:e,fetchBuiltInCMap:t,useCMap:n,xref:i}){",
  ],
  [
    "let r=await parseCMap(new CMap,new Lexer(e),t,n);",
    "let o=Object.assign(new CMap,{xref:i}),r=await parseCMap(o,new Lexer(e),t,n);o.xref=null;",
  ],
  [
    "if(e instanceof BaseStream)try{let t=await CMapFactory.create({encoding:e,",
    "if(e instanceof BaseStream)try{let t=await CMapFactory.create({xref:this.xref,encoding:e,",
  ],
  ["M.cMap=await CMapFactory.create({encoding:e,", "M.cMap=await CMapFactory.create({xref:this.xref,encoding:e,"],
  ["mapOne(e,t){this._map[e]=t}", "mapOne(e,t){countCodes(this.xref,1,t);this._map[e]=t}"],
  ["mapCidRange(e,t,n){if", "mapCidRange(e,t,n){countCodes(this.xref,t-e+1);if"],
  ["mapBfRange(e,t,n){if", "mapBfRange(e,t,n){countCodes(this.xref,t-e+1,n);if"],
  ["mapBfRangeToArray(e,t,n){if", "mapBfRangeToArray(e,t,n){countCodes(this.xref,n.length);if"],
  ["this.fontChar=t,this.unicode=n,", "this.fontChar=t,this.unicode=n.slice(0,64),"],
  ["Number.isInteger(a)||(a=0);", "a>=0&&a<=65535||(a=0);"],
  ["Number.isInteger(o)||(o=r?65535:255);", "o>=0&&o<=65535||(o=r?65535:255);"],
  [
    "readCidToGidMap(e,t){let n=[];for(let r=0,i=e.length;",
    "readCidToGidMap(e,t){let n=[];for(let r=0,i=Math.min(e.length,131072);",
  ],
  [
    "for(let t=e;t<=n;t++)d.push({charCode:t,glyphId:r++})",
    "for(let t=e;t<=n&&d.length<2e5;t++)d.push({charCode:t,glyphId:r++})",
  ],
  ["for(s=i.offsetIndex,f=a;f<=e;f++)", "for(s=i.offsetIndex,f=a;f<=e&&d.length<2e5;f++)"],
  // How wide they are.
  [
    "if(Array.isArray(n))for(let e of n){let n=r.fetchIfRef(e)",
    "if(Array.isArray(n))for(let e of countedWidths(r,n)){let n=r.fetchIfRef(e)",
  ],
  ["for(let e=t;e<=n;e++)i[e]=a", "countCodes(r,n-t+1);for(let e=t;e<=n;e++)i[e]=a"],
  ["if(Array.isArray(i))for(let e=0,n=i.length;", "if(Array.isArray(i))for(let e=0,n=countedWidths(r,i).length;"],
  ["for(let e=t;e<=i;e++)o[e]=a", "countCodes(r,i-t+1);for(let e=t;e<=i;e++)o[e]=a"],
];
