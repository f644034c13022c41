// Builds the server-side rendering of emails, beside that of the hosted forms. React is the
// server's own.
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    emptyOutDir: false,
    target: "es2022",
    rolldownOptions: { output: { entryFileNames: "mail.js" } },
  },
});
