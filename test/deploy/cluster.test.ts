// Tests that the files of deploy/cluster name the same machines, and keep what docs/cluster.md
// promises. `npm run rehearse-cluster` runs them.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readConfig } from "../../server/platform/config/config.ts";
import { ROOT } from "../support/server-process.ts";

interface Patroni {
  readonly restapi: { readonly connect_address: string };
  readonly etcd3: { readonly hosts: readonly string[] };
  readonly postgresql: { readonly connect_address: string };
  readonly bootstrap: {
    readonly dcs: Readonly<Record<string, unknown>> & {
      readonly ttl: number;
      readonly loop_wait: number;
      readonly retry_timeout: number;
      readonly postgresql: { readonly parameters: Readonly<Record<string, unknown>> };
    };
  };
}

let patroni: Patroni;
let haproxy: string;
let etcd: string;
let guide: string;

beforeAll(async () => {
  const read = (path: string) => readFile(join(ROOT, path), "utf8");
  [haproxy, etcd, guide] = await Promise.all([
    read("deploy/cluster/haproxy.cfg"),
    read("deploy/cluster/etcd.env"),
    read("docs/cluster.md"),
  ]);
  patroni = parse(await read("deploy/cluster/patroni.yml"));
});

const hostOf = (address: string): string => address.split(":")[0] ?? "";
const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

describe("deploy/cluster", () => {
  it("names the same three machines in each file", () => {
    const machines = patroni.etcd3.hosts.map(hostOf);
    expect(new Set(machines).size).toBe(3);
    expect(matches(haproxy, /^ {2}server \S+ ([\d.]+):5432 check port 8008$/gm)).toEqual(machines);
    const cluster = /^ETCD_INITIAL_CLUSTER=(.+)$/m.exec(etcd)?.[1] ?? "";
    expect(matches(cluster, /http:\/\/([\d.]+):2380/g)).toEqual(machines);
    expect(machines).toContain(hostOf(patroni.restapi.connect_address));
    expect(machines).toContain(hostOf(patroni.postgresql.connect_address));
  });

  it("acknowledges no write that a replica does not have", () => {
    const { dcs } = patroni.bootstrap;
    expect(dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
    expect(dcs.postgresql.parameters["synchronous_commit"]).toBe("on");
  });

  it("lets a primary stop before its lock expires, as Patroni demands", () => {
    const { ttl, loop_wait, retry_timeout } = patroni.bootstrap.dcs;
    expect(loop_wait + 2 * retry_timeout).toBeLessThanOrEqual(ttl);
  });

  it("asks Patroni for the primary, and ends connections to a node that is none", () => {
    expect(haproxy).toContain("http-check send meth GET uri /primary");
    expect(haproxy).toContain("on-marked-down shutdown-sessions");
  });
});

it("the guide's addresses are settings that Plat reads", () => {
  const addresses = matches(guide, /(?:DATABASE_URL=|name all hosts: `)(postgres:[^`\s]+)/g);
  expect(addresses).toHaveLength(2);
  for (const address of addresses)
    expect(readConfig({ DATABASE_URL: address })).toMatchObject({ ok: true });
});
