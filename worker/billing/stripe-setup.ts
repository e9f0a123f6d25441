// `npm run stripe:setup`: makes the products and prices of schema/plan.ts in the Stripe account of STRIPE_SECRET_KEY,
// which is read from the environment or from .dev.vars.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { setUpPrices } from "#worker/billing/set-up-prices.ts";
import { createStripe } from "#worker/billing/stripe-client.ts";

function localSetting(name: string): string {
  try {
    const lines = readFileSync(resolve(import.meta.dirname, "../../.dev.vars"), "utf8").split("\n");
    const line = lines.find((one) => one.startsWith(`${name}=`));
    return (
      line
        ?.slice(name.length + 1)
        .trim()
        .replace(/^"|"$/g, "") ?? ""
    );
  } catch {
    return "";
  }
}

const setting = (name: string) => process.env[name] || localSetting(name);

const secretKey = setting("STRIPE_SECRET_KEY");
if (!secretKey) {
  console.error("Set STRIPE_SECRET_KEY in the environment or in .dev.vars, then run this again.");
  process.exit(2);
}
const made = await setUpPrices(createStripe({ secretKey, apiUrl: setting("STRIPE_API_URL") }));
console.log(made.length > 0 ? `Made the prices ${made.join(" and ")}.` : "The prices are as they should be.");
