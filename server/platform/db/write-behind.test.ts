import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type WriteBehind, startWriteBehind } from "./write-behind.ts";

const LARGE = Buffer.alloc(1_048_576);
let directory: string;
let written: string[];
let writeBehind: WriteBehind | null = null;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "plat-write-behind-"));
  await mkdir(join(directory, "16384"));
  written = [];
});
afterEach(async () => {
  await writeBehind?.stop();
  await rm(directory, { recursive: true, force: true });
});

const at = (name: string): string => join(directory, "16384", name);

function start(
  onFailure: (error: unknown) => Promise<void> = () =>
    Promise.reject(new Error("nothing fails here")),
): void {
  writeBehind = startWriteBehind(directory, onFailure, {
    everyMs: 1,
    writeBack: async (path) => {
      written.push(basename(path));
    },
  });
}

it("writes back each large data file once, and again when it has changed", async () => {
  await writeFile(at("2601"), LARGE);
  await writeFile(at("2601.1"), LARGE);
  start();
  await vi.waitFor(() => expect(written.toSorted()).toEqual(["2601", "2601.1"]));
  await utimes(at("2601"), 1, 1);
  await vi.waitFor(() => expect(written.toSorted()).toEqual(["2601", "2601", "2601.1"]));
});

it("leaves small files and what is no data to the kernel", async () => {
  await writeFile(at("2601"), LARGE);
  await writeFile(at("2602"), "small");
  await writeFile(at("2603_fsm"), LARGE);
  await writeFile(at("pg_internal.init"), LARGE);
  start();
  await vi.waitFor(() => expect(written).toContain("2601"));
  await writeBehind?.stop();
  expect(written).toEqual(["2601"]);
});

it("takes up a file that has grown, and forgets one that has gone", async () => {
  await writeFile(at("2601"), LARGE);
  await writeFile(at("2602"), "small");
  start();
  await vi.waitFor(() => expect(written).toEqual(["2601"]));
  await rm(at("2601"));
  await writeFile(at("2602"), LARGE);
  await vi.waitFor(() => expect(written).toEqual(["2601", "2602"]));
});

it("really writes, also where a file goes meanwhile", async () => {
  await writeFile(at("2601"), LARGE);
  writeBehind = startWriteBehind(directory, () => Promise.reject(new Error("nothing fails here")), {
    everyMs: 1,
  });
  for (let round = 0; round < 20; round += 1) {
    await writeFile(at("2602"), LARGE);
    await rm(at("2602"));
  }
  await expect(writeBehind.stop()).resolves.toBeUndefined();
});

it("tells of a page that could not be written, and ends", async () => {
  await writeFile(at("2601"), LARGE);
  const failed = vi.fn<(error: unknown) => Promise<void>>(() => Promise.resolve());
  writeBehind = startWriteBehind(directory, failed, {
    everyMs: 1,
    writeBack: () => Promise.reject(new Error("EIO: i/o error, fdatasync")),
  });
  await vi.waitFor(() =>
    expect(failed).toHaveBeenCalledWith(
      expect.objectContaining({ message: "EIO: i/o error, fdatasync" }),
    ),
  );
  await writeBehind.stop();
  expect(failed).toHaveBeenCalledTimes(1);
});
