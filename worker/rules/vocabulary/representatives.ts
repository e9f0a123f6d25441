/** Who calls on health professionals for a company. */
export const REPRESENTATIVE = "rep|reps|representative|representatives|salesperson|salespeople|salesforce";
