import { caseSlug } from "#schema/citation.ts";

/** Every page address that exists, for the router and for links. */
export const paths = {
  home: "/",
  dashboard: "/dashboard",
  auth: "/auth",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  account: "/account",
  admin: "/admin",
  activity: "/activity",
  cases: "/cases",
  contact: "/contact",
  developers: "/developers",
  pricing: "/pricing",
  subscribe: "/subscribe",
  privacyPolicy: "/privacy-policy",
  termsOfService: "/terms-of-service",
  shared: (token: string) => `/shared/${token}`,
  verify: "/verify",
  /** A case by its number, AUTH/2114/4/08. */
  case: (caseNumber: string) => `/cases/${caseSlug(caseNumber)}`,
  assessment: (id: string | number) => `/assessment/${id}`,
} as const;

/** Where a person is taken by what they have just done. */
export const destinations = {
  afterSignUp: paths.subscribe,
  afterLogin: paths.home,
  afterLogout: paths.auth,
  afterPayment: paths.home,
} as const;
