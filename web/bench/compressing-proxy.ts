import { createServer, request } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";

const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg)/;
/** What Cloudflare compresses with while it answers. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Stands before a local server as Cloudflare's network does before the deployed one: text travels compressed. */
export async function compressingProxy(target: string): Promise<{ url: string; close: () => Promise<unknown> }> {
  const server = createServer((incoming, outgoing) => {
    const onward = request(
      new URL(incoming.url ?? "/", target),
      { method: incoming.method, headers: { ...incoming.headers, "accept-encoding": "identity" } },
      async (answer) => {
        const { "transfer-encoding": _, "content-length": __, ...headers } = answer.headers;
        const body = Buffer.concat(await answer.toArray());
        const isText = TEXT.test(headers["content-type"] ?? "") && body.length > 0;
        outgoing.writeHead(answer.statusCode ?? 502, { ...headers, ...(isText && { "content-encoding": "br" }) });
        outgoing.end(isText ? brotliCompressSync(body, QUALITY) : body);
      },
    );
    onward.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("No free port");
  const close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { url: `http://localhost:${address.port}`, close };
}
