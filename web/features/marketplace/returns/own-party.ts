// Names the reader's part in a return.
import type { ReturnAuthor } from "../../../../domain/returns/turn.ts";
import { useUser } from "../../../lib/auth/auth.ts";

export type Party = ReturnAuthor;

export function useOwnParty(): Party {
  const { role } = useUser();
  return role === "advertiser" ? "buyer" : role === "affiliate" ? "affiliate" : "network";
}
