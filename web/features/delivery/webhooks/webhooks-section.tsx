// Shows an account's webhooks, or the one that the address names.
import { type ReactNode, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useAddress, uuidParameter } from "../../../lib/address.ts";
import type { Webhook } from "../../../../contract/delivery/webhooks.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CALL_TEXTS } from "../../../../locales/catalogues/calls.ts";
import { NOTIFICATIONS } from "../../../../locales/catalogues/notifications.ts";
import { WEBHOOK_TEXTS } from "../../../../locales/catalogues/webhooks.ts";
import { Code } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Status } from "../../../ui/status.tsx";
import { RECEIVER_TONES, ReceiverCounts } from "../messages/index.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { addressOfWebhook } from "./webhook-address.ts";
import { WebhookForm } from "./webhook-form.tsx";
import { WebhookPage } from "./webhook-page.tsx";

const PARAMETERS = { webhook: uuidParameter() };

interface Fresh {
  readonly id: string;
  readonly secret: string;
}

export default function WebhooksSection(): ReactNode {
  const [{ webhook }] = useAddress(PARAMETERS);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Kept in memory only: a secret that is shown once must not be in the address or the history.
  const [fresh, setFresh] = useState<Fresh | null>(null);
  const open = (made: Fresh): void => {
    setFresh(made);
    void navigate(addressOfWebhook(search, made.id));
  };
  if (webhook !== null)
    return (
      <WebhookPage
        key={webhook}
        id={webhook}
        secret={fresh?.id === webhook ? fresh.secret : null}
        onSecret={(secret) => setFresh({ id: webhook, secret })}
      />
    );
  return <WebhookList onMade={open} />;
}

function WebhookList({ onMade }: { readonly onMade: (made: Fresh) => void }): ReactNode {
  const texts = useTexts(WEBHOOK_TEXTS);
  const { accountId } = useUser();
  // The operator may read all webhooks; this lists the operator's own.
  const shown = useDocuments("webhooks", { where: [["account_id", "eq", accountId]] });
  return (
    <div className="grid gap-6">
      <p className="max-w-3xl text-text-2">{texts.about}</p>
      <Loaded shown={shown}>
        {(webhooks) =>
          webhooks.length === 0 ? (
            <Empty sentence={texts.none} />
          ) : (
            <ul
              aria-label={texts.list}
              className="divide-y divide-line rounded-panel border border-line bg-surface"
            >
              {webhooks.map((webhook) => (
                <Row key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <LoadMore list={shown} />
      <Section title={texts.fresh}>
        <WebhookForm webhook={null} onMade={onMade} />
      </Section>
    </div>
  );
}

function Row({ webhook }: { readonly webhook: Webhook }): ReactNode {
  const { statuses } = useTexts(CALL_TEXTS);
  const { names } = useTexts(NOTIFICATIONS);
  const [search] = useSearchParams();
  return (
    <li className="grid gap-1 px-4 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <Link className="min-w-0 text-accent underline" to={addressOfWebhook(search, webhook.id)}>
          <Code className="break-all">{webhook.address}</Code>
        </Link>
        <Status tone={RECEIVER_TONES[webhook.status]}>{statuses[webhook.status]}</Status>
      </p>
      {webhook.description === "" ? null : <p>{webhook.description}</p>}
      <p className="text-label text-text-2">
        {webhook.events.map((event) => names[event]).join(" · ")}
      </p>
      <p className="text-label text-text-2">
        <ReceiverCounts receiver={webhook} />
      </p>
    </li>
  );
}
