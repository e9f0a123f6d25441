import { ContactLink } from "#web/features/legal/common.tsx";
import type { LegalSection } from "#web/features/legal/components/legal-document.tsx";
import { LEGAL } from "#web/features/legal/terms.ts";
import { TERMS_PLANS } from "#web/features/legal/terms-plans.tsx";
import { TERMS_SERVICE } from "#web/features/legal/terms-service.tsx";
import { RESPONSE_TIMES } from "#web/lib/support.ts";

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The terms of service. */
export const TERMS_SECTIONS: readonly LegalSection[] = [
  ...TERMS_SERVICE,
  ...TERMS_PLANS,
  {
    id: "support",
    title: "Support and availability",
    body: (
      <p>
        We answer general enquiries {inSentence(RESPONSE_TIMES["General enquiries"])} and urgent issues{" "}
        {inSentence(RESPONSE_TIMES["Urgent issues"])}, in business hours: {RESPONSE_TIMES["Business hours"]}. We keep
        the service running with reasonable care and skill, but do not promise that it is never interrupted.
      </p>
    ),
  },
  {
    id: "liability",
    title: "Liability",
    body: (
      <>
        <p>
          Our total liability for all claims arising in a billing month is limited to the amount that you have paid for
          that month. We are not liable for lost profit, lost business, or the consequences of material that was used
          without MLR review.
        </p>
        <p>
          Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, or for
          anything else where the law forbids a limit, nor the rights that consumers have by law.
        </p>
      </>
    ),
  },
  {
    id: "ending",
    title: "Ending the agreement",
    body: (
      <p>
        You end it by deleting your account. We may end it with {LEGAL.priceNoticeDays} days’ notice, and repay what was
        paid for the time after that; or at once for a serious breach of “Fair use”.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes to these terms",
    body: (
      <p>
        Changes are announced on this page {LEGAL.priceNoticeDays} days before they take effect, with the new date at
        its head. Changes that the law requires may take effect at once.
      </p>
    ),
  },
  {
    id: "law",
    title: "Law",
    body: (
      <p>
        These terms are governed by the law of England and Wales, and its courts decide disputes. Consumers living in
        Scotland or Northern Ireland can also go to the courts there. Questions: the{" "}
        <ContactLink>contact page</ContactLink>.
      </p>
    ),
  },
];
