import { defineConfig } from "drizzle-kit";

// Read by `npm run db:generate`, which writes the next numbered migration from the tables.
export default defineConfig({
  dialect: "sqlite",
  schema: "./worker/store/*tables.ts",
  out: "./migrations",
});
