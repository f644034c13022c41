// npm run verify-ledger: recomputes the whole ledger of a database and reports discrepancies. For
// operators.
import { readConfig } from "../server/platform/config/config.ts";
import { StartProblem } from "../server/platform/config/start-problem.ts";
import { verifyLedger } from "../server/modules/money/ledger/index.ts";
import { runCommand, withDatabase } from "./open-database.ts";

await runCommand(async () => {
  const config = readConfig(process.env);
  if (!config.ok) throw new StartProblem(config.error);
  const findings = await withDatabase(config.value, verifyLedger);
  for (const { promise, subject, detail } of findings)
    process.stdout.write(`${promise} Not so for ${subject}: ${detail}\n`);
  process.stdout.write(
    findings.length === 0
      ? "The ledger verifies.\n"
      : `${findings.length} finding${findings.length === 1 ? "" : "s"}.\n`,
  );
  return findings.length === 0 ? 0 : 1;
});
