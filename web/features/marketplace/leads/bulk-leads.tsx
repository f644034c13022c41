// Draws the actions for several purchased leads: report an outcome, set the assignee, export.
import { useUser, may } from "../../../lib/auth/auth.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { OUTCOMES, type Outcome } from "../../../../domain/sales/outcome.ts";
import { call } from "../../../lib/api/call.ts";
import { callAll } from "../../../lib/call-all.ts";
import { problemSentence } from "../../../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useIntentKeys } from "../../../lib/use-intent-keys.ts";
import { HANDS_TEXTS } from "../../../../locales/catalogues/hands.ts";
import { WORK_TEXTS } from "../../../../locales/catalogues/work.ts";
import { CONTROL } from "../../../ui/field.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { Team } from "../../people/team/index.ts";
import { ExportLink } from "./export-link.tsx";
import type { Lead } from "./lead-columns.tsx";

const LOOK = `${CONTROL} w-auto!`;
const TOUCHED = ["/v1/touches", "/v1/sales", "/v1/leads"];
type Bought = Extract<Lead, { readonly view: "purchased" }>;

interface BulkLeadsProps {
  readonly leads: readonly Lead[];
  /** Null in an account of one member. */
  readonly team: Team | null;
  /** Replaces the selection. */
  readonly select: (ids: readonly string[]) => void;
}

/** Runs one action on all of them, then reports the count. */
function useRun(bought: readonly Bought[], select: BulkLeadsProps["select"]) {
  const texts = useTexts(HANDS_TEXTS);
  const problems = useTexts(PROBLEM_TEXTS);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  // Failed leads stay selected for a retry.
  const run = async (what: (lead: Bought) => Promise<unknown>): Promise<void> => {
    setBusy(true);
    const { done, failed } = await callAll(bought, what);
    await refresh(client, ...TOUCHED);
    setBusy(false);
    if (done.length > 0) toast(texts.done(done.length));
    const [first] = failed;
    if (first !== undefined)
      toast(`${texts.failed(failed.length)} ${problemSentence(first.problem, problems)}`, {
        tone: "negative",
      });
    select(failed.map(({ item }) => item.id));
  };
  return { isBusy, run };
}

export function BulkLeads({ leads, team, select }: BulkLeadsProps): ReactNode {
  const texts = useTexts(HANDS_TEXTS);
  const work = useTexts(WORK_TEXTS);
  const assigns = may(useUser(), "assign");
  const { keyOf, forget } = useIntentKeys();
  const bought = leads.filter((lead): lead is Bought => lead.view === "purchased");
  const { isBusy, run } = useRun(bought, select);
  const say = (outcome: Outcome): Promise<void> =>
    run(async ({ sale }) => {
      const intent = `${sale.id} ${outcome}`;
      await call("POST /v1/sales/{id}/outcome", {
        params: { id: sale.id },
        body: { outcome },
        headers: { "idempotency-key": keyOf(intent) },
      });
      forget(intent);
    });
  // A free lead is claimed, so that the first member to take it keeps it.
  const give = (userId: string): Promise<void> =>
    run(({ sale }) =>
      userId === team?.userId && (!assigns || sale.assignee === null)
        ? call("POST /v1/sales/{id}/claim", { params: { id: sale.id } })
        : call("PUT /v1/sales/{id}/assignee", {
            params: { id: sale.id },
            body: { user_id: userId === "" ? null : userId },
          }),
    );
  // The selects have no value of their own: a choice runs the action, and the select shows its name
  // again.
  return (
    <>
      <select
        aria-label={texts.bulkOutcome}
        aria-busy={isBusy || undefined}
        disabled={isBusy}
        value=""
        className={LOOK}
        onChange={({ target }) => {
          const outcome = OUTCOMES.find((one) => one === target.value);
          if (outcome !== undefined) void say(outcome);
        }}
      >
        <option value="" disabled>
          {texts.bulkOutcome}
        </option>
        {OUTCOMES.map((outcome) => (
          <option key={outcome} value={outcome}>
            {work.progress[outcome]}
          </option>
        ))}
      </select>
      {team === null ? null : (
        <AssigneeChoice team={team} isBusy={isBusy} onGive={(userId) => void give(userId)} />
      )}
      <ExportLink
        asked={{ where: [["id", "in", bought.map(({ id }) => id)]] }}
        most={bought.length}
      />
    </>
  );
}

interface AssigneeChoiceProps {
  readonly team: Team;
  readonly isBusy: boolean;
  readonly onGive: (userId: string) => void;
}

/** Agents claim the leads; owners and managers assign them to a member. */
function AssigneeChoice({ team, isBusy, onGive }: AssigneeChoiceProps): ReactNode {
  const texts = useTexts(HANDS_TEXTS);
  const assigns = may(useUser(), "assign");
  const people = assigns
    ? team.seats
    : team.seats.filter((teamRole) => teamRole.user_id === team.userId);
  return (
    <select
      aria-label={texts.bulkAssign}
      aria-busy={isBusy || undefined}
      disabled={isBusy}
      value="-"
      className={LOOK}
      onChange={({ target }) => onGive(target.value)}
    >
      <option value="-" disabled>
        {texts.bulkAssign}
      </option>
      <option value="">{texts.unassigned}</option>
      {people.map((teamRole) => (
        <option key={teamRole.user_id} value={teamRole.user_id}>
          {teamRole.user_id === team.userId ? texts.mine : teamRole.name}
        </option>
      ))}
    </select>
  );
}
