// Tests that the filled in example is read alike by shells and by the server, and that a variable
// which the example does not name is refused.
import { execFileSync } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../server/platform/config/config.ts";
import { ROOT } from "../../test/support/server-process.ts";
import { type Filled, writeSettings } from "./settings.ts";

const FILLED: Filled = {
  PLAT_URL: "https://leads.example.com",
  PLAT_HOST: "leads.example.com",
  PLAT_SECRET: "c2VjcmV0+of/the+tests/forty+characters==",
  DATABASE_URL: "postgres://plat:a$b&c;d@127.0.0.1:5432/plat?application_name=plat",
  TRUST_PROXY: "127.0.0.1,::1",
  METRICS_TOKEN: "a token # of the tests",
  SMTP_URL: "smtp://user:pass@mail.example.com:587",
  MAIL_FROM: "Plat <leads@example.com>",
};
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plat-settings-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("reaches commands and the server as filled in, and is read by its owner alone", async () => {
  const path = join(folder, "plat.env");
  await writeSettings(ROOT, path, FILLED);
  const printed = execFileSync("sh", ["-c", 'set -a; . "$1"; env --null', "sh", path], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"] ?? "" },
  });
  const read = Object.fromEntries(
    printed.split("\0").map((line) => [line.split("=", 1)[0], line.slice(line.indexOf("=") + 1)]),
  );
  expect(read).toMatchObject(FILLED);
  expect(readConfig({ ...read, NODE_ENV: "production" })).toMatchObject({
    ok: true,
    value: {
      publicUrl: FILLED.PLAT_URL,
      databaseUrl: FILLED.DATABASE_URL,
      mail: { from: { name: "Plat", address: "leads@example.com" } },
    },
  });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it("refuses a variable that the example does not name", async () => {
  const more = { ...FILLED, PLAT_UNKNOWN: "1" };
  await expect(writeSettings(ROOT, join(folder, "more.env"), more)).rejects.toThrow("PLAT_UNKNOWN");
});
