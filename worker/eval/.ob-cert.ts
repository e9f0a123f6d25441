import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
const bad = `We haven't had time to get this signed off, but the data are too good to wait.
This one is not on the approved list yet.
Medical have not seen this version.
Please start using the slides today; the certificate will be issued next month.
There is no need to send this to the signatories.
The email below has not been to copy approval.
I knocked this up last night, it's not official so don't forward it.
This poster was never certified.
Strictly unofficial: not been past compliance yet.
The signatory is on leave, so we will print now and certify on her return.
We have added two claims since the piece was certified.
The wording differs from the certified version.
You can edit the approved template to include local results.
The final artwork was changed after sign-off.
Don't bother with certification for social posts.
As this is only a short message, it does not need to be certified.
This leaflet does not require approval because it is for patients.
Approval is still pending but please use it from Monday.
It's awaiting certification, but go ahead and share it.
Nobody in the medical department has looked at this.
I made this handout at home.
Use it ahead of certification.
Copy approved by brand team only; no signatory involved.
This was put together by the sales team and hasn't been checked by anyone else.
Not certified. For use with customers.
The website went live before it was certified.
We took out the safety slide after approval.
The agency published the page before final approval had been given.
Feel free to reword the certified letter for your own customers.
The last certificate ran out in 2022 and we carried on using it.
It has not been approved for external use, but feel free to show it to your doctors.
The banner shown differs from the one that was certified.
Approved: pending
Certified by: nobody yet
Job bag not yet approved
`.trim().split("\n");
const good = `Only certified items may be used.
Do not make your own slides.
Do not use it until it has been certified.
This material has been certified under ZEL-UK-01.
All slides must be approved by the signatory before use.
Nothing may be added after certification.
Zelvorin is not approved for children.
This use has not been approved by the MHRA.
Draft for review, not for use.
This draft has not yet been certified and must not be used.
The minutes were approved without changes.
Reps must not alter certified material.
Material that has not been through approval must not be shared.
The course is certified for 3 CPD points.
Do not send anything that medical has not seen.
The study was approved by an ethics committee before it started.
The price has not yet been approved by the Department of Health.
The results have not been peer reviewed.
NICE has not yet reviewed the medicine.
Patients should not start without a signed consent form.
The protocol was changed after approval by the ethics committee.
Examined under reference SEV-UK-MED-0044, May 2025.
We have not asked the Trust to approve the visit.
Withdraw any copies that were changed after certification.
The advertisement was certified by two signatories before use.
No approval is needed from your practice to take part in the survey.
The licence was approved without a black triangle.
Add your own name and the meeting date only; nothing else in the certified template may be changed.
`.trim().split("\n");
for (const [name,list] of [["BAD missed",bad],["GOOD flagged",good]] as const) for (const s of list) {
  const f = gatherFacts(materialFromText("Zelvorin (tavorimib) 40 mg capsules\n\nFor adults with migraine.\n\n"+s),{audience:"hcp",channel:"print",context:undefined,materialType:undefined});
  const c=f.obligatory.certification; const hit=c.uncertified.length+c.altered.length>0;
  if ((name[0]==="B")!==hit) console.log(name,"|",s);
}
