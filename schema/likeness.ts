/** Whether a check is no written rule but the likeness of a material to faulty ones; its name ends so. */
export const isOfLikeness = (check: string): boolean => check.endsWith("/likeness");
