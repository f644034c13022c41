// Checks the template of a dialer's address. Apart from its use, which most screens of leads load.

/** The longest template, in characters. */
export const LONGEST_DIALER_URL = 500;

/** Where the number belongs. */
const PLACE = /\{(?:phone|digits)\}/;

/** Schemes that run code or read files instead of opening an app. */
const FORBIDDEN: ReadonlySet<string> = new Set([
  "javascript:",
  "data:",
  "vbscript:",
  "file:",
  "blob:",
  "about:",
  "view-source:",
  "filesystem:",
  "http:",
]);

/**
 * Why a template cannot be used; null where it can. `scheme`: it must begin with https:// and a
 * host, or with the scheme of an app, such as sip:. `number`: the number has no place in it, or one
 * in the name of the host.
 */
export function dialerProblem(template: string): "scheme" | "number" | null {
  const [, scheme = "", rest = ""] = /^([a-z][a-z\d+.-]*:)(.*)$/i.exec(template) ?? [];
  // Browsers leave out white space within an address: it could hide a scheme.
  if (scheme === "" || /[\s\p{Cc}]/u.test(template)) return "scheme";
  if (FORBIDDEN.has(scheme.toLowerCase())) return "scheme";
  if (!PLACE.test(template)) return "number";
  if (scheme.toLowerCase() !== "https:") return null;
  const [, host = ""] = /^\/\/([^/?#]+)/.exec(rest) ?? [];
  if (host === "") return "scheme";
  return host.includes("{") ? "number" : null;
}
