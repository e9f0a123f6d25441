/** Who takes a medicine, or cares for somebody who does. */
export const PATIENT = "patient|patients|people|person|adult|adults|child|children|women|men|sufferers|carers";
