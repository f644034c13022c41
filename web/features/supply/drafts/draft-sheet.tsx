// Shows one manual lead in a sheet: first its form, then the consumer's link, finally its outcome.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { type Parameter, idParameter, useAddress, uuidParameter } from "../../../lib/address.ts";
import { call } from "../../../lib/api/call.ts";
import { useAnswerToEdit } from "../../../lib/documents/use-answer-to-edit.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { DRAFT_TEXTS } from "../../../../locales/catalogues/drafts.ts";
import { UI_TEXTS } from "../../../../locales/catalogues/ui.ts";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { DraftEnd } from "./draft-end.tsx";
import { DraftForm } from "./draft-form.tsx";

/** `draft` is the open one, or a new one from the conversation `thread`. */
const ADDRESS: {
  readonly draft: Parameter<string | null>;
  readonly thread: Parameter<string | null>;
} = { draft: idParameter(), thread: uuidParameter() };
const NEW = "new";

export default function DraftSheet(): ReactNode {
  const texts = useTexts(DRAFT_TEXTS);
  const [{ draft: id }, change] = useAddress(ADDRESS);
  if (id === null) return null;
  return (
    <Sheet title={texts.title} onClose={() => change({ draft: null, thread: null })}>
      {id === NEW ? <NewDraft /> : <OpenDraft key={id} id={id} />}
    </Sheet>
  );
}

/**
 * Creates the draft and replaces this entry in the history, so that Back leads to the previous
 * page.
 */
function NewDraft(): ReactNode {
  const ui = useTexts(UI_TEXTS);
  const client = useQueryClient();
  const [{ thread }, change] = useAddress(ADDRESS);
  // One id per intent, for all retries.
  const id = useRef(crypto.randomUUID());
  const { problem, submit } = useSubmit();
  const make = async (): Promise<void> => {
    const isMade = await submit(async () => {
      await call("POST /v1/lead-drafts", {
        body: {
          id: id.current,
          ...(thread === null ? {} : { thread_id: thread }),
        },
      });
      await refresh(client, "/v1/lead-drafts");
    });
    if (isMade) change({ draft: id.current, thread: null }, "replace");
  };
  useEffect(() => void make(), []);
  return problem === null ? (
    <p role="status" className="late text-text-2">
      {ui.loading}
    </p>
  ) : (
    <ProblemNotice problem={problem} onRetry={() => void make()} />
  );
}

function OpenDraft({ id }: { readonly id: string }): ReactNode {
  const shown = useAnswerToEdit("GET /v1/lead-drafts/{id}", { params: { id } });
  return (
    <Loaded shown={shown}>
      {(draft) =>
        draft.status === "open" || draft.status === "sent" ? (
          <DraftForm draft={draft} />
        ) : (
          <DraftEnd draft={draft} />
        )
      }
    </Loaded>
  );
}
