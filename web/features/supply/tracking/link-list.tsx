// Lists an affiliate's tracking links with the results of the last month, and creates new ones.
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import type { Link as TrackingLink } from "../../../../contract/supply/links.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { TRACKING_TEXTS } from "../../../../locales/catalogues/tracking.ts";
import type { TrackingTexts } from "../../../../locales/en/tracking.ts";
import { Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { type PlainColumn, PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Status } from "../../../ui/status.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { CopyLink } from "./copy-link.tsx";
import { NewLink } from "./new-link.tsx";
import { addressOfLink } from "./tracking-address.ts";

type Texts = TrackingTexts;

export function LinkList(): ReactNode {
  const texts = useTexts(TRACKING_TEXTS);
  const mayMake = may(useUser(), "supply");
  const shown = useDocuments("links");
  return (
    <div className="grid gap-6">
      <p className="max-w-3xl text-text-2">{texts.about}</p>
      <Loaded shown={shown}>
        {(links) =>
          links.length === 0 ? (
            <Empty sentence={texts.none} />
          ) : (
            <div className="grid gap-2">
              <Links links={links} />
              <p className="text-label text-text-2">
                {texts.days}. {texts.notCounted}
              </p>
              <LoadMore list={shown} />
            </div>
          )
        }
      </Loaded>
      {!mayMake || shown.value === undefined ? null : (
        <Section title={texts.fresh}>
          <NewLink key={shown.value.length} count={shown.value.length} />
        </Section>
      )}
    </div>
  );
}

function Links({ links }: { readonly links: readonly TrackingLink[] }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS);
  const formats = useFormats();
  const [search] = useSearchParams();
  return (
    <PlainTable
      label={texts.list}
      rows={links}
      idOf={({ id }) => id}
      columns={columnsOf(texts, formats, (id) => addressOfLink(search, id))}
    />
  );
}

/** The link's name with its source. */
function nameColumn(texts: Texts, addressOf: (id: string) => string): PlainColumn<TrackingLink> {
  return {
    id: "name",
    header: texts.name,
    cell: ({ id, name, status, source_name: source }) => (
      <TwoLines
        main={
          <span className="flex flex-wrap items-center gap-2">
            <Link className="font-medium text-accent underline" to={addressOf(id)}>
              <Name>{name}</Name>
            </Link>
            {status === "active" ? null : <Status tone="warning">{texts.statuses[status]}</Status>}
          </span>
        }
        sub={<Name>{source}</Name>}
      />
    ),
  };
}

function columnsOf(
  texts: Texts,
  formats: Formats,
  addressOf: (id: string) => string,
): readonly PlainColumn<TrackingLink>[] {
  const { columns } = texts;
  const money = (cents: number | null): string => (cents === null ? "—" : formats.money(cents));
  return [
    nameColumn(texts, addressOf),
    {
      id: "clicks",
      header: columns.clicks,
      numeric: true,
      cell: ({ figures }) => formats.number(figures.clicks),
    },
    {
      id: "unique",
      header: columns.unique,
      numeric: true,
      priority: 3,
      cell: ({ figures }) => formats.number(figures.unique_clicks),
    },
    {
      id: "leads",
      header: columns.leads,
      numeric: true,
      cell: ({ figures }) => formats.number(figures.leads),
    },
    {
      id: "conversion",
      header: columns.conversion,
      numeric: true,
      priority: 3,
      cell: ({ figures: { conversion_basis_points: points } }) =>
        points === null ? "—" : formats.percent(points),
    },
    {
      id: "earned",
      header: columns.earned,
      numeric: true,
      priority: 3,
      cell: ({ figures }) => money(figures.earned_cents),
    },
    {
      id: "perClick",
      header: columns.perClick,
      numeric: true,
      cell: ({ figures }) => <span className="font-medium">{money(figures.per_click_cents)}</span>,
    },
    {
      id: "copy",
      header: texts.address,
      cell: ({ code, name }) => <CopyLink code={code} name={name} />,
    },
  ];
}
