import { resolve } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import type { ViteUserConfig } from "vitest/config";
import { answerFailures, answerSilence } from "./.ci/busy-plugin.ts";
import { answerOutbound, LongFilesFirst, serveTestFile } from "./.ci/for-tests.ts";
import { ocrModel } from "./.ci/ocr-model-plugin.ts";
import { prerenderPages } from "./.ci/prerender-plugin.ts";
import { siteFacts } from "./.ci/site-facts-plugin.ts";
import { siteImages } from "./.ci/site-images-plugin.ts";
import { WORKER_JSON, WORKER_OUTPUT } from "./worker/build-output.ts";
import { patchedPackages } from "./worker/reading/patches/patched-packages.ts";

const here = import.meta.dirname;
const wranglerConfig = resolve(here, "wrangler.toml");

/** Packages that are changed when the application is built. */
const PATCHED = [/unpdf\/.*\.m?js/, /tesseract-wasm\/.*\.js/, /@hyzyla\/pdfium\/.*\.js/, /@jsquash\/webp\/.*\.js/];

/** Whether this is `vite preview`, which serves what was built. */
const SERVES_BUILD = process.argv.includes("preview");

const app: UserConfig = {
  root: resolve(here, "web"),
  publicDir: resolve(here, "web/public"),
  build: { outDir: resolve(here, "dist"), emptyOutDir: true },
  json: WORKER_JSON,
  environments: {
    abpi_compliance_checker: {
      build: { rolldownOptions: { output: WORKER_OUTPUT } },
      // What is bundled beforehand in development is not changed.
      optimizeDeps: {
        exclude: ["unpdf", "unpdf/pdfjs", "tesseract-wasm", "@hyzyla/pdfium", "@jsquash/webp/decode.js"],
      },
    },
  },
  plugins: [
    patchedPackages(),
    react(),
    tailwindcss(),
    ocrModel(),
    siteFacts(),
    prerenderPages(),
    siteImages(),
    answerSilence(),
    cloudflare({
      configPath: wranglerConfig,
      // Only a developer's own server opens a port for a debugger: two served applications that began at once took the
      // same one, and the second never answered.
      inspectorPort: SERVES_BUILD ? false : undefined,
      persistState: { path: resolve(here, process.env.STATE_DIR ?? ".wrangler/state") },
    }),
    answerFailures(),
  ],
  server: { watch: { ignored: ["**/.wrangler/**", "**/dist/**"] } },
};

/** Tests that take long are named `*.long.*`: `npm test` leaves them out, `npm run test:all` runs them too. */
const LONG = process.env.TEST_ALL ? [] : ["**/*.long.*"];

const WORKERS = 2;

/** Tests of the API sign up and log in hundreds of times, at 140 ms a hash of a password. There a hash takes 4 ms; tests
 * of the hash itself and of the whole application in a browser have the real one. */
const cheapPasswords: Plugin = {
  name: "cheap-passwords",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("worker/auth/passwords.ts")) return null;
    const cheap = code.replace("{ N: 16384, r: 8, p: 5 }", "{ N: 2048, r: 8, p: 1 }");
    if (cheap === code) throw new Error("The parameters of passwords are not where they were");
    return { code: cheap, map: null };
  },
};

/** Four kinds of test: plain code in Node, the worker in the Workers runtime, pages in jsdom, and the whole
 * application in a browser against a served build. */
const tests: ViteUserConfig = {
  test: {
    // What passing tests print is of no interest.
    silent: "passed-only",
    // The runner leaves one processor idle unless told; two tests at a time fit the memory of a small machine.
    maxWorkers: WORKERS,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        plugins: [patchedPackages()],
        test: {
          name: "node",
          setupFiles: ["worker/lib/wasm-in-node.ts"],
          server: { deps: { inline: PATCHED } },
          include: ["{schema,worker,web}/**/*.test.ts"],
          exclude: ["**/*.{workerd,e2e}.test.ts", ...LONG],
          testTimeout: 30_000,
          // The rules take a second or two to load: files of a worker share them. A test that swaps modules or globals
          // puts them back.
          pool: "threads",
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      {
        plugins: [
          patchedPackages(),
          cheapPasswords,
          cloudflareTest(async () => ({
            wrangler: { configPath: wranglerConfig },
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations(resolve(here, "migrations")),
                // As a deployed site has it: without it no links are sent.
                PUBLIC_URL: "https://app.test",
                CLIENT_ADDRESS_HEADER: "cf-connecting-ip",
              },
              serviceBindings: { TEST_FILES: serveTestFile },
              outboundService: answerOutbound,
            },
          })),
        ],
        test: {
          name: "workerd",
          // Loading the worker takes longer than most files of tests: they share two runtimes, each file with empty storage.
          isolate: false,
          server: { deps: { inline: PATCHED } },
          include: ["worker/**/*.workerd.test.ts"],
          exclude: LONG,
          setupFiles: ["worker/test/setup-workerd.ts"],
          fsModuleCache: false,
          // Tests of rate limits wait for the turn of a minute; the runtime shares two cores with other tests.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), siteFacts()],
        test: {
          name: "jsdom",
          include: ["web/**/*.test.tsx"],
          environment: "jsdom",
          testTimeout: 30_000,
          // Every file has a thread of its own, which begins sooner than a process.
          pool: "threads",
        },
      },
      {
        test: {
          name: "e2e",
          include: ["web/test/*.e2e.test.ts"],
          globalSetup: ["web/test/shared-app.ts"],
          exclude: LONG,
          // A busy machine takes a minute to serve an application anew, and some tests end and start it twice.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Browsers come after everything else, on a quiet machine.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
};

export default defineConfig(process.env.VITEST ? (tests as UserConfig) : app);
