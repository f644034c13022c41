// npm run backup -- FILE: writes a whole network into one encrypted file, while it runs or is
// stopped. For operators.
import { parseArgs } from "node:util";
import { VERSION } from "../server/compose/version.ts";
import { readDataFolder } from "../server/platform/backup/data-folder.ts";
import { findPassphraseFault } from "../server/platform/backup/passphrase.ts";
import { writeBackup } from "../server/platform/backup/write-backup.ts";
import { readConfig } from "../server/platform/config/config.ts";
import { StartProblem } from "../server/platform/config/start-problem.ts";
import { readPassphrase } from "./ask-passphrase.ts";
import { describeSize, runStoppable, withDatabase } from "./open-database.ts";

const USAGE =
  "Usage: npm run backup -- FILE writes a backup to a new file.\n" +
  "       npm run backup -- FILE --overwrite replaces one.";

function readArguments(): { readonly path: string; readonly overwrite: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { overwrite: { type: "boolean", default: false } },
    });
    const [path, ...more] = positionals;
    if (path !== undefined && more.length === 0) return { path, overwrite: values.overwrite };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new StartProblem(USAGE);
}

await runStoppable(async (signal) => {
  const { path, overwrite } = readArguments();
  const config = readConfig(process.env);
  if (!config.ok) throw new StartProblem(config.error);
  const passphrase = await readPassphrase({ isNew: true, signal });
  const fault = findPassphraseFault(passphrase);
  if (fault !== null) throw new StartProblem(fault);
  const startedMs = performance.now();
  const written = await withDatabase(config.value, async (_pool, url) =>
    writeBackup(
      path,
      { url, folder: await readDataFolder(config.value.dataDirectory), version: VERSION },
      { passphrase, overwrite, signal },
    ),
  );
  const seconds = (performance.now() - startedMs) / 1_000;
  process.stdout.write(
    `${written.rows} rows of ${written.tables} tables are in ${path}: ` +
      `${await describeSize(path)}, ${seconds.toFixed(1)} s.\n` +
      (written.hasSecret
        ? "Keep the passphrase elsewhere: without it the file opens nothing.\n"
        : "Keep the passphrase and PLAT_SECRET elsewhere: without the first the file opens " +
          "nothing, without the second no contact data can be read.\n"),
  );
  return 0;
});
