// Tests the file of a backup: what is read is what was written, and each fault of a file is found
// and named before its end.
import { appendFile, mkdtemp, readFile, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StartProblem } from "../config/start-problem.ts";
import { readBackupFile, writeBackupFile } from "./backup-file.ts";

const PASSPHRASE = "walnut orbit thimble cascade ferry";
const signal = new AbortController().signal;
const options = { passphrase: PASSPHRASE, overwrite: false, signal };
/** Digits that do not pack well: several chunks of age's 64 KiB. */
const ROWS = Buffer.from(
  Array.from({ length: 60_000 }, (_, index) => `${(index * 7_919) % 104_729}\n`).join(""),
);
let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plat-backup-file-"));
  path = join(folder, "whole");
  await writeBackupFile(path, options, async (add) => {
    await add("manifest.json", Buffer.from("{}"));
    await add("tables/public.lead/000001.copy", ROWS);
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(file: string, passphrase = PASSPHRASE): Promise<Map<string, Buffer>> {
  const entries = new Map<string, Buffer>();
  for await (const entry of readBackupFile(file, passphrase, signal))
    entries.set(entry.header.name, Buffer.concat(await Array.fromAsync(entry)));
  return entries;
}

/** A copy of the whole file in which one byte differs. */
async function withByteChanged(at: (length: number) => number): Promise<string> {
  const bytes = await readFile(path);
  const index = at(bytes.length);
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  const file = join(folder, `changed-${index}`);
  await writeFile(file, bytes);
  return file;
}

it("holds the entries in order, as they were, and can be read by age", async () => {
  const entries = await read(path);
  expect([...entries.keys()]).toEqual(["manifest.json", "tables/public.lead/000001.copy"]);
  expect(entries.get("tables/public.lead/000001.copy")?.equals(ROWS)).toBe(true);
  expect((await readFile(path)).subarray(0, 31).toString()).toMatch(
    /^age-encryption\.org\/v1\n-> scrypt/,
  );
});

describe("is refused", () => {
  const DAMAGED = /is damaged or was cut off: use another backup\.$/;

  it.each([
    ["in the middle", (length: number) => Math.floor(length / 2)],
    ["in the first chunk", () => 300],
    ["at the end", (length: number) => length - 1],
  ])("with a byte changed %s", async (_where, at) => {
    await expect(read(await withByteChanged(at))).rejects.toThrow(DAMAGED);
  });

  it("with a byte of its header changed", async () => {
    await expect(read(await withByteChanged(() => 3))).rejects.toThrow(
      /is no backup of Plat, or its beginning is damaged\.$/,
    );
  });

  it.each([1, 16, 40_000])("cut off by %i bytes", async (bytes) => {
    const file = join(folder, `cut-${bytes}`);
    const whole = await readFile(path);
    await writeFile(file, whole);
    await truncate(file, whole.length - bytes);
    await expect(read(file)).rejects.toThrow(DAMAGED);
  });

  it("cut off between two chunks, where each is authentic by itself", async () => {
    const whole = await readFile(path);
    const headerLength = whole.indexOf("\n--- ") + 5 + 43 + 1 + 16;
    const file = join(folder, "cut-chunk");
    await writeFile(file, whole.subarray(0, headerLength + 65_536 + 16));
    await expect(read(file)).rejects.toThrow(DAMAGED);
  });

  it("with bytes added", async () => {
    const file = join(folder, "longer");
    await writeFile(file, await readFile(path));
    await appendFile(file, "more");
    await expect(read(file)).rejects.toThrow(DAMAGED);
  });

  it("with another passphrase, and where it is none or not there", async () => {
    await expect(read(path, "another passphrase")).rejects.toThrow(/^The passphrase does not open/);
    const none = join(folder, "none");
    await expect(read(none)).rejects.toThrow(`There is no file ${none}: check its name.`);
    await writeFile(none, "-- PostgreSQL database dump");
    await expect(read(none)).rejects.toThrow(/is no backup of Plat/);
  });
});

describe("a file that is not written to its end", () => {
  it("leaves nothing, and one that is there stays", async () => {
    const left = async (): Promise<string[]> =>
      (await readdir(folder)).filter((name) => name.startsWith("new"));
    const file = join(folder, "new");
    const failing = writeBackupFile(file, options, async (add) => {
      await add("manifest.json", Buffer.from("{}"));
      throw new StartProblem("The database was lost.");
    });
    await expect(failing).rejects.toThrow("The database was lost.");
    expect(await left()).toEqual([]);
    const again = writeBackupFile(path, options, async () => undefined);
    await expect(again).rejects.toThrow(/exists already: choose another name, or replace it/);
    await writeFile(`${file}.partial`, "of another");
    await expect(writeBackupFile(file, options, async () => undefined)).rejects.toThrow(
      /is of another backup: wait for its end/,
    );
    expect(await left()).toEqual(["new.partial"]);
  });

  it("is replaced only when it is whole", async () => {
    const file = join(folder, "old");
    const write = (name: string) =>
      writeBackupFile(file, { ...options, overwrite: true }, (add) => add(name, Buffer.alloc(1)));
    await write("first");
    await write("second");
    expect([...(await read(file)).keys()]).toEqual(["second"]);
  });

  it("ends when it is told to stop", async () => {
    const stopping = new AbortController();
    const file = join(folder, "stopped");
    const written = writeBackupFile(file, { ...options, signal: stopping.signal }, async (add) => {
      await add("manifest.json", Buffer.from("{}"));
      stopping.abort();
      await add("tables/public.lead/000001.copy", ROWS);
    });
    await expect(written).rejects.toThrow(/abort|destroyed/i);
    expect((await readdir(folder)).filter((name) => name.startsWith("stopped"))).toEqual([]);
  });
});
