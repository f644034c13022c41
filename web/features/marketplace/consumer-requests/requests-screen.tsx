// Lists what consumers asked of the network, the open ones first; the request in the address is
// open in a sheet, and another sheet records a new one.
import { type ReactNode, Suspense, useMemo } from "react";
import { useSearchParams } from "react-router";
import type { ConsumerRequest } from "../../../../contract/marketplace/consumer-requests.ts";
import {
  CONSUMER_REQUEST_KINDS,
  CONSUMER_REQUEST_STATUSES,
} from "../../../../domain/consumers/consumer-request.ts";
import { CONSUMER_REQUEST_TEXTS } from "../../../../locales/catalogues/consumer-requests.ts";
import {
  flagParameter,
  searchWith,
  useAddress,
  uuidParameter,
  wordParameter,
} from "../../../lib/address.ts";
import type { Where } from "../../../lib/documents/collections.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Screen } from "../../../ui/screen.tsx";
import type { Filter } from "../../../ui/table/columns.ts";
import { useTable } from "../../../ui/table/use-table.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { RecordSheet, RequestSheet } from "./on-demand.ts";
import { useColumns } from "./request-columns.tsx";

const STATES = [...CONSUMER_REQUEST_STATUSES, "all"] as const;
type State = (typeof STATES)[number];

const ADDRESS = {
  status: wordParameter(STATES, "open"),
  request: uuidParameter(),
  record: flagParameter(),
};
const CONDITIONS: Readonly<Record<State, readonly Where[]>> = {
  open: [["status", "eq", "open"]],
  done: [["status", "eq", "done"]],
  declined: [["status", "eq", "declined"]],
  all: [],
};
const idOf = ({ id }: ConsumerRequest): string => id;

export function RequestsScreen(): ReactNode {
  const texts = useTexts(CONSUMER_REQUEST_TEXTS);
  const [{ request, record }, change] = useAddress(ADDRESS);
  return (
    <Screen
      title={texts.title}
      about={texts.intro}
      back={{ to: "/dashboard", name: texts.back }}
      actions={
        <Button kind="primary" aria-haspopup="dialog" onClick={() => change({ record: true })}>
          {texts.record}
        </Button>
      }
    >
      <States />
      <List onRecord={() => change({ record: true })} />
      <Suspense>
        {request === null ? null : (
          <RequestSheet key={request} id={request} onClose={() => change({ request: null })} />
        )}
        {record ? (
          <RecordSheet
            leadId={null}
            onClose={() => change({ record: false })}
            onRecorded={({ id }) => change({ record: false, request: id }, "replace")}
          />
        ) : null}
      </Suspense>
    </Screen>
  );
}

function States(): ReactNode {
  const texts = useTexts(CONSUMER_REQUEST_TEXTS);
  const [{ status }] = useAddress(ADDRESS);
  const [search] = useSearchParams();
  return (
    <Tabs
      label={texts.columns.status}
      current={status}
      tabs={STATES.map((id) => ({
        id,
        name: id === "all" ? texts.all : texts.statuses[id],
        to: { search: searchWith(search, { status: id === "open" ? null : id, request: null }) },
      }))}
    />
  );
}

function List({ onRecord }: { readonly onRecord: () => void }): ReactNode {
  const texts = useTexts(CONSUMER_REQUEST_TEXTS);
  const [{ status }] = useAddress(ADDRESS);
  const [search] = useSearchParams();
  const table = useTable<ConsumerRequest>({
    name: "consumer-requests",
    columns: useColumns(status === "all" ? null : status),
    filters: useFilters(),
    order: status === "open" ? "due_at" : "-filed_at",
    where: CONDITIONS[status],
  });
  return (
    <DataTable
      label={texts.title}
      table={table}
      list={useDocuments("consumer-requests", table.query)}
      idOf={idOf}
      hrefOf={({ id }) => ({ search: searchWith(search, { request: id }) })}
      nameOf={({ kind }) => texts.asks[kind]}
      empty={
        <Empty sentence={texts.empty[status]}>
          <Button aria-haspopup="dialog" onClick={onRecord}>
            {texts.record}
          </Button>
        </Empty>
      }
    />
  );
}

function useFilters(): readonly Filter[] {
  const texts = useTexts(CONSUMER_REQUEST_TEXTS);
  return useMemo(
    () => [
      {
        id: "kind",
        kind: "choice",
        label: texts.columns.kind,
        options: CONSUMER_REQUEST_KINDS.map((kind) => [kind, texts.kinds[kind]]),
      },
    ],
    [texts],
  );
}
