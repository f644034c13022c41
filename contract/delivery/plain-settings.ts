// Describes the settings of the kinds of destinations that define them as plain members.
import { type TSchema, type TUnsafe, Type } from "typebox";
import type {
  DestinationRules,
  KindSettings,
  PlainMember,
} from "../../domain/deliveries/destination-kind.ts";
import { closed } from "../schema.ts";
import { Address, Timeout, writeOnly } from "./destination-parts.ts";

/** The schema of a kind's settings. Throws where the kind does not define them. */
export function plainSettings<Settings extends KindSettings>({
  kind,
  plain,
  delivery,
}: Pick<DestinationRules<Settings>, "kind" | "plain" | "delivery">): TUnsafe<Settings> {
  if (plain === null)
    throw new Error(`${kind} needs plain settings, or a file in contract/delivery/kinds`);
  const members = Object.entries<PlainMember>(plain.members);
  return closed(
    {
      kind: Type.Literal(kind),
      ...Object.fromEntries(members.map(([name, member]) => [name, schemaOf(member)])),
      ...(delivery.by === "call" ? { timeout_seconds: Timeout } : {}),
    },
    { title: titleOf(kind), description: plain.description },
  ) as unknown as TUnsafe<Settings>;
}

function schemaOf(member: PlainMember): TSchema {
  if (member.is === "address") return Address;
  if (member.is === "secret") return writeOnly(member.description);
  const { longest, description, isOptional = false } = member;
  const text = Type.String({ minLength: 1, maxLength: longest, description });
  return isOptional ? Type.Optional(text) : text;
}

/** ToFollowUpBoss. */
function titleOf(kind: string): string {
  const words = kind.split("_").map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return `To${words.join("")}`;
}
