// Shows one entry of the activity: who did what on which record, and from which value to which it
// was changed.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useUser } from "../../../lib/auth/auth.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ACTIVITY_CHANGE_TEXTS } from "../../../../locales/catalogues/activity-changes.ts";
import { ACTIVITY_TEXTS } from "../../../../locales/catalogues/activity.ts";
import { Description } from "../../../ui/description.tsx";
import { Code, Name } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import {
  type Activity,
  actionWords,
  actorWords,
  isAboutActor,
  subjectWords,
} from "./activity-words.ts";
import { ChangesList } from "./changes-list.tsx";
import { screenOf } from "./record-screens.ts";

/** What narrows the list to a person or a record; see `ActivityTable`. */
export interface Narrow {
  readonly by?: string;
  readonly on?: string;
}

interface EntryProps {
  readonly onClose: () => void;
  /** The list with only the entries of a person, or about a record. Absent where it is narrow. */
  readonly hrefOf?: (narrow: Narrow) => { readonly search: string };
}

export default function ActivityEntry({
  id,
  onClose,
  hrefOf,
}: EntryProps & { readonly id: string }): ReactNode {
  const texts = useTexts(ACTIVITY_TEXTS);
  const { value, problem, retry } = useAnswer("GET /v1/activity/{id}", { params: { id } });
  return (
    <Sheet title={value === undefined ? texts.list : actionWords(value, texts)} onClose={onClose}>
      {value === undefined ? (
        problem === null ? (
          <ScreenSpinner />
        ) : (
          <ProblemNotice problem={problem} onRetry={retry} />
        )
      ) : (
        <Shown entry={value} {...(hrefOf === undefined ? {} : { hrefOf })} />
      )}
    </Sheet>
  );
}

const LINK = "text-accent underline";

function Shown({
  entry,
  hrefOf,
}: Pick<EntryProps, "hrefOf"> & { readonly entry: Activity }): ReactNode {
  const texts = useTexts(ACTIVITY_TEXTS);
  const formats = useFormats();
  const user = useUser();
  const isNarrowable = entry.actor_kind === "user" || entry.actor_kind === "key";
  return (
    <div className="grid gap-6">
      <Description
        rows={[
          [
            texts.columns.who,
            <span key="who" className="grid gap-1">
              <Name>{actorWords(entry, texts, user)}</Name>
              {hrefOf === undefined || !isNarrowable ? null : (
                <Link className={LINK} to={hrefOf({ by: entry.actor_id })}>
                  {texts.filters.onlyPerson}
                </Link>
              )}
            </span>,
          ],
          [
            texts.columns.when,
            `${formats.dateTime(entry.at)} (${formats.timeZone.replaceAll("_", " ")})`,
          ],
          [texts.utc, entry.at],
          ...(isAboutActor(entry)
            ? []
            : [[texts.record, <Record key="on" entry={entry} hrefOf={hrefOf} />] as const]),
          ...(user.role === "admin" && entry.account_name !== null
            ? [[texts.columns.account, <Name key="account">{entry.account_name}</Name>] as const]
            : []),
          [texts.id, <Code key="id">{entry.id}</Code>],
        ]}
      />
      {entry.changes.length === 0 ? null : (
        <section className="grid gap-2">
          <h3 className="font-semibold">{texts.detail}</h3>
          <ChangesList entry={entry} />
        </section>
      )}
      <Rest entry={entry} />
    </div>
  );
}

/** The record with a link to it, where the reader has a screen for it. */
function Record({
  entry,
  hrefOf,
}: {
  readonly entry: Activity;
  readonly hrefOf: EntryProps["hrefOf"] | undefined;
}): ReactNode {
  const texts = useTexts(ACTIVITY_TEXTS);
  const user = useUser();
  const to = screenOf(entry, user);
  const kind = subjectWords(entry, texts);
  const name = entry.subject_name === null ? kind : `${kind}: ${entry.subject_name}`;
  return (
    <span className="grid gap-1">
      {to === null ? (
        <Name>{name}</Name>
      ) : (
        <Link className={LINK} to={to}>
          <Name>{name}</Name>
        </Link>
      )}
      {hrefOf === undefined ? null : (
        <Link className={LINK} to={hrefOf({ on: entry.subject_id })}>
          {texts.filters.onlyRecord}
        </Link>
      )}
    </span>
  );
}

const CENTS = "_cents";

/** What else belongs to the act: without the record's name, and what the changes say already. */
function Rest({ entry: { detail, changes } }: { readonly entry: Activity }): ReactNode {
  const texts = useTexts(ACTIVITY_TEXTS);
  const words = useTexts(ACTIVITY_CHANGE_TEXTS);
  const facts: Readonly<Record<string, string>> = words.facts;
  const formats = useFormats();
  const changed = new Set(["name", ...changes.map(({ field }) => field)]);
  const rows = Object.entries(detail).filter(([name]) => !changed.has(name));
  if (rows.length === 0)
    return changes.length === 0 ? <p className="text-text-2">{texts.noDetail}</p> : null;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{words.moreFacts}</h3>
      <Description
        rows={rows.map(([name, value]) => [
          facts[name] ?? name.replaceAll("_", " "),
          typeof value === "boolean" ? (
            words[value ? "yes" : "no"]
          ) : typeof value === "number" && name.endsWith(CENTS) ? (
            formats.money(value)
          ) : typeof value === "object" && value !== null ? (
            <Code key={name} className="break-all">
              {JSON.stringify(value)}
            </Code>
          ) : (
            String(value)
          ),
        ])}
      />
    </section>
  );
}
