import { LegalDocument } from "#web/features/legal/components/legal-document.tsx";
import { TERMS_SECTIONS } from "#web/features/legal/terms-sections.tsx";

/** What is agreed between user and operator. */
export function TermsOfServicePage() {
  return (
    <LegalDocument
      title="Terms of Service"
      intro={
        <p>
          In short: this is a check before MLR and never instead of it; the trial costs nothing and needs no card;
          cancel whenever you like and keep what you have paid for until its end.
        </p>
      }
      sections={TERMS_SECTIONS}
    />
  );
}
