import { keptFromViewOf } from "../checks/unseen-payments.ts";

/** 28.1: payments to professionals and healthcare organisations are not kept from view. */
export const keptFromView = keptFromViewOf({
  id: "clause-28/kept-from-view",
  requirement: "28.trigger-payment",
  near: "on payments to professionals",
  rule: "Transfers of value to health professionals and healthcare organisations must be published each year, in full and against the receiver (Clause 28).",
  examples: {
    flagged: [
      {
        text: "[[Book the £900 honorarium as printing so that it never reaches the register.]]",
        why: "under another name",
      },
      { text: "[[Keep the surgeon's fee off the published list; he dislikes publicity.]]", why: "taken off the list" },
      {
        text: "[[Our nurses work free of charge; keep the practice's fee off the published list.]]",
        why: "a fee beside what is free",
      },
      { text: "[[Keep the GP's fee off the list on Disclosure UK, nobody looks.]]", why: "kept off it" },
      {
        text: "[[Your name is in Disclosure UK for the small fee only; the rest is invoiced by your wife's company so that nobody sees it.]]",
        why: "the rest is not shown",
      },
      {
        text: "[[We will publish payments each year, but yours goes through the agency so that it never shows.]]",
        why: "all but one",
      },
    ],
    clean: [
      { text: "Your honorarium will be published beside your name on Disclosure UK.", why: "told openly" },
      {
        text: "Clinics that wish to offer it at no charge, and have never asked, can register below.",
        why: "no payment",
      },
      {
        text: "A list of what we paid to hospitals and left in our books is on Disclosure UK.",
        why: "where it belongs",
      },
      { text: "We refuse to keep a payment off the list.", why: "a refusal" },
    ],
  },
});
