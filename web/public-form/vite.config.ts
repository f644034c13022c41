// Builds the hosted forms, apart from the app: the script of their page, the script of the pages
// they are shown in, and, with --ssr, what draws them on the server. Put beside the built app.
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
      // Other people's pages name the second: its address stays.
      output: {
        entryFileNames: ({ name }) =>
          name === "embed" ? "f/embed.js" : name === "form" ? "assets/form-[hash].js" : "[name].js",
      },
    },
  },
});
