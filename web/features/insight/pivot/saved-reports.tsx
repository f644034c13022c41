// Saved reports: links to them, and for the one that is open its changes, sharing and weekly email.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { SavedReport } from "../../../../contract/insight/saved-reports.ts";
import { PIVOT_TEXTS } from "../../../../locales/catalogues/pivot.ts";
import { searchWith } from "../../../lib/address.ts";
import { call } from "../../../lib/api/call.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { CheckField, TextField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { FORM_PANEL, Popover } from "../../../ui/popover.tsx";
import { toast } from "../../../ui/toast.tsx";
import { PIVOT_ADDRESS } from "./pivot-address.ts";
import { WeeklyEmail } from "./weekly-email.tsx";
import type { OpenReport } from "./use-pivot.ts";

export const SAVED = "/v1/saved-reports";

interface SavedProps {
  readonly report: OpenReport;
}

/** Nothing while the network views an account: saved reports are a person's own. */
export function SavedReports({ report }: SavedProps): ReactNode {
  return useUser().viewing === "" ? <Saved report={report} /> : null;
}

function Saved({ report }: SavedProps): ReactNode {
  const texts = useTexts(PIVOT_TEXTS).saved;
  const { value } = useAnswer("GET /v1/saved-reports");
  const items = value?.items ?? [];
  const open = items.find(({ id }) => id === report.state.saved);
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
      {items.length === 0 ? null : (
        <nav aria-label={texts.title} className="flex flex-wrap gap-x-4 gap-y-1">
          {items.map((saved) => (
            <SavedLink key={saved.id} saved={saved} isOpen={saved === open} />
          ))}
        </nav>
      )}
      <Popover
        label={texts.save}
        className={FORM_PANEL}
        button={(given) => <Button {...given}>{texts.save}</Button>}
      >
        {(close) => <SaveForm report={report} open={open} close={close} />}
      </Popover>
      {open === undefined ? null : (
        <>
          <WeeklyEmail saved={open} />
          {open.is_own ? <DeleteReport saved={open} report={report} /> : null}
        </>
      )}
    </div>
  );
}

function SavedLink({
  saved,
  isOpen,
}: {
  readonly saved: SavedReport;
  readonly isOpen: boolean;
}): ReactNode {
  const texts = useTexts(PIVOT_TEXTS).saved;
  const [search] = useSearchParams();
  const to = searchWith(search, {
    rows: PIVOT_ADDRESS.rows.write(saved.rows),
    column: saved.column ?? null,
    measures: PIVOT_ADDRESS.measures.write(saved.measures),
    filters: PIVOT_ADDRESS.filters.write(saved.filter ?? []) || null,
    period: saved.period,
    from: saved.days?.first ?? null,
    to: saved.days?.last ?? null,
    compare: saved.compare ? "1" : null,
    sort: null,
    figure: null,
    saved: saved.id,
  });
  return (
    <Link
      to={{ search: to }}
      aria-current={isOpen ? "page" : undefined}
      className="inline-flex min-h-6 items-center font-medium text-accent hover:underline"
    >
      {saved.is_own ? saved.name : texts.by(saved.name, saved.saved_by)}
    </Link>
  );
}

/** Saves the report of the screen: as a new one, or in place of one's own that is open. */
function SaveForm({
  report: { shape, state, change, period },
  open,
  close,
}: SavedProps & {
  readonly open: SavedReport | undefined;
  readonly close: () => void;
}): ReactNode {
  const texts = useTexts(PIVOT_TEXTS).saved;
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const own = open?.is_own === true ? open : undefined;
  const draft = useDraft({ name: own?.name ?? "", isShared: own?.shared ?? false });
  const { name, isShared } = draft.values;
  const save = async (id: string): Promise<void> => {
    const body = {
      name: name.trim(),
      shared: isShared,
      period: period.state.period,
      ...(period.state.period === "custom"
        ? { days: { first: period.range.first, last: period.range.last } }
        : {}),
      compare: period.isCompared,
      rows: shape.rows,
      ...(shape.column === null ? {} : { column: shape.column }),
      measures: shape.measures,
      filter: state.filters,
    };
    if (await submit(() => call("PUT /v1/saved-reports/{id}", { params: { id }, body }))) {
      await refresh(client, SAVED);
      close();
      change({ ...shape, saved: id });
      toast(texts.saved);
    }
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void save(crypto.randomUUID());
  };
  return (
    <form className="grid gap-3" onSubmit={onSubmit}>
      <TextField
        label={texts.name}
        required
        maxLength={80}
        value={name}
        onChange={({ target }) => draft.change({ name: target.value })}
      />
      <CheckField
        label={texts.share}
        checked={isShared}
        onChange={({ target }) => draft.change({ isShared: target.checked })}
      />
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <div className="flex flex-wrap justify-end gap-2">
        {own === undefined || name.trim() === "" ? null : (
          <Button busy={isBusy} onClick={() => void save(own.id)}>
            {texts.saveChanges}
          </Button>
        )}
        <Button kind="primary" type="submit" busy={isBusy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

function DeleteReport({
  saved: { id, name },
  report: { change },
}: SavedProps & { readonly saved: SavedReport }): ReactNode {
  const texts = useTexts(PIVOT_TEXTS).saved;
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [isAsking, ask] = useState(false);
  const remove = async (): Promise<void> => {
    if (await submit(() => call("DELETE /v1/saved-reports/{id}", { params: { id } }))) {
      ask(false);
      change({ saved: null });
      await refresh(client, SAVED);
      toast(texts.deleted);
    }
  };
  return (
    <>
      <Button kind="quiet" onClick={() => ask(true)}>
        {texts.delete}
      </Button>
      {isAsking ? (
        <Confirm
          title={texts.delete}
          action={texts.delete}
          kind="danger"
          isBusy={isBusy}
          problem={problem}
          onConfirm={() => void remove()}
          onClose={() => ask(false)}
        >
          {texts.deleteAbout(name)}
        </Confirm>
      ) : null}
    </>
  );
}
