// npm test: every check the project has, about in the order in which they fail fastest. Ends with "N passed, N failed".

import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

type Tally = { readonly passed: number; readonly failed: number };
type Check = { readonly name: string; readonly command: readonly string[] };

/** Each counts as one test. */
function listChecks(): Check[] {
  const rooms = readdirSync(ROOT).filter((name) => name !== "node_modules" && existsSync(join(ROOT, name, "tsconfig.json"))).sort();
  return [
    ...rooms.map((room) => ({ name: `types of ${room}`, command: ["tsc", "-p", room] })),
    { name: "lint", command: ["oxlint", "--deny-warnings"] },
    { name: "dead code", command: ["knip"] },
    { name: "contract is generated", command: ["node", "scripts/generate-contract.ts", "--check"] },
    { name: "web app builds", command: ["node", "scripts/build-web.ts"] },
    { name: "a browser for the journeys", command: ["node", "scripts/find-browser.ts"] },
  ];
}

/** Runs a command and returns its exit code. What it prints goes to `print`, or is printed as it comes. */
function run([program = "", ...args]: readonly string[], print?: (text: string) => void): Promise<number> {
  return new Promise((resolve) => {
    const output = print === undefined ? "inherit" : "pipe";
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: ["ignore", output, output],
      env: { ...process.env, PATH: `${join(ROOT, "node_modules/.bin")}:${process.env["PATH"] ?? ""}` },
    });
    if (print !== undefined) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", print);
    child.once("error", (error) => {
      console.log(`${program} could not be run: ${error.message}`);
      resolve(127);
    });
    child.once("close", (code) => resolve(code ?? 1));
  });
}

async function runCheck({ name, command }: Check): Promise<Tally> {
  const printed: string[] = [];
  const exitCode = await run(command, (text) => printed.push(text));
  console.log(`${printed.join("")}${exitCode === 0 ? `✓ ${name}` : `✗ ${name}`}`);
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Side by side, each a run after the other: journeys wait for pages more than for the processor, and take about as long as all the rest. */
const LANES = [[["pure", "web", "server"], ["screens"], ["files"]], [["journeys"]]] as const;

async function runTests(projects: readonly string[]): Promise<Tally> {
  console.log(`\n— tests: ${projects.join(", ")}`);
  const directory = await mkdtemp(join(tmpdir(), "plat-results-"));
  const file = join(directory, "results.json");
  try {
    const exitCode = await run(["vitest", "run", ...projects.map((project) => `--project=${project}`), "--reporter=default", "--reporter=json", `--outputFile.json=${file}`]);
    const tally = existsSync(file) ? countTests(JSON.parse(await readFile(file, "utf8"))) : { passed: 0, failed: 0 };
    // A file that does not load, or an error outside any test, fails the run without failing a test.
    return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function countTests(results: unknown): Tally {
  const read = (name: string): number => {
    if (typeof results !== "object" || results === null) return 0;
    const count: unknown = Reflect.get(results, name);
    return typeof count === "number" ? count : 0;
  };
  // A test that was left out did not pass.
  return { passed: read("numPassedTests"), failed: read("numFailedTests") + read("numPendingTests") + read("numTodoTests") };
}

const tallies: Tally[] = [];
const checks = listChecks().values();
// Each takes one processor, of which there are two.
await Promise.all([checks, checks].map(async (queue) => {
  for (const check of queue) tallies.push(await runCheck(check));
}));
await Promise.all(LANES.map(async (runs) => {
  for (const projects of runs) tallies.push(await runTests(projects));
}));
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
