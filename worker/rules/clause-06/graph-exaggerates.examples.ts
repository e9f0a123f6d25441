import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Xelvora (mirtazepan)\n\n[Figure 1. Bar chart. [[Vertical axis runs from 84% to 88%, no break]] shown. Xelvora 87.1%. Omeprazole 85.4%.]",
      why: "an axis that does not start at zero",
    },
    { text: "Xelvora (mirtazepan)\n\n[Bar chart: response. The [[y axis starts at 60]].]", why: "starts at 60" },
    {
      text: "Xelvora (mirtazepan)\n\n[[Chart of pressure at 12 weeks, drawn with a truncated scale.]]",
      why: "truncated",
    },
  ],
  clean: [
    {
      text: "Xelvora (mirtazepan)\n\n[Bar chart: stroke, per cent a year. Vertical axis runs from 0 to 5 without a break. Xelvora 1.3, warfarin 1.6.]",
      why: "from zero",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[Bar chart. Vertical axis from 40% to 60%; the axis break is marked.]",
      why: "a marked break",
    },
    {
      text: "Xelvora (mirtazepan)\n\n[Line graph. Horizontal axis from week 4 to week 24; vertical axis from 0 to 100%.]",
      why: "the time axis may start later",
    },
  ],
  inapplicable: [
    { text: "Xelvora (mirtazepan) tablets: response 61% v 37%.", why: "no graph" },
    { text: "[Bar chart: attendance, axis from 80% to 90%]", why: "no medicine" },
  ],
};
