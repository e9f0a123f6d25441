import { VerifyFile } from "#web/features/workbench/components/verify-file.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";

/** Whether an exported file is unchanged. */
export function VerifyPage() {
  return (
    <>
      <PageTitle documentTitle="Check an exported file">Check an exported file</PageTitle>
      <p className="mt-2 mb-6 max-w-[68ch]">
        Every file taken away from a result carries a seal. Choose the file to see whether anything in it has changed
        since, even by one character.
      </p>
      <VerifyFile />
    </>
  );
}
