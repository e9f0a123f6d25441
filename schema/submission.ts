import { z } from "zod";

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

function oneOf<T extends Record<string, string>>(labels: T) {
  return Object.keys(labels) as [keyof T & string, ...(keyof T & string)[]];
}

export const audience = z.enum(oneOf(AUDIENCES), { error: "Please select an audience type" });
export const channel = z.enum(oneOf(CHANNELS), { error: "Please select a distribution channel" });
export const materialType = z.enum(oneOf(MATERIAL_TYPES), { error: "Please select a material type from the list" });

/** Longest additional context that is stored, in characters. */
const MAX_CONTEXT_CHARS = 4000;

/** The text fields of `POST /api/analyze`; an empty context or material type counts as not given. */
export const submissionFields = z.object({
  audience,
  channel,
  context: z
    .string()
    .trim()
    .max(MAX_CONTEXT_CHARS, `Please keep the additional context under ${MAX_CONTEXT_CHARS} characters`)
    .optional()
    .transform((text) => text || undefined),
  materialType: z.preprocess(
    (value) => (value === "" || value === "auto" ? undefined : value),
    materialType.optional(),
  ),
});
export type SubmissionFields = z.infer<typeof submissionFields>;

/** Largest upload, in bytes (50 MB as the specification counts them). */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

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

/** Title and message of each refusal of a file, worded as the specification has them. */
export const FILE_MESSAGES = {
  missing: { title: "No file selected", message: "Please select a file to analyse." },
  type: {
    title: "Unsupported file type",
    message: "Please upload PDF, Word documents, text files, or images (JPG, PNG, GIF, WebP).",
  },
  size: { title: "File too large", message: "Maximum file size is 50MB." },
} as const;

export const submitResponse = z.object({ progressId: z.string() });
export type SubmitResponse = z.infer<typeof submitResponse>;
