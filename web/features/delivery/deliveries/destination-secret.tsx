// Shows a webhook's signing secret, once, when it is created.
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call } from "../../../lib/api/call.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { Button } from "../../../ui/button.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { OnceShown } from "../../../ui/once-shown.tsx";
import { Section } from "../../../ui/screen.tsx";
import { PATHS } from "./deliveries-address.ts";

interface DestinationSecretProps {
  readonly id: string;
  /** The secret that was just created; null where none was. */
  readonly secret: string | null;
  readonly onSecret: (secret: string) => void;
}

export function DestinationSecret({ id, secret, onSecret }: DestinationSecretProps): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const renew = (): Promise<boolean> =>
    submit(async () => {
      onSecret((await call("POST /v1/destinations/{id}/secret", { params: { id } })).secret);
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
      <p className="max-w-3xl text-text-2">
        {texts.secretAbout} {texts.secretBefore}
      </p>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      {secret === null ? null : <OnceShown sentence={texts.secretOnce} secret={secret} />}
    </Section>
  );
}
