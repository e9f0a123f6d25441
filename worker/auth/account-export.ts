import type { Account, AccountSession, Payment } from "#schema/account.ts";
import type { ApiToken } from "#schema/api-token.ts";
import type { AssessmentDetail } from "#schema/assessment.ts";
import type { SubscriptionInfo } from "#schema/subscription.ts";
import type { UsageLimits } from "#schema/usage.ts";
import type { WebhookState } from "#schema/webhook.ts";
import type { Decision } from "#schema/workbench.ts";

interface ExportedData {
  account: Account;
  usage: UsageLimits;
  subscription: SubscriptionInfo;
  payments: Payment[];
  sessions: AccountSession[];
  assessments: AsyncIterable<AssessmentDetail & { decisions: Decision[] }>;
  apiTokens: ApiToken[];
  webhook: WebhookState;
}

async function* pieces({ assessments, ...rest }: ExportedData): AsyncGenerator<string> {
  const head = JSON.stringify({ exportedAt: new Date().toISOString(), ...rest });
  yield `${head.slice(0, -1)},"assessments":[`;
  let separator = "\n";
  for await (const assessment of assessments) {
    yield separator + JSON.stringify(assessment);
    separator = ",\n";
  }
  yield "]}\n";
}

/** All that is kept of a user as one JSON text, made while it is sent: years of assessments need not fit into memory. */
export function exportStream(data: ExportedData): ReadableStream<Uint8Array> {
  const source = pieces(data);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await source.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => source.return(undefined).then(() => undefined),
  });
}
