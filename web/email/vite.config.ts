// Builds what the server draws of mails, beside what draws the hosted forms. React is the server's
// own.
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
