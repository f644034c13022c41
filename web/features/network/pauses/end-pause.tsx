// The button that ends a pause by the network.
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { NETWORK_PAUSE_TEXTS } from "../../../../locales/catalogues/network-pauses.ts";
import { call } from "../../../lib/api/call.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";
import { PAUSE_ADDRESSES } from "./paused-thing.ts";

export function EndPause({ id, name }: { readonly id: string; readonly name: string }): ReactNode {
  const texts = useTexts(NETWORK_PAUSE_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const end = async (): Promise<void> => {
    const isEnded = await submit(async () => {
      await call("POST /v1/network-pauses/{id}/end", { params: { id } });
      await refresh(client, ...PAUSE_ADDRESSES);
    });
    if (isEnded) toast(texts.form.ended(name));
  };
  return (
    <>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <Button busy={isBusy} aria-label={texts.endNamed(name)} onClick={() => void end()}>
        {texts.end}
      </Button>
    </>
  );
}
