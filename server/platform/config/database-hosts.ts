// Reads the address of a database that may name several hosts, as libpq writes them.

/** Address, hosts and what a reader may be shown of it. */
export interface DatabaseAddress {
  /** One address for each host, in the order in which they are named. */
  readonly urls: readonly string[];
  /** Hosts with ports and the database, without user and password. */
  readonly place: string;
}

const ADDRESS = /^(postgres(?:ql)?:\/\/)([^/?#]*)(.*)$/;
/** What a host may be asked to be: Plat writes, so each of these means the primary. */
const WRITABLE = new Set(["primary", "read-write"]);
const SESSION_ATTRIBUTES = "target_session_attrs";

/**
 * Reads `postgres://user:password@a:5432,b:5432/plat?target_session_attrs=read-write`, or an
 * address of one host. Returns null where it is no such address, or asks several hosts for one that
 * may take no writes.
 */
export function readDatabaseAddress(text: string): DatabaseAddress | null {
  const [, scheme = "", authority = "", rest = ""] = ADDRESS.exec(text) ?? [];
  if (scheme === "") return null;
  const end = authority.lastIndexOf("@") + 1;
  const [login, hosts] = [authority.slice(0, end), authority.slice(end).split(",")];
  const urls = hosts.map((host) => `${scheme}${login}${host}${rest}`);
  const parsed = urls.map((url) => (URL.canParse(url) ? new URL(url) : null));
  const readable = parsed.filter((url) => url !== null);
  if (readable.length < parsed.length) return null;
  if (hosts.length > 1 && hosts.includes("")) return null;
  const asked = readable[0]?.searchParams.get(SESSION_ATTRIBUTES) ?? null;
  if (hosts.length > 1 && asked !== null && !WRITABLE.has(asked)) return null;
  const places = readable.map(({ hostname, port }) => `${hostname}:${port === "" ? "5432" : port}`);
  return { urls, place: `${places.join(",")}${readable[0]?.pathname ?? ""}` };
}
