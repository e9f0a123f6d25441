declare module "virtual:site-facts" {
  const facts: import("#schema/site-facts.ts").SiteFacts;
  export default facts;
}

declare module "virtual:sample-analysis" {
  const sample: import("#schema/site-facts.ts").SampleAnalysis;
  export default sample;
}
