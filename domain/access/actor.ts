// Describes who calls: what every decision about access reads of the caller.
import type { KeyScope } from "./key-scopes.ts";
import type { TeamRole } from "./rights.ts";
import type { Viewing } from "./viewing.ts";

export type Role = "advertiser" | "affiliate" | "admin";

/** The caller: a signed-in person, an account's API key, or a source's key. */
export interface Actor {
  readonly kind: "user" | "key" | "source";
  /** User, key or source id, as the activity log records it. */
  readonly id: string;
  readonly accountId: string;
  readonly role: Role;
  /**
   * Of a session: whether the person proved who they are within the last `CONFIRMED_MINUTES`.
   * Absent where the question does not come up.
   */
  readonly isConfirmed?: boolean;
  /** Decides the rights (`hasRight`). For a key: its holder's, beyond which it never reaches. */
  readonly teamRole: TeamRole;
  /** Of a key: what it was made for; a key without scopes reaches nothing. */
  readonly scopes?: readonly KeyScope[];
  /**
   * The network has not approved the account: only the few operations that the contract opens to
   * it are answered, and none of them is about other accounts.
   */
  readonly isWaiting?: true;
  /** A person of the network views the account: reads only, and within their own rights too. */
  readonly viewing?: Viewing;
}
