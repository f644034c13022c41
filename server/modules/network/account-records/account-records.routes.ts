// Serves tags, notes and files about accounts over HTTP: for people of the network alone.
import * as files from "../../../../contract/network/account-files.ts";
import * as notes from "../../../../contract/network/account-notes.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { FORBIDDEN } from "../../../platform/http/refusal.ts";
import {
  type HttpHost,
  STREAMED,
  registerOperation,
} from "../../../platform/http/register-operation.ts";
import { sendDownload } from "../../../platform/http/send-download.ts";
import { presentAccount } from "../accounts/index.ts";
import { type FileRow, listFiles } from "./account-file.store.ts";
import { type NoteRow, listNotes } from "./account-note.store.ts";
import { listTags } from "./account-tag.store.ts";
import { attachFile, openFile, removeFile } from "./attach-file.ts";
import { changeAccountTags } from "./change-account-tags.ts";
import type { RecordDeps } from "./record-deps.ts";
import { editNote, noteName, removeNote, writeNote } from "./write-note.ts";

export function registerAccountRecords(host: HttpHost, deps: RecordDeps): void {
  registerTags(host, deps);
  registerNotes(host, deps);
  registerFiles(host, deps);
}

function registerTags(host: HttpHost, deps: RecordDeps): void {
  registerOperation(host, notes.listAccountTags, async ({ actor }) =>
    can(actor, "read", "account_tag", null)
      ? ok({ items: await listTags(deps.pool) })
      : refuse(FORBIDDEN),
  );
  registerOperation(host, notes.changeAccountTags, async ({ actor, params, body }) => {
    const change = { add: body.add ?? [], remove: body.remove ?? [] };
    const changed = await changeAccountTags(deps, actor, params.id, change);
    return changed.ok ? ok(presentAccount(changed.value, actor)) : changed;
  });
}

function registerNotes(host: HttpHost, deps: RecordDeps): void {
  registerOperation(host, notes.listAccountNotes, async ({ actor, query }) =>
    can(actor, "read", "account_note", { authorId: actor.id })
      ? pageAnswer(await listNotes(deps.pool, query), (row) => presentNote(row, deps, actor))
      : refuse(FORBIDDEN),
  );
  registerOperation(host, notes.createAccountNote, async ({ actor, params, body }) => {
    const written = await writeNote(deps, actor, params.id, body.note.trim());
    return written.ok ? ok(presentNote(written.value, deps, actor)) : written;
  });
  registerOperation(host, notes.editAccountNote, async ({ actor, params, body }) => {
    const { note, version } = body;
    const edited = await editNote(deps, actor, params.id, { text: note.trim(), version });
    return edited.ok ? ok(presentNote(edited.value, deps, actor)) : edited;
  });
  registerOperation(host, notes.deleteAccountNote, ({ actor, params }) =>
    removeNote(deps, actor, params.id),
  );
}

function registerFiles(host: HttpHost, deps: RecordDeps): void {
  registerOperation(host, files.listAccountFiles, async ({ actor, query }) =>
    can(actor, "read", "account_file", { authorId: actor.id })
      ? pageAnswer(await listFiles(deps.pool, query), (row) => presentFile(row, actor))
      : refuse(FORBIDDEN),
  );
  registerOperation(host, files.attachAccountFile, async ({ actor, params, body }) => {
    const attached = await attachFile(deps, actor, params.id, body);
    return attached.ok ? ok(presentFile(attached.value, actor)) : attached;
  });
  registerOperation(host, files.openAccountFile, async ({ actor, params, reply }) => {
    const file = await openFile(deps, actor, params.id);
    if (!file.ok) return file;
    sendDownload(reply, file.value);
    return ok(STREAMED);
  });
  registerOperation(host, files.deleteAccountFile, ({ actor, params }) =>
    removeFile(deps, actor, params.id),
  );
}

function presentNote(row: NoteRow, { vault }: RecordDeps, actor: Actor): notes.AccountNote {
  const mayChange = can(actor, "change", "account_note", { authorId: row.created_by });
  return {
    id: row.id,
    account_id: row.account_id,
    note: vault.open(noteName(row.id), row),
    created_by: { user_id: row.created_by, name: row.author_name ?? "" },
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    version: row.version,
    abilities: { edit: mayChange, remove: mayChange },
  };
}

function presentFile(row: FileRow, actor: Actor): files.AccountFile {
  return {
    id: row.id,
    account_id: row.account_id,
    name: row.name,
    kind: row.kind,
    bytes: row.bytes,
    created_by: { user_id: row.created_by, name: row.author_name ?? "" },
    created_at: row.created_at.toISOString(),
    abilities: { remove: can(actor, "remove", "account_file", { authorId: row.created_by }) },
  };
}
