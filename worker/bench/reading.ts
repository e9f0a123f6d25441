/** What reading takes: the worker's memory for the largest files. */
import { openDemo } from "#worker/test/api-client.ts";
import { serveApp } from "#worker/test/served-app.ts";
import { watchMemory } from "./isolate-memory.ts";
import { largeFiles } from "./large-files.ts";

const fields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
const MOST_MS = 10 * 60_000;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

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
      const used = await watchMemory(app.pid, async () => client.result(await client.submit(file, fields), MOST_MS));
      const seconds = ((Date.now() - start) / 1000).toFixed(0);
      console.log(
        `Memory, ${file.name} (${megabytes(file.size)}): isolate at most ${megabytes(used.isolate)} of 128 MB; the process, with its emulated storage, grew by ${megabytes(used.process)}; ${seconds} s`,
      );
    } finally {
      await app.close();
    }
  }
}
