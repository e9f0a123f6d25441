import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { exportAccount } from "#web/features/account/api/account.ts";
import { words } from "#web/lib/api.ts";
import { saveFile } from "#web/lib/files.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast-store.ts";

const FILE_NAME = "abpi-compliance-checker-data.json";

/** Saves all that is kept about the user as one JSON file. */
export function DownloadData() {
  const download = useMutation({
    mutationFn: exportAccount,
    onSuccess: (data) => saveFile(FILE_NAME, JSON.stringify(data, null, 2), "application/json"),
    onError: (error) =>
      toast({ title: "Download Failed", description: words(error, "Please try again."), variant: "destructive" }),
  });
  return (
    <Button aria-disabled={download.isPending || undefined} onClick={() => !download.isPending && download.mutate()}>
      <Download aria-hidden className="size-4" />
      {download.isPending ? "Preparing…" : "Download My Data"}
    </Button>
  );
}
