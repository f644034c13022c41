// Shows one webhook: health, secret, a test event, every message with its attempts, sending again,
// and its settings.
import { ArrowLeft } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { call } from "../../../lib/api/call.ts";
import type { Attempt } from "../../../../contract/delivery/attempts.ts";
import type { Webhook } from "../../../../contract/delivery/webhooks.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { CALL_TEXTS } from "../../../../locales/catalogues/calls.ts";
import { NOTIFICATIONS } from "../../../../locales/catalogues/notifications.ts";
import { WEBHOOK_TEXTS } from "../../../../locales/catalogues/webhooks.ts";
import { Button } from "../../../ui/button.tsx";
import { More } from "../../../ui/more.tsx";
import { Code } from "../../../ui/name.tsx";
import { Empty, ProblemNotice } from "../../../ui/notice.tsx";
import { OnceShown } from "../../../ui/once-shown.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Status } from "../../../ui/status.tsx";
import {
  AttemptDetails,
  RECEIVER_TONES,
  ReceiverCounts,
  ReceiverNotice,
  ReceiverStatus,
} from "../messages/index.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { ReplayMessages } from "./replay-messages.tsx";
import { PATHS, addressOfWebhook } from "./webhook-address.ts";
import { WebhookForm } from "./webhook-form.tsx";
import { WebhookLog } from "./webhook-log.tsx";

interface SecretProps {
  /** The secret that was just created; null where none was. */
  readonly secret: string | null;
  readonly onSecret: (secret: string) => void;
}

export function WebhookPage({
  id,
  ...shownSecret
}: SecretProps & { readonly id: string }): ReactNode {
  const texts = useTexts(WEBHOOK_TEXTS);
  const [search] = useSearchParams();
  const shown = useAnswer("GET /v1/webhooks/{id}", { params: { id } });
  return (
    <div className="grid gap-6">
      <Link
        className="inline-flex items-center gap-1.5 justify-self-start text-text-2 hover:text-text"
        to={addressOfWebhook(search, null)}
      >
        <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />
        {texts.back}
      </Link>
      {shown.problem?.code === "not_found" ? (
        <Empty sentence={texts.gone} />
      ) : (
        <Loaded shown={shown}>
          {(webhook) => <OneWebhook webhook={webhook} {...shownSecret} />}
        </Loaded>
      )}
    </div>
  );
}

function OneWebhook({
  webhook,
  ...shownSecret
}: SecretProps & { readonly webhook: Webhook }): ReactNode {
  const texts = useTexts(WEBHOOK_TEXTS);
  const { names } = useTexts(NOTIFICATIONS);
  const { statuses } = useTexts(CALL_TEXTS);
  const [search] = useSearchParams();
  const { status, abilities, description } = webhook;
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-2">
          <h2 className="flex flex-wrap items-center gap-2 text-reading font-semibold">
            <Code className="text-body break-all">{webhook.address}</Code>
            <Status tone={RECEIVER_TONES[status]}>{statuses[status]}</Status>
          </h2>
          {description === "" ? null : <p>{description}</p>}
          <p className="text-text-2">{webhook.events.map((event) => names[event]).join(" · ")}</p>
          <p className="text-text-2">
            <ReceiverCounts receiver={webhook} />
          </p>
        </div>
        {abilities.update ? (
          <ReceiverStatus
            collection="webhooks"
            calls={PATHS[0]}
            receiver={webhook}
            back={addressOfWebhook(search, null)}
            words={texts}
          />
        ) : null}
      </header>
      <ReceiverNotice receiver={webhook} />
      {abilities.update ? <Secret webhook={webhook} {...shownSecret} /> : null}
      {abilities.update ? <TestEvent webhook={webhook} /> : null}
      <WebhookLog webhook={webhook} />
      {abilities.update ? <ReplayMessages webhook={webhook} /> : null}
      {abilities.update ? (
        <More title={texts.edit} isSet={false} hasProblem={false}>
          <WebhookForm key={webhook.id} webhook={webhook} />
        </More>
      ) : null}
    </>
  );
}

function Secret({
  webhook: { id, old_secret_until: oldUntil },
  secret,
  onSecret,
}: SecretProps & { readonly webhook: Webhook }): ReactNode {
  const texts = useTexts(WEBHOOK_TEXTS);
  const formats = useFormats();
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const renew = (): Promise<boolean> =>
    submit(async () => {
      onSecret((await call("POST /v1/webhooks/{id}/secret", { params: { id } })).secret);
      await refresh(client, ...PATHS);
    });
  return (
    <Section
      title={texts.secret}
      actions={
        <Button busy={isBusy} onClick={() => void renew()}>
          {texts.showSecret}
        </Button>
      }
    >
      <p className="max-w-3xl text-text-2">{texts.secretAbout}</p>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      {secret === null ? null : <OnceShown sentence={texts.secretOnce} secret={secret} />}
      {oldUntil === null ? null : (
        <p className="text-text-2">{texts.secretOld(formats.dateTime(oldUntil))}</p>
      )}
    </Section>
  );
}

function TestEvent({ webhook: { id } }: { readonly webhook: Webhook }): ReactNode {
  const texts = useTexts(WEBHOOK_TEXTS);
  const { isBusy, problem, submit } = useSubmit();
  const [tried, setTried] = useState<Attempt | null>(null);
  const run = async (): Promise<void> => {
    setTried(null);
    await submit(async () => {
      setTried(await call("POST /v1/webhooks/{id}/test", { params: { id } }));
    });
  };
  return (
    <div className="grid gap-3 rounded-panel border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-text-2">{texts.testAbout}</p>
        <Button busy={isBusy} onClick={() => void run()}>
          {texts.test}
        </Button>
      </div>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <div role="status">{tried === null ? null : <AttemptDetails tried={tried} />}</div>
    </div>
  );
}
