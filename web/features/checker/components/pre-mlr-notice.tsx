import { Info } from "lucide-react";
import { Notice } from "#web/ui/notice.tsx";

/** Says what the tool is not. */
export function PreMlrNotice() {
  return (
    <Notice tone="accent" icon={<Info aria-hidden className="text-accent" />}>
      <strong className="font-semibold">Pre-MLR tool.</strong> It does not replace full MLR review: material must still
      go through MLR before publication.
    </Notice>
  );
}
