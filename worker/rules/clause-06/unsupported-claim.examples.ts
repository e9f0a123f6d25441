import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    { text: "Tavorel (tavorimib) tablets for UK prescribers\n[[Stronger than anything that neurologists have today.]]", why: "better than everything" },
    { text: "Tavorel (tavorimib) tablets for UK prescribers\n[[Simply the best choice for your patients with migraine]]\nTavorel has been compared with placebo only.", why: "a ranking from a placebo-controlled trial" },
    { text: "Tavorel (tavorimib) tablets for UK prescribers\n[[Works for everyone, every time.]]", why: "universal effect" },
    { text: "Tavorel (tavorimib) tablets for UK prescribers\n[[The most affordable triptan.]]", why: "cheapest without prices" },
    { text: "Tavorel (tavorimib) tablets for UK prescribers\n[[Nine out of ten neurologists would choose Tavorel.]]", why: "a poll without a source" },
    { text: "Tavorel (tavorimib) tablets for UK prescribers\n[[It beats every other tablet.]]", why: "beats all" },
  ],
  clean: [
    { text: "Tavorel (tavorimib) tablets for UK prescribers\nTavorel plus best supportive care was compared with best supportive care alone.1", why: "best supportive care" },
    { text: "Tavorel (tavorimib) tablets for UK prescribers\nThe only licensed tablet for vestibular migraine in the UK (May 2024).1", why: "a plain fact" },
    { text: "Tavorel (tavorimib) tablets for UK prescribers\nTavorel does not work in every patient.", why: "negated" },
    { text: "Tavorel (tavorimib) tablets for UK prescribers\nPain freedom at 2 hours was more frequent than with sumitrane (31% v 22%; p=0.01).1", why: "a tested comparison" },
    { text: "Tavorel (tavorimib) tablets for UK prescribers\nWe make no claim to be better than any other medicine.", why: "disclaimed" },
  ],
  inapplicable: [{ text: "The best venue in town, better than any other.", why: "no medicine" }],
};
