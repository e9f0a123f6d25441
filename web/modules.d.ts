declare module "virtual:site-facts" {
  const facts: import("#schema/site-facts.ts").SiteFacts;
  export default facts;
}

/** The library's types leave this part of it out. */
declare module "pdfkit/output" {
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}

declare module "virtual:api-reference" {
  const calls: import("#schema/api-reference.ts").ApiCall[];
  export default calls;
}

declare module "virtual:sample-analysis" {
  const sample: import("#schema/site-facts.ts").SampleAnalysis;
  export default sample;
}

// The package types its Node entry only; the build for browsers answers to the same calls.
declare module "mammoth/mammoth.browser.js" {
  export { default } from "mammoth";
}
