// A person's accounts at other sign-in providers: connected and disconnected.
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PROVIDER_TEXTS } from "../../../../locales/catalogues/providers.ts";
import { call } from "../../../lib/api/call.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/screen.tsx";
import { toast } from "../../../ui/toast.tsx";
import { ProviderProblem } from "./provider-problem.tsx";

type Provider = AnswerOf<"GET /v1/auth/providers">["items"][number];

/** Nothing where the network has set no provider up. */
export default function ProvidersSection(): ReactNode {
  const texts = useTexts(PROVIDER_TEXTS);
  const { value, problem } = useAnswer("GET /v1/auth/providers");
  if (problem !== null) return <ProviderProblem problem={problem} />;
  if (value === undefined || value.items.length === 0) return null;
  return (
    <Section title={texts.title}>
      <p>{texts.about}</p>
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {value.items.map((provider) => (
          <ProviderRow key={provider.id} provider={provider} />
        ))}
      </ul>
    </Section>
  );
}

function ProviderRow({
  provider: { id, name, connected_at: since, last_used_at: used },
}: {
  readonly provider: Provider;
}): ReactNode {
  const texts = useTexts(PROVIDER_TEXTS);
  const formats = useFormats();
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const params = { id };
  const connect = async (): Promise<void> => {
    const { url } = await call("POST /v1/auth/providers/{id}/start", { params });
    location.assign(url);
  };
  const disconnect = async (): Promise<void> => {
    await call("DELETE /v1/auth/providers/{id}", { params });
    toast(texts.disconnected(name));
    await refresh(client, "/v1/auth/providers");
  };
  const state =
    since === null
      ? [texts.notConnected]
      : [
          texts.connectedSince(formats.dateTime(since)),
          ...(used === null ? [] : [texts.used(formats.dateTime(used))]),
        ];
  return (
    <li className="grid gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="font-medium">{name}</p>
          <p className="text-label text-text-2">{state.join(" · ")}</p>
        </div>
        <Button
          busy={isBusy}
          aria-label={since === null ? texts.connectOf(name) : texts.disconnectOf(name)}
          onClick={() => void submit(since === null ? connect : disconnect)}
        >
          {since === null ? texts.connect : texts.disconnect}
        </Button>
      </div>
      <ProviderProblem problem={problem} />
    </li>
  );
}
