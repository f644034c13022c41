// Builds the web app into dist/web, with the manifest from which the server knows what each screen loads.
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const API = process.env["PLAT_URL"] ?? "http://localhost:3000";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  // `vite web` serves the sources as they are edited, over the API of a program that runs.
  server: { proxy: { "/v1": { target: API, headers: { origin: API } } } },
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: "es2022",
    // Inlined files would need `data:` in the page's policy.
    assetsInlineLimit: 0,
    // The server writes the preload links, per screen.
    modulePreload: { polyfill: false },
  },
});
