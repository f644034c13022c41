// Measures the time from a fresh clone to the first answer: npm ci, npm start, demo seeded.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { BenchRow } from "./report.ts";

const run = promisify(execFile);
const POLL_MS = 200;
const GIVE_UP_MS = 300_000;

/** Clones the committed state, installs and starts it with another HOME, and stops it again. */
export async function benchStart(): Promise<BenchRow[]> {
  const directory = await mkdtemp(join(tmpdir(), "plat-clone-"));
  const clone = join(directory, "plat");
  await run("git", ["clone", "-q", join(import.meta.dirname, ".."), clone]);
  const env = { ...process.env, HOME: directory, PORT: "0", LOG_LEVEL: "error" };
  const startMs = performance.now();
  await run("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: clone,
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  const installMs = performance.now() - startMs;
  const server = spawn("npm", ["start"], {
    cwd: clone,
    env,
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  let printed = "";
  server.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  while (!/ready at (\S+)/.test(printed)) {
    if (performance.now() - startMs > GIVE_UP_MS || server.exitCode !== null)
      throw new Error(`the server did not start:\n${printed}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const url = /ready at (\S+)/.exec(printed)?.[1] ?? "";
  if (!(await fetch(`${url}/docs`)).ok) throw new Error("the first page was not answered");
  const totalMs = performance.now() - startMs;
  const ended = once(server, "exit");
  process.kill(-(server.pid ?? 0), "SIGTERM");
  await ended;
  await rm(directory, { recursive: true, force: true });
  return [
    { name: "npm ci", value: installMs / 1_000, unit: "s" },
    {
      name: "npm ci && npm start to the first page, clean clone",
      value: totalMs / 1_000,
      unit: "s",
      mustReach: { atMost: 120 },
    },
  ];
}
