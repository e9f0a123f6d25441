/** The question on claims and the reference text that the user supplied. */
export const REFERENCES = `Below are claims of a piece of material, numbered, and the text of a reference that its author supplied,
numbered too. For each claim that the reference text speaks of, say whether the text supports it ("supported"), whether the
claim goes further than the text ("overstated"), or whether the text says otherwise ("contradicted"); leave out the claims
that it does not speak of. Give the number of the claim, the numbers of the reference's sentences, and
how sure you are (0 to 100). A claim that leaves out the population, the comparator, the endpoint or the uncertainty on
which the text insists is overstated.`;
