// Tests an outage of the database as the operator of the server sees it: one line with a stack when
// it begins, one with a count when it is over, and readiness in between.
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { API_KEY_PREFIX } from "../server/platform/crypto/secret-key.ts";
import { CutOff } from "./support/cut-off.ts";
import { type TestDatabase, createTestDatabase } from "./support/database.ts";
import { makeScratchFolder } from "./support/scratch.ts";
import { type ServerProcess, runServer, sendSignal } from "./support/server-process.ts";

let folder: string;
let database: TestDatabase;
let between: CutOff;
let server: ServerProcess;
let url: string;
let printed = "";

beforeAll(async () => {
  folder = await makeScratchFolder("plat-outage");
  database = await createTestDatabase();
  between = await CutOff.open(database.url);
  server = runServer({
    environment: { DATABASE_URL: between.url(database.url), PLAT_DATA_DIR: folder },
  });
  server.child.stdout?.on("data", (text: string) => (printed += text));
  url = await server.ready;
});
afterAll(async () => {
  sendSignal(server, "SIGTERM");
  await server.ended;
  await between.cut();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** With a key, which is looked for in the database. */
const statusOf = async (path: string): Promise<number> => {
  const authorization = `Bearer ${API_KEY_PREFIX}${"a".repeat(40)}`;
  return (await fetch(`${url}${path}`, { headers: { authorization } })).status;
};
const lines = (): Record<string, unknown>[] =>
  printed
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, "m").exec(text)?.[1]);
}

it("is one line with a stack, however many fail, and one at the end", async () => {
  expect(await statusOf("/readyz")).toBe(200);
  const before = lines().length;
  await between.cut();
  await expect.poll(() => statusOf("/readyz")).toBe(503);
  // Calls of people and the loops of the server fail alike.
  for (let no = 0; no < 40; no += 1) expect(await statusOf("/v1/leads")).toBe(503);
  await expect.poll(() => metric("plat_database_failures_total")).toBeGreaterThan(60);
  expect(await metric("plat_database_outage")).toBe(1);
  expect(await statusOf("/healthz")).toBe(200);
  const during = lines().slice(before);
  expect(during.filter(({ err }) => err !== undefined)).toMatchObject([
    { err: { stack: expect.stringContaining(" at ") } },
  ]);
  await between.mend();
  await expect.poll(() => statusOf("/readyz")).toBe(200);
  await expect.poll(() => metric("plat_database_outage")).toBe(0);
  expect(await statusOf("/v1/leads")).toBe(401);
  const ends = lines().filter(({ msg }) => msg === "the database serves again");
  expect(ends).toMatchObject([{ level: "info", counted: expect.any(Number) }]);
  expect(Number(ends[0]?.["counted"])).toBeGreaterThan(60);
});
