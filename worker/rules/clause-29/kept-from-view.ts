import { keptFromViewOf } from "../checks/unseen-payments.ts";

/** 29.1: support of patient organisations is not kept from view. */
export const keptFromView = keptFromViewOf({
  id: "clause-29/kept-from-view",
  requirement: "29.trigger-po-support",
  near: "on payments to patient organisations",
  rule: "Support of patient organisations must be published each year with its amount and description (Clause 29).",
  examples: {
    flagged: [
      { text: "[[Leave the charity off our public list, the £9,000 was a favour.]]", why: "left off" },
      {
        text: "[[Enter the £5,000 for the patient group under sundries, never by name, on the website.]]",
        why: "hidden in a heap",
      },
    ],
    clean: [
      { text: "Our £9,000 to the charity will be published on our website in June.", why: "published" },
      { text: "Calder will list the charity's fee every year in its published payments.", why: "listed" },
      { text: "The charity will put the campaign on its website, under its own name.", why: "a campaign is put up" },
      { text: "The charity must be named on the list.", why: "a duty" },
      {
        text: "The charity's name and logo may stand only in our annual list of support, as it agreed in writing.",
        why: "the use of a mark",
      },
    ],
  },
});
