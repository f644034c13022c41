// Assigns an item and snoozes it; each act is shown once the server has answered.
import { useQueryClient } from "@tanstack/react-query";
import type { InboxItem } from "../../../../contract/insight/inbox.ts";
import { INBOX_TEXTS } from "../../../../locales/catalogues/inbox.ts";
import { call } from "../../../lib/api/call.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { toast } from "../../../ui/toast.tsx";
import { INBOX } from "./use-inbox.ts";

export interface Marks {
  readonly isBusy: boolean;
  readonly problem: ApiError | null;
  /** To a member, by id and name, or to none. Returns whether it was done. */
  readonly assign: (to: { readonly id: string; readonly name: string } | null) => Promise<boolean>;
  /** Assigns the item to the reader, or releases the reader's own. */
  readonly claim: () => Promise<boolean>;
  readonly snooze: (untilMs: number) => Promise<boolean>;
  readonly wake: () => Promise<boolean>;
}

export function useMarks(item: InboxItem): Marks {
  const texts = useTexts(INBOX_TEXTS);
  const formats = useFormats();
  const user = useUser();
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const params = { kind: item.kind, id: item.id };
  const run = async (work: () => Promise<unknown>, said: string): Promise<boolean> => {
    const isDone = await submit(work);
    if (isDone) toast(said);
    await refresh(client, INBOX);
    return isDone;
  };
  const assign: Marks["assign"] = (to) =>
    run(
      () =>
        call("PUT /v1/inbox-items/{kind}/{id}/assignee", {
          params,
          body: { user_id: to?.id ?? null },
        }),
      to === null
        ? texts.assign.released
        : to.id === user.id
          ? texts.assign.claimed
          : texts.assign.done(to.name),
    );
  return {
    isBusy,
    problem,
    assign,
    claim: () => assign(item.assignee?.id === user.id ? null : { id: user.id, name: user.name }),
    snooze: (untilMs) => {
      const until = new Date(untilMs).toISOString();
      return run(
        () => call("PUT /v1/inbox-items/{kind}/{id}/snooze", { params, body: { until } }),
        texts.snooze.done(formats.dateTime(until)),
      );
    },
    wake: () =>
      run(() => call("DELETE /v1/inbox-items/{kind}/{id}/snooze", { params }), texts.snooze.ended),
  };
}
