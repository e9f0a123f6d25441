import { type Request, Response } from "miniflare";

/** What a receiver was sent. */
export interface Received {
  url: string;
  headers: Record<string, string>;
  body: string;
}

const DNS = "cloudflare-dns.com";
const RECEIVERS = /(?:^|\.)receiver\.example$/;

const seen: Received[] = [];
/** Answers still to be given before a receiver that fails at first is well. */
let failures = 0;

/** Names as they are looked up: some lead into a private network, one to nowhere, one is both public and private. */
const ADDRESSES: Record<string, string[]> = {
  "private.receiver.example": ["10.0.0.7"],
  "link-local.receiver.example": ["169.254.169.254"],
  "shared.receiver.example": ["100.64.0.1"],
  "both.receiver.example": ["203.0.114.9", "192.168.1.1"],
  "missing.receiver.example": [],
};
const IPV6_ADDRESSES: Record<string, string[]> = {
  "both-kinds.receiver.example": ["fd00::7"],
  "mapped.receiver.example": ["::ffff:10.0.0.1"],
  "compatible.receiver.example": ["::a00:1"],
  "translated.receiver.example": ["64:ff9b::a00:1"],
  "six.receiver.example": ["2606:4700::1"],
};

function lookUp(url: URL): Response {
  const name = url.searchParams.get("name") ?? "";
  const isV4 = ["A", "1"].includes(url.searchParams.get("type") ?? "");
  if (!isV4 && name.startsWith("half-known.")) return new Response("no", { status: 502 });
  const answers = isV4 ? (ADDRESSES[name] ?? ["203.0.114.9"]) : (IPV6_ADDRESSES[name] ?? []);
  const body = { Status: 0, Answer: answers.map((data) => ({ name, type: 1, TTL: 60, data })) };
  return new Response(JSON.stringify(body), { headers: { "content-type": "application/dns-json" } });
}

function answerOf({ hostname, pathname }: URL): Response {
  if (hostname.startsWith("redirect."))
    return new Response(null, { status: 302, headers: { location: "https://ok.receiver.example/elsewhere" } });
  if (hostname.startsWith("failing.") && failures > 0) {
    failures -= 1;
    return new Response("no", { status: 500 });
  }
  return new Response(pathname, { status: 200 });
}

/** Answers as receivers of webhooks, and as the service that looks up their names; null for any other address. A test asks
 * at `/_seen` for what came in, and says at `/_fail?times=` how often a receiver is to fail. */
export async function answerAsReceiver(request: Request): Promise<Response | null> {
  const url = new URL(request.url);
  if (url.hostname === DNS) return lookUp(url);
  if (!RECEIVERS.test(url.hostname)) return null;
  if (url.pathname === "/_seen") return new Response(JSON.stringify(seen.splice(0)));
  if (url.pathname === "/_fail") {
    failures = Number(url.searchParams.get("times"));
    return new Response(null, { status: 204 });
  }
  seen.push({ url: url.href, headers: Object.fromEntries(request.headers), body: await request.text() });
  return answerOf(url);
}
