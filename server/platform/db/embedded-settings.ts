// PostgreSQL settings for a network that runs on one small server, written to plat.conf beside
// postgresql.conf.
import { totalmem } from "node:os";

export type PostgresSettings = Readonly<Record<string, string>>;

const MEGABYTE = 1_048_576;
const MEMORY_SHARE = 8;
const LEAST_BUFFERS_MB = 128;
const MOST_BUFFERS_MB = 1_024;

/**
 * PostgreSQL's own cache: an eighth of the machine's memory, for the server and the file cache live
 * there too. Measured on 2 cores: 1 GB instead of 256 MB posts 9 % more leads, for keys are
 * inserted all over their index.
 */
export function sharedBuffers(memoryBytes: number): string {
  const share = memoryBytes / MEMORY_SHARE / MEGABYTE;
  return `${Math.round(Math.min(MOST_BUFFERS_MB, Math.max(LEAST_BUFFERS_MB, share)))}MB`;
}

/** What an acknowledged sale rests on comes first and is never traded for speed. */
export const EMBEDDED_SETTINGS: PostgresSettings = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  // Reached over loopback with a password only, never through a socket file.
  listen_addresses: "'127.0.0.1'",
  unix_socket_directories: "''",
  max_connections: "100",
  shared_buffers: sharedBuffers(totalmem()),
  effective_cache_size: "1GB",
  work_mem: "16MB",
  maintenance_work_mem: "128MB",
  // Rare checkpoints: after each one, every page's first change is written whole into the WAL.
  checkpoint_timeout: "15min",
  max_wal_size: "4GB",
  // What one interval between checkpoints writes at full load: its segments are used again, and no
  // COMMIT waits for a new one.
  min_wal_size: "2GB",
  wal_buffers: "16MB",
  // What is new is vacuumed and analyzed every minute or so. At PostgreSQL's own pace of 2 ms the
  // one takes a third of a core for seconds; the other, with its own target of 100, all of one for
  // 0.5 s for the leads alone (0.1 s with this). Posts wait meanwhile.
  autovacuum_vacuum_cost_delay: "10ms",
  default_statistics_target: "25",
  // The embedded build knows pglz only (no lz4), and that costs more processor time than it saves
  // here.
  wal_compression: "off",
  // Disks here are solid state; just-in-time compilation never pays for short statements.
  random_page_cost: "1.1",
  jit: "off",
  timezone: "'UTC'",
  log_timezone: "'UTC'",
  // A client that hangs inside a transaction keeps its row locks: end it.
  idle_in_transaction_session_timeout: "'60s'",
  // Failing statements and their details may hold contact data, so neither is logged.
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_line_prefix: "'%m [%p] '",
};

/**
 * Settings as the text of a PostgreSQL configuration file. Values are written as they are: quote
 * strings.
 */
export function formatSettings(settings: PostgresSettings): string {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  return `# Written by Plat at each start: changes made here are lost.\n${lines.join("\n")}\n`;
}
