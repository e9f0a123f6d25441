/** What bodies recommend. */
export const GUIDELINE = "guideline|guidelines|guidance";
