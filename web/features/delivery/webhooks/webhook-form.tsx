// Edits a webhook: its URL and its events. The secret of a new one is shown right after it is
// created.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { kindsFor } from "../../../../domain/notifications/types.ts";
import { call } from "../../../lib/api/call.ts";
import type { Webhook } from "../../../../contract/delivery/webhooks.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { refreshSaved } from "../../../lib/documents/refresh-saved.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { changesOf, useDraft } from "../../../lib/use-draft.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { NOTIFICATIONS } from "../../../../locales/catalogues/notifications.ts";
import { WEBHOOK_TEXTS } from "../../../../locales/catalogues/webhooks.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField, LABEL, TextField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";
import { PATHS } from "./webhook-address.ts";

type Kind = Webhook["events"][number];

interface Draft {
  readonly address: string;
  readonly description: string;
  readonly events: readonly Kind[];
}

function documentOf({ address, description, events }: Draft) {
  return { address: address.trim(), description: description.trim(), events: [...events] };
}

interface WebhookFormProps {
  /** Null for a new one. */
  readonly webhook: Webhook | null;
  /** Called after creation; the secret is shown only now. */
  readonly onMade?: (made: { readonly id: string; readonly secret: string }) => void;
}

/** The events of a new webhook unless its account chooses others. */
const USUAL_EVENTS: ReadonlySet<Kind> = new Set(["lead_bought", "lead_sold"]);

function usualEvents(kinds: readonly Kind[]): readonly Kind[] {
  const usual = kinds.filter((kind) => USUAL_EVENTS.has(kind));
  return usual.length > 0 ? usual : kinds.slice(0, 1);
}

/** The form's state: typed values, available events, and saving. */
function useWebhookDraft(webhook: WebhookFormProps["webhook"], onMade: WebhookFormProps["onMade"]) {
  const texts = useTexts(WEBHOOK_TEXTS);
  const { role } = useUser();
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const kinds =
    role === "advertiser" || role === "affiliate" || role === "admin" ? kindsFor(role) : [];
  const saved: Draft =
    webhook === null
      ? { address: "", description: "", events: usualEvents(kinds) }
      : { address: webhook.address, description: webhook.description, events: webhook.events };
  const { values: draft, change, settle } = useDraft(saved);
  const [isChecked, check] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (draft.address.trim() === "" || draft.events.length === 0) return;
    const id = webhook?.id ?? crypto.randomUUID();
    const document = documentOf(draft);
    const isDone = await submit(async () => {
      await (webhook === null
        ? saveDocument("PUT /v1/webhooks/{id}", { params: { id }, body: document })
        : saveDocument("PATCH /v1/webhooks/{id}", {
            params: { id },
            body: changesOf(documentOf(saved), document),
          }));
      if (webhook === null)
        onMade?.({
          id,
          secret: (await call("POST /v1/webhooks/{id}/secret", { params: { id } })).secret,
        });
      if (await refreshSaved(client, ...PATHS)) settle();
    });
    if (!isDone || webhook === null) return;
    check(false);
    toast(texts.saved);
  };
  return { kinds, draft, change, isChecked, isBusy, problem, save };
}

export function WebhookForm({ webhook, onMade }: WebhookFormProps): ReactNode {
  const texts = useTexts(WEBHOOK_TEXTS);
  const { kinds, draft, change, isChecked, isBusy, problem, save } = useWebhookDraft(
    webhook,
    onMade,
  );
  return (
    <form className="grid max-w-3xl gap-5" noValidate onSubmit={(event) => void save(event)}>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <TextField
        label={texts.address}
        hint={texts.addressHint}
        type="url"
        inputMode="url"
        maxLength={2_000}
        autoComplete="off"
        spellCheck={false}
        value={draft.address}
        problem={isChecked && draft.address.trim() === "" ? texts.addressMissing : undefined}
        onChange={({ target }) => change({ address: target.value })}
      />
      <TextField
        label={texts.description}
        hint={texts.descriptionHint}
        maxLength={200}
        autoComplete="off"
        value={draft.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <EventsField
        kinds={kinds}
        events={draft.events}
        isMissing={isChecked && draft.events.length === 0}
        onChange={(events) => change({ events })}
      />
      <div>
        <Button kind="primary" type="submit" busy={isBusy}>
          {webhook === null ? texts.make : texts.save}
        </Button>
      </div>
    </form>
  );
}

interface EventsFieldProps {
  readonly kinds: readonly Kind[];
  readonly events: readonly Kind[];
  readonly isMissing: boolean;
  readonly onChange: (events: readonly Kind[]) => void;
}

function EventsField({ kinds, events, isMissing, onChange }: EventsFieldProps): ReactNode {
  const texts = useTexts(WEBHOOK_TEXTS);
  const { names } = useTexts(NOTIFICATIONS);
  const turn = (kind: Kind): void =>
    onChange(kinds.filter((one) => events.includes(one) !== (one === kind)));
  return (
    <fieldset className="grid gap-2">
      <legend className={LABEL}>{texts.events}</legend>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {kinds.map((kind) => (
          <CheckField
            key={kind}
            label={names[kind]}
            checked={events.includes(kind)}
            onChange={() => turn(kind)}
          />
        ))}
      </div>
      {isMissing ? (
        <p role="alert" className="text-label text-negative">
          {texts.eventsMissing}
        </p>
      ) : null}
    </fieldset>
  );
}
