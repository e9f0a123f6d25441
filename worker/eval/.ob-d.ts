import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
import { piParticulars } from "#worker/rules/clause-12/pi-particulars.ts";
const t = piParticulars.examples.clean[2]!.text;
const f = gatherFacts(materialFromText(t),{audience:"hcp",channel:"print",context:undefined,materialType:undefined});
for (const l of f.lines) console.log(l.zone, f.view.text.slice(l.start,l.end).slice(0,60));
console.log(f.prescribingInformation.blocks.map(b=>[b.missing,Object.values(b.particulars).map(p=>p!.key+"="+p!.value.slice(0,40))]));
