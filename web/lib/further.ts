/** What a material is to be compared with. */
export type Further = { smpc?: File; references: File[] };

export const NO_FURTHER: Further = { references: [] };

/** Puts the files into the form that a material is sent with. */
export function addFurther(form: FormData, { smpc, references }: Further): void {
  if (smpc) form.set("smpc", smpc);
  for (const reference of references) form.append("reference", reference);
}
