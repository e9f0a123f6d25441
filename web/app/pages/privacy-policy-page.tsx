import { LegalDocument } from "#web/features/legal/components/legal-document.tsx";
import { PRIVACY_SECTIONS } from "#web/features/legal/privacy-sections.tsx";

/** What is done with personal data and with uploads. */
export function PrivacyPolicyPage() {
  return (
    <LegalDocument
      title="Privacy Policy"
      intro={
        <p>
          In short: your file is deleted as soon as its analysis ends, nothing is used for training, one essential
          cookie keeps you signed in, and we keep only the assessment with short quotations, which you can delete at any
          time. The details follow.
        </p>
      }
      sections={PRIVACY_SECTIONS}
    />
  );
}
