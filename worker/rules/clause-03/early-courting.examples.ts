import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Migraine news for health professionals\n[[We expect approval any day, so shall we put your name down for starter packs?]]",
      why: "names taken before the licence",
    },
    {
      text: "Migraine news for health professionals\n[[Approval is weeks away: reserve your seat for the launch symposium.]]",
      why: "booking before the licence",
    },
    {
      text: "Tavorel (tavorimib)\n[[Ask us at the stand about tavorimib, our phase III tablet.]]",
      why: "talk at a stand",
    },
  ],
  clean: [
    {
      text: "LAUNCH MEETING\nTavorel (tavorimib) is licensed for migraine in adults.\nBook your place: meetings@norlake.example",
      why: "the launch of a licensed medicine",
    },
    {
      text: "Migraine news for health professionals\nThe application is with the MHRA and we cannot say more.",
      why: "reticence",
    },
    {
      text: "Migraine news for health professionals\nThe tablet is in phase III; we cannot discuss it at this meeting.",
      why: "a refusal",
    },
    {
      text: "Briefing\nLaunch bookings must not open until the licence is granted.",
      why: "a ban",
    },
  ],
  inapplicable: [{ text: "Tavorel (tavorimib) is licensed for migraine in adults.", why: "licensed" }],
};
