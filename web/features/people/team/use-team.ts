// Fetches the members of the account. In an account of one member, no assignee is chosen.
import { useMemo } from "react";
import type { Member } from "../../../../contract/people/team.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";

export type { Member };

export const SEATS_ADDRESS = "/v1/members";
const NOBODY_YET: readonly Member[] = [];

export interface Team {
  readonly seats: readonly Member[];
  /** More than one member. */
  readonly isTeam: boolean;
  readonly userId: string;
}

/** Returns the same object on every render until the members change. */
export function useTeam(): Team {
  const user = useUser();
  const { value } = useAnswer("GET /v1/members");
  const seats = value?.items ?? NOBODY_YET;
  return useMemo(
    () => ({
      seats,
      isTeam: seats.length > 1,
      userId: user.id,
    }),
    [seats, user.id],
  );
}
