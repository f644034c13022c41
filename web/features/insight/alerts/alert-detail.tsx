// Shows an alert with its evidence, and the way to the rows behind it.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Alert } from "../../../../contract/insight/alerts.ts";
import { ALERT_TEXTS } from "../../../../locales/catalogues/alerts.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Description } from "../../../ui/description.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Name } from "../../../ui/name.tsx";
import { evidenceOf } from "./alert-words.ts";

export function AlertDetail({ alert }: { readonly alert: Alert }): ReactNode {
  const texts = useTexts(ALERT_TEXTS);
  const { facts } = texts;
  const formats = useFormats();
  const [first, ...rest] = evidenceOf(alert, texts);
  const { evidence } = alert;
  return (
    <div className="grid gap-3">
      <div>
        <p className="font-medium">{first}</p>
        {rest.map((part) => (
          <p key={part} className="text-text-2">
            {part}
          </p>
        ))}
      </div>
      <Description
        rows={[
          [
            facts.account,
            <Link
              key="account"
              to={`/users/${alert.account_id}`}
              className="text-accent hover:underline"
            >
              <Name>{alert.account_name}</Name>
            </Link>,
          ],
          [facts.opened, formats.dateTime(alert.opened_at)],
          [
            facts.period,
            `${formats.dateTime(evidence.from)} – ${formats.dateTime(evidence.until)}`,
          ],
          ...(evidence.usual_from === null
            ? []
            : [[facts.compared, formats.dateTime(evidence.usual_from)] as const]),
          ...(alert.closed_at === null || alert.closed_because === null
            ? [[facts.seen, formats.dateTime(alert.last_seen_at)] as const]
            : [
                [
                  facts.closed,
                  `${formats.dateTime(alert.closed_at)} · ${texts.ends[alert.closed_because]}`,
                ] as const,
              ]),
        ]}
      />
      {alert.rows_url === null ? null : (
        <div>
          <ButtonLink kind="primary" to={alert.rows_url}>
            {texts.rows}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** The alert of an item of the inbox. */
export function AlertDecision({ id }: { readonly id: string }): ReactNode {
  const shown = useAnswer("GET /v1/alerts/{id}", { params: { id } });
  return <Loaded shown={shown}>{(alert) => <AlertDetail alert={alert} />}</Loaded>;
}
