import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CASE_PAGE, PRIVATE_PAGES, PUBLIC_PAGES } from "#schema/pages.ts";
import { routes } from "./router.tsx";

/** All routes with an address, but the one for unknown addresses, which is nobody's page. */
const pagesOf = (route: (typeof routes)[number]): (typeof routes)[number][] => [
  ...(route.path && route.path !== "*" ? [route] : []),
  ...(route.children ?? []).flatMap(pagesOf),
];
const drawn = routes.flatMap(pagesOf);

test("every page that the worker and the build know of is drawn, and every page that is drawn is known to them", () => {
  expect(drawn.map(({ path }) => path).sort()).toEqual([...PUBLIC_PAGES, CASE_PAGE, ...PRIVATE_PAGES].sort());
});

test("every page is counted under its own name", () => {
  expect(drawn.map(({ handle }) => handle)).toEqual(drawn.map(({ path }) => ({ page: path })));
});

test("every page that is no file is handed to the worker first: without its line in wrangler.toml it answers 404", () => {
  const listed = /^run_worker_first = \[([^\]]*)\]/m.exec(readFileSync("wrangler.toml", "utf8"))?.[1] ?? "";
  const patterns = [...listed.matchAll(/"([^"]+)"/g)].map(([, pattern]) => pattern);
  const asked = [CASE_PAGE, ...PRIVATE_PAGES].map((page) => page.replace(/:\w+/, "*"));
  expect(asked.filter((page) => !patterns.includes(page))).toEqual([]);
});
