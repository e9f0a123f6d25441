import sample from "virtual:sample-analysis";
import { StaticResult } from "#web/features/result/components/static-result.tsx";

/** The built-in sample and its result. */
export const LiveSample = () => <StaticResult sample={sample} />;
