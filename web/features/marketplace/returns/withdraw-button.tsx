// Withdraws an open return, after a question.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Return } from "../../../../contract/marketplace/returns.ts";
import { call } from "../../../lib/api/call.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { RETURN_LIST_TEXTS } from "../../../../locales/catalogues/return-list.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { toast } from "../../../ui/toast.tsx";

const TOUCHED = ["/v1/returns", "/v1/sales", "/v1/leads", "/v1/reports"];

export function WithdrawButton({ item }: { readonly item: Return }): ReactNode {
  const texts = useTexts(RETURN_LIST_TEXTS);
  const client = useQueryClient();
  const [isAsking, ask] = useState(false);
  const { isBusy, problem, submit } = useSubmit();
  const withdraw = async (): Promise<void> => {
    if (
      !(await submit(() => call("POST /v1/returns/{id}/withdrawal", { params: { id: item.id } })))
    )
      return;
    ask(false);
    toast(texts.withdrawn);
    await refresh(client, ...TOUCHED);
  };
  return (
    <div className="no-print">
      <Button onClick={() => ask(true)}>{texts.withdraw}</Button>
      {isAsking ? (
        <Confirm
          title={texts.withdrawTitle}
          action={texts.withdraw}
          isBusy={isBusy}
          problem={problem}
          onConfirm={() => void withdraw()}
          onClose={() => ask(false)}
        >
          <p>{texts.withdrawAbout}</p>
        </Confirm>
      ) : null}
    </div>
  );
}
