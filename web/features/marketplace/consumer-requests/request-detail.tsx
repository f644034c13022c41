// Shows a consumer's request: whose it is, what carrying it out does in numbers, and the decision.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ConsumerRequest } from "../../../../contract/marketplace/consumer-requests.ts";
import { CONSUMER_REQUEST_TEXTS } from "../../../../locales/catalogues/consumer-requests.ts";
import type { ConsumerRequestTexts } from "../../../../locales/en/consumer-requests.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Description, type DescriptionRow } from "../../../ui/description.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Name } from "../../../ui/name.tsx";
import { Decide } from "./decide.tsx";
import { effectRows, useDayFormats } from "./request-words.ts";

interface DetailProps {
  readonly request: ConsumerRequest;
  /** Rows about it that the place of the detail adds. */
  readonly more?: readonly DescriptionRow[];
}

export function RequestDetail({ request, more = [] }: DetailProps): ReactNode {
  const texts = useTexts(CONSUMER_REQUEST_TEXTS);
  const formats = useFormats();
  const days = useDayFormats();
  const { kind, status, effect, abilities } = request;
  return (
    <div data-record={request.id} className="grid gap-4">
      {status === "open" ? <p className="text-text-2">{texts.abouts[kind]}</p> : null}
      <Description
        rows={[...personRows(request, texts), ...more, ...pastRows(request, texts, days)]}
      />
      {effect === null ? null : (
        <section className="grid gap-1">
          <h3 className="font-semibold">
            {texts.effect[status === "open" ? "open" : "done"].title}
          </h3>
          <Description rows={effectRows(request, texts, formats)} />
        </section>
      )}
      {abilities.carry_out || abilities.decline ? (
        <Decide request={request} />
      ) : status === "open" ? (
        <p className="text-text-2">{texts.onlyThey}</p>
      ) : null}
    </div>
  );
}

/** Whose request it is, as far as the reader needs it to tell two apart. */
function personRows(
  { phone_hint: phone, email_hint: email, lead_id: leadId, status }: ConsumerRequest,
  { facts }: ConsumerRequestTexts,
): DescriptionRow[] {
  return [
    ...(phone === null ? [] : [[facts.phone, <Name key="phone">{phone}</Name>] as const]),
    ...(email === null ? [] : [[facts.email, <Name key="email">{email}</Name>] as const]),
    ...(status === "open" ? [] : [[facts.consumer, facts.deleted] as const]),
    ...(leadId === null
      ? []
      : [
          [
            facts.lead,
            <Link key="lead" to={`/leads/${leadId}`} className="text-accent underline">
              {facts.openLead}
            </Link>,
          ] as const,
        ]),
  ];
}

/** When it came, who recorded it and who decided it. */
function pastRows(
  request: ConsumerRequest,
  texts: ConsumerRequestTexts,
  days: Formats,
): DescriptionRow[] {
  const { facts, declining, statuses } = texts;
  const { decided_at: decidedAt, declined_because: reason, status } = request;
  return [
    [facts.received, days.date(request.received_on)],
    [facts.recorded, <Act key="recorded" at={request.filed_at} by={request.filed_by_name} />],
    ...(decidedAt === null
      ? []
      : [
          [
            statuses[status],
            <Act key="decided" at={decidedAt} by={request.decided_by_name} />,
          ] as const,
        ]),
    ...(reason === null ? [] : [[facts.reason, declining.reasons[reason]] as const]),
  ];
}

/** A moment and, if they are known, the person. */
function Act({ at, by }: { readonly at: string; readonly by: string | null }): ReactNode {
  const formats = useFormats();
  return (
    <>
      {formats.dateTime(at)}
      {by === null ? null : (
        <>
          {" · "}
          <Name>{by}</Name>
        </>
      )}
    </>
  );
}

/** The request of an item of the inbox, which shows its deadline itself. */
export function ConsumerRequestDecision({ id }: { readonly id: string }): ReactNode {
  const shown = useAnswer("GET /v1/consumer-requests/{id}", { params: { id } });
  return <Loaded shown={shown}>{(request) => <RequestDetail request={request} />}</Loaded>;
}
