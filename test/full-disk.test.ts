// Tests a full disk, for real: the embedded database lies in a small file system of the server's
// own. Needs root or user namespaces, to mount it.
import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeScratchFolder } from "./support/scratch.ts";
import { ROOT, type ServerProcess, runServer, sendSignal } from "./support/server-process.ts";

const DISK_MEGABYTES = 400;
let folder: string;
let server: ServerProcess;
let url: string;
/** The file system of the server, seen from here. */
let disk: string;

beforeAll(async () => {
  folder = await makeScratchFolder("plat-full");
  const data = join(folder, "data");
  await mkdir(data);
  const mount = `mount -t tmpfs -o size=${DISK_MEGABYTES}m,mode=700 tmpfs ${data}`;
  const start = `exec ${process.execPath} ${join(ROOT, "server/start.mjs")}`;
  const isRoot = process.getuid?.() === 0;
  server = runServer({
    environment: { PLAT_DATA_DIR: data, PLAT_DEMO: "0" },
    command: [
      "unshare",
      ...(isRoot ? [] : ["--user", "--map-root-user"]),
      "--mount",
      "sh",
      "-c",
      `${mount} && ${start}`,
    ],
  });
  url = await server.ready;
  disk = `/proc/${server.child.pid}/root${data}`;
});
afterAll(async () => {
  sendSignal(server, "SIGTERM");
  await server.ended;
  await rm(folder, { recursive: true, force: true });
});

const ready = async (): Promise<unknown> => (await fetch(`${url}/readyz`)).json();

it("turns readiness, and not life, until there is space again", async () => {
  expect(await ready()).toMatchObject({ status: "ready" });
  const { bavail, bsize } = await statfs(disk);
  const filler = join(disk, "filler");
  await writeFile(filler, Buffer.alloc(bavail * bsize), { flag: "w" }).catch(() => undefined);
  await expect
    .poll(ready)
    .toMatchObject({ code: "unavailable", detail: "The disk of the database is full." });
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await rm(filler);
  await expect.poll(ready).toMatchObject({ status: "ready" });
});
