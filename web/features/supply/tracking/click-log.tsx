// Lists the clicks on a link, newest first, each with its lead.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Click, Link as TrackingLink } from "../../../../contract/supply/links.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { TRACKING_TEXTS } from "../../../../locales/catalogues/tracking.ts";
import { Code, Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Status } from "../../../ui/status.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";

const PAGE = 25;

export function ClickLog({ link }: { readonly link: TrackingLink }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS);
  const shown = useDocuments("clicks", { where: [["link_id", "eq", link.id]], limit: PAGE });
  return (
    <Section title={texts.log}>
      <p className="text-text-2">{texts.logAbout}</p>
      <Loaded shown={shown}>
        {(clicks) =>
          clicks.length === 0 ? <Empty sentence={texts.noClicks} /> : <Clicks clicks={clicks} />
        }
      </Loaded>
      <LoadMore list={shown} />
    </Section>
  );
}

function Clicks({ clicks }: { readonly clicks: readonly Click[] }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS);
  const formats = useFormats();
  const { click } = texts;
  return (
    <PlainTable
      label={texts.log}
      rows={clicks}
      idOf={({ id }) => id}
      columns={[
        {
          id: "at",
          header: click.at,
          cell: ({ at, is_bot: isBot, is_unique: isUnique }) => (
            <span className="flex flex-wrap items-center gap-2">
              {formats.dateTime(at)}
              {isBot ? (
                <Status tone="neutral">{texts.bot}</Status>
              ) : isUnique ? null : (
                <Status tone="neutral">{texts.again}</Status>
              )}
            </span>
          ),
        },
        {
          id: "lead",
          header: click.lead,
          cell: ({ lead_id: id }) =>
            id === null ? (
              "—"
            ) : (
              <Link className="text-accent underline" to={`/leads/${id}`}>
                {texts.toLead}
              </Link>
            ),
        },
        {
          id: "earned",
          header: click.earned,
          numeric: true,
          cell: ({ earned_cents: cents }) => (cents === null ? "—" : formats.money(cents)),
        },
        { id: "subs", header: click.subs, cell: ({ sub_ids: subs }) => <Subs subs={subs} /> },
        {
          id: "from",
          header: click.from,
          cell: ({ referrer_host: host }) =>
            host === null ? (
              <span className="text-text-2">{texts.direct}</span>
            ) : (
              <Name>{host}</Name>
            ),
        },
        {
          id: "device",
          header: click.device,
          priority: 3,
          cell: ({ device }) => texts.devices[device],
        },
        { id: "id", header: click.id, priority: 3, cell: ({ id }) => <Code>{id}</Code> },
      ]}
    />
  );
}

function Subs({ subs }: { readonly subs: readonly (string | null)[] }): ReactNode {
  const given = subs.flatMap((sub, index) => (sub === null ? [] : [`sub${index + 1}=${sub}`]));
  return given.length === 0 ? "—" : <Code className="break-all">{given.join(" ")}</Code>;
}
