// Shows an affiliate how to post to a source: the link to share, then the page behind it.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import type { Source } from "../../../../contract/supply/source-document.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { SOURCE_TEXTS } from "../../../../locales/catalogues/sources.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Code } from "../../../ui/name.tsx";
import { Section } from "../../../ui/screen.tsx";
import { toast } from "../../../ui/toast.tsx";
import { PostingGuide } from "../posting/index.ts";
import { OwnReserve } from "./own-reserve.tsx";
import { Loaded } from "../../../ui/loaded.tsx";

export function SourcePosting({
  source,
  secret,
}: {
  readonly source: Source;
  readonly secret: string | null;
}): ReactNode {
  const token = source.posting_token;
  if (token === undefined) return null;
  return (
    <>
      <Share source={source} token={token} />
      <OwnReserve source={source} />
      <Guide token={token} secret={secret} />
    </>
  );
}

function Guide({
  token,
  secret,
}: {
  readonly token: string;
  readonly secret: string | null;
}): ReactNode {
  const shown = useAnswer("GET /v1/posting-specs/{token}", { params: { token } });
  return (
    <Loaded shown={shown}>
      {(spec) => <PostingGuide spec={spec} token={token} secret={secret} />}
    </Loaded>
  );
}

function Share({ source, token }: { readonly source: Source; readonly token: string }): ReactNode {
  const texts = useTexts(SOURCE_TEXTS).posting;
  const [isAsked, ask] = useState(false);
  const link = `${location.origin}/spec/${token}`;
  return (
    <Section title={texts.link}>
      <p className="max-w-3xl text-text-2">{texts.about}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Code className="break-all">{link}</Code>
        <CopyButton text={link} label={texts.copy} />
        <ButtonLink to={`/spec/${token}`} target="_blank" rel="noopener">
          {texts.open}
        </ButtonLink>
        {source.abilities.update ? (
          <Button kind="quiet" onClick={() => ask(true)}>
            {texts.renew}
          </Button>
        ) : null}
      </div>
      {isAsked ? <Renew source={source} onClose={() => ask(false)} /> : null}
    </Section>
  );
}

function Renew({
  source,
  onClose,
}: {
  readonly source: Source;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(SOURCE_TEXTS).posting;
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const renew = async (): Promise<void> => {
    const isDone = await submit(async () => {
      await call("POST /v1/sources/{id}/posting-link", { params: { id: source.id } });
      await refresh(client, "/v1/sources");
    });
    if (!isDone) return;
    onClose();
    toast(texts.renewed);
  };
  return (
    <Confirm
      title={texts.renewAsk}
      action={texts.renew}
      kind="danger"
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void renew()}
    >
      <p className="text-text-2">{texts.renewText}</p>
    </Confirm>
  );
}
