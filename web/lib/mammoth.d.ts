// The package types its Node entry only; the build for browsers answers to the same calls.
declare module "mammoth/mammoth.browser.js" {
  export { default } from "mammoth";
}
