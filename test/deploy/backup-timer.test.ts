// Tests the units of the nightly backup as far as reading them goes: they run the command, may
// write their folder alone, and delete old files only after a backup.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../support/server-process.ts";

async function readUnit(name: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const text = await readFile(join(ROOT, "deploy", name), "utf8");
  const values = new Map<string, string[]>();
  for (const [, key = "", value = ""] of text.matchAll(/^(\w+)=(.*)$/gm))
    values.set(key, [...(values.get(key) ?? []), value]);
  return values;
}

it("runs npm run backup as a user who can write the folder of backups alone", async () => {
  const unit = await readUnit("plat-backup.service");
  expect(unit.get("ExecStart")?.join()).toContain("npm run -s backup -- ");
  expect(unit.get("User")).toEqual(["plat"]);
  expect(unit.get("ProtectSystem")).toEqual(["strict"]);
  expect(unit.get("ReadWritePaths")).toEqual(["/var/backups/plat"]);
  expect(unit.get("Environment")).toContain("FOLDER=/var/backups/plat");
});

it("takes the passphrase from its own file, and deletes files only after a backup", async () => {
  const unit = await readUnit("plat-backup.service");
  expect(unit.get("EnvironmentFile")).toEqual(["/etc/plat/plat.env", "/etc/plat/backup.env"]);
  expect(unit.get("ExecStartPost")?.join()).toMatch(/find "\$FOLDER" .*-mtime .* -delete/);
  expect(unit.get("ExecStartPre")).toBeUndefined();
});

it("is started each night by a timer of the same name", async () => {
  const timer = await readUnit("plat-backup.timer");
  expect(timer.get("OnCalendar")).toEqual(["*-*-* 02:30:00"]);
  expect(timer.get("Persistent")).toEqual(["yes"]);
});
