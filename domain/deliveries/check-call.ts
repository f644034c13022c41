// Checks the address and the headers of a destination that is called.
import type { CheckContext, SettingsHeader, FieldError } from "./destination-kind.ts";

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** Visible ASCII and blanks: anything else would end a header, or be read differently elsewhere. */
const HEADER_VALUE = /^[\t\x20-\x7e]*$/;
/** Headers that the call itself sets. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  "host",
  "connection",
  "content-length",
  "content-type",
  "transfer-encoding",
  "expect",
  "upgrade",
  "te",
  "trailer",
  "idempotency-key",
]);

/** Returns the problems of /to/address. A name is resolved when it is called. */
export function checkAddress(
  address: string,
  { addressProblem }: Pick<CheckContext, "addressProblem">,
): readonly FieldError[] {
  const problem = addressProblem(address.trim());
  return problem === null ? [] : [{ field: "/to/address", ...problem }];
}

/** Returns the problems of /to/headers. */
export function checkHeaders(
  headers: readonly SettingsHeader[],
  { secrets }: Pick<CheckContext, "secrets">,
): readonly FieldError[] {
  return headers.flatMap(({ name }, index): readonly FieldError[] => {
    const [field, lower] = [`/to/headers/${index}`, name.toLowerCase()];
    if (!HEADER_NAME.test(name))
      return [
        {
          field: `${field}/name`,
          code: "invalid",
          message: "Use letters, digits and hyphens, for example X-Api-Key.",
        },
      ];
    if (OWN_HEADERS.has(lower))
      return [
        {
          field: `${field}/name`,
          code: "reserved",
          message: `Remove ${name}: the call sets it itself.`,
        },
      ];
    if (headers.findIndex((other) => other.name.toLowerCase() === lower) < index)
      return [
        {
          field: `${field}/name`,
          code: "twice",
          message: `Remove ${name}: it is already in the list.`,
        },
      ];
    const value = Object.hasOwn(secrets.headers, lower) ? secrets.headers[lower] : undefined;
    return value === undefined
      ? [{ field: `${field}/value`, code: "missing", message: `Enter a value for ${name}.` }]
      : checkHeaderValue(`${field}/value`, value);
  });
}

/** Returns the problems of a header's value. */
export function checkHeaderValue(field: string, value: string): readonly FieldError[] {
  return HEADER_VALUE.test(value)
    ? []
    : [{ field, code: "invalid", message: "Use plain letters, digits and signs, on one line." }];
}
