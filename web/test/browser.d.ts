import { type Browser } from "playwright-core";
/** Opens Chromium: the machine's own where there is one, else the one that comes with the packages (Linux x64).
 * `more` are further switches of its command line. */
export declare function openBrowser(more?: string[]): Promise<Browser>;
