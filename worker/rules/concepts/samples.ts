import { concept, except } from "./concept.ts";

/* Samples of a medicine, and those that a laboratory works on. */

/** Samples that a laboratory works on. */
const IN_LABORATORY = concept(
  "send|take|taking|taken|collect|obtain|obtained ..3 sample|samples|specimen|specimens ..3 culture|cultures|microscopy|sensitivity|laboratory|testing|first dose|treatment",
  "sample|samples|specimens ..1 before ..2 dose|treatment|antibiotic|antibiotics",
  "laboratory|laboratories|lab|labs|tumour|assay|assays|microbiology ..8 sample|samples",
  "tissue ..12 sample|samples",
  "sample|samples ..5 culture|laboratory|laboratories|assay|assays|reading|category|genotype|sequenced|sequencing",
);
/** Whatever the name of the company: samples of its medicine, and those that are left or free. */
const OF_MEDICINE = concept(
  "sample|samples ..2 @product",
  "@product sample|samples",
  "leave|leaves|leaving|left|drop|drops|dropping|dropped ..4 sample|samples",
  "free ..1 sample|samples",
  "pack|packs|box|boxes|vials|tubes|inhalers of ..1 @product",
  "rep|reps|representative|representatives",
);
export const LABORATORY_SAMPLE = except(IN_LABORATORY, OF_MEDICINE);
