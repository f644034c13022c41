// Lists the imports of an account: progress, results, and buttons that stop an import or download
// the refused rows.
import { useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import type { Import } from "../../../../contract/supply/import-document.ts";
import { confirmDownload } from "../../../lib/auth/confirmed-download.ts";
import { refresh, useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { IMPORT_TEXTS } from "../../../../locales/catalogues/imports.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Confirm } from "../../../ui/confirm.tsx";
import { Said } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { Status, type StatusTone } from "../../../ui/status.tsx";
import { toast } from "../../../ui/toast.tsx";
import { DraftLinks } from "./draft-links.tsx";

const LOOK_MS = 1_000;
const TONES: Readonly<Record<Import["status"], StatusTone>> = {
  draft: "neutral",
  running: "warning",
  cancelling: "warning",
  cancelled: "neutral",
  done: "good",
};
const REASONS_SHOWN = 6;
const isMoving = ({ status }: Import): boolean => status === "running" || status === "cancelling";

export function ImportList({ open }: { readonly open: string | null }): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const client = useQueryClient();
  const { value, problem, retry, hasMore, loadMore, isLoadingMore } = useDocuments("imports", {
    limit: 20,
  });
  const moves = value?.some(isMoving) ?? false;
  useEffect(() => {
    if (!moves) return undefined;
    const timer = setInterval(() => void refresh(client, "/v1/imports"), LOOK_MS);
    return () => clearInterval(timer);
  }, [moves, client]);
  // Refreshes the leads after decisions, including decisions from before this list was opened.
  const decided = value?.reduce((sum, one) => sum + one.decided, 0) ?? 0;
  useEffect(() => {
    if (decided > 0) void refresh(client, "/v1/leads", "/v1/reports", "/v1/earnings");
  }, [decided, client]);
  if (value === undefined)
    return problem === null ? (
      <ScreenSpinner />
    ) : (
      <ProblemNotice problem={problem} onRetry={retry} />
    );
  if (value.length === 0) return null;
  return (
    <Section title={texts.list.title}>
      {problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />}
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {value.map((one) => (
          <ImportItem key={one.id} import_={one} isOpen={one.id === open} />
        ))}
      </ul>
      {hasMore ? (
        <div>
          <Button busy={isLoadingMore} onClick={loadMore}>
            {texts.list.more}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}

function ImportItem({
  import_: one,
  isOpen,
}: {
  readonly import_: Import;
  readonly isOpen: boolean;
}): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const formats = useFormats();
  const of = formats.number(one.rows);
  const isDraft = one.status === "draft";
  return (
    <li
      aria-current={isOpen || undefined}
      className={classes("grid gap-2 px-4 py-3", isOpen && "bg-accent-soft")}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex min-w-0 flex-wrap items-center gap-2">
          <Said className="min-w-0 font-medium break-all">{one.name}</Said>
          <Status tone={TONES[one.status]}>{texts.statuses[one.status]}</Status>
        </p>
        <time
          dateTime={one.created_at}
          title={formats.dateTime(one.created_at)}
          className="text-label text-text-3"
        >
          {formats.ago(one.created_at, Date.now())}
        </time>
      </div>
      {isMoving(one) ? (
        <progress
          aria-label={texts.list.progress(one.name)}
          max={one.rows}
          value={one.decided}
          className="w-full accent-accent"
        />
      ) : null}
      <p role={isMoving(one) ? undefined : "status"} className="text-label text-text-2">
        {isDraft
          ? texts.list.received(formats.number(one.received), of)
          : texts.list.decided(formats.number(one.decided), of)}
      </p>
      {isDraft || one.decided === 0 ? null : <Outcome import_={one} />}
      {one.waits === null ? null : (
        <p role="status" className="text-warning">
          {texts.waits[one.waits]}
        </p>
      )}
      <Actions import_={one} />
    </li>
  );
}

function Outcome({ import_: one }: { readonly import_: Import }): ReactNode {
  const { accepted, decided, sold, drafts, noted, notes, reasons } = one;
  const texts = useTexts(IMPORT_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  return (
    <>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <span className="font-semibold">
          {texts.list.sold(sold, formats.number(sold))}
          {one.earned_cents === null
            ? null
            : ` · ${texts.list.earned(formats.money(one.earned_cents))}`}
        </span>
        <span>{texts.list.listed(formats.number(accepted - sold))}</span>
        {drafts === 0 ? null : (
          <span>
            {texts.drafts.made(drafts, formats.number(drafts))} ·{" "}
            {texts.drafts.confirmed(formats.number(one.drafts_confirmed))}
          </span>
        )}
        <span>{texts.list.refused(formats.number(decided - accepted - drafts))}</span>
        {noted === 0 ? null : <span>{texts.noted.count(noted, formats.number(noted))}</span>}
      </p>
      {reasons.length + notes.length === 0 ? null : (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-label text-text-2">
          {reasons.slice(0, REASONS_SHOWN).map(({ reason_code: reason, count }) => (
            <li key={reason}>
              {words.post[reason]}: {formats.number(count)}
            </li>
          ))}
          {notes.slice(0, REASONS_SHOWN).map(({ field, count }) => (
            <li key={field}>
              {texts.noted.about(texts.fields[field])}: {formats.number(count)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Actions({ import_: one }: { readonly import_: Import }): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [isAsked, ask] = useState(false);
  const canCancel = one.abilities.run && (one.status === "draft" || one.status === "running");
  const keepsRows = one.failures_until !== null && one.abilities.run;
  const hasLinks = one.abilities.run && one.drafts > one.drafts_confirmed;
  if (!canCancel && !keepsRows && !hasLinks) return null;
  const cancel = async (): Promise<void> => {
    if (!(await submit(() => call("POST /v1/imports/{id}/cancel", { params: { id: one.id } }))))
      return;
    ask(false);
    toast(texts.cancelled);
    await refresh(client, "/v1/imports");
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      {keepsRows ? <KeptFiles import_={one} /> : null}
      {hasLinks ? <DraftLinks import_={one} /> : null}
      {canCancel ? (
        <Button kind="danger" onClick={() => ask(true)}>
          {texts.cancel}
        </Button>
      ) : null}
      {isAsked ? (
        <Confirm
          title={texts.cancelAsk}
          action={texts.cancel}
          keep={texts.keep}
          kind="danger"
          isBusy={isBusy}
          problem={problem}
          onClose={() => ask(false)}
          onConfirm={() => void cancel()}
        >
          <p className="font-medium break-words">
            <Said>{one.name}</Said>
          </p>
          <p className="text-text-2">{texts.cancelText}</p>
        </Confirm>
      ) : null}
    </div>
  );
}

/** Links to the refused rows and the notes, while they are kept. */
function KeptFiles({ import_: one }: { readonly import_: Import }): ReactNode {
  const texts = useTexts(IMPORT_TEXTS);
  const formats = useFormats();
  return (
    <>
      {one.decided > one.accepted + one.drafts ? (
        <DownloadLink href={`/v1/imports/${one.id}/failures`} file="not-imported.csv">
          {texts.saveFailures}
        </DownloadLink>
      ) : null}
      {one.noted > 0 ? (
        <DownloadLink href={`/v1/imports/${one.id}/notes`} file="import-notes.csv">
          {texts.noted.save}
        </DownloadLink>
      ) : null}
      {one.failures_until === null ? null : (
        <span className="text-label text-text-2">
          {texts.failuresUntil(formats.date(one.failures_until))}
        </span>
      )}
    </>
  );
}

function DownloadLink({
  href,
  file,
  children,
}: {
  readonly href: string;
  readonly file: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <a
      href={href}
      download={file}
      onClick={confirmDownload}
      className={classes(
        "no-print inline-flex min-h-8 items-center gap-2 rounded-control border",
        "border-control bg-surface px-3 font-medium text-text",
        "hover:bg-sunken pointer-coarse:min-h-11",
      )}
    >
      <Download size={16} strokeWidth={1.5} aria-hidden="true" />
      {children}
    </a>
  );
}
