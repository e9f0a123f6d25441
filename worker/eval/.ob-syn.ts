import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
import { checkClauses } from "#worker/rules/engine.ts";
import { readFileSync } from "node:fs";
const cases = readFileSync("/tmp/ob/syn.txt","utf8").split(/^#### /m).slice(1);
for (const c of cases) {
  const [head="", ...rest] = c.split("\n"); const text = rest.join("\n").trim();
  const [name, audience, channel, expect, context] = head.split("|").map(s=>s.trim());
  const f = gatherFacts(materialFromText(text), {audience:audience as any,channel:channel as any,context:context||undefined,materialType:undefined});
  const out = checkClauses(f).filter(o=>[1,4,8,9,12,13,15,16,18].includes(o.clause)||o.clause===26).flatMap(o=>o.findings.filter(x=>x.clause!==26||/side-effect|triangle/.test(x.check)).map(x=>`${x.severity[0]}:${x.check.replace("clause-","")}${x.quote?"<"+x.quote.slice(0,50)+">":""}`));
  console.log(`${name} [${f.promotion.kind}${f.promotion.owesObligatoryItems?" OWES":""}] expect ${expect}\n     got ${out.join("  ")||"-"}   products ${f.products.map(p=>p.name+"/"+p.generic+"/"+p.role)}`);
}
