// What `npm start` runs: plain JavaScript that an old Node can read too, so that it can say what is wrong with it.

const LEAST_MAJOR = 24;

if (Number.parseInt(process.versions.node, 10) < LEAST_MAJOR) {
  process.stderr.write(
    `Plat needs Node.js ${LEAST_MAJOR} or newer and found ${process.versions.node}: run npm ci, which brings one for Linux, and npm start; elsewhere install Node.js ${LEAST_MAJOR}.\n`,
  );
  process.exit(1);
}
const { main } = await import("./main.ts");
await main(process.env);
