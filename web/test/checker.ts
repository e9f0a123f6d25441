import { fireEvent, screen } from "@testing-library/react";
import { result } from "#web/test/fixtures.ts";

export const leavepiece = new File(["Relvantis"], "leavepiece.txt", { type: "text/plain" });

/** Answers of an analysis that was taken on, and of one that has ended well. */
export const started = { body: { progressId: "p-1" } };
export const done = { body: { progress: 100, stage: "Analysis complete", result, assessmentId: "41" } };

export const form = () => screen.findByRole("region", { name: "Upload Material for Review" });
export const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByText(/Drop (?:more )?files here/), { dataTransfer: { files } });
export const submit = () => fireEvent.click(screen.getByRole("button", { name: "Analyse Compliance" }));

/** Fills in what is required and sends it. */
export async function fillAndSubmit(file = leavepiece) {
  await form();
  drop(file);
  choose("Target audience", "hcp");
  choose("Distribution channel", "print");
  submit();
}
