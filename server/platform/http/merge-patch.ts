// JSON merge patch (RFC 7396): what a PATCH does to a document.

type Json = Readonly<Record<string, unknown>>;

/**
 * The document after the patch: members merge into members, null takes a member away, everything
 * else (lists too) replaces what was there. Neither argument is changed.
 */
export function applyMergePatch(document: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const base = isObject(document) ? document : {};
  const kept = Object.entries(base).filter(([name]) => !Object.hasOwn(patch, name));
  const changed = Object.entries(patch)
    .filter(([, value]) => value !== null)
    .map(
      ([name, value]) =>
        [name, applyMergePatch(Object.hasOwn(base, name) ? base[name] : undefined, value)] as const,
    );
  return Object.fromEntries([...kept, ...changed]);
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
