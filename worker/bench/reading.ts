/** What reading takes: the worker's memory for the largest files. */
import { type ApiClient, openDemo } from "#worker/test/api-client.ts";
import { serveApp } from "#worker/test/served-app.ts";
import { largeFiles } from "./large-files.ts";
import { growthDuring } from "./process-memory.ts";

const fields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
const MOST_MS = 10 * 60_000;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

/** Follows an analysis to its end. While a long step keeps the runtime busy, the server may drop a connection: it is
 * asked again. */
async function finish(client: ApiClient, id: string): Promise<void> {
  const until = Date.now() + MOST_MS;
  while (Date.now() < until) {
    const record = await client.progress(id, 2000).catch(() => null);
    if (record?.result) return;
    if (record?.progress === 100) throw new Error(record.stage);
    if (!record) await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error("No result in ten minutes");
}

/** Prints the peak of the worker's memory while it analyses each of the largest files, in a server of its own. */
export async function benchMemory(text: string): Promise<void> {
  if (process.platform !== "linux") {
    console.log("Memory of the worker: measured on Linux only");
    return;
  }
  for (const file of await largeFiles(text)) {
    const app = await serveApp();
    try {
      const client = await openDemo(app.url);
      await client.result(await client.submit(new File([text], "small.txt", { type: "text/plain" }), fields));
      const start = Date.now();
      const grown = await growthDuring(app.pid, async () => finish(client, await client.submit(file, fields)));
      const seconds = ((Date.now() - start) / 1000).toFixed(0);
      console.log(
        `Memory, ${file.name} (${megabytes(file.size)}): the runtime with its emulated storage grew by ${megabytes(grown)} at most; ${seconds} s`,
      );
    } finally {
      await app.close();
    }
  }
}
