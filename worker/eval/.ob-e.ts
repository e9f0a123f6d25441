import { readFileSync } from "node:fs";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
const labels = JSON.parse(readFileSync("/work/main/worker/eval/expect.json","utf8"));
for (const l of labels) {
  if (Number(l.id.slice(1))%3===0) continue;
  const text = readFileSync("/work/main/worker/eval/"+l.file,"utf8");
  const f = gatherFacts(materialFromText(text), {audience:l.audience,channel:l.channel,context:l.context??undefined,materialType:undefined});
  const d=f.dealings;
  console.log(l.id,l.audience,f.promotion.kind,"|",Object.entries(d).filter(([k,v])=>v===true).map(([k])=>k).join(),f.event.isAdvisory?"ADV":"",f.setting.readers,f.briefing.isBriefing?"BRIEF":"");
}
