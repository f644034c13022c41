// Describes what the settings of several kinds of destinations have in common.
import { type Static, Type } from "typebox";
import { closed, enumOf } from "../schema.ts";
import {
  LONGEST_TEMPLATE,
  MOST_HEADERS,
  VALUE_TYPES,
} from "../../domain/deliveries/destination.ts";

const LONGEST_ADDRESS = 2_000;
const LONGEST_SECRET = 1_000;

export const Address = Type.String({
  minLength: 1,
  maxLength: LONGEST_ADDRESS,
  description: "https, on the open Internet, without a port.",
});
export const Timeout = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: 30,
    description: "Seconds until a call that brought no answer counts as failed. Default: 10.",
  }),
);
/** A secret: written, and never read. */
export const writeOnly = (description: string) =>
  Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: LONGEST_SECRET,
      description: `${description} Never shown again; left out, it stays as it is.`,
    }),
  );

const Header = closed(
  { name: Type.String({ minLength: 1, maxLength: 100 }), value: writeOnly("What it says.") },
  { title: "DestinationHeader" },
);
export const Field = closed(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        "The name of its place. Dots make levels: `person.phones.0.value`. In XML `@` before the " +
        "last name makes an attribute.",
    }),
    value: Type.String({
      maxLength: LONGEST_TEMPLATE,
      description: "A text with {macros}, such as `{first_name} {last_name}`.",
    }),
    type: Type.Optional(
      enumOf(VALUE_TYPES, {
        description:
          "What it is in JSON; left out where it is empty, unless it is a text. Default: text.",
      }),
    ),
  },
  { title: "DestinationField" },
);
export type DestinationField = Static<typeof Field>;
export const headers = Type.Optional(
  Type.Array(Header, {
    maxItems: MOST_HEADERS,
    description: "Sent along, for keys and the like. Default: none.",
  }),
);
export const answers = {
  answer_contains: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: "What an answer of 2xx must hold to count, in any case. Default: anything.",
    }),
  ),
  answer_lacks: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: "What it must not hold. Default: nothing.",
    }),
  ),
};
