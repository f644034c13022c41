// Writes contract/openapi.json and contract/api.d.ts from the operations; with --check only says
// whether both are fresh.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import openapiTypes, { astToString } from "openapi-typescript";
import { buildOpenApi } from "../contract/openapi.ts";
import { OPERATIONS } from "../contract/index.ts";

const ROOT = join(import.meta.dirname, "..");
const TYPES_HEADER =
  "// Generated from the contract by `npm run contract:generate`. Do not edit.\n\n";

async function generate(): Promise<ReadonlyMap<string, string>> {
  const { version } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8")) as {
    readonly version: string;
  };
  const document = buildOpenApi(OPERATIONS, { title: "Plat API", version });
  const text = `${JSON.stringify(document, null, 2)}\n`;
  const types = astToString(await openapiTypes(text));
  return new Map([
    ["contract/openapi.json", text],
    ["contract/api.d.ts", `${TYPES_HEADER}${types}`],
  ]);
}

async function readOrNull(path: string): Promise<string | null> {
  return readFile(path, "utf8").catch(() => null);
}

const files = await generate();
if (process.argv.includes("--check")) {
  for (const [name, text] of files) {
    if ((await readOrNull(join(ROOT, name))) === text) continue;
    process.stderr.write(
      `${name} is not what the contract says: run \`npm run contract:generate\`.\n`,
    );
    process.exitCode = 1;
  }
} else {
  for (const [name, text] of files) await writeFile(join(ROOT, name), text);
}
