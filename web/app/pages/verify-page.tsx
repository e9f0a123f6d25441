import { VerifyFile } from "#web/features/workbench/components/verify-file.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";

/** Whether an exported file is unchanged. */
export function VerifyPage() {
  return (
    <>
      <PageTitle documentTitle="Check an exported file">Check an exported file</PageTitle>
      <p className="mt-2 mb-6 max-w-[68ch]">
        Every file that this site exports carries a seal: a digest of its own bytes. Change one byte, and the seal no
        longer holds.
      </p>
      <VerifyFile />
    </>
  );
}
