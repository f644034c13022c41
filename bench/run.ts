// npm run bench: measures every figure in one run and prints each beside its bound. Accepts part
// names: posting, scale, two, history, find, reports, screens, marketplace, pings, imports, bell,
// push, bytes, candidates, start, first, tasks, web.
import { startBenchServer } from "./bench-market.ts";
import { benchBell } from "./bell.ts";
import { benchBrowserBell } from "./browser-bell.ts";
import { benchBytes } from "./bytes.ts";
import { benchCandidates } from "./candidates.ts";
import { benchFind } from "./find.ts";
import { benchFirstLeads } from "./first-leads.ts";
import { benchHistory } from "./history.ts";
import { benchImports } from "./imports.ts";
import { benchLongTasks } from "./long-tasks.ts";
import { benchMarketplace } from "./marketplace.ts";
import { benchPings } from "./pings.ts";
import { benchPosting } from "./posting.ts";
import { benchScale, benchTwoProcesses } from "./scale.ts";
import { benchPush } from "./push.ts";
import { benchReports } from "./reports.ts";
import { type BenchRow, formatReport, reaches } from "./report.ts";
import { benchScreens } from "./screens.ts";
import { benchStart } from "./start.ts";
import { benchWeb } from "./web.ts";

const asked = process.argv.slice(2);
const wants = (part: string): boolean => asked.length === 0 || asked.includes(part);
const rows: BenchRow[] = [];
const add = (part: readonly BenchRow[]): void => {
  rows.push(...part);
  process.stdout.write(`${formatReport(part)}\n\n`);
};

if (wants("candidates")) add(await benchCandidates());
if (
  [
    "posting",
    "scale",
    "two",
    "history",
    "find",
    "reports",
    "screens",
    "marketplace",
    "pings",
    "imports",
    "bell",
    "push",
    "bytes",
  ].some(wants)
) {
  const server = await startBenchServer();
  try {
    if (wants("posting")) add(await benchPosting(server));
    if (wants("scale")) add(await benchScale(server));
    if (wants("two")) add(await benchTwoProcesses(server));
    if (wants("history")) add(await benchHistory(server));
    if (wants("find")) add(await benchFind(server));
    if (wants("reports")) add(await benchReports(server));
    if (wants("screens")) add(await benchScreens(server));
    if (wants("marketplace")) add(await benchMarketplace(server));
    if (wants("pings")) add(await benchPings(server));
    if (wants("imports")) add(await benchImports(server));
    if (wants("bell")) add(await benchBell(server));
    if (wants("push")) add(await benchPush(server));
    if (wants("bytes")) add(await benchBytes(server));
  } finally {
    await server.stop();
  }
}
if (wants("bell")) add(await benchBrowserBell());
if (wants("start")) add(await benchStart());
if (wants("first")) add(await benchFirstLeads());
if (wants("tasks")) add(await benchLongTasks());
if (wants("web")) add(await benchWeb());

const missed = rows.filter((row) => !reaches(row));
process.stdout.write(`${rows.length} figures, ${missed.length} missed\n`);
process.exitCode = missed.length === 0 ? 0 : 1;
