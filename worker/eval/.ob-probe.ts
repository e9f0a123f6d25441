import { readFileSync } from "node:fs";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
const labels = JSON.parse(readFileSync("/work/main/worker/eval/expect.json","utf8"));
for (const l of labels) {
  if (Number(l.id.slice(1))%3===0) continue;
  const text = readFileSync("/work/main/worker/eval/"+l.file,"utf8");
  const f = gatherFacts(materialFromText(text), {audience:l.audience,channel:l.channel,context:l.context??undefined,materialType:undefined});
  const p=f.promotion;
  console.log(l.id,l.audience,l.channel,f.submission.materialType,"|",p.kind,p.owesObligatoryItems?"OWES":"-",p.unlicensed?"UNLIC":"","|",l.title,"|12 in clean",l.clean.includes(12), l.findings.some((x:any)=>x.clause===12)?"**12":"", p.reason, p.beyondTheQuestion.length);
}
