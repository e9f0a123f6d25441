import { BookCheck, type LucideIcon, MessageCircleQuestion, Scale } from "lucide-react";
import { NEAR_LIMIT_SHARE, TRIAL_DAYS } from "#schema/plan.ts";

const ALL_PLANS: [icon: LucideIcon, title: string, text: string][] = [
  [Scale, "Latest PMCPA cases", "Each finding shows the most similar PMCPA rulings."],
  [BookCheck, "ABPI 2024 code analysis", "Every material is checked against all 31 clauses."],
  [MessageCircleQuestion, "Expert support", "Write to us, and we reply within 24 hours on business days."],
];

/** What comes with every plan. */
export function AllPlansInclude() {
  return (
    <ul className="grid gap-6 sm:grid-cols-3">
      {ALL_PLANS.map(([Icon, title, text]) => (
        <li key={title}>
          <Icon aria-hidden className="size-5 text-accent" />
          <h3 className="mt-2 font-semibold">{title}</h3>
          <p className="mt-1 text-ink-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

const QUESTIONS: [question: string, answer: string][] = [
  [
    "What happens when I reach my monthly limit?",
    `We warn you at ${NEAR_LIMIT_SHARE * 100}% of your monthly limit. At the limit you can upgrade at once, or wait for the reset on the first day of the next month.`,
  ],
  [
    "Can I cancel at any time?",
    "Yes, on your account page. Your access continues to the end of the billing period, then the account moves to the free plan.",
  ],
  [
    "How does the free trial work?",
    `It lasts ${TRIAL_DAYS} days and needs no card. No card: the trial simply ends. Card added: your first payment is taken when the trial ends. The price shown is the whole price.`,
  ],
  [
    "Does this replace MLR review?",
    "No. It is a check before the formal medical, legal and regulatory review, which every material must still go through before publication.",
  ],
];

/** What people ask before they choose. */
export function PricingQuestions() {
  return (
    <dl className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      {QUESTIONS.map(([question, answer]) => (
        <div key={question}>
          <dt className="font-semibold">{question}</dt>
          <dd className="mt-1 text-ink-muted">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
