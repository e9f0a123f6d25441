import type { Plugin } from "vite";
import { iconPng, openGraphPng } from "./site-images.ts";

const IMAGES: Record<string, () => Promise<Buffer>> = {
  "og.png": openGraphPng,
  "icons/icon-180.png": () => iconPng(180),
  "icons/icon-192.png": () => iconPng(192),
  "icons/icon-512.png": () => iconPng(512),
};

/** Draws the image of shared links and the icons when the site is built, from its own colours, faces and sample. */
export function siteImages(): Plugin {
  return {
    name: "site-images",
    applyToEnvironment: (environment) => environment.name === "client",
    async generateBundle() {
      for (const [fileName, make] of Object.entries(IMAGES))
        this.emitFile({ type: "asset", fileName, source: await make() });
    },
    configureServer(server) {
      for (const [name, make] of Object.entries(IMAGES))
        server.middlewares.use(`/${name}`, async (_request, response) => {
          response.setHeader("content-type", "image/png");
          response.end(await make());
        });
    },
  };
}
