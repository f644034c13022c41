// Shows one entry of the activity: actor, action, subject, and what changed.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useUser } from "../../../lib/auth/auth.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ACTIVITY_TEXTS } from "../../../../locales/catalogues/activity.ts";
import { Description } from "../../../ui/description.tsx";
import { Code } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { type Activity, actionWords, actorWords, subjectWords } from "./activity-words.ts";

/** The screen that shows the subject of an entry. */
const SCREENS: Readonly<Record<string, (id: string) => string>> = {
  campaign: (id) => `/campaigns/${id}`,
  lead: (id) => `/leads/${id}`,
  account: (id) => `/users/${id}`,
  settings: () => "/settings?part=network",
  source: () => "/settings?part=sources",
  wallet: () => "/billing",
  api_key: () => "/settings?part=keys",
  link: (id) => `/settings?part=tracking&link=${id}`,
  postback: (id) => `/settings?part=tracking&postback=${id}`,
  webhook: (id) => `/settings?part=webhooks&webhook=${id}`,
  destination: (id) => `/settings?part=deliveries&destination=${id}`,
  delivery_plan: () => "/settings?part=deliveries",
};

export function ActivityEntry({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}): ReactNode {
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
        <Shown entry={value} />
      )}
    </Sheet>
  );
}

function Shown({ entry }: { readonly entry: Activity }): ReactNode {
  const texts = useTexts(ACTIVITY_TEXTS);
  const formats = useFormats();
  const user = useUser();
  const to = SCREENS[entry.subject_kind]?.(entry.subject_id);
  const record = `${subjectWords(entry, texts)} ${entry.subject_id}`;
  const detail = Object.entries(entry.detail);
  return (
    <div className="grid gap-6">
      <Description
        rows={[
          [texts.columns.who, actorWords(entry, texts, user)],
          [
            texts.columns.when,
            `${formats.dateTime(entry.at)} (${formats.timeZone.replaceAll("_", " ")})`,
          ],
          [texts.utc, entry.at],
          [
            texts.record,
            to === undefined ? (
              record
            ) : (
              <Link className="text-accent underline" to={to}>
                {record}
              </Link>
            ),
          ],
          [texts.id, <Code key="id">{entry.id}</Code>],
        ]}
      />
      <section className="grid gap-2">
        <h3 className="font-semibold">{texts.detail}</h3>
        {detail.length === 0 ? (
          <p className="text-text-2">{texts.noDetail}</p>
        ) : (
          <Description
            rows={detail.map(([name, value]) => [
              name.replaceAll("_", " "),
              typeof value === "object" ? (
                <Code key={name} className="break-all">
                  {JSON.stringify(value)}
                </Code>
              ) : (
                String(value)
              ),
            ])}
          />
        )}
      </section>
    </div>
  );
}
