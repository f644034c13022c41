// Pauses, resumes and removes a receiver.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../../lib/api/call.ts";
import type { Webhook } from "../../../../contract/delivery/webhooks.ts";
import { addressOf, read, saveDocument } from "../../../lib/documents/documents.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { CALL_TEXTS } from "../../../../locales/catalogues/calls.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";

interface ReceiverStatusProps {
  readonly collection: "postbacks" | "webhooks" | "destinations";
  /** The API path of its messages. */
  readonly calls: string;
  readonly receiver: Pick<Webhook, "id" | "status">;
  /** Why it cannot be resumed; null or absent if it can. */
  readonly heldBecause?: string | null;
  /** Where to navigate after it is removed. */
  readonly back: string;
  readonly words: {
    readonly removeAsk: string;
    readonly removeText: string;
    readonly removed: string;
  };
}

/** A destination is replaced as a whole: as the server has it now, with another status. */
async function turnDestination(id: string, status: "active" | "paused"): Promise<void> {
  const params = { id };
  const {
    name,
    to,
    fall_back_after_minutes: minutes,
  } = await read("GET /v1/destinations/{id}", { params });
  const body = { name, to, fall_back_after_minutes: minutes, status };
  await saveDocument("PUT /v1/destinations/{id}", { params, body });
}

export function ReceiverStatus({
  collection,
  calls,
  receiver,
  back,
  words,
  heldBecause = null,
}: ReceiverStatusProps): ReactNode {
  const texts = useTexts(CALL_TEXTS);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { isBusy, problem, submit } = useSubmit();
  const [isAsked, ask] = useState(false);
  const status = receiver.status === "active" ? "paused" : "active";
  const params = { id: receiver.id };
  const turn = (): Promise<boolean> =>
    submit(async () => {
      await (collection === "destinations"
        ? turnDestination(receiver.id, status)
        : saveDocument(`PATCH /v1/${collection}/{id}`, { params, body: { status } }));
      await refresh(client, addressOf(collection), calls);
    });
  const remove = async (): Promise<void> => {
    const isDone = await submit(async () => {
      await call(`DELETE /v1/${collection}/{id}`, { params });
    });
    if (!isDone) return;
    toast(words.removed);
    await navigate(back);
    // Refreshes the list only: refreshing the removed document would request it again.
    await client.invalidateQueries({ queryKey: ["list", addressOf(collection)] });
  };
  return (
    <div className="flex flex-wrap gap-2">
      {problem === null || isAsked ? null : <ProblemNotice problem={problem} />}
      <Button busy={isBusy} disabledBecause={heldBecause} onClick={() => void turn()}>
        {status === "paused" && heldBecause === null ? texts.pause : texts.resume}
      </Button>
      <Button kind="danger" onClick={() => ask(true)}>
        {texts.remove}
      </Button>
      {isAsked ? (
        <Confirm
          title={words.removeAsk}
          action={texts.remove}
          kind="danger"
          isBusy={isBusy}
          problem={problem}
          onClose={() => ask(false)}
          onConfirm={() => void remove()}
        >
          <p className="text-text-2">{words.removeText}</p>
        </Confirm>
      ) : null}
    </div>
  );
}
