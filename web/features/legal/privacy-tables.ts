import { RETENTION } from "#schema/retention.ts";

/** What is collected. */
export const COLLECTED = [
  [
    "Your account",
    "E-mail address and when it was confirmed, full name, the date of sign-up, and a salted hash of your password",
  ],
  ["Two-step login", "Where you turn it on: the secret that your app shares with us, and hashes of recovery codes"],
  ["Sessions", "When each began and was last used, and the kind of browser and system, such as “Firefox on Windows”"],
  ["API tokens", "Where you make them: name, scopes, when each was made, last used and ends, and a hash of it"],
  ["Webhook", "Where you set one: its address, the key that signs its messages, and the last deliveries"],
  [
    "Your material",
    "The file you upload, its name, the audience, channel and material type, any context you add, and the SmPC and references that you add",
  ],
  ["Assessments", "The result of each analysis, described in the next section"],
  ["Use", "How many analyses you have run this month, and your plan"],
  [
    "Payments",
    "Identifiers of your customer and subscription records. Card details go to the payment provider, not to us",
  ],
  ["Messages to us", "Name, e-mail address, company if you give it, and what you write"],
  ["Your network address", "Used in memory to limit how often forms can be sent; not stored in our database"],
  ["Visits", "Counts of pages and actions without cookie, identifier or network address"],
] as const;

/** Purposes and legal bases. */
export const PURPOSES = [
  ["To provide the service: your account, analyses, history and support", "Contract, Article 6(1)(b)"],
  [
    "To take payment and keep the accounts that the law requires",
    "Contract and legal obligation, Article 6(1)(b) and (c)",
  ],
  [
    "To keep the service secure: sessions, limits, a record of administrators’ actions",
    "Legitimate interests, Article 6(1)(f)",
  ],
  ["To answer messages from people without an account", "Legitimate interests, Article 6(1)(f)"],
  ["To count visits and analyses, so that we know what to improve", "Legitimate interests, Article 6(1)(f)"],
] as const;

const upTo = (minutes: number) => (minutes === 60 ? "One hour" : `${minutes} minutes`);

/** How long each thing is kept. */
export const KEPT = [
  [
    "Uploaded file",
    `The end of its analysis; after a crash at most about ${RETENTION.leftoverUploadMinutes + 30} minutes`,
  ],
  ["Text read from it", `${upTo(RETENTION.extractedTextMinutes)} after the analysis is complete`],
  ["Progress of an analysis, with its result", `${RETENTION.progressHours} hours`],
  ["Assessment", `${RETENTION.assessmentMonths} months, or until you delete it`],
  [
    "Your decisions on its matters, with your name and the time",
    "As long as the assessment, or until you undo them. “The rule is wrong here” shows our staff the rule, the words at issue and your reason",
  ],
  ["Link by which you share a result", "Until it expires (1, 7 or 30 days) or you revoke it; its openings are counted"],
  ["Account", "Until you delete it"],
  ["Secret of two-step login", "Until you turn it off, or delete the account"],
  ["Demo account", `${RETENTION.idleDemoDays} days without use`],
  [
    "Session",
    `${RETENTION.sessionDays} days, or until you log out; an administrator’s ends after ${RETENTION.adminIdleHours} hours without use`,
  ],
  ["API token", "Its end, or until you revoke it"],
  ["Webhook", `Until you remove it; its deliveries ${RETENTION.deliveryDays} days`],
  [
    "Name that a program gave to a submission, with a fingerprint of what was sent",
    `${RETENTION.idempotencyHours} hours`,
  ],
  ["Password reset link", `${upTo(RETENTION.resetLinkMinutes)}, or until it is used`],
  ["Link that confirms an e-mail address", `${RETENTION.verifyLinkHours} hours, or until it is used`],
  ["Message to us", "Until it is no longer needed to answer you, or you ask us to delete it"],
  ["Record of administrators’ actions", "As long as the service runs; it names accounts by number"],
  ["Invoices and payments", "Six years after the accounting year, as tax law requires"],
] as const;

/** Who processes data for us, by role. */
export const PROCESSORS = [
  ["Hosting, database, file storage and visit counts", "Cloudflare, Inc."],
  ["Delivery of e-mail", "Cloudflare, Inc."],
  [
    "Payments",
    "Stripe Payments Europe, Ltd and its affiliates: your e-mail address, plan, card and payments. Only where payment is switched on",
  ],
  [
    "AI processing of the text and pictures of a piece",
    "Cloudflare Workers AI, where the AI reviewer is switched on. Should another service take its place, it is named here first",
  ],
] as const;

/** What is stored in the reader's browser. */
export const STORED = [
  ["Session cookie", `Keeps you signed in, ${RETENTION.sessionDays} days. Not readable by scripts`],
  [
    "Device cookie",
    `Shows that you have logged in here before, so that a stranger’s guesses cannot lock you out, ${RETENTION.deviceDays} days. Not readable by scripts`,
  ],
  ["user (local storage)", "Your number, name and e-mail address for display, until you log out"],
  ["cookie-consent (local storage)", "Your answer to the cookie notice"],
  [
    "checker-draft (local storage)",
    "The choices and context of a draft that you saved, never the file, until you log out",
  ],
  ["checker-run (session storage)", "Which analysis is running in this tab, until the tab is closed"],
  [
    "checker-queue (session storage)",
    "Names and states of several files checked together in this tab, never their content, until the tab is closed",
  ],
  ["Selected plan (session storage)", "The plan you chose on the pricing page, until the tab is closed"],
] as const;
