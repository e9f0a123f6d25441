import { keptFromViewOf } from "../checks/unseen-payments.ts";

/** 31.1 to 31.3: disclosure is in time, lasts, and rests on records that are kept. */
export const keptFromView = keptFromViewOf({
  id: "clause-31/kept-from-view",
  requirement: "31.date-and-duration",
  near: "on the time of publication",
  rule: "Disclosure must be made in the first six months of the next year, stay public for three years, and be backed by records for five (Clause 31).",
  examples: {
    flagged: [
      { text: "[[Keep last year's payments off the website until the autumn, perhaps.]]", why: "late" },
      { text: "[[Shred the records of the 2022 payments; nobody reads them.]]", why: "records destroyed" },
      {
        text: "Your speaker fee is £600 for the meeting in May.\n[[The hospital visits £400 are put down as printing so that they stay off Disclosure UK.]]",
        why: "under another name, off the list",
      },
    ],
    clean: [
      { text: "Records of the 2022 payments will be kept until 2028.", why: "kept" },
      { text: "Last year's payments must stay on the website for three years.", why: "a duty" },
    ],
  },
});
