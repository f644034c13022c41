// Shows one entry into a wallet: what it is, how it changed the balance, who entered and approved
// it, and the decision if it waits for a second person.
import { useQueryClient } from "@tanstack/react-query";
import { Paperclip } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { ManualEntry } from "../../../../contract/money/manual-entries.ts";
import { MANUAL_ENTRY_TEXTS } from "../../../../locales/catalogues/manual-entries.ts";
import type { ManualEntryTexts } from "../../../../locales/en/manual-entries.ts";
import { call } from "../../../lib/api/call.ts";
import { may, useUser } from "../../../lib/auth/auth.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useFileSize } from "../../../lib/file-size.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { Name } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Status, type StatusTone } from "../../../ui/status.tsx";
import { toast } from "../../../ui/toast.tsx";
import { WordsForm } from "../../../ui/words-form.tsx";
import { ENTRY_ADDRESSES } from "./entry-addresses.ts";

const LONGEST_REASON = 500;
const TONES: Readonly<Record<ManualEntry["status"], StatusTone>> = {
  waiting: "warning",
  booked: "good",
  rejected: "negative",
};

/** "Payment, $2,500.00". */
function titleOf(
  { kind, amount_cents: cents }: ManualEntry,
  texts: ManualEntryTexts,
  formats: Formats,
): string {
  return `${texts.kinds[kind]}, ${formats.money(kind === "refund" ? -cents : cents)}`;
}

function factsOf(entry: ManualEntry, texts: ManualEntryTexts, formats: Formats): string[] {
  const { method, reference, value_date: day, before_cents: before, after_cents: after } = entry;
  const approver = entry.decided_by_name === entry.made_by_name ? null : entry.decided_by_name;
  return [
    ...(method === null ? [] : [texts.methods[method]]),
    ...(reference === null ? [] : [reference]),
    ...(day === null ? [] : [formats.day(day)]),
    ...(before === null || after === null
      ? []
      : [texts.changed(formats.money(before), formats.money(after))]),
    formats.dateTime(entry.made_at),
    ...(entry.made_by_name === null ? [] : [texts.by(entry.made_by_name)]),
    ...(entry.status !== "booked" || approver === null ? [] : [texts.approvedBy(approver)]),
  ];
}

export function EntryRow({ entry }: { readonly entry: ManualEntry }): ReactNode {
  const texts = useTexts(MANUAL_ENTRY_TEXTS);
  const formats = useFormats();
  const [isRejecting, reject] = useState(false);
  const approval = useApproval(entry);
  const title = titleOf(entry, texts, formats);
  const words = [entry.reason, entry.rejection].filter((text) => text !== null);
  return (
    <li className="grid gap-2 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium">{title}</p>
          <p className="text-label break-words text-text-2" translate="no">
            {factsOf(entry, texts, formats).join(" · ")}
          </p>
          <DocumentLink entry={entry} />
          {words.map((text) => (
            <p key={text} className="text-label whitespace-pre-line break-words">
              <Name>{text}</Name>
            </p>
          ))}
        </div>
        <span className="flex flex-wrap items-center gap-2">
          <Status tone={TONES[entry.status]}>{texts.statuses[entry.status]}</Status>
          {entry.abilities.approve ? (
            <Button
              kind="primary"
              busy={approval.isBusy}
              aria-label={texts.approveNamed(title)}
              onClick={() => void approval.approve()}
            >
              {texts.approve}
            </Button>
          ) : null}
          {entry.abilities.reject ? (
            <Button
              kind="danger"
              aria-label={texts.rejectNamed(title)}
              onClick={() => reject(true)}
            >
              {texts.reject}
            </Button>
          ) : null}
        </span>
      </div>
      {approval.problem === null ? null : <ProblemNotice problem={approval.problem} />}
      {isRejecting ? (
        <RejectForm entry={entry} title={title} onClose={() => reject(false)} />
      ) : null}
    </li>
  );
}

/** The document as a download, for people who may open it. */
function DocumentLink({ entry: { id, document } }: { readonly entry: ManualEntry }): ReactNode {
  const size = useFileSize();
  const user = useUser();
  if (document === null || !may(user, "book_money")) return null;
  return (
    <a
      href={`/v1/manual-entries/${id}/document`}
      download={document.name}
      className={
        "inline-flex min-h-6 max-w-full items-center gap-1.5 break-all text-label text-accent " +
        "underline underline-offset-4"
      }
    >
      <Paperclip size={14} aria-hidden="true" />
      {document.name} ({size(document.bytes)})
    </a>
  );
}

function useApproval(entry: ManualEntry) {
  const texts = useTexts(MANUAL_ENTRY_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const approve = async (): Promise<void> => {
    const isSent = await submit(() =>
      call("POST /v1/manual-entries/{id}/decision", {
        params: { id: entry.id },
        body: { decision: "approve" },
      }),
    );
    if (isSent) toast(texts.approved(texts.kinds[entry.kind]));
    await refresh(client, ...ENTRY_ADDRESSES);
  };
  return { isBusy, problem, approve };
}

function RejectForm({
  entry,
  title,
  onClose,
}: {
  readonly entry: ManualEntry;
  readonly title: string;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(MANUAL_ENTRY_TEXTS);
  return (
    <WordsForm
      label={texts.rejectReason}
      hint={texts.rejectHint}
      missing={texts.rejectMissing}
      maxLength={LONGEST_REASON}
      action={texts.reject}
      kind="danger"
      send={(reason) =>
        call("POST /v1/manual-entries/{id}/decision", {
          params: { id: entry.id },
          body: { decision: "reject", reason },
        })
      }
      done={texts.rejected(title)}
      touched={ENTRY_ADDRESSES}
      onClose={onClose}
    />
  );
}
