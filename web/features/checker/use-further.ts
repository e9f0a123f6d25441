import { useState } from "react";
import { toastRefusal } from "#web/features/checker/use-material.ts";
import { refuseFile } from "#web/features/checker/validate.ts";
import { type Further, NO_FURTHER } from "#web/lib/further.ts";

const isFine = (file: File) => refuseFile(file) === undefined;

/** What the material is to be compared with. `choose` takes what can be sent and answers why the rest cannot. */
export function useFurther() {
  const [further, setFurther] = useState(NO_FURTHER);
  const choose = ({ smpc, references }: Further): string | undefined => {
    const bad = [...(smpc ? [smpc] : []), ...references].find((file) => !isFine(file));
    setFurther({ references: references.filter(isFine), ...(smpc && isFine(smpc) && { smpc }) });
    const refusal = bad && refuseFile(bad);
    if (refusal) toastRefusal(refusal);
    return bad && refusal && `${bad.name}: ${refusal.message}`;
  };
  return { further, choose };
}
