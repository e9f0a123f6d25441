/** What the parties sign. */
export const AGREEMENT = "agreement|agreements|contract|contracts|paperwork";

/** What is done to an agreement. */
export const SIGN = "sign|signs|signed|signing|signature|signatures";
