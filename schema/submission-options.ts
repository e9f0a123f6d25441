// Free of the validation library: pages show these before anything is checked.
import { READING_LIMITS } from "./limits.ts";

export const AUDIENCES = {
  hcp: "Healthcare Professionals (HCPs)",
  patients: "Patients & General Public",
  payers: "Payers & Health Authorities",
  media: "Media & Press",
  investors: "Investors & Stakeholders",
} as const;

export const CHANNELS = {
  email: "Email Marketing",
  print: "Print Materials",
  social: "Social Media",
  website: "Website Content",
  conference: "Conference Materials",
  sales: "Sales Materials",
} as const;

export const MATERIAL_TYPES = {
  "detail-aid": "Detail aid or leavepiece",
  "journal-ad": "Journal advertisement",
  email: "Email",
  "web-page": "Web page",
  "social-post": "Social post",
  "slide-deck": "Slide deck",
  "press-release": "Press release",
  "patient-material": "Patient material",
  "meeting-invitation": "Meeting invitation",
  "exhibition-panel": "Exhibition panel",
  letter: "Letter",
  "internal-briefing": "Internal briefing",
  other: "Other",
} as const;

export type Audience = keyof typeof AUDIENCES;
export type Channel = keyof typeof CHANNELS;
export type MaterialType = keyof typeof MATERIAL_TYPES;

/** Largest upload, in bytes (50 MB as the specification counts them). */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** Longest text that is taken in the place of a file, in characters: as much as a file may hold. */
export const MAX_TEXT_CHARS = READING_LIMITS.characters;
/** What a text without a name of its own is listed under. */
export const TEXT_FILE_NAME = "pasted-text.txt";

/** File name endings and the media types that browsers send for them. */
export const ACCEPTED_TYPES = {
  ".pdf": "application/pdf",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".doc": "application/msword",
  ".txt": "text/plain",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".gif": "image/gif",
  ".webp": "image/webp",
} as const;

/** Messages of a text that cannot be taken. */
export const TEXT_MESSAGES = {
  missing: "Please send the text of the material",
  size: `A text may hold ${MAX_TEXT_CHARS.toLocaleString("en-GB")} characters. Please split a longer one and check the parts.`,
} as const;

/** Title and message of each refusal of a file; worded as the specification has them, but for the empty file. */
export const FILE_MESSAGES = {
  missing: { title: "No file selected", message: "Please select a file to analyse." },
  empty: { title: "Empty file", message: "This file is empty (0 bytes). Please choose another." },
  type: {
    title: "Unsupported file type",
    message: "Please upload PDF, Word documents, text files, or images (JPG, PNG, GIF, WebP).",
  },
  size: { title: "File too large", message: "Maximum file size is 50MB." },
} as const;
