// Tests that each migration rule finds its fault, and that our migrations break none; and that
// those that have landed are as they were.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MIGRATIONS_DIRECTORY, readMigrations } from "../server/platform/db/migrate.ts";
import {
  CHECKSUMS,
  type Checksums,
  findChangedMigrations,
  findNewMigrations,
} from "../scripts/migrations/changed-migrations.ts";
import { findMigrationFaults } from "./support/migration-rules.ts";

const migrations = await readMigrations(MIGRATIONS_DIRECTORY);

describe("every migration", () => {
  it("is looked at", () => expect(migrations.length).toBeGreaterThan(0));

  it.each(migrations.map(({ name, sql }) => [name, sql] as const))(
    "%s keeps the rules",
    (_name, sql) => {
      expect(findMigrationFaults(sql)).toEqual([]);
    },
  );
});

describe("the list of landed migrations", () => {
  const landed: Checksums = JSON.parse(readFileSync(CHECKSUMS, "utf8"));
  const own: Checksums = Object.fromEntries(migrations.map(({ name, sha256 }) => [name, sha256]));

  it("has every migration, and each is as it was when it landed", () => {
    expect(findChangedMigrations(landed, own)).toEqual([]);
    expect(findNewMigrations(landed, own)).toEqual([]);
  });

  it("finds one that changed, one that is gone, and one that is new", () => {
    const [first = "", second = ""] = Object.keys(own);
    const { [second]: _gone, ...rest } = own;
    expect(findChangedMigrations(landed, { ...rest, [first]: "0".repeat(64) })).toEqual([
      expect.stringContaining(`${first} has changed since it landed: put it back`),
      expect.stringContaining(`${second} is gone since it landed: put it back`),
    ]);
    expect(findNewMigrations(landed, { ...own, "9999-new.sql": "0" })).toEqual([
      "9999-new.sql is not in the list yet: run npm run db:checksums.",
    ]);
  });
});

describe("a planted fault is reported:", () => {
  it.each([
    ["select pg_advisory_lock(1);", "session advisory lock"],
    ["select pg_try_advisory_lock_shared(1);", "session advisory lock"],
    [
      "create constraint trigger t after insert on a for each row execute function f();",
      "deferred check",
    ],
    ["alter table a add unique (b) deferrable initially deferred;", "deferred check"],
    [
      "create function f() returns void language sql as $$ select pg_notify('a', 'b') $$;",
      "NOTIFY",
    ],
    ["notify leads;", "NOTIFY"],
    ["create table a (sold_at timestamptz not null default now());", "no default"],
    ["create table a (sold_at timestamptz default current_timestamp);", "no default"],
    ["create table a (sold_at timestamp);", "timestamptz"],
    ["create table a (sold_at timestamp without time zone);", "timestamptz"],
    ["create table a (id bigserial primary key);", "identity"],
    ["create table a (price_cents integer not null);", "bigint"],
    ["create table a (price_cents double precision);", "bigint"],
    ["create table a (price money, b text);", "locale"],
    ["begin;\ncreate table a ();\ncommit;", "one transaction"],
    ["create index concurrently i on a (b);", "cannot run"],
    ["set transaction isolation level serializable;", "row locks"],
  ])("%s", (sql, reason) => {
    expect(findMigrationFaults(`-- a comment\n${sql}`).join()).toMatch(
      new RegExp(`^line 2: .*${reason}`),
    );
  });

  it.each([
    ["-- notify nobody, begin; default now()"],
    [
      `create table a (
         sold_at timestamptz not null, price_cents bigint not null, at timestamp with time zone
       );`,
    ],
    ["select pg_advisory_xact_lock(1);"],
    ["create function f() returns trigger language plpgsql as $$\nbegin\n  return new;\nend $$;"],
  ])("and nothing is seen in: %s", (sql) => {
    expect(findMigrationFaults(sql)).toEqual([]);
  });
});
