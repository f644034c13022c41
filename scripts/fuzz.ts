// Makes as many calls from the contract as the argument says, 100,000 without one: `npm run fuzz --
// 20000`. The same test makes fewer of them in every `npm test` (test/fuzz.test.ts).
import { spawn } from "node:child_process";

const MOST_CALLS = 100_000;
const calls = Number(process.argv[2] ?? MOST_CALLS);
if (!Number.isInteger(calls) || calls < 1) {
  process.stderr.write("Enter a whole number of calls, 1 or more: `npm run fuzz -- 20000`.\n");
  process.exit(1);
}
spawn("vitest", ["run", "--project=server", "test/fuzz.test.ts"], {
  stdio: "inherit",
  env: { ...process.env, PLAT_FUZZ_CALLS: String(calls) },
}).once("close", (code) => {
  process.exitCode = code ?? 1;
});
