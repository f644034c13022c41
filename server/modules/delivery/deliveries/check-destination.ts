// What is wrong with a destination as it was written: each thing by its field, with what to change.
import type { DestinationTo } from "../../../../contract/delivery/destination-document.ts";
import { checkFields } from "../../../../domain/deliveries/mapping.ts";
import { checkText } from "../../../../domain/deliveries/template.ts";
import { readEmail } from "../../../../domain/lead/read-contact.ts";
import { readOutboundUrl } from "../../../platform/http/outbound-address.ts";
import { adviceOnRefusal } from "../../../platform/http/outbound-advice.ts";
import type { FieldError } from "../../../platform/http/refusal.ts";
import { fieldAdvice, textAdvice } from "./mapping-advice.ts";
import type { DestinationSecrets } from "./settings.ts";

export interface CheckDeps {
  /** Whether this machine's loopback may be called: for tests alone. */
  readonly allowsLoopback: boolean;
  /** Whether this network sends e-mails at all. */
  readonly sendsEmail: boolean;
}

const EXAMPLE = "https://crm.example.com/leads";
const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/**
 * Visible ASCII and blanks: anything else would end the header or be read in other ways elsewhere.
 */
const HEADER_VALUE = /^[\t\x20-\x7e]*$/;
/** What the call itself says. */
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

/** Everything that is wrong; `secrets` is what will be known once it is written. */
export function checkDestination(
  { allowsLoopback, sendsEmail }: CheckDeps,
  to: DestinationTo,
  secrets: DestinationSecrets,
): readonly FieldError[] {
  switch (to.kind) {
    case "webhook":
      return checkAddress(to.address, allowsLoopback);
    case "http":
      return [
        ...checkAddress(to.address, allowsLoopback),
        ...checkHeaders(to.headers ?? [], secrets),
        ...checkFields(to.fields, to.format, to.root).map((problem) =>
          fieldAdvice("/to/fields", problem),
        ),
      ];
    case "email":
      return sendsEmail
        ? checkEmails(to.addresses)
        : [
            {
              field: "/to/kind",
              code: "no_mail_server",
              message: "Choose another kind, or ask the operator: this network has no mail server.",
            },
          ];
    case "follow_up_boss":
      return [
        ...(secrets.apiKey === null
          ? [
              {
                field: "/to/api_key",
                code: "missing",
                message: "Give an API key: Follow Up Boss shows them under Admin, API.",
              },
            ]
          : checkSaid("/to/api_key", secrets.apiKey)),
        ...(secrets.systemKey === null ? [] : checkSaid("/to/system_key", secrets.systemKey)),
        ...(to.system === undefined ? [] : checkSaid("/to/system", to.system)),
      ];
    case "sms":
      return [
        ...checkAddress(to.address, allowsLoopback),
        ...checkHeaders(to.headers ?? [], secrets),
        ...checkText(to.text).map((problem) => ({ field: "/to/text", ...textAdvice(problem) })),
        ...checkFields(
          [
            { name: to.to_field, value: "" },
            { name: to.text_field, value: "" },
            ...(to.fields ?? []),
          ],
          to.format,
        ).map((problem) => smsAdvice(problem)),
      ];
  }
}

/** The number and the text stand before the other fields. */
function smsAdvice(problem: Parameters<typeof fieldAdvice>[1]): FieldError {
  const { index } = problem;
  if (index > 1) return fieldAdvice("/to/fields", { ...problem, index: index - 2 });
  return {
    ...fieldAdvice("/to/fields", problem),
    field: index === 0 ? "/to/to_field" : "/to/text_field",
  };
}

/** A name is resolved when it is called. */
function checkAddress(address: string, allowsLoopback: boolean): readonly FieldError[] {
  const target = readOutboundUrl(address.trim(), allowsLoopback);
  return target.ok
    ? []
    : [
        {
          field: "/to/address",
          code: target.error,
          message: adviceOnRefusal(target.error, EXAMPLE),
        },
      ];
}

function checkHeaders(
  headers: readonly { readonly name: string }[],
  secrets: DestinationSecrets,
): readonly FieldError[] {
  return headers.flatMap(({ name }, index): readonly FieldError[] => {
    const [field, lower] = [`/to/headers/${index}`, name.toLowerCase()];
    if (!HEADER_NAME.test(name))
      return [
        {
          field: `${field}/name`,
          code: "invalid",
          message: "Use letters, digits and hyphens, such as X-Api-Key.",
        },
      ];
    if (OWN_HEADERS.has(lower))
      return [
        {
          field: `${field}/name`,
          code: "reserved",
          message: `Leave out ${name}: the call says it itself.`,
        },
      ];
    if (headers.findIndex((other) => other.name.toLowerCase() === lower) < index)
      return [
        {
          field: `${field}/name`,
          code: "twice",
          message: `Leave out ${name}: it stands there already.`,
        },
      ];
    const value = Object.hasOwn(secrets.headers, lower) ? secrets.headers[lower] : undefined;
    return value === undefined
      ? [{ field: `${field}/value`, code: "missing", message: `Say what ${name} is to hold.` }]
      : checkSaid(`${field}/value`, value);
  });
}

function checkSaid(field: string, value: string): readonly FieldError[] {
  return HEADER_VALUE.test(value)
    ? []
    : [{ field, code: "invalid", message: "Use plain letters, digits and signs, on one line." }];
}

function checkEmails(addresses: readonly string[]): readonly FieldError[] {
  return addresses.flatMap((address, index) =>
    readEmail(address) === null
      ? [
          {
            field: `/to/addresses/${index}`,
            code: "invalid",
            message: "Give a complete e-mail address, such as ann@example.com.",
          },
        ]
      : [],
  );
}
