import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { words } from "#web/lib/api.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { ConfirmDialog, KeepButton } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast-store.ts";

type ConfirmActionProps<T> = {
  /** The button that asks. */
  trigger: (open: () => void) => ReactNode;
  title: string;
  description: ReactNode;
  confirm: string;
  keep: string;
  act: () => Promise<T>;
  onDone: (answer: T) => void;
  /** Title of the toast when it fails. */
  failure: string;
  /** What the toast says then; without it the server's own words. */
  failureText?: string;
  /** `danger`, unless nothing is lost by it. */
  tone?: "danger" | "primary";
  /** What is to be chosen first, and the id of the field to begin with. */
  children?: ReactNode;
  firstField?: string;
};

/** A button whose effect is confirmed in a dialog first. */
export function ConfirmAction<T>({
  trigger,
  title,
  description,
  confirm,
  keep,
  act,
  onDone,
  failure,
  failureText,
  tone = "danger",
  children,
  firstField,
}: ConfirmActionProps<T>) {
  const [isOpen, setOpen] = useState(false);
  const action = useMutation({
    mutationFn: act,
    onSuccess: (answer) => {
      setOpen(false);
      onDone(answer);
    },
    onError: (error) =>
      toast({
        title: failure,
        description: failureText ?? words(error, "Please try again."),
        variant: "destructive",
      }),
  });
  return (
    <>
      {trigger(() => setOpen(true))}
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={title}
        description={description}
        firstField={firstField}
      >
        {children && <div className="mb-5">{children}</div>}
        <div className="flex flex-wrap gap-x-4 gap-y-3">
          <Button
            variant={tone}
            aria-disabled={action.isPending || undefined}
            onClick={() => !action.isPending && action.mutate()}
          >
            {confirm}
          </Button>
          <KeepButton className={buttonClass()}>{keep}</KeepButton>
        </div>
      </ConfirmDialog>
    </>
  );
}
