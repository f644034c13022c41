// What `npm start` runs: plain JavaScript that an old Node can read too, so that it can say what is
// wrong with it.
import module from "node:module";
import { fileURLToPath } from "node:url";

const LEAST_MAJOR = 24;

if (Number.parseInt(process.versions.node, 10) < LEAST_MAJOR) {
  process.stderr.write(
    `Plat needs Node.js ${LEAST_MAJOR} or newer and found ${process.versions.node}: run npm ci, ` +
      `which brings one for Linux, and npm start; elsewhere install Node.js ${LEAST_MAJOR}.\n`,
  );
  process.exit(1);
}
// What one start compiled the next one reads: half of its processor time. Where the checkout cannot
// be written to, nothing is kept.
module.enableCompileCache(
  fileURLToPath(new URL("../node_modules/.cache/plat-compiled", import.meta.url)),
);
const { main } = await import("./main.ts");
await main(process.env);
