// Shows how to post to a source: address, samples, test post, request log and all fields.
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PostingSpec } from "../../../../contract/supply/posting.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { POSTING_TEXTS } from "../../../../locales/catalogues/posting.ts";
import { Button } from "../../../ui/button.tsx";
import { Description } from "../../../ui/description.tsx";
import { Code } from "../../../ui/name.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { CallTable } from "./request-table.tsx";
import { AnswerReference, FieldTable } from "./posting-reference.tsx";
import { SampleTabs } from "./sample-tabs.tsx";
import { PingFirst } from "./ping-first.tsx";
import { TestPostConsole } from "./test-post-console.tsx";
import { WaysToSend } from "./ways-to-send.tsx";
import { useRequestLogLive } from "./use-request-log-live.ts";

type Spec = PostingSpec;

interface PostingGuideProps {
  readonly spec: Spec;
  readonly token: string;
  /** The source's key, if it was just created. */
  readonly secret?: string | null;
  /** Shows the request log, where the page does not show it elsewhere. */
  readonly withCalls?: boolean;
}

export function PostingGuide({
  spec,
  token,
  secret = null,
  withCalls = false,
}: PostingGuideProps): ReactNode {
  const texts = useTexts(POSTING_TEXTS);
  const client = useQueryClient();
  return (
    <>
      {spec.source.status === "paused" ? <Notice tone="warning">{texts.paused}</Notice> : null}
      <Section title={texts.where}>
        <Terms spec={spec} />
      </Section>
      <Section title={texts.sample}>
        <SampleTabs lead={spec.example} secret={secret} />
      </Section>
      <WaysToSend />
      <Section title={texts.trial.title}>
        <p className="max-w-3xl text-text-2">{texts.trial.about}</p>
        <TestPostConsole
          token={token}
          lead={spec.example}
          onTried={() => void refresh(client, requestsAddress(token))}
        />
      </Section>
      <FieldTable fields={spec.fields} />
      <AnswerReference spec={spec} />
      <PingFirst lead={spec.example} secret={secret} />
      {withCalls ? <RequestLogSection token={token} /> : null}
    </>
  );
}

const requestsAddress = (token: string): string => `/v1/posting-specs/${token}/requests`;

function RequestLogSection({ token }: { readonly token: string }): ReactNode {
  const texts = useTexts(POSTING_TEXTS).calls;
  const shown = useAnswer("GET /v1/posting-specs/{token}/requests", { params: { token } });
  useRequestLogLive(requestsAddress(token));
  return (
    <Section title={texts.title} actions={<Button onClick={shown.retry}>{texts.again}</Button>}>
      <p className="max-w-3xl text-text-2">{texts.about}</p>
      <Loaded shown={shown}>{({ items }) => <CallTable calls={items} />}</Loaded>
    </Section>
  );
}

function Terms({
  spec: { source, posts_per_second: rate, post_burst: burst },
}: {
  readonly spec: Spec;
}): ReactNode {
  const texts = useTexts(POSTING_TEXTS).terms;
  const formats = useFormats();
  const sold = [
    source.allows_exclusive ? texts.exclusive : "",
    source.shared_slots > 0 ? texts.shared(formats.number(source.shared_slots)) : "",
  ]
    .filter(Boolean)
    .join(", ");
  return (
    <Description
      rows={[
        [
          texts.address,
          <Code key="address" className="break-all">
            POST {location.origin}/v1/leads
          </Code>,
        ],
        [
          texts.key,
          <span key="key">
            <Code>Authorization: Bearer …</Code>, <Code>X-API-Key</Code> {texts.orField}{" "}
            <Code>source_key</Code>
            {source.takes_key_in_address ? ` ${texts.inAddress}` : null}
          </span>,
        ],
        [texts.body, texts.bodies],
        [texts.repeat, texts.repeats],
        [texts.rate, texts.rates(formats.number(rate), formats.number(burst))],
        [texts.cap, source.daily_cap === null ? texts.noCap : formats.number(source.daily_cap)],
        [texts.from, source.only_listed_ips ? texts.listed : texts.anywhere],
        [texts.sold, sold],
        [texts.unsold, texts.unsoldRules[source.unsold_rule]],
      ]}
    />
  );
}
