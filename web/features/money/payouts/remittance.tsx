// Shows remittance advice for a payout: each earning in it, adding up to the payout to the cent.
// Printable, and exported as a file.
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, type To } from "react-router";
import { toProblem } from "../../../lib/api/problem.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import type { Formats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { PAYOUT_TEXTS } from "../../../../locales/catalogues/payouts.ts";
import { Button } from "../../../ui/button.tsx";
import { Description } from "../../../ui/description.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { Screen } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { CsvButton } from "../../../ui/csv-button.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { LinesTable } from "./lines-table.tsx";
import { type PayoutLines, csvOfLines, readLines } from "./payout-lines.ts";
import { type Payout, PayoutStatus } from "./payout-status.tsx";

interface RemittanceProps {
  readonly id: string;
  /** In the network's time zone. */
  readonly formats: Formats;
  readonly backTo: To;
  /** The affiliate's name, for the operator; affiliates use their own. */
  readonly nameOf?: (accountId: string) => string;
}

export function Remittance({ id, formats, backTo, nameOf }: RemittanceProps): ReactNode {
  const texts = useTexts(PAYOUT_TEXTS).advice;
  const { accountName } = useUser();
  const network = useAnswer("GET /v1/settings").value?.network_name ?? "";
  const shown = useAnswer("GET /v1/payouts/{id}", { params: { id } });
  const [count, setCount] = useState(0);
  const payout = shown.value;
  const isListed =
    payout !== undefined &&
    payout.itemised &&
    (payout.status === "requested" || payout.status === "approved" || payout.status === "sent");
  // The earnings of a payout never change while its status is the same.
  const asked = useQuery({
    queryKey: ["remittance", id, payout?.status],
    enabled: isListed,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => readLines(id, { signal, onProgress: setCount }),
  });
  const lines = asked.data;
  const account = payout === undefined ? "" : (nameOf?.(payout.affiliate_id) ?? accountName);
  return (
    <Screen
      title={texts.title}
      about={
        <>
          {payout === undefined
            ? ""
            : texts.of(network, account, formats.money(payout.amount_cents))}
          <br />
          <Link className="no-print text-accent underline" to={backTo}>
            {nameOf === undefined ? texts.back : texts.backToBilling}
          </Link>
        </>
      }
      actions={
        payout === undefined || lines === undefined ? null : (
          <Actions payoutId={id} lines={lines} formats={formats} />
        )
      }
    >
      <Loaded shown={shown}>{(value) => <Facts payout={value} formats={formats} />}</Loaded>
      {asked.error === null ? null : (
        <ProblemNotice problem={toProblem(asked.error)} onRetry={() => void asked.refetch()} />
      )}
      {payout === undefined || isListed ? null : (
        <Notice>{payout.itemised ? texts.none : texts.older}</Notice>
      )}
      {!isListed || asked.error !== null ? null : lines === undefined ? (
        <>
          <ScreenSpinner />
          {count === 0 ? null : (
            <p className="text-center text-text-2">{texts.loading(formats.number(count))}</p>
          )}
        </>
      ) : (
        <LinesTable payout={payout} lines={lines} formats={formats} />
      )}
      <p className="text-label text-text-2">{texts.zone(formats.timeZone.replaceAll("_", " "))}</p>
    </Screen>
  );
}

/** Buttons for the file and for printing. */
function Actions({
  payoutId,
  lines,
  formats,
}: {
  readonly payoutId: string;
  readonly lines: PayoutLines;
  readonly formats: Formats;
}): ReactNode {
  const texts = useTexts(PAYOUT_TEXTS).advice;
  return (
    <>
      <CsvButton
        fileName={`${texts.file}-${payoutId.slice(-12)}`}
        make={() => Promise.resolve(csvOfLines(lines, formats.timeZone, texts))}
      />
      <Button kind="primary" onClick={() => window.print()}>
        <Printer size={16} strokeWidth={1.5} aria-hidden="true" />
        {texts.print}
      </Button>
    </>
  );
}

function Facts({
  payout,
  formats,
}: {
  readonly payout: Payout;
  readonly formats: Formats;
}): ReactNode {
  const texts = useTexts(PAYOUT_TEXTS).advice;
  const moment = (at: string | null): ReactNode => (at === null ? "—" : formats.dateTime(at));
  return (
    <Description
      wide
      rows={[
        [
          texts.number,
          <code key="id" className="text-label break-all">
            {payout.id}
          </code>,
        ],
        [texts.status, <PayoutStatus key="status" status={payout.status} />],
        [texts.asked, moment(payout.requested_at)],
        [texts.decided, moment(payout.decided_at)],
        ...(payout.status === "sent" ? [[texts.sent, moment(payout.ended_at)] as const] : []),
        [texts.to, payout.bank_last_four === null ? "—" : texts.account(payout.bank_last_four)],
        ...(payout.reason === null ? [] : [[texts.why, payout.reason] as const]),
      ]}
    />
  );
}
