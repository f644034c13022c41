// Shows one destination: health, secret or address for outcomes, a sample, every delivery with its
// attempts, sending again, and its settings.
import { type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CALL_TEXTS } from "../../../../locales/catalogues/calls.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { NETWORK_PAUSE_WORD_TEXTS } from "../../../../locales/catalogues/network-pause-words.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { More } from "../../../ui/more.tsx";
import { Code, Name } from "../../../ui/name.tsx";
import { Empty, Notice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Status } from "../../../ui/status.tsx";
import {
  RECEIVER_TONES,
  ReceiverCounts,
  ReceiverNotice,
  ReceiverStatus,
} from "../messages/index.ts";
import { PauseBanner } from "../../network/pauses/index.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { type Destination, PATHS, addressOfDestinations } from "./deliveries-address.ts";
import { DestinationForm, type Made } from "./destination-form.tsx";
import { DestinationLog } from "./destination-log.tsx";
import { DestinationSecret } from "./destination-secret.tsx";
import { DestinationUse } from "./destination-use.tsx";
import { formOf } from "./kind-forms.ts";
import { ResendLeads } from "./resend-leads.tsx";
import { TestDestination } from "./test-destination.tsx";
import { whereTo } from "./where-to.ts";

interface PageProps {
  /** What was just created; null for an existing destination. */
  readonly made: Made | null;
  readonly onSecret: (secret: string) => void;
}

export function DestinationPage({ id, ...rest }: PageProps & { readonly id: string }): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const shown = useAnswer("GET /v1/destinations/{id}", { params: { id } });
  return shown.problem?.code === "not_found" ? (
    <Empty sentence={texts.gone} />
  ) : (
    <Loaded shown={shown}>
      {(destination) => <OneDestination destination={destination} {...rest} />}
    </Loaded>
  );
}

function OneDestination({
  destination,
  made,
  onSecret,
}: PageProps & { readonly destination: Destination }): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const { statuses } = useTexts(CALL_TEXTS);
  const [search] = useSearchParams();
  const words = useTexts(NETWORK_PAUSE_WORD_TEXTS);
  const { id, name, kind, to, status, abilities, stages_url: stagesUrl } = destination;
  const { network_pause: pause } = destination;
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-2">
          <h2 className="flex flex-wrap items-center gap-2 text-section">
            <Name className="min-w-0 break-words">{name}</Name>
            {pause === null ? (
              <Status tone={RECEIVER_TONES[status]}>{statuses[status]}</Status>
            ) : (
              <Status tone="negative">{words.status}</Status>
            )}
          </h2>
          <p className="text-text-2">
            {texts.kinds[kind]} · <Code className="break-all">{whereTo(to)}</Code>
          </p>
          <p className="text-text-2">
            <ReceiverCounts receiver={destination} />
          </p>
        </div>
        {abilities.update ? (
          <ReceiverStatus
            collection="destinations"
            calls={PATHS[0]}
            receiver={destination}
            back={addressOfDestinations(search)}
            words={texts}
            heldBecause={pause === null ? null : words.cannotResume}
          />
        ) : null}
      </header>
      {made === null ? null : (
        <div role="status">
          <Notice tone="good">{texts.madeNext}</Notice>
        </div>
      )}
      <NetworkPause destination={destination} />
      <ReceiverNotice receiver={destination} />
      <DestinationUse id={id} />
      {abilities.update && formOf(kind).isSigned === true ? (
        <DestinationSecret id={id} secret={made?.secret ?? null} onSecret={onSecret} />
      ) : null}
      {stagesUrl === null ? null : <StagesAddress url={stagesUrl} />}
      {abilities.update ? <TestDestination id={id} /> : null}
      <DestinationLog destination={destination} />
      {abilities.update ? <ResendLeads id={id} /> : null}
      {abilities.update ? (
        <More title={texts.edit} isSet={false} hasProblem={false}>
          <DestinationForm key={destination.id} destination={destination} />
        </More>
      ) : null}
    </>
  );
}

function NetworkPause({
  destination: { id, name, account_id: accountId, network_pause: pause },
}: {
  readonly destination: Destination;
}): ReactNode {
  return pause === null ? null : (
    <Suspense fallback={null}>
      <PauseBanner pause={pause} thing={{ kind: "destination", id, name, accountId }} />
    </Suspense>
  );
}

function StagesAddress({ url }: { readonly url: string }): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  return (
    <Section title={texts.stagesUrl}>
      <p className="max-w-3xl text-text-2">{texts.stagesUrlAbout}</p>
      <p className="flex flex-wrap items-center gap-2">
        <Code className="break-all">{url}</Code>
        <CopyButton text={url} label={texts.copyUrl} />
      </p>
    </Section>
  );
}
