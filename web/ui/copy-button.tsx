import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast-store.ts";

type CopyButtonProps = { text: string; label: string; children?: string };

const SHOWN_MS = 2000;

/** Copies a text and says that it did. `label` names what is copied. */
export function CopyButton({ text, label, children }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({
        title: "Could not copy",
        description: "Your browser refused access to the clipboard.",
        variant: "destructive",
      });
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Button
      size="sm"
      variant={children ? "secondary" : "quiet"}
      onClick={copy}
      aria-label={isCopied ? "Copied" : label}
      data-print="hide"
    >
      <Icon aria-hidden className="size-4" />
      {children && <span>{isCopied ? "Copied" : children}</span>}
    </Button>
  );
}
