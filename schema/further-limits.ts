// Free of the validation library: the form shows it before anything is checked.

/** Most references that one material may be sent with. */
export const MAX_REFERENCES = 10;
