import { readFileSync } from "node:fs";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { prescribingInformationOf } from "#worker/rules/facts/prescribing-information.ts";
import { materialFromText } from "#worker/test/material.ts";
const labels = JSON.parse(readFileSync("/work/main/worker/eval/expect.json","utf8"));
for (const l of labels) {
  if (Number(l.id.slice(1))%3===0) continue;
  const text = readFileSync("/work/main/worker/eval/"+l.file,"utf8");
  const f = gatherFacts(materialFromText(text), {audience:l.audience,channel:l.channel,context:l.context??undefined,materialType:undefined});
  const pi = prescribingInformationOf(f);
  if (!f.promotion.isPromotional && !pi.blocks.length && !pi.pointers.length) continue;
  console.log(l.id,l.channel,f.promotion.kind,"|",pi.blocks.map(b=>`[${b.products}] missing:${b.missing} date:${b.date?text.slice(b.date.start,b.date.end):"NONE"} mon:${b.additionalMonitoring?1:0} spc:${b.refersToSpc}`).join(" ; "),"|",pi.pointers.map(p=>`${p.route}${p.indirect?"!":""}<${f.view.text.slice(p.start,p.end).slice(0,90)}>`).join(" ; "));
  if (process.argv.includes(l.id)) for (const b of pi.blocks) for (const p of Object.values(b.particulars)) console.log("    ",p!.key,"=",p!.value.slice(0,80));
}
