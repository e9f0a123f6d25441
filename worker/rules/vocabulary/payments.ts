/** Money for somebody's work or time. */
export const PAYMENT = "fee|fees|payment|payments|honorarium|honoraria";
