// Tests that each migration rule finds its fault, and that our migrations break none.

import { describe, expect, it } from "vitest";
import { MIGRATIONS_DIRECTORY, readMigrations } from "../server/platform/db/migrate.ts";
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
