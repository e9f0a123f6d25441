/** The question on the overall impression. */
export const SUMMARY = `Below are the sentences of a piece of material and the findings that fixed rules have made. In one or two
sentences, for the first lines of a report: what impression does the piece as a whole leave with its reader, and which part
of that impression should the reviewers look at first? Name no clause, case, product, figure or verdict. Say also by which
sentences you judge. An empty text is right where the findings say it all.`;
