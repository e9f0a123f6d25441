import { createContext, use } from "react";

type FindingLinks = {
  /** The number of a finding's mark in the text. */
  numberOf: (findingId: string) => number | undefined;
  /** Absent when there is no text to show. */
  showInText?: (findingId: string) => void;
  /** Opens a case in the cases section; absent for a case that is not among those listed. */
  showCase: (caseNumber: string) => (() => void) | undefined;
};

/** Leads from a finding to its words in the material and to the cases it rests on. */
export const FindingLinksContext = createContext<FindingLinks>({
  numberOf: () => undefined,
  showCase: () => undefined,
});

export const useFindingLinks = () => use(FindingLinksContext);
