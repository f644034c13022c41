// Shows the printable statement of a period: opening and closing balance, and every movement
// between.
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { searchWith } from "../../../lib/address.ts";
import { ApiError, toProblem } from "../../../lib/api/problem.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { csvOf } from "../../../lib/csv.ts";
import { read } from "../../../lib/documents/documents.ts";
import { readAll } from "../../../lib/documents/read-all.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import type { Formats } from "../../../lib/format/format.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { BILLING_TEXTS } from "../../../../locales/catalogues/billing.ts";
import type { BillingTexts } from "../../../../locales/en/billing.ts";
import { Button } from "../../../ui/button.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { PeriodPicker } from "../../../ui/period.tsx";
import { Screen } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import type { ShownPeriod } from "../../../ui/use-period.ts";
import { CsvButton } from "../../../ui/csv-button.tsx";
import { readMovementLeads } from "./movements.ts";
import { type MadeStatement, StatementLines } from "./statement-lines.tsx";
import { statementOf } from "./statement-of.ts";

/** How often the movements are read again if the wallet changes in the meantime. */
const TRIES = 3;

export function StatementView({
  shown,
  formats,
}: {
  readonly shown: ShownPeriod;
  readonly formats: Formats;
}): ReactNode {
  const texts = useTexts(BILLING_TEXTS);
  const { accountId, accountName } = useUser();
  const network = useAnswer("GET /v1/settings").value?.network_name ?? "";
  const [search] = useSearchParams();
  const [count, setCount] = useState(0);
  const { range } = shown;
  const asked = useQuery({
    queryKey: ["statement", accountId, range.from, range.until],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => makeStatement(range, { signal, onProgress: setCount }),
  });
  const made = asked.data;
  return (
    <Screen
      title={texts.statement.title}
      about={
        <>
          {texts.statement.of(network, accountName, formats.days(range.from, range.until))}
          <br />
          <Link
            className="no-print text-accent underline"
            to={{ search: searchWith(search, { statement: null }) }}
          >
            {texts.statement.back}
          </Link>
        </>
      }
      actions={made === undefined ? null : <StatementActions made={made} shown={shown} />}
    >
      <div className="no-print">
        <PeriodPicker shown={shown} canCompare={false} />
      </div>
      {asked.error === null ? null : (
        <ProblemNotice problem={toProblem(asked.error)} onRetry={() => void asked.refetch()} />
      )}
      {made !== undefined ? (
        <StatementLines made={made} formats={formats} />
      ) : asked.error === null ? (
        <>
          <ScreenSpinner />
          {count === 0 ? null : (
            <p className="text-center text-text-2">
              {texts.statement.loading(formats.number(count))}
            </p>
          )}
        </>
      ) : null}
    </Screen>
  );
}

function StatementActions({
  made,
  shown: { range, timeZone },
}: {
  readonly made: MadeStatement;
  readonly shown: ShownPeriod;
}): ReactNode {
  const texts = useTexts(BILLING_TEXTS);
  return (
    <>
      <CsvButton
        fileName={`${texts.csv.fileStatement}-${range.first}-${range.last}`}
        make={() => Promise.resolve(statementCsv(made, timeZone, texts))}
      />
      <Button kind="primary" onClick={() => window.print()}>
        <Printer size={16} strokeWidth={1.5} aria-hidden="true" />
        {texts.statement.print}
      </Button>
    </>
  );
}

/** Throws ApiError. */
async function makeStatement(
  { from, until }: PeriodRange,
  options: { readonly signal: AbortSignal; readonly onProgress: (count: number) => void },
): Promise<MadeStatement> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await read("GET /v1/wallet");
    const movements = await readAll(
      "wallet-movements",
      { where: [["at", "gte", from]], order: "-at" },
      options,
    );
    const madeAt = new Date().toISOString();
    if ((await read("GET /v1/wallet")).balance_cents !== before.balance_cents) continue;
    const statement = statementOf(movements, before.balance_cents, until);
    return {
      ...statement,
      madeAt,
      leads: await readMovementLeads(statement.lines.map(({ movement }) => movement)),
    };
  }
  throw new ApiError("unavailable", 0, "The wallet moved while its statement was made.");
}

function statementCsv(
  { lines, leads }: MadeStatement,
  timeZone: string,
  {
    csv,
    kind: kinds,
  }: {
    readonly csv: BillingTexts["csv"];
    readonly kind: BillingTexts["kind"];
  },
): string {
  return csvOf(
    [csv.time(timeZone), csv.kind, csv.amount, csv.balance, csv.lead, csv.campaign, csv.id],
    lines.map(({ movement: { id, at, kind, amount_cents: cents }, balance }) => [
      { at, timeZone },
      kinds[kind],
      { cents },
      { cents: balance },
      leads.get(id)?.leadId ?? "",
      leads.get(id)?.campaign ?? "",
      id,
    ]),
  );
}
