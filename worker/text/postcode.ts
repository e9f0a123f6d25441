/** A postcode of the UK, as a piece of patterns. */
export const POSTCODE = String.raw`[A-Z]{1,2}\d{1,2}[A-Z]?\s?\d[A-Z]{2}`;
