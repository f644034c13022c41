// Downloads the bank file. The server creates it and stores no copy.
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { callForFile } from "../../../lib/api/call.ts";
import { saveFile } from "../../../lib/csv.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import type { Formats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { PAYOUT_TEXTS } from "../../../../locales/catalogues/payouts.ts";
import { Confirm } from "../../../ui/confirm.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { Payout } from "./payout-status.tsx";

export function BankFileSheet({
  payouts,
  formats,
  onClose,
}: {
  readonly payouts: readonly Payout[];
  readonly formats: Formats;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(PAYOUT_TEXTS).operator;
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const make = async (): Promise<void> => {
    const isMade = await submit(async () => {
      const response = await callForFile("POST /v1/payouts/bank-file", {
        body: { ids: payouts.map(({ id }) => id) },
      });
      saveFile(`payouts-${new Date().toISOString().slice(0, 10)}.csv`, await response.blob());
    });
    if (!isMade) return;
    toast(texts.fileDone(formats.number(payouts.length)));
    onClose();
    await refresh(client, "/v1/payouts");
  };
  return (
    <Confirm
      title={texts.fileTitle}
      action={texts.fileNow}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void make()}
    >
      <Notice tone="warning">{texts.fileAbout}</Notice>
    </Confirm>
  );
}
