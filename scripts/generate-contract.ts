// Writes contract/openapi.json from the operations; with --check only reports whether it is
// current.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildOpenApi } from "../contract/openapi.ts";
import { OPERATIONS } from "../contract/index.ts";

const ROOT = join(import.meta.dirname, "..");
const NAME = "contract/openapi.json";

async function generate(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8")) as {
    readonly version: string;
  };
  const document = buildOpenApi(OPERATIONS, { title: "Plat API", version });
  return `${JSON.stringify(document, null, 2)}\n`;
}

const text = await generate();
const file = join(ROOT, NAME);
if (!process.argv.includes("--check")) await writeFile(file, text);
else if ((await readFile(file, "utf8").catch(() => null)) !== text) {
  process.stderr.write(
    `${NAME} is not what the contract says: run \`npm run contract:generate\`.\n`,
  );
  process.exitCode = 1;
}
