// The section of a lead for people of the network who read contacts: what its consumer asked for,
// and the button that records a request.
import { type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router";
import type { ConsumerRequest } from "../../../../contract/marketplace/consumer-requests.ts";
import { CONSUMER_REQUEST_TEXTS } from "../../../../locales/catalogues/consumer-requests.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { PANEL, Section } from "../../../ui/screen.tsx";
import { Status } from "../../../ui/status.tsx";
import { RecordSheet } from "./on-demand.ts";
import { TONES, useDayFormats } from "./request-words.ts";

/** More than a consumer asks for: two kinds, each declined and asked for again. */
const MOST = 10;

interface RequestsOfLeadProps {
  readonly leadId: string;
  /** A lead without contact data names no person. */
  readonly hasContact: boolean;
}

export function RequestsOfLead({ leadId, hasContact }: RequestsOfLeadProps): ReactNode {
  const { ofLead: texts } = useTexts(CONSUMER_REQUEST_TEXTS);
  const [isOpen, open] = useState(false);
  const shown = useDocuments("consumer-requests", {
    where: [["lead_id", "eq", leadId]],
    order: "-filed_at",
    limit: MOST,
  });
  const close = (): void => open(false);
  return (
    <Section
      title={texts.title}
      actions={
        hasContact ? (
          <Button aria-haspopup="dialog" onClick={() => open(true)}>
            {texts.record}
          </Button>
        ) : null
      }
    >
      <Loaded shown={shown} room="min-h-10">
        {(requests) =>
          requests.length === 0 ? (
            <p className="max-w-3xl text-text-2">{hasContact ? texts.none : texts.noContact}</p>
          ) : (
            <ul aria-label={texts.title} className={`${PANEL} divide-y divide-line`}>
              {requests.map((request) => (
                <Row key={request.id} request={request} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Suspense>
        {isOpen ? <RecordSheet leadId={leadId} onClose={close} onRecorded={close} /> : null}
      </Suspense>
    </Section>
  );
}

function Row({ request }: { readonly request: ConsumerRequest }): ReactNode {
  const texts = useTexts(CONSUMER_REQUEST_TEXTS);
  const days = useDayFormats();
  return (
    <li>
      <Link
        to={`/consumers?request=${request.id}`}
        className={
          "flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2 " +
          "pointer-coarse:min-h-11 focus-visible:-outline-offset-2 hover:bg-sunken"
        }
      >
        <span className="font-medium text-accent">{texts.asks[request.kind]}</span>
        <span className="flex flex-wrap items-center gap-x-3 text-label text-text-2">
          {texts.ofLead.received(days.date(request.received_on))}
          <Status tone={TONES[request.status]}>{texts.statuses[request.status]}</Status>
        </span>
      </Link>
    </li>
  );
}
