/// <reference types="@cloudflare/vitest-plugin/types" />

declare namespace Cloudflare {
  interface Env {
    /** Bound by the test runner only (vite.config.ts). */
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
  }
}
