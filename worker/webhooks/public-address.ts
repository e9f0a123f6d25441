import ipaddr from "ipaddr.js";
import { z } from "zod";
import { AppError } from "#worker/lib/errors.ts";

/** Names that are never of the public internet (RFC 6761, RFC 6762, RFC 8375 and what networks use by themselves). */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|private|corp|home|lan|home\.arpa|invalid|onion)$/;

const refused = (message: string) => new AppError("invalid-request", message, { fields: { url: message } });

/** The address as it is called, where it can be one of the public internet: https by its own port, by name. Throws a
 * message for the field `url` otherwise. */
export function publicAddress(text: string): string {
  const url = new URL(text);
  if (url.protocol !== "https:") throw refused("The address has to begin with https://");
  if (url.username || url.password) throw refused("Please leave name and password out of the address.");
  if (url.port) throw refused("Please leave the port out of the address: 443 is used.");
  const host = url.hostname.replace(/\.$/, "");
  if (ipaddr.isValid(host.replace(/^\[|\]$/g, ""))) throw refused("Please give a name, not a number, as the address.");
  if (!host.includes(".") || PRIVATE_NAME.test(host))
    throw refused("The address has to be one on the public internet.");
  url.hash = "";
  return url.href;
}

/** What IPv6 gives out to the public internet (RFC 4291); what lies outside may stand for an address of IPv4. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an IP address belongs to the public internet: no private, local, reserved or mapped range. */
function isPublicIp(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const ip = ipaddr.parse(text);
  return ip.range() === "unicast" && (ip instanceof ipaddr.IPv4 || ip.match(GLOBAL_UNICAST));
}

/** Where names are looked up: the platform's own resolver, by HTTPS (RFC 8484, in its JSON form). */
const RESOLVER = "https://cloudflare-dns.com/dns-query";
const LOOK_UP_MS = 5_000;

const dnsAnswer = z.object({ Answer: z.array(z.object({ data: z.string() })).optional() });

/** The addresses of one type that a name has; aliases on the way are left out. Throws where the resolver does not say. */
async function lookUp(host: string, type: "A" | "AAAA"): Promise<string[]> {
  const answer = await fetch(`${RESOLVER}?${new URLSearchParams({ name: host, type })}`, {
    headers: { accept: "application/dns-json" },
    signal: AbortSignal.timeout(LOOK_UP_MS),
  });
  if (!answer.ok) throw new Error(`The resolver answers with ${answer.status}`);
  const { Answer = [] } = dnsAnswer.parse(await answer.json());
  return Answer.map(({ data }) => data).filter((data) => ipaddr.isValid(data));
}

/** All that a name stands for at this moment; empty where it stands for nothing, or where a part of it could not be found
 * out: what is not known may be private. */
async function addressesOf(host: string): Promise<string[]> {
  const found = await Promise.allSettled([lookUp(host, "A"), lookUp(host, "AAAA")]);
  if (found.some(({ status }) => status === "rejected")) return [];
  return found.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
}

/** Why a name cannot be called now, in plain words; null where it can. A name is looked up before each call, for its owner
 * can point it into a private network at any time. */
export async function standsAgainst(host: string): Promise<string | null> {
  const addresses = await addressesOf(host);
  if (addresses.length === 0) return "Its name could not be found.";
  return addresses.every(isPublicIp) ? null : "Its name leads into a private network.";
}
