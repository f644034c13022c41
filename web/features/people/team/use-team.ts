// Provides the members of the account. With a single member, leads need no assignee.
import { useMemo } from "react";
import type { Member } from "../../../../contract/people/team.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";

export type { Member };

export const SEATS_ADDRESS = "/v1/members";
const NOBODY_YET: readonly Member[] = [];

export interface Team {
  readonly seats: readonly Member[];
  /** More than one person. */
  readonly isTeam: boolean;
  readonly userId: string;
  readonly isAgent: boolean;
}

/** The same object from render to render, as long as the members stay the same. */
export function useTeam(): Team {
  const user = useUser();
  const { value } = useAnswer("GET /v1/members");
  const seats = value?.items ?? NOBODY_YET;
  return useMemo(
    () => ({
      seats,
      isTeam: seats.length > 1,
      userId: user.id,
      isAgent: user.teamRole === "agent",
    }),
    [seats, user.id, user.teamRole],
  );
}
