// npm run verify-ledger: recomputes the whole ledger of a database and reports discrepancies. For
// operators.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../server/platform/config/config.ts";
import { openDataDirectory } from "../server/platform/config/data-directory.ts";
import { StartProblem } from "../server/platform/config/start-problem.ts";
import { connectChecked } from "../server/platform/db/connect.ts";
import { startEmbedded } from "../server/platform/db/embedded.ts";
import { openPool } from "../server/platform/db/pool.ts";
import { verifyLedger } from "../server/modules/money/ledger/index.ts";

async function verify(url: string): Promise<number> {
  await (await connectChecked(url)).end();
  const pool = openPool({ url, max: 1, onError: () => undefined });
  try {
    const findings = await verifyLedger(pool);
    for (const { promise, subject, detail } of findings)
      process.stdout.write(`${promise} Not so for ${subject}: ${detail}\n`);
    process.stdout.write(
      findings.length === 0
        ? "The ledger verifies.\n"
        : `${findings.length} finding${findings.length === 1 ? "" : "s"}.\n`,
    );
    return findings.length === 0 ? 0 : 1;
  } finally {
    await pool.end();
  }
}

async function main(): Promise<number> {
  const config = readConfig(process.env);
  if (!config.ok) throw new StartProblem(config.error);
  if (config.value.databaseUrl !== null) return verify(config.value.databaseUrl);
  const { dataDirectory } = config.value;
  if (!existsSync(join(dataDirectory, "secrets.json")))
    throw new StartProblem(
      `There is no network in ${dataDirectory}: set PLAT_DATA_DIR to its folder, or ` +
        "DATABASE_URL to its database.",
    );
  // The embedded database runs in one process at a time: while the server runs, this call says so.
  const database = await startEmbedded(await openDataDirectory(dataDirectory));
  try {
    return await verify(database.url);
  } finally {
    await database.stop("fast");
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
