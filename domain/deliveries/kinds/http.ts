// Defines the HTTP kind: any system that receives leads by POST, with its own field names.
import { checkAddress, checkHeaders } from "../check-call.ts";
import { defineDestinationKind } from "../destination-kind.ts";
import { type MappedSettings, mappedDelivery } from "../mapped-call.ts";
import { fieldAdvice } from "../mapping-advice.ts";
import { placeOfAddress } from "../place-of-address.ts";
import { type BodyFormat, type MappedField, checkFields } from "../mapping.ts";

interface HttpSettings extends MappedSettings {
  readonly kind: "http";
  readonly format: BodyFormat;
  /** XML's outermost element. */
  readonly root?: string;
  readonly fields: readonly MappedField[];
}

export const http = defineDestinationKind<HttpSettings>()({
  kind: "http",
  takesHeaders: true,
  check: (to, context) => [
    ...checkAddress(to.address, context),
    ...checkHeaders(to.headers ?? [], context),
    ...checkFields(to.fields, to.format, to.root).map((problem) =>
      fieldAdvice("/to/fields", problem),
    ),
  ],
  delivery: mappedDelivery(({ format, fields, root }) => ({
    format,
    fields,
    ...(root === undefined ? {} : { root }),
  })),
  places: ({ address }) => [placeOfAddress(address)],
});
