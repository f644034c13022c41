// Chooses the assignee of a purchased lead: an agent claims free leads and releases their own;
// owners and managers assign any member.
import { useUser, may } from "../../../lib/auth/auth.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call } from "../../../lib/api/call.ts";
import type { LeadSale } from "../../../../contract/marketplace/lead-sale.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useAtOnce } from "../../../lib/use-at-once.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { HANDS_TEXTS } from "../../../../locales/catalogues/hands.ts";
import { Button } from "../../../ui/button.tsx";
import { CONTROL } from "../../../ui/field.tsx";
import { Name } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { Team } from "./use-team.ts";

interface AssigneePickProps {
  readonly saleId: string;
  readonly assignee: LeadSale["assignee"];
  readonly team: Team;
  /** The consumer's name, for the accessible names of the buttons. */
  readonly name: string;
}

/** An assignee as the row shows one; null without one. */
type Shown = Pick<NonNullable<LeadSale["assignee"]>, "user_id" | "name"> | null;

const TOUCHED = ["/v1/sales", "/v1/leads"];

/** Claims the lead of a sale, releases it, or assigns it to a member. */
function useAssigning(saleId: string, assignee: AssigneePickProps["assignee"], team: Team) {
  const texts = useTexts(HANDS_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const { shown, during } = useAtOnce<Shown>(assignee);
  const change = (next: Shown, work: () => Promise<unknown>, said: string): Promise<void> =>
    during(next, async () => {
      if (await submit(work)) toast(said);
      // Refreshes even when a colleague was faster, so that the row shows the assignee.
      await refresh(client, ...TOUCHED);
    });
  const claim = (): Promise<void> =>
    change(
      assigneeOf(team, team.userId),
      () => call("POST /v1/sales/{id}/claim", { params: { id: saleId } }),
      texts.claimed,
    );
  // Claiming a free lead for oneself competes with other members: the first wins, whatever the team
  // role.
  const give = (userId: string | null): Promise<void> =>
    assignee === null && userId === team.userId
      ? claim()
      : change(
          assigneeOf(team, userId),
          () =>
            call("PUT /v1/sales/{id}/assignee", {
              params: { id: saleId },
              body: { user_id: userId },
            }),
          userId === null
            ? texts.freed
            : userId === team.userId
              ? texts.claimed
              : texts.given(assigneeOf(team, userId)?.name ?? ""),
        );
  return { shown, isBusy, problem, claim, give };
}

/** The member as an assignee. */
function assigneeOf({ seats }: Team, userId: string | null): Shown {
  return userId === null
    ? null
    : { user_id: userId, name: seats.find((seat) => seat.user_id === userId)?.name ?? "" };
}

export function AssigneePick({
  saleId,
  assignee: stored,
  team,
  name,
}: AssigneePickProps): ReactNode {
  const texts = useTexts(HANDS_TEXTS);
  const assigns = may(useUser(), "assign");
  const { shown: assignee, isBusy, problem, claim, give } = useAssigning(saleId, stored, team);
  return (
    <>
      {!assigns ? (
        assignee === null ? (
          <Button
            busy={isBusy}
            aria-label={texts.claimNamed(name)}
            className="whitespace-nowrap"
            onClick={() => void claim()}
          >
            {texts.claim}
          </Button>
        ) : (
          <span className="flex items-center gap-1">
            <WorkedBy assignee={assignee} userId={team.userId} />
            <Button
              kind="quiet"
              busy={isBusy}
              aria-label={texts.giveBackNamed(name)}
              className="px-2 whitespace-nowrap"
              onClick={() => void give(null)}
            >
              {texts.giveBack}
            </Button>
          </span>
        )
      ) : (
        <select
          aria-label={texts.worksNamed(name)}
          aria-busy={isBusy || undefined}
          value={assignee?.user_id ?? ""}
          className={`${CONTROL} min-w-32`}
          onChange={({ target }) => void give(target.value === "" ? null : target.value)}
        >
          <option value="">{texts.unassigned}</option>
          {team.seats.map((teamRole) => (
            <option key={teamRole.user_id} value={teamRole.user_id}>
              {teamRole.user_id === team.userId ? texts.mine : teamRole.name}
            </option>
          ))}
          {assignee === null ||
          team.seats.some((teamRole) => teamRole.user_id === assignee.user_id) ? null : (
            <option value={assignee.user_id}>{assignee.name}</option>
          )}
        </select>
      )}
      {problem === null ? null : problem.code === "already_claimed" ? (
        <p role="alert" className="text-label text-negative">
          {texts.taken}
        </p>
      ) : (
        <ProblemNotice problem={problem} />
      )}
    </>
  );
}

/** Shows only the assignee's name. */
export function WorkedBy({
  assignee,
  userId,
}: {
  readonly assignee: Shown;
  readonly userId: string;
}): ReactNode {
  const texts = useTexts(HANDS_TEXTS);
  if (assignee === null) return <span className="text-text-2">{texts.unassigned}</span>;
  return assignee.user_id === userId ? texts.mine : <Name>{assignee.name}</Name>;
}
