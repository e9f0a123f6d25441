// Free of the validation library: the form shows it before anything is checked.

/** Most references that one material may be sent with. */
export const MAX_REFERENCES = 10;

/** As much of the text of a further file is compared, in characters. */
export const MAX_FURTHER_CHARS = 400_000;
