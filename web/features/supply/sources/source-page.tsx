// Shows one source: its terms, its key, how to post to it, and its request log.
import { EmptyAction } from "../../../ui/empty-action.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { searchWith, useAddress, wordParameter } from "../../../lib/address.ts";
import type { Source } from "../../../../contract/supply/source-document.ts";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { sourceAddress } from "../../../lib/source-address.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { NETWORK_PAUSE_WORD_TEXTS } from "../../../../locales/catalogues/network-pause-words.ts";
import { SOURCE_TEXTS } from "../../../../locales/catalogues/sources.ts";
import { Button } from "../../../ui/button.tsx";
import { Name } from "../../../ui/name.tsx";
import { Empty, ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Status, type StatusTone } from "../../../ui/status.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { toast } from "../../../ui/toast.tsx";
import { PauseBanner, PausedSubIds } from "../../network/pauses/index.ts";
import { CallTable, useRequestLogLive } from "../posting/index.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { OwnReserve } from "./own-reserve.tsx";
import { SourceKey } from "./source-key.tsx";
import { SOURCE_VIEWS, addressOfSource } from "./source-address.ts";
import { SourcePosting } from "./source-posting.tsx";
import { SourcePrices } from "./source-prices.tsx";
import { SourceTerms } from "./source-terms.tsx";

const PARAMETERS = { view: wordParameter(SOURCE_VIEWS, "terms") };

export function SourcePage({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts(SOURCE_TEXTS);
  const [search] = useSearchParams();
  const shown = useAnswer("GET /v1/sources/{id}", { params: { id } });
  return (
    <div className="grid gap-6">
      <Link
        className="inline-flex items-center gap-1.5 justify-self-start text-text-2 hover:text-text"
        to={`/settings${searchWith(search, { source: null, view: null })}`}
      >
        <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />
        {texts.all}
      </Link>
      {shown.problem?.code === "not_found" ? (
        <Empty sentence={texts.gone} />
      ) : (
        <Loaded shown={shown}>{(source) => <OneSource source={source} />}</Loaded>
      )}
    </div>
  );
}

function OneSource({ source }: { readonly source: Source }): ReactNode {
  const texts = useTexts(SOURCE_TEXTS);
  const words = useTexts(NETWORK_PAUSE_WORD_TEXTS);
  const [search] = useSearchParams();
  const [{ view }] = useAddress(PARAMETERS);
  // A key that was just created stays visible until the page is left.
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="flex flex-wrap items-center gap-2 text-section">
          <Name>{source.name}</Name>
          <Status tone={toneOf(source)}>
            {source.network_pause === null ? texts.statuses[source.status] : words.status}
          </Status>
          <ListedNow sourceId={source.id} />
        </h2>
        {source.abilities.update ? <StatusSwitch source={source} /> : null}
      </header>
      <NetworkPauses source={source} />
      <Tabs
        label={source.name}
        current={view}
        tabs={SOURCE_VIEWS.map((one) => ({
          id: one,
          name: texts.views[one],
          to: addressOfSource(search, source.id, one),
        }))}
      />
      {view === "terms" ? <SourceTerms key={source.id} source={source} /> : null}
      {view === "prices" ? <SourcePrices source={source} /> : null}
      {view === "key" ? <SourceKey source={source} secret={secret} onSecret={setSecret} /> : null}
      {view === "posting" ? <SourcePosting source={source} secret={secret} /> : null}
      {view === "calls" ? <OwnRequestLog source={source} /> : null}
    </>
  );
}

function toneOf({ status, network_pause: pause }: Source): StatusTone {
  if (pause !== null) return "negative";
  return status === "active" ? "good" : "neutral";
}

/** What the network paused of it: the source itself, and values of sub ids. */
function NetworkPauses({ source }: { readonly source: Source }): ReactNode {
  const { id, name, account_id: accountId, network_pause: pause, paused_sub_ids: subIds } = source;
  if (pause === null && subIds.length === 0) return null;
  return (
    <Suspense fallback={null}>
      {pause === null ? null : (
        <PauseBanner pause={pause} thing={{ kind: "source", id, name, accountId }} />
      )}
      <PausedSubIds sourceId={id} accountId={accountId} subIds={subIds} />
    </Suspense>
  );
}

/** How many of its leads a buyer could buy now; it opens those. */
function ListedNow({ sourceId }: { readonly sourceId: string }): ReactNode {
  const texts = useTexts(SOURCE_TEXTS);
  const formats = useFormats();
  const { value } = useAnswer("GET /v1/leads/totals", {
    query: { where: [`source_id,eq,${sourceId}`, "listed,eq,yes"] },
  });
  return value === undefined ? null : (
    <Link
      className="text-body font-normal text-accent underline"
      to={`/leads?source=${sourceId}&listed=yes`}
    >
      {texts.listedNow(value.leads, formats.number(value.leads))}
    </Link>
  );
}

function StatusSwitch({ source }: { readonly source: Source }): ReactNode {
  const texts = useTexts(SOURCE_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const words = useTexts(NETWORK_PAUSE_WORD_TEXTS);
  const isHeld = source.network_pause !== null;
  const status = source.status === "active" ? "paused" : "active";
  const turn = async (): Promise<void> => {
    const isDone = await submit(async () => {
      await saveDocument("PATCH /v1/sources/{id}", { params: { id: source.id }, body: { status } });
      await refresh(client, "/v1/sources");
    });
    if (isDone) toast(status === "paused" ? texts.paused(source.name) : texts.resumed(source.name));
  };
  return (
    <>
      <Button
        busy={isBusy}
        disabledBecause={isHeld ? words.cannotResume : null}
        onClick={() => void turn()}
      >
        {source.status === "active" && !isHeld ? texts.pause : texts.resume}
      </Button>
      {problem === null ? null : <ProblemNotice problem={problem} />}
    </>
  );
}

function OwnRequestLog({ source }: { readonly source: Source }): ReactNode {
  const texts = useTexts(SOURCE_TEXTS);
  const shown = useAnswer("GET /v1/sources/{id}/requests", { params: { id: source.id } });
  useRequestLogLive(`/v1/sources/${source.id}/requests`);
  return (
    <Section title={texts.views.calls}>
      <p className="max-w-3xl text-text-2">{texts.calls.about}</p>
      <Loaded shown={shown}>
        {({ items }) => (
          <>
            {items.some(({ reason }) => reason === "below_reserve") ? (
              <OwnReserve source={source} />
            ) : null}
            <CallTable calls={items} isOwn>
              <EmptyAction action="test" to={sourceAddress(source.id, "posting")} />
            </CallTable>
          </>
        )}
      </Loaded>
    </Section>
  );
}
