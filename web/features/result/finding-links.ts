import { createContext, use } from "react";

type FindingLinks = {
  /** The number of a finding's mark in the text. */
  numberOf: (findingId: string) => number | undefined;
  /** Absent when there is no text to show. */
  showInText?: (findingId: string) => void;
};

/** Leads from a finding to its words in the material. */
export const FindingLinksContext = createContext<FindingLinks>({ numberOf: () => undefined });

export const useFindingLinks = () => use(FindingLinksContext);
