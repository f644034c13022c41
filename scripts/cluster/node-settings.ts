// The settings of the rehearsal's Patroni and HAProxy: the files of deploy/cluster, with the ports,
// folders and programs of a rehearsal on loopback.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import type { NodeName, NodePorts } from "./database-nodes.ts";

interface NodePlace extends NodePorts {
  readonly folder: string;
  readonly name: NodeName;
  readonly etcd: number;
}

/** What of deploy/cluster/patroni.yml the rehearsal reads; the rest it takes over. */
interface DeployedNode {
  readonly bootstrap: {
    readonly dcs: {
      readonly postgresql: { readonly parameters: Readonly<Record<string, unknown>> };
    };
  };
}

const DEPLOYED = join(import.meta.dirname, "../../deploy/cluster");

export async function nodeSettings(place: NodePlace): Promise<string> {
  const { folder, name, rest, database, etcd } = place;
  const deployed: DeployedNode = parse(await readFile(join(DEPLOYED, "patroni.yml"), "utf8"));
  const { dcs } = deployed.bootstrap;
  const login = { username: "postgres", password: "rehearsal" };
  const copyNode = join(import.meta.dirname, "copy-node.ts");
  return stringify({
    ...deployed,
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { hosts: [`127.0.0.1:${etcd}`] },
    bootstrap: {
      // pg_rewind is not in the npm package: a node that was ahead is copied anew.
      dcs: { ...dcs, postgresql: { ...dcs.postgresql, use_pg_rewind: false } },
      initdb: [
        { encoding: "UTF8" },
        { locale: "C" },
        "data-checksums",
        { "auth-local": "trust" },
        { "auth-host": "trust" },
      ],
    },
    postgresql: {
      listen: `127.0.0.1:${database}`,
      connect_address: `127.0.0.1:${database}`,
      data_dir: join(folder, name),
      bin_dir: join(folder, "bin"),
      pgpass: join(folder, `${name}.pgpass`),
      authentication: { superuser: login, replication: login },
      // pg_basebackup is not in the npm package, and Debian's of version 15 refuses version 18.
      create_replica_methods: ["copy"],
      copy: { command: `${process.execPath} ${copyNode}` },
      remove_data_directory_on_diverged_timelines: true,
      remove_data_directory_on_rewind_failure: true,
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        "local all all trust",
        "host all all 127.0.0.1/32 trust",
        "host replication all 127.0.0.1/32 trust",
      ],
    },
    watchdog: { mode: "off" },
  });
}

export async function haproxySettings(
  port: number,
  nodes: ReadonlyMap<NodeName, NodePorts>,
): Promise<string> {
  const deployed = await readFile(join(DEPLOYED, "haproxy.cfg"), "utf8");
  const kept = deployed
    .split("\n")
    .filter((line) => !/^ {2}server /.test(line))
    .map((line) => (/^ {2}bind /.test(line) ? `  bind 127.0.0.1:${port}` : line));
  const servers = [...nodes].map(
    ([name, { rest, database }]) => `  server ${name} 127.0.0.1:${database} check port ${rest}`,
  );
  return `${[...kept, ...servers].join("\n")}\n`;
}
