/** The built application served as `npm start` serves it, on its own port and its own data. */
export interface ServedApp {
  url: string;
  /** Where D1, R2 and the Durable Objects keep their data. */
  stateDir: string;
  /** Ends the whole process tree at once, as a power cut would. */
  kill(): Promise<void>;
  /** Serves again on the same port and data. */
  restart(): Promise<void>;
  /** Ends the server and deletes its data. */
  close(): Promise<void>;
}
/** Serves what `vite build` left in dist/. */
export declare function serveApp(): Promise<ServedApp>;
/** Files that R2 holds on disk: none when every upload has been deleted. */
export declare function storedUploads(app: ServedApp): string[];
