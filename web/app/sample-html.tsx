import { renderToStaticMarkup } from "react-dom/server";
import { LiveSample } from "#web/app/live-sample.tsx";

/** The sample and its result as HTML that needs no script. For the build only. */
export const sampleHtml = () => renderToStaticMarkup(<LiveSample />);
