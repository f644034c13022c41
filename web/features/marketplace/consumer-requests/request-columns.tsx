// The columns of the list of consumers' requests.
import { type ReactNode, useMemo } from "react";
import type { ConsumerRequest } from "../../../../contract/marketplace/consumer-requests.ts";
import type { ConsumerRequestStatus } from "../../../../domain/consumers/consumer-request.ts";
import { CONSUMER_REQUEST_TEXTS } from "../../../../locales/catalogues/consumer-requests.ts";
import type { ConsumerRequestTexts } from "../../../../locales/en/consumer-requests.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Name } from "../../../ui/name.tsx";
import { Status } from "../../../ui/status.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { DueCell, DueLine } from "./due.tsx";
import { TONES, useDayFormats } from "./request-words.ts";

/** `status` is what all rows have in common, which no column then repeats; null without one. */
export function useColumns(
  status: ConsumerRequestStatus | null,
): readonly Column<ConsumerRequest>[] {
  const texts = useTexts(CONSUMER_REQUEST_TEXTS);
  const formats = useFormats();
  const days = useDayFormats();
  return useMemo(
    () =>
      columnsOf(texts, formats, days).filter(
        ({ id }) => (id !== "status" || status === null) && (id !== "decided" || status !== "open"),
      ),
    [texts, formats, days, status],
  );
}

function columnsOf(
  texts: ConsumerRequestTexts,
  formats: Formats,
  days: Formats,
): readonly Column<ConsumerRequest>[] {
  const { columns } = texts;
  const count = (value: number | undefined): string =>
    value === undefined ? "—" : formats.number(value);
  return [
    { id: "kind", header: columns.kind, cell: ({ kind }) => texts.kinds[kind] },
    { id: "consumer", header: columns.consumer, cell: personOf },
    {
      id: "received",
      header: columns.received,
      priority: 3,
      cell: ({ received_on: day }) => <span className="whitespace-nowrap">{days.date(day)}</span>,
    },
    {
      id: "due",
      header: columns.due,
      sortField: "due_at",
      min: 150,
      cell: (request) => <DueCell request={request} />,
      short: (request) => <DueLine request={request} />,
    },
    {
      id: "leads",
      header: columns.leads,
      numeric: true,
      cell: ({ effect }) => count(effect?.leads),
    },
    {
      id: "buyers",
      header: columns.buyers,
      numeric: true,
      priority: 2,
      cell: ({ effect }) => count(effect?.buyers),
    },
    {
      id: "status",
      header: columns.status,
      cell: ({ status }) => <Status tone={TONES[status]}>{texts.statuses[status]}</Status>,
    },
    {
      id: "decided",
      header: columns.decidedBy,
      priority: 3,
      cell: ({ decided_at: at, decided_by_name: name }) =>
        at === null ? "—" : <TwoLines main={<Name>{name ?? "—"}</Name>} sub={formats.date(at)} />,
    },
    {
      id: "recorded",
      header: columns.recorded,
      sortField: "filed_at",
      isExtra: true,
      cell: ({ filed_at: at }) => formats.dateTime(at),
    },
  ];
}

/** The hints of phone and email; both are gone once the request is decided. */
function personOf({ phone_hint: phone, email_hint: email }: ConsumerRequest): ReactNode {
  if (phone === null || email === null) return <Name>{phone ?? email ?? "—"}</Name>;
  return <TwoLines main={<Name>{phone}</Name>} sub={<Name>{email}</Name>} />;
}
