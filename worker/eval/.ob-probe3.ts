import { readFileSync } from "node:fs";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
const labels = JSON.parse(readFileSync("/work/main/worker/eval/expect.json","utf8"));
for (const l of labels) {
  if (Number(l.id.slice(1))%3===0) continue;
  const text = readFileSync("/work/main/worker/eval/"+l.file,"utf8");
  const f = gatherFacts(materialFromText(text), {audience:l.audience,channel:l.channel,context:l.context??undefined,materialType:undefined});
  const o = f.obligatory; const t=(s:any)=>s?JSON.stringify(f.view.text.slice(s.start,s.end).slice(0,80)):"-";
  console.log(`== ${l.id} ${l.audience} ${l.channel} ${f.promotion.kind} ${f.promotion.owesObligatoryItems?"OWES":""} ${l.findings.filter((x:any)=>[12,13,8,15,16].includes(x.clause)).map((x:any)=>x.sub)}`);
  const a=o.adverseEvents;
  if (f.promotion.owesObligatoryItems) console.log("  AE",a.report?1:0,a.where?1:0,a.company?1:0,"else",t(a.elsewhere)," names",o.names.map(n=>`${n.product}/${n.generic}: prom ${t(n.prominent)} ${n.besideProminent} any ${n.beside} pres ${n.present}`).join(";"));
  if (f.promotion.kind.startsWith("for-pat")) console.log("  PT",t(o.patientStatement.talk),t(o.patientStatement.yellowCard));
  console.log("  TRI due",o.triangle.due?.by,"sym",o.triangle.symbols.length,"atName",o.triangle.atName,"st",t(o.triangle.statement),"wrong",t(o.triangle.wrongMark)," DATE",t(o.identity.drawnUp),"sent",t(o.identity.sentOnly),"code",t(o.identity.code),"cert",t(o.identity.certified),o.identity.usedIn,"rev",o.identity.reviewBy);
  const c=o.consent; if (c.isMessage||c.lacking.length||c.refused.length) console.log("  CONS msg",c.isMessage,"mail",c.isMailing,"given",t(c.given),"lack",c.lacking.map(t).join(),c.lackingInContext,"out",t(c.optOut),"ref",c.refused.map(t).join());
  const k=o.certification; if (k.uncertified.length||k.altered.length||k.uncertifiedInContext||k.gaps.length) console.log("  CERT",k.uncertified.map(t).join(),k.altered.map(t).join(),k.uncertifiedInContext,k.gaps.map(t).join());
  const b=o.abbreviated; if (b.claimed) console.log("  ABB",t(b.why),Object.entries(b.items).filter(([,v])=>!v).map(([k])=>k),b.area,b.extras.map(e=>e.kind+t(e.at)).join(),b.barredPlace);
}
