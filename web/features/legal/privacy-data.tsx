import { RETENTION } from "#schema/retention.ts";
import { MATERIAL_RIGHTS } from "#web/features/legal/common.tsx";
import type { LegalSection } from "#web/features/legal/components/legal-document.tsx";
import { LegalTable } from "#web/features/legal/components/legal-table.tsx";
import { COLLECTED, KEPT, PURPOSES } from "#web/features/legal/privacy-tables.ts";

/** What is collected, what becomes of an upload, why, and for how long. */
export const PRIVACY_DATA: readonly LegalSection[] = [
  {
    id: "what-we-collect",
    title: "What we collect",
    body: (
      <>
        <LegalTable caption="What we collect" head={["What", "Which details"]} rows={COLLECTED} />
        <p>
          We buy no data about you, and take none from other sources. There is no advertising and no third-party script
          on our pages, except the payment provider’s own on the page where you enter a card.
        </p>
      </>
    ),
  },
  {
    id: "your-material",
    title: "What happens to your material",
    body: (
      <>
        <ul>
          <li>Your file travels encrypted and is stored under a name that cannot be guessed, for its analysis only.</li>
          <li>
            It is deleted as soon as the analysis ends, whether it succeeds, fails or is cancelled. Should a crash
            prevent that, a clean-up every half hour deletes whatever is older than {RETENTION.leftoverUploadMinutes}{" "}
            minutes.
          </li>
          <li>
            The text read from it is kept for the marked-up view, and wiped {RETENTION.extractedTextMinutes} minutes
            after the analysis is complete.
          </li>
          <li>
            The assessment that stays in your history holds no copy of the file or its text. It holds a fingerprint of
            the file (SHA-256) and its size, the file name, your choices and your context, and the result. The result
            quotes the material where it has something to say about it: no quotation, in a finding or in a suggested
            edit, has more than {RETENTION.quotationChars} characters.
          </li>
          <li>
            An SmPC and references that you add are stored and deleted in the same way. Their text is not kept for any
            view; the result keeps their names, and the sentences that it sets beside yours.
          </li>
          <li>Neither the file, nor its text, nor the result is used for training, by us or on our behalf.</li>
          <li>Our logs never hold words of your material, file names, e-mail addresses or passwords.</li>
        </ul>
        <p>
          A rules engine on our own servers does the checking. Where this installation has an AI reviewer switched on,
          and you have not chosen the rules alone, the text and pictures of the piece are also sent to the AI service
          named under “Who works for us”. Every result says which reviewers took part.
        </p>
        <p>
          If your material holds personal data of others, such as a speaker’s name, you decide why and how it is used
          and we process it on your behalf, only to carry out the analysis you asked for. {MATERIAL_RIGHTS}
        </p>
      </>
    ),
  },
  {
    id: "why",
    title: "Why we use it, and on which legal basis",
    body: <LegalTable caption="Purposes and legal bases" head={["Purpose", "Legal basis (UK GDPR)"]} rows={PURPOSES} />,
  },
  {
    id: "how-long",
    title: "How long we keep it",
    body: (
      <>
        <LegalTable caption="Retention" head={["What", "Kept until"]} rows={KEPT} />
        <p>
          You can delete a single assessment, or your whole account, whenever you like; what is deleted leaves the
          database at once. Our hosting provider can restore the database to an earlier moment for up to 30 days, so
          that a disaster loses nothing; within that time deleted records can still exist in those recovery copies.
        </p>
      </>
    ),
  },
];
