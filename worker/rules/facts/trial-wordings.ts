import { phrases } from "#worker/text/language/phrases.ts";

export type TrialNoteKind =
  | "primary-missed"
  | "primary-met"
  | "not-significant"
  | "non-inferiority"
  | "secondary"
  | "after-the-fact"
  | "interim"
  | "no-control"
  | "no-head-to-head"
  | "laboratory"
  | "relevance-unknown"
  | "model"
  | "assumption";

/* How a piece owns up to what its evidence is. */

const ENDPOINT =
  "endpoint|endpoints|outcome|objective|measure|analysis|target|goal|aim|question|hypothesis|test|comparison|result";
export const WORDINGS: Record<TrialNoteKind, ReturnType<typeof phrases>> = {
  "primary-missed": phrases(
    `primary|main|coprimary|principal|chief|key composite|efficacy? ${ENDPOINT} ..36 not|never ..1 met|meet|reached|reach|achieved|achieve|attained|attain|satisfied|shown|show`,
    `primary|main|coprimary|principal|chief|key composite|efficacy? ${ENDPOINT} ..24 missed|failed|unmet`,
    `not|failed|fails|missed|without|never ..2 meet|met|meeting|reach|reached|achieve|achieved|achieving|hit|to? ..3 primary|main|coprimary|principal|chief composite|efficacy? ${ENDPOINT}`,
    `missed|misses|missing|failed|fails its|the|their ..2 primary|main|coprimary|principal|chief composite|efficacy? ${ENDPOINT}`,
    `primary|main|coprimary|principal|chief composite|efficacy? ${ENDPOINT} ..10 no|not ..2 significant|significantly|different|superior`,
    `no ..1 difference|effect|benefit ..6 primary|main ${ENDPOINT}`,
  ),
  "primary-met": phrases(
    `met|achieved|reached ..3 primary|coprimary ${ENDPOINT}`,
    `primary|coprimary ${ENDPOINT} ..3 met|achieved|reached`,
  ),
  "not-significant": phrases(
    "not ..2 significant|significantly",
    "no ..3 significant|significantly",
    "no statistical|statistically|real|measurable|detectable difference",
    "non significant|significantly",
    "nonsignificant",
    "not|never|failed|without ..3 reach|reached|reaching|attain|achieve|achieved ..2 significance",
    "did not differ",
    "ns",
    "n s",
    "superiority ..3 not|never",
    "not ..1 superior",
    "trend toward|towards|in|favouring",
    "numerical|numerically higher|lower|greater|better|fewer|more|difference|advantage|improvement",
  ),
  "non-inferiority": phrases("non inferiority|inferior", "noninferiority|noninferior", "not inferior"),
  secondary: phrases(`secondary|tertiary ..1 ${ENDPOINT}`, "a|other|also secondary"),
  "after-the-fact": phrases(
    "post hoc",
    "posthoc",
    "exploratory|unplanned|retrospective|unadjusted ..2 analysis|analyses|endpoint|outcome|subgroup|finding|findings|result|results",
    "subgroup|sub|subset|subpopulation",
    "not ..1 prespecified|predefined|planned",
    "defined|chosen|selected|picked|identified|specified|added|looked|drawn|examined|grouped ..6 after|once|when|following|since ..4 results|result|data|unblinding|unblinded|trial|study|code|lock|known|seen|closed|ended|finished",
    "not|never ..5 planned|foreseen|prespecified|predefined",
    "after|following ..2 unblinding|unblinded",
    "without ..2 adjustment|correction|control ..2 multiplicity|multiple",
  ),
  interim: phrases("interim|preliminary|early analysis|data|results|look|readout", "first cut"),
  "no-control": phrases(
    "no concurrent? control|comparator|comparison|placebo group|arm|groups",
    "single arm",
    "without ..2 control|comparator|placebo ..1 group|arm",
    "uncontrolled",
    "not placebo? controlled",
    "no controls|comparator|control",
    "before and after study",
    "open label extension|study|trial",
  ),
  "no-head-to-head": phrases(
    "no|not|without|never|none ..4 head to head",
    "not|never|no ..3 compared|comparative|comparison|comparisons directly|with|between|data|trial|trials|study|studies",
    "no trial|trials|study|studies|evidence|data ..3 compare|compares|comparing|compared",
    "has|have been compared|studied|tested ..2 placebo|vehicle only|alone",
    "only ..2 compared|studied|tested ..2 placebo|vehicle",
    "compared only ..2 placebo|vehicle",
    "placebo|vehicle controlled? only",
    "never|not ..2 compared ..3 with|against|to",
    "never|not ..2 tested|studied|trialled ..2 against",
    "cross|across trial|trials|study|studies comparison|comparisons",
    "indirect ..2 comparison|comparisons",
    "separate|different ..3 trials|studies",
    "not|never ..3 compared|studied|tested|tried ..3 together|directly|head|each|side",
    "network meta analysis",
    "unanchored|naive ..2 comparison",
  ),
  laboratory: phrases(
    "in vitro",
    "ex vivo",
    "cell line|lines|culture|cultures|model|models|based|assay|assays",
    "cultured|isolated ..2 cells|tissue|keratinocytes|fibroblasts|neurones|neurons|hepatocytes",
    "enzyme|receptor|binding|biochemical|bench|radioligand assay|assays|study|studies|test|tests",
    "laboratory|preclinical|pre|nonclinical clinical? test|tests|data|study|studies|finding|findings|model|models|work|experiment|experiments|result|results|research",
    "mouse|mice|murine|rat|rats|rabbit|rabbits|dogs|monkeys|porcine|primate|primates|zebrafish",
    "animal model|models|study|studies|data|work|experiment|experiments",
    "healthy adult|male|human|young|female|older|japanese? volunteer|volunteers|subject|subjects|adults|men|women|people|participants|individuals|males|females",
    "@number ..1 volunteer|volunteers",
    "plasma|serum|blood concentration|concentrations|levels only|alone",
    "test tube|tubes",
    "in the|a laboratory|lab|dish",
    "time kill",
  ),
  "relevance-unknown": phrases(
    "clinical|therapeutic|practical relevance|significance|importance|meaning|implication|implications|benefit|consequence ..8 not|unknown|unclear|uncertain|unproven|undetermined",
    "not|no|cannot|unknown|unclear ..8 clinical relevance|significance|benefit|effect|effects|efficacy|outcome|outcomes|importance|meaning|practice",
    "no ..2 relation|link|relationship|conclusion|inference|correlation ..14 patients|clinical|benefit|people|outcome|outcomes",
    "not ..4 extrapolate|extrapolated|predict|translate|imply|mean ..8 patients|clinical|people|practice|clinic|benefit|outcomes",
    "relevance ..6 patients|humans|people|practice|clinic ..4 not|unknown|unclear",
    "not ..3 established|shown|demonstrated|studied|known ..3 in|for patients|people|humans|practice",
  ),
  model: phrases(
    "model|models|modelled|modelling|modeled|modeling|simulation|simulated|spreadsheet|projection|projected|extrapolated|extrapolation|forecast",
    "budget|economic|cost impact|calculator|model|effectiveness|worksheet",
  ),
  assumption: phrases(
    "assume|assumes|assumed|assuming|assumption|assumptions",
    "based on|upon ..2 estimate|estimates|hypothetical|assumed",
    "hypothetical|notional ..2 cohort|population|patients|board",
  ),
};
