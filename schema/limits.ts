// Free of the validation library: the form shows it before anything is checked.

/** Most references that one material may be sent with. */
export const MAX_REFERENCES = 10;

/** As much of the text of a further file is compared, in characters: it is held beside the material. */
export const MAX_FURTHER_CHARS = 300_000;

/** What of a file can be checked, by what is in it. Uploads beyond one of these are refused with a message that names it;
 * pages may tell them beforehand. The reasons stand with the reader's other limits. */
export const READING_LIMITS = {
  /** Of a PDF, and of a text that form feeds part into pages. */
  pages: 1_000,
  /** Of text, blanks included, whatever the format: about 60,000 words of English, or 300 pages. */
  characters: 400_000,
  /** Paragraphs, lines and table cells, whatever the format. */
  paragraphs: 20_000,
  /** Pixels along one side of a picture. */
  pictureSide: 20_000,
} as const;
