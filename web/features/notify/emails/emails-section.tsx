// Lists the operator's emails: whether sending is on, the status of each, and the content of the
// open one.
import { EmptyAction } from "../../../ui/empty-action.tsx";
import { type ReactNode, useMemo } from "react";
import { useSearchParams } from "react-router";
import { searchWith, uuidParameter, useAddress } from "../../../lib/address.ts";
import type { Email } from "../../../../contract/notify/emails.ts";
import { useAnswer, useDocuments } from "../../../lib/documents/use-documents.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ACCOUNT_MAIL_TEXTS } from "../../../../locales/catalogues/account-mails.ts";
import { MAILS_TEXTS } from "../../../../locales/catalogues/emails.ts";
import type { MailsTexts } from "../../../../locales/en/emails.ts";
import { NOTIFICATIONS } from "../../../../locales/catalogues/notifications.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { Empty, Notice } from "../../../ui/notice.tsx";
import { Status, type StatusTone } from "../../../ui/status.tsx";
import type { Column, Filter } from "../../../ui/table/columns.ts";
import { useTable } from "../../../ui/table/use-table.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { EmailEntry } from "./email-entry.tsx";
import { useNetworkNumbers } from "../../../lib/use-network-numbers.ts";

type EmailsTexts = MailsTexts;

const TONES: Readonly<Record<Email["status"], StatusTone>> = {
  waiting: "warning",
  sent: "good",
  bounced: "negative",
  given_up: "negative",
  kept: "neutral",
  dropped: "neutral",
};
const OPEN = { mail: uuidParameter() };
const idOf = ({ id }: Email): string => id;

export default function EmailsSection(): ReactNode {
  const texts = useTexts(MAILS_TEXTS);
  const number = useNetworkNumbers();
  const notifications = useTexts(NOTIFICATIONS).names;
  const access = useTexts(ACCOUNT_MAIL_TEXTS).names;
  const names = useMemo(
    () => ({ digest: texts.digest, ...notifications, ...access }),
    [texts, notifications, access],
  );
  const formats = useFormats();
  const [search] = useSearchParams();
  const [{ mail }, change] = useAddress(OPEN);
  const filters = useMemo(
    (): readonly Filter[] => [
      {
        id: "status",
        kind: "choice",
        label: texts.columns.status,
        options: Object.entries(texts.statuses),
        many: true,
      },
      {
        id: "kind",
        kind: "choice",
        label: texts.kind,
        options: Object.entries(names),
        many: true,
      },
    ],
    [texts, names],
  );
  const columns = useMemo(() => columnsOf(texts, names, formats), [texts, names, formats]);
  const table = useTable<Email>({ name: "emails", columns, filters, order: "-at" });
  const list = useDocuments("emails", table.query);
  return (
    <div className="grid gap-6">
      <p className="max-w-3xl text-text-2">{texts.about(number("calls_kept_days"))}</p>
      <Sending />
      <DataTable
        label={texts.list}
        table={table}
        list={list}
        idOf={idOf}
        hrefOf={({ id }) => ({ search: searchWith(search, { mail: id }) })}
        empty={
          <Empty sentence={texts.empty}>
            <EmptyAction action="notifications" />
          </Empty>
        }
      />
      {mail === null ? null : <EmailEntry id={mail} onClose={() => change({ mail: null })} />}
    </div>
  );
}

/** Shows whether emails are sent, and which addresses receive none. */
function Sending(): ReactNode {
  const texts = useTexts(MAILS_TEXTS);
  const formats = useFormats();
  const { value } = useAnswer("GET /v1/email-sending");
  if (value === undefined) return null;
  return (
    <>
      {value.is_on ? (
        <p className="text-text-2">{texts.from(value.from ?? "")}</p>
      ) : (
        <Notice tone="warning">
          <p>{texts.off}</p>
        </Notice>
      )}
      {value.stopped === 0 ? null : (
        <p className="text-text-2">{texts.stopped(formats.number(value.stopped))}</p>
      )}
    </>
  );
}

function columnsOf(
  texts: EmailsTexts,
  kinds: Readonly<Record<Email["kind"], string>>,
  formats: Formats,
): readonly Column<Email>[] {
  return [
    {
      id: "subject",
      header: texts.columns.subject,
      cell: ({ subject, kind }) => <TwoLines main={subject} sub={kinds[kind]} />,
    },
    {
      id: "status",
      header: texts.columns.status,
      cell: ({ status }) => <Status tone={TONES[status]}>{texts.statuses[status]}</Status>,
    },
    {
      id: "who",
      header: texts.columns.who,
      priority: 3,
      cell: ({ user_id: user }) => texts.person(user.slice(-6)),
    },
    {
      id: "when",
      header: texts.columns.when,
      sortField: "send_at",
      numeric: true,
      cell: ({ send_at: at }) => (
        <time dateTime={at} className="whitespace-nowrap">
          {formats.dateTime(at)}
        </time>
      ),
    },
  ];
}
