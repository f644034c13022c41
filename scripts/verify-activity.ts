// npm run verify-activity [-- NO:HASH]: recomputes the chain of a database's activity log and says
// which entries were changed, are missing or were added past it. NO:HASH is a link that was kept
// elsewhere, as this command prints the newest one. For operators.
import { readConfig } from "../server/platform/config/config.ts";
import { StartProblem } from "../server/platform/config/start-problem.ts";
import { type ChainFinding, verifyChain } from "../server/modules/network/activity/index.ts";
import { runCommand, withDatabase } from "./open-database.ts";

const KEPT = /^(\d{1,15}):([0-9a-f]{64})$/;

await runCommand(async () => {
  const config = readConfig(process.env);
  if (!config.ok) throw new StartProblem(config.error);
  const kept = readKept(process.argv[2]);
  const { findings, head, waiting } = await withDatabase(config.value, (pool) =>
    verifyChain(pool, kept),
  );
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  for (const finding of findings) say(wordsOf(finding));
  say(
    findings.length === 0
      ? "The activity log verifies."
      : `${findings.length} finding${findings.length === 1 ? "" : "s"}.`,
  );
  if (waiting > 0)
    say(`${waiting} new entr${waiting === 1 ? "y waits" : "ies wait"} to be linked.`);
  if (head !== null) say(`Newest link: ${head.no}:${head.hash}`);
  return findings.length === 0 ? 0 : 1;
});

function readKept(text: string | undefined): { no: number; hash: string } | null {
  if (text === undefined) return null;
  const [, no, hash] = KEPT.exec(text) ?? [];
  if (no === undefined || hash === undefined)
    throw new StartProblem(
      "Write a link that was kept as NO:HASH, for example 1204:9f86d081…, or nothing.",
    );
  return { no: Number(no), hash };
}

function wordsOf(finding: ChainFinding): string {
  switch (finding.kind) {
    case "changed":
      return `Entry ${finding.entryId}, number ${finding.no}, was changed after it was linked.`;
    case "missing":
      return `Entry ${finding.entryId}, number ${finding.no}, is missing.`;
    case "unlinked":
      return finding.from === finding.to
        ? `Link ${finding.from} is missing.`
        : `Links ${finding.from} to ${finding.to} are missing.`;
    case "added":
      return `Entry ${finding.entryId} was added without being linked.`;
    case "other_head":
      return `Link ${finding.no} isn't the one that was kept: the chain was written anew, or cut.`;
  }
}
