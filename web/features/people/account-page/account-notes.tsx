// Notes about an account: the newest first, each with its author; they are edited and deleted where
// they stand.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { AccountNote } from "../../../../contract/network/account-notes.ts";
import { ACCOUNT_RECORD_TEXTS } from "../../../../locales/catalogues/account-records.ts";
import { call } from "../../../lib/api/call.ts";
import { refresh, useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { Name, Said } from "../../../ui/name.tsx";
import { FramedSection } from "../../../ui/screen.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { PartProps } from "./account-page.tsx";
import { NOTE_ADDRESSES, NoteForm } from "./note-form.tsx";

const AT_ONCE = 20;

export function AccountNotes({ account: { id } }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_RECORD_TEXTS).notes;
  const shown = useDocuments("account-notes", {
    where: [["account_id", "eq", id]],
    order: "-created_at",
    limit: AT_ONCE,
  });
  return (
    <FramedSection title={texts.title}>
      <p className="text-text-2">{texts.about}</p>
      <NoteForm
        label={texts.field}
        action={texts.write}
        done={texts.added}
        send={(note) => call("POST /v1/accounts/{id}/notes", { params: { id }, body: { note } })}
      />
      <Loaded shown={shown}>
        {(notes) =>
          notes.length === 0 ? (
            <p className="text-text-2">{texts.none}</p>
          ) : (
            <ul aria-label={texts.list} className="divide-y divide-line border-y border-line">
              {notes.map((note) => (
                <NoteRow key={note.id} note={note} isFromCache={shown.isFromCache} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <LoadMore list={shown} />
    </FramedSection>
  );
}

interface NoteRowProps {
  readonly note: AccountNote;
  /** The browser keeps no texts of notes: they come with the server's answer. */
  readonly isFromCache: boolean;
}

function NoteRow({ note, isFromCache }: NoteRowProps): ReactNode {
  const texts = useTexts(ACCOUNT_RECORD_TEXTS).notes;
  const formats = useFormats();
  const [act, begin] = useState<"edit" | "remove" | null>(null);
  const { name } = note.created_by;
  const time = formats.dateTime(note.created_at);
  if (act === "edit")
    return (
      <li className="py-3">
        <NoteForm
          label={texts.editField}
          action={texts.save}
          done={texts.saved}
          text={note.note}
          send={(text) =>
            call("PATCH /v1/account-notes/{id}", {
              params: { id: note.id },
              body: { note: text, version: note.version },
            })
          }
          onClose={() => begin(null)}
        />
      </li>
    );
  return (
    <li className="grid gap-1.5 py-3">
      <p className="break-words whitespace-pre-line">
        {isFromCache ? "…" : <Said>{note.note}</Said>}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-label text-text-2">
          <Name>{texts.by(name, time)}</Name>
          {note.edited_at === null ? "" : ` · ${texts.edited(formats.dateTime(note.edited_at))}`}
        </p>
        <span className="flex flex-wrap gap-1">
          {note.abilities.edit && !isFromCache ? (
            <Button
              kind="quiet"
              aria-label={texts.editNamed(name, time)}
              onClick={() => begin("edit")}
            >
              {texts.edit}
            </Button>
          ) : null}
          {note.abilities.remove ? (
            <Button
              kind="quiet"
              aria-label={texts.removeNamed(name, time)}
              onClick={() => begin("remove")}
            >
              {texts.remove}
            </Button>
          ) : null}
        </span>
      </div>
      {act === "remove" ? <Removal id={note.id} onClose={() => begin(null)} /> : null}
    </li>
  );
}

function Removal({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(ACCOUNT_RECORD_TEXTS).notes;
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const remove = async (): Promise<void> => {
    if (!(await submit(() => call("DELETE /v1/account-notes/{id}", { params: { id } })))) return;
    toast(texts.removed);
    onClose();
    await refresh(client, ...NOTE_ADDRESSES);
  };
  return (
    <Confirm
      title={texts.removeAsk}
      action={texts.remove}
      kind="danger"
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p>{texts.removeText}</p>
    </Confirm>
  );
}
