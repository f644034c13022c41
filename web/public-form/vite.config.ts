// Builds the hosted forms separately from the app: the script of their page, the script of
// embedding pages, and, with --ssr, the server-side rendering. The output goes beside the built
// app.
import { join } from "node:path";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    emptyOutDir: false,
    manifest: ".vite/form.json",
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        form: join(import.meta.dirname, "main.ts"),
        embed: join(import.meta.dirname, "embed.ts"),
      },
      // Embedding pages name the second one: its address must not change.
      output: {
        entryFileNames: ({ name }) =>
          name === "embed" ? "f/embed.js" : name === "form" ? "assets/form-[hash].js" : "[name].js",
      },
    },
  },
});
