import type { Account, AccountSession } from "#schema/account.ts";
import type { AssessmentDetail, AssessmentListItem } from "#schema/assessment.ts";
import type { AnalysisResult } from "#schema/result.ts";
import type { SubscriptionInfo } from "#schema/subscription.ts";
import type { UsageLimits } from "#schema/usage.ts";
import type { PublicUser } from "#schema/user.ts";
export declare const result: AnalysisResult;
export declare const demoUser: PublicUser;
export declare const user: PublicUser;
export declare const account: Account;
/** Two places where the account is signed in; this one first. */
export declare const sessions: AccountSession[];
export declare const usage: UsageLimits;
export declare const listItem: AssessmentListItem;
export declare const detail: AssessmentDetail;
/** A trial of the Standard plan without a card. */
export declare const trial: SubscriptionInfo;
/** A paid month of the Standard plan. */
export declare const paidMonth: SubscriptionInfo;
export declare const noSubscription: SubscriptionInfo;
