import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

// Files share a runtime, which takes long to load; what one of them stored is gone before the next.
await reset();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
