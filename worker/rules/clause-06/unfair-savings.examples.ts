import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Tavorel (tavorimib)\nPromotional material for payers\n[[Seen at our contract price and their catalogue price, it is the cheaper of the two.]]",
      why: "two kinds of price",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material for payers\n[[A month of Tavorel is £12 cheaper, leaving the nurse visits out.]]",
      why: "a part of the bill is left out",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material for payers\n[[Savings assume that all your patients change and that nobody stops.]]",
      why: "an assumption that flatters",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nTraining was left out of the sum for both medicines.\nThe list price is £30.00 for 28 tablets.",
      why: "left out on both sides",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nWhat does a switch cost, with all that is usually left out?",
      why: "a question",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material for payers\nSpend on branded tablets, last year: £212,000. Discount: 9% off invoice. Prices exclude VAT.",
      why: "prices and budgets, and no saving",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material for payers\nIf your trust has a contract the saving of £40 may shrink.",
      why: "a saving that is owned to depend",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material for payers\nBoth prices are list prices on the same day, excluding VAT.",
      why: "one kind of price",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material for payers\n28 tablets cost £31.00 (basic NHS price excluding VAT, MIMS, May 2025).",
      why: "a plain price",
    },
    {
      text: "Tavorel (tavorimib)\nPromotional material for payers\nNurse visits are costed for both medicines in the same way.",
      why: "one basis",
    },
  ],
  inapplicable: [{ text: "Tavorel (tavorimib) for migraine in adults.", why: "no price" }],
};
