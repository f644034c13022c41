// Makes the filters of the activity: what the reader's own role can have in its log.
import { useMemo } from "react";
import { actionsFor, groupsFor } from "../../../../domain/activity/groups.ts";
import type { Account } from "../../../../contract/network/accounts.ts";
import { ACTIVITY_TEXTS } from "../../../../locales/catalogues/activity.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { useTexts } from "../../../lib/text/text.ts";
import type { Filter } from "../../../ui/table/columns.ts";
import { useDaysFilter } from "../../../ui/table/use-days-filter.ts";

/** `accounts`: those to choose from; none where the entries are of one account. */
export function useActivityFilters(accounts: readonly Account[]): readonly Filter[] {
  const texts = useTexts(ACTIVITY_TEXTS);
  const { role } = useUser();
  const when = useDaysFilter("when", texts.filters.when, "at");
  return useMemo(
    () => [
      {
        id: "group",
        kind: "choice",
        label: texts.filters.group,
        options: groupsFor(role).map((group) => [group, texts.groups[group]]),
        many: true,
      },
      {
        id: "action",
        kind: "choice",
        label: texts.filters.action,
        options: actionsFor(role).map((action) => [action, texts.actions[action]]),
        many: true,
      },
      when,
      {
        id: "actor",
        kind: "choice",
        label: texts.filters.actor,
        field: "actor_kind",
        options: (["user", "key", "system"] as const).map((kind) => [kind, texts.actors[kind]]),
      },
      ...(accounts.length === 0
        ? []
        : [
            {
              id: "account",
              kind: "choice",
              label: texts.columns.account,
              field: "account_id",
              options: accounts.map(({ id, name }) => [id, name] as const),
            } as const,
          ]),
    ],
    [texts, role, when, accounts],
  );
}
