// npm test: runs every check the project has, roughly in the order in which they fail fastest. Ends
// with "N passed, N failed".

import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { SEEDED_DEMO } from "../test/support/demo-network.ts";
import { makeScratchFolder } from "../test/support/scratch.ts";

const ROOT = join(import.meta.dirname, "..");

type Tally = {
  readonly passed: number;
  readonly failed: number;
  /** Failures, listed again at the end: the reader of an hours-long log starts there. */
  readonly failures: readonly string[];
};

/** The first lines of a message, which say what it is about. */
const TOLD_LINES = 6;
const tellBriefly = (message: string): string =>
  message.split("\n").slice(0, TOLD_LINES).join("\n    ");

type Check = { readonly name: string; readonly command: readonly string[] };

/**
 * Rooms whose types are checked together, because they read the same files; the rest form a third
 * group.
 */
const TYPED_TOGETHER: readonly (readonly string[])[] = [["domain", "contract", "server"], ["web"]];

/** Returns all rooms with types to check, each once. */
function groupRooms(): (readonly string[])[] {
  const rooms = readdirSync(ROOT)
    .filter((name) => name !== "node_modules" && existsSync(join(ROOT, name, "tsconfig.json")))
    .sort();
  return [...TYPED_TOGETHER, rooms.filter((room) => !TYPED_TOGETHER.flat().includes(room))];
}

/**
 * Each check counts as one test. The second takes longest. The lint runs as one of the
 * architecture's tests, because that test makes sure that no file is left out.
 */
function listChecks(demo: string): Check[] {
  return [
    { name: "format", command: ["oxfmt", "--check"] },
    {
      name: "web app builds; a demo network is seeded, starts and stops",
      command: ["node", "scripts/seed-demo.ts", demo],
    },
    ...groupRooms().map((rooms) => ({
      name: `types of ${rooms.join(", ")}`,
      command: ["node", "scripts/check-types.ts", ...rooms],
    })),
    { name: "dead code", command: ["knip"] },
    { name: "contract is generated", command: ["node", "scripts/generate-contract.ts", "--check"] },
    {
      name: "the page about seats is generated",
      command: ["node", "scripts/generate-access-page.ts", "--check"],
    },
    { name: "kinds are listed", command: ["node", "scripts/generate-kind-lists.ts", "--check"] },
    {
      name: "catalogues are generated",
      command: ["node", "scripts/generate-locales.ts", "--check"],
    },
    { name: "programs that tests need", command: ["node", "scripts/find-programs.ts"] },
  ];
}

/**
 * Runs a command and returns its exit code. Its output goes to `print`, or straight to the console.
 */
function run(
  [program = "", ...args]: readonly string[],
  print?: (text: string) => void,
): Promise<number> {
  return new Promise((resolve) => {
    const output = print === undefined ? "inherit" : "pipe";
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: ["ignore", output, output],
      env: {
        ...process.env,
        PATH: `${join(ROOT, "node_modules/.bin")}:${process.env["PATH"] ?? ""}`,
      },
    });
    if (print !== undefined)
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding("utf8").on("data", print);
    child.once("error", (error) => {
      console.log(`${program} could not be run: ${error.message}`);
      resolve(127);
    });
    child.once("close", (code) => resolve(code ?? 1));
  });
}

async function runCheck({ name, command }: Check): Promise<Tally> {
  const chunks: string[] = [];
  const exitCode = await run(command, (text) => chunks.push(text));
  const printed = chunks.join("");
  console.log(`${printed}${exitCode === 0 ? `✓ ${name}` : `✗ ${name}`}`);
  return exitCode === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [tellBriefly(`${name}\n${printed.trim()}`)] };
}

/** Tests of some projects, or a shard of them: "1/2" is the first half of their files. */
type Run = { readonly projects: readonly string[]; readonly shard?: string };

/**
 * Run in parallel; the runs of each go in sequence. Journeys wait for pages more than for the
 * processor: two of them leave time for the rest.
 */
const LANES: readonly (readonly Run[])[] = [
  [{ projects: ["pure", "web", "server"] }],
  [{ projects: ["journeys"], shard: "1/2" }, { projects: ["screens"] }],
  [{ projects: ["journeys"], shard: "2/2" }, { projects: ["files"] }],
];

async function runTests({ projects, shard }: Run): Promise<Tally> {
  console.log(`\n— tests: ${projects.join(", ")}${shard === undefined ? "" : ` ${shard}`}`);
  const directory = await mkdtemp(join(tmpdir(), "plat-results-"));
  const file = join(directory, "results.json");
  try {
    const exitCode = await run([
      "vitest",
      "run",
      ...projects.map((project) => `--project=${project}`),
      ...(shard === undefined ? [] : [`--shard=${shard}`]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ]);
    const tally = existsSync(file)
      ? countTests(JSON.parse(await readFile(file, "utf8")))
      : { passed: 0, failed: 0, failures: [] };
    // A file that does not load, or an error outside any test, fails the run without failing a
    // test.
    return exitCode !== 0 && tally.failed === 0
      ? {
          ...tally,
          failed: 1,
          failures: [...tally.failures, `${projects.join(", ")}: something outside any test`],
        }
      : tally;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** The JSON format of vitest. */
type Results = {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly numTodoTests?: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
};

function countTests({
  numPassedTests: passed = 0,
  numFailedTests: failed = 0,
  numPendingTests: pending = 0,
  numTodoTests: todo = 0,
  testResults = [],
}: Results): Tally {
  const failures = testResults.flatMap(({ name, message = "", assertionResults }) => {
    const tests = assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages = [] }) => `${fullName}\n${failureMessages.join("\n")}`);
    return (tests.length === 0 && message !== "" ? [message] : tests).map(
      (told) => `${relative(ROOT, name)}: ${tellBriefly(told)}`,
    );
  });
  // A skipped test did not pass.
  return { passed, failed: failed + pending + todo, failures };
}

const tallies: Tally[] = [];
const demo = await makeScratchFolder("plat-seeded");
process.env[SEEDED_DEMO] = demo;
try {
  const checks = listChecks(demo).values();
  // Each queue uses one of the two processors.
  await Promise.all(
    [checks, checks].map(async (queue) => {
      for (const check of queue) tallies.push(await runCheck(check));
    }),
  );
  await Promise.all(
    LANES.map(async (runs) => {
      for (const part of runs) tallies.push(await runTests(part));
    }),
  );
} finally {
  await rm(demo, { recursive: true, force: true });
}
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
for (const failure of tallies.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
