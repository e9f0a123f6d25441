// Totals only: how many false alarms of clause 12 fall away on the kept part when one check is left out.
import { readFileSync } from "node:fs";
import { checkClauses } from "#worker/rules/engine.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
import { compare } from "./metrics.ts";
const labels = JSON.parse(readFileSync("/work/main/worker/eval/expect.json","utf8")).filter((l:any)=>Number(l.id.slice(1))%3===0);
const clause = Number(process.argv[2]);
const all = labels.map((label:any)=>{ const text=readFileSync("/work/main/worker/eval/"+label.file,"utf8"); const facts=gatherFacts(materialFromText(text),{audience:label.audience,channel:label.channel,context:label.context??undefined,materialType:undefined}); return {label,text,risk:"",cases:[],reported:checkClauses(facts).flatMap(o=>o.findings.map(f=>({...f,clause:o.clause})))}; });
const count=(skip:string)=>all.map((o:any)=>compare({...o,reported:o.reported.filter((r:any)=>r.check!==skip)})).reduce((t:any,c:any)=>({h:t.h+c.hits.filter((f:any)=>f.clause===clause).length,m:t.m+c.misses.filter((f:any)=>f.clause===clause).length,fa:t.fa+c.falseAlarms.filter((n:number)=>n===clause).length}),{h:0,m:0,fa:0});
console.log("all",count(""));
for (const c of new Set<string>(all.flatMap((o:any)=>o.reported.filter((r:any)=>r.clause===clause&&r.severity!=="LOW").map((r:any)=>r.check)))) console.log("without",c,count(c));
