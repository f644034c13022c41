// Edits a postback: its URL, its events, and a test request before it is saved.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { checkTemplate } from "../../../../domain/tracking/address-template.ts";
import { POSTBACK_EVENTS, POSTBACK_METHODS } from "../../../../domain/tracking/postback.ts";
import type { Postback } from "../../../../contract/supply/postback-document.ts";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { refreshSaved } from "../../../lib/documents/refresh-saved.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { changesOf, useDraft } from "../../../lib/use-draft.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { TRACKING_TEXTS } from "../../../../locales/catalogues/tracking.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField, LABEL, SelectField, TextField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";
import { AddressField } from "./address-field.tsx";
import { addressOfPostback } from "./tracking-address.ts";
import { TestPostback } from "./test-postback.tsx";

type Event = Postback["events"][number];

interface Draft {
  readonly address: string;
  readonly events: readonly Event[];
  readonly sourceId: string;
  readonly method: Postback["method"];
  readonly expects: string;
}

const FIRST: Draft = { address: "", events: ["sold"], sourceId: "", method: "GET", expects: "" };

function documentOf({ address, events, sourceId, method, expects }: Draft) {
  return {
    address: address.trim(),
    events: [...events],
    source_id: sourceId === "" ? null : sourceId,
    method,
    expects: expects.trim() === "" ? null : expects.trim(),
  };
}

/** The form's state: typed values, whether they were checked, and saving. */
function usePostbackDraft(postback: Postback | null) {
  const texts = useTexts(TRACKING_TEXTS).postback;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { isBusy, problem, submit } = useSubmit();
  const saved: Draft =
    postback === null
      ? FIRST
      : {
          address: postback.address,
          events: postback.events,
          sourceId: postback.source_id ?? "",
          method: postback.method,
          expects: postback.expects ?? "",
        };
  const { values: draft, change, settle } = useDraft(saved);
  const [isChecked, check] = useState(false);
  const isWrong = checkTemplate(draft.address).length > 0;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (isWrong || draft.events.length === 0) return;
    const id = postback?.id ?? crypto.randomUUID();
    const isDone = await submit(async () => {
      const document = documentOf(draft);
      await (postback === null
        ? saveDocument("PUT /v1/postbacks/{id}", { params: { id }, body: document })
        : saveDocument("PATCH /v1/postbacks/{id}", {
            params: { id },
            body: changesOf(documentOf(saved), document),
          }));
      if (await refreshSaved(client, "/v1/postbacks", "/v1/postback-messages")) settle();
    });
    if (!isDone) return;
    if (postback === null) void navigate(addressOfPostback(search, id));
    else {
      check(false);
      toast(texts.saved);
    }
  };
  return { draft, change, isChecked, check, isWrong, isBusy, problem, save };
}

/** `postback` is null for a new one, which opens after creation. */
export function PostbackForm({ postback }: { readonly postback: Postback | null }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS).postback;
  const { draft, change, isChecked, check, isWrong, isBusy, problem, save } =
    usePostbackDraft(postback);
  return (
    <form className="grid max-w-3xl gap-5" noValidate onSubmit={(event) => void save(event)}>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <AddressField
        value={draft.address}
        isChecked={isChecked}
        onChange={(address) => change({ address })}
      />
      <EventsField
        events={draft.events}
        isMissing={isChecked && draft.events.length === 0}
        onChange={(events) => change({ events })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SourceField value={draft.sourceId} onChange={(sourceId) => change({ sourceId })} />
        <SelectField
          label={texts.method}
          value={draft.method}
          options={POSTBACK_METHODS.map((method) => [method, texts.methods[method]])}
          onChange={({ target }) => change({ method: target.value === "POST" ? "POST" : "GET" })}
        />
      </div>
      <TextField
        label={texts.expects}
        hint={texts.expectsHint}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={draft.expects}
        onChange={({ target }) => change({ expects: target.value })}
      />
      <TestPostback
        // What a test of the earlier address said does not outlive a save.
        key={postback?.updated_at}
        draft={draft}
        onWrong={isWrong ? () => check(true) : null}
      />
      <div>
        <Button kind="primary" type="submit" busy={isBusy}>
          {postback === null ? texts.make : texts.save}
        </Button>
      </div>
    </form>
  );
}

interface EventsFieldProps {
  readonly events: readonly Event[];
  readonly isMissing: boolean;
  readonly onChange: (events: readonly Event[]) => void;
}

function EventsField({ events, isMissing, onChange }: EventsFieldProps): ReactNode {
  const texts = useTexts(TRACKING_TEXTS).postback;
  const turn = (event: Event): void =>
    onChange(POSTBACK_EVENTS.filter((one) => events.includes(one) !== (one === event)));
  return (
    <fieldset className="grid gap-2">
      <legend className={LABEL}>{texts.events}</legend>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {POSTBACK_EVENTS.map((event) => (
          <CheckField
            key={event}
            label={texts.eventNames[event]}
            hint={texts.eventHints[event]}
            checked={events.includes(event)}
            onChange={() => turn(event)}
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

function SourceField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (id: string) => void;
}): ReactNode {
  const texts = useTexts(TRACKING_TEXTS).postback;
  const { value: sources = [] } = useDocuments("sources", { order: "name", limit: 200 });
  return (
    <SelectField
      label={texts.source}
      hint={texts.sourceHint}
      value={value}
      options={[["", texts.allSources], ...sources.map(({ id, name }) => [id, name] as const)]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
