// npm run restore -- FILE: puts a backed up network into an empty database, or a data folder that
// does not exist yet. For operators.
import { parseArgs } from "node:util";
import { VERSION } from "../server/compose/version.ts";
import { checkBackup } from "../server/platform/backup/check-backup.ts";
import type { ReadOptions } from "../server/platform/backup/read-backup.ts";
import { restoreNetwork } from "../server/platform/backup/restore-network.ts";
import { type Config, readConfig } from "../server/platform/config/config.ts";
import { StartProblem } from "../server/platform/config/start-problem.ts";
import { readPassphrase } from "./ask-passphrase.ts";
import { runStoppable } from "./open-database.ts";

const USAGE =
  "Usage: npm run restore -- FILE restores a backup to DATABASE_URL or PLAT_DATA_DIR.\n" +
  "       npm run restore -- FILE --check reads it to its end, and writes nothing.";

function readArguments(): { readonly path: string; readonly check: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { check: { type: "boolean", default: false } },
    });
    const [path, ...more] = positionals;
    if (path !== undefined && more.length === 0) return { path, check: values.check };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new StartProblem(USAGE);
}

async function check(path: string, options: ReadOptions): Promise<void> {
  const { manifest, rows, hasSecret } = await checkBackup(path, { ...options, version: VERSION });
  process.stdout.write(
    `${path} is whole: ${rows} rows of ${manifest.tables.length} tables, as of ${manifest.at}, ` +
      `by Plat ${manifest.plat}; it ${hasSecret ? "brings" : "does not bring"} the network's ` +
      "secret.\n",
  );
}

async function restore(path: string, options: ReadOptions, config: Config): Promise<void> {
  const { manifest, rows, hasSecret } = await restoreNetwork(path, {
    ...options,
    config,
    version: VERSION,
  });
  process.stdout.write(
    `${rows} rows of ${manifest.tables.length} tables are restored, as of ${manifest.at}.\n` +
      (hasSecret
        ? ""
        : "PLAT_SECRET is not in the backup: start with the one of the network that was backed " +
          "up.\n"),
  );
}

await runStoppable(async (signal) => {
  const asked = readArguments();
  const config = readConfig(process.env);
  if (!config.ok) throw new StartProblem(config.error);
  const options = { passphrase: await readPassphrase({ isNew: false, signal }), signal };
  if (asked.check) await check(asked.path, options);
  else await restore(asked.path, options, config.value);
  return 0;
});
