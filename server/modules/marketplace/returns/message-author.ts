// Names the actor's part in a return.
import type { Actor } from "../../../../domain/access/access.ts";
import type { ReturnAuthor } from "../../../../domain/returns/turn.ts";

export function authorOf({ role }: Pick<Actor, "role">): ReturnAuthor {
  return role === "advertiser" ? "buyer" : role === "affiliate" ? "affiliate" : "network";
}
