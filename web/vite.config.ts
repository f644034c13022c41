// Builds the web app into dist/web, with the manifest that tells the server what each screen loads.
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Plugin, defineConfig } from "vite";
import { Chunks } from "./chunks.ts";
import { throughIndex } from "./through-index.ts";

const API = process.env["PLAT_URL"] ?? "http://localhost:3000";

const COUNTY_NAMES = "virtual:county-names";

/**
 * Extracts the names of all counties by their five digits from the atlas, without its outlines: a
 * twentieth of its size.
 */
function countyNames(): Plugin {
  const id = `\0${COUNTY_NAMES}`;
  return {
    name: "county-names",
    resolveId: (source) => (source === COUNTY_NAMES ? id : null),
    load: async (asked) => {
      if (asked !== id) return null;
      const { objects } = JSON.parse(
        await readFile(
          createRequire(import.meta.url).resolve("us-atlas/counties-10m.json"),
          "utf8",
        ),
      );
      const names = objects.counties.geometries.map(
        (county: { readonly id: string; readonly properties: { readonly name: string } }) => [
          county.id,
          county.properties.name,
        ],
      );
      return `export default ${JSON.stringify(Object.fromEntries(names))}`;
    },
  };
}

const chunks = new Chunks(
  dirname(import.meta.dirname),
  readdirSync(join(import.meta.dirname, "routes")).filter(
    (name) => name !== "login.tsx" && name !== "kit.tsx",
  ),
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), countyNames(), throughIndex()],
  // `vite web` serves the sources as they are edited, over the API of a running server.
  server: { proxy: { "/v1": { target: API, headers: { origin: API } } } },
  // As modules, so that a worker may load a part of itself later: the reader of XLSX files.
  worker: { format: "es" },
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // One style sheet, which the server inlines into the page: no chunk waits for its own styles.
    cssCodeSplit: false,
    target: "es2022",
    // Inlined files would need `data:` in the page's policy.
    assetsInlineLimit: 0,
    // The server writes the preload links, per screen.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The service worker has a fixed address at the root, so that it may control every page.
      input: {
        index: join(import.meta.dirname, "index.html"),
        "push-worker": join(import.meta.dirname, "worker/push-worker.ts"),
      },
      output: {
        entryFileNames: ({ name }) =>
          name === "push-worker" ? "[name].js" : "assets/[name]-[hash].js",
        // The first script names all chunks: each character counts for the login. Fewer than seven
        // are refused.
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: "chunks", name: (id, graph) => chunks.nameOf(id, graph) }],
        },
      },
    },
  },
});
