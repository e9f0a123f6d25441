import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";

type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** What will happen, before it does. */
  description: ReactNode;
  /** The id of the field to begin with; without it the focus goes to the button that changes nothing. */
  firstField?: string;
  /** The buttons, or a form that ends in them. */
  children: ReactNode;
};

/** Asks before something that cannot be undone. Focus stays inside; Escape leaves everything as it is. */
export function ConfirmDialog({ isOpen, onOpenChange, title, description, firstField, children }: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-scrim p-4">
          <AlertDialog.Content
            onOpenAutoFocus={(event) => {
              const field = document.getElementById(firstField ?? "");
              if (!field) return;
              event.preventDefault();
              field.focus();
            }}
            className="w-full max-w-md rounded-md border border-rule-strong bg-raised p-5"
          >
            <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className="mt-2 break-words text-ink-muted">{description}</div>
            </AlertDialog.Description>
            <div className="mt-5">{children}</div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** The button that leaves everything as it is. */
export const KeepButton = AlertDialog.Cancel;
