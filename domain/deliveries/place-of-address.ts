// Writes where a destination delivers to, so that another way to write the same place is the same.

const ADDRESS = /^[a-z]+:\/\/(?:[^/?#@]*@)?([^/?#:]+)(:\d+)?([^?#]*)/i;
/** The ports that an address need not name. */
const USUAL_PORTS = new Set([":80", ":443"]);

/**
 * The host and the path of an address. The query is left out, since receivers ignore what they do
 * not know in it; so are the protocol, slashes at the end and the case of the host.
 */
export function placeOfAddress(address: string): string {
  const given = address.trim();
  const [, host, port = "", path = ""] = ADDRESS.exec(given) ?? [];
  if (host === undefined) return given.toLowerCase();
  const shownPort = USUAL_PORTS.has(port) ? "" : port;
  return `${host.toLowerCase().replace(/\.$/, "")}${shownPort}${path.replace(/\/+$/, "")}`;
}
