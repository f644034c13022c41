// Tests the systemd unit as far as reading it goes: it starts what package.json names, with
// settings that the server takes.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { readConfig } from "../../server/platform/config/config.ts";
import { ROOT } from "../support/server-process.ts";

let lines: readonly (readonly [string, string])[];

beforeAll(async () => {
  const text = await readFile(join(ROOT, "deploy/plat@.service"), "utf8");
  lines = [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]);
});

const valuesOf = (name: string): readonly string[] =>
  lines.filter(([key]) => key === name).map(([, value]) => value);

it.each(["web", "worker"])("starts a production server in the role %s", (role) => {
  const environment = Object.fromEntries(
    valuesOf("Environment").map((pair) => pair.replaceAll("%i", role).split("=")),
  );
  const config = readConfig({
    ...environment,
    PLAT_URL: "https://leads.example.com",
    PLAT_SECRET: "a secret of the tests, forty characters.",
    DATABASE_URL: "postgres://plat:password@127.0.0.1:5432/plat",
  });
  expect(config).toMatchObject({ ok: true, value: { role, production: true, host: "127.0.0.1" } });
});

it("starts npm start in a checkout that it cannot write to, as a user without rights", () => {
  expect(valuesOf("ExecStart")).toEqual(["/usr/bin/env npm start"]);
  expect(valuesOf("ProtectSystem")).toEqual(["strict"]);
  expect(valuesOf("ReadWritePaths")).toEqual([]);
  expect(valuesOf("User")).toEqual(["plat"]);
  expect(valuesOf("NoNewPrivileges")).toEqual(["yes"]);
});

it("lets V8 make code, and waits longer than the server takes to finish", () => {
  expect(valuesOf("MemoryDenyWriteExecute")).toEqual([]);
  expect(Number(valuesOf("TimeoutStopSec")[0])).toBeGreaterThan(10);
});
