// The form of a message about a return: a party writes to the network, the network to a party.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Return } from "../../../../contract/marketplace/returns.ts";
import { ASKED_PARTIES } from "../../../../domain/returns/turn.ts";
import { call } from "../../../lib/api/call.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { RETURN_FILE_LIMITS } from "../../../../domain/returns/files.ts";
import { RETURN_LIST_TEXTS } from "../../../../locales/catalogues/return-list.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextArea } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";
import { AttachField, areTooLarge } from "../../../ui/attach-field.tsx";
import { encodeFile } from "../../../lib/encode-file.ts";
import { useFileSize } from "../../../lib/file-size.ts";
import { type Party, useOwnParty } from "./own-party.ts";

/** The API's limit in characters. */
const LONGEST = 2_000;

const { perMessage, messageBytes } = RETURN_FILE_LIMITS;

/** A message that is being written, and sending it. */
function useMessage(item: Return, to: Party) {
  const texts = useTexts(RETURN_LIST_TEXTS).messages;
  const client = useQueryClient();
  const [text, setText] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  // The same message is one intent across retries.
  const [id, setId] = useState(() => crypto.randomUUID());
  const { isBusy, problem, submit } = useSubmit();
  const change = (newText: string, newFiles: readonly File[]): void => {
    setText(newText);
    setFiles(newFiles);
    setId(crypto.randomUUID());
  };
  const send = async (): Promise<void> => {
    const isSent = await submit(async () =>
      call("PUT /v1/returns/{id}/messages/{message_id}", {
        params: { id: item.id, message_id: id },
        body: { to, text: text.trim(), files: await Promise.all(files.map(encodeFile)) },
      }),
    );
    if (!isSent) return;
    change("", []);
    toast(texts.sent);
    await refresh(client, "/v1/returns");
  };
  const missing =
    text.trim() === "" ? texts.missing : areTooLarge(files, messageBytes) ? texts.tooLarge : null;
  return { text, files, change, isBusy, problem, missing, send };
}

export function MessageForm({ item }: { readonly item: Return }): ReactNode {
  const texts = useTexts(RETURN_LIST_TEXTS).messages;
  const size = useFileSize();
  const isNetwork = useOwnParty() === "network";
  const [to, setTo] = useState<Party>(isNetwork ? "buyer" : "network");
  const { text, files, change, isBusy, problem, missing, send } = useMessage(item, to);
  return (
    <form
      className="no-print grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {problem === null ? null : <ProblemNotice problem={problem} />}
      {isNetwork ? (
        <SelectField
          label={texts.to}
          value={to}
          options={ASKED_PARTIES.map((party) => [party, texts.parties[party]] as const)}
          onChange={({ target }) =>
            setTo(ASKED_PARTIES.find((party) => party === target.value) ?? "buyer")
          }
        />
      ) : null}
      <TextArea
        label={isNetwork ? texts.ask : texts.write}
        hint={isNetwork ? texts.askHint : texts.writeHint}
        maxLength={LONGEST}
        value={text}
        onChange={({ target }) => change(target.value, files)}
      />
      <AttachField
        files={files}
        onChange={(chosen) => change(text, chosen)}
        most={perMessage}
        label={texts.attach}
        hint={texts.attachHint(perMessage, size(messageBytes))}
        leaveOut={texts.leaveOut}
      />
      <div>
        <Button type="submit" busy={isBusy} disabledBecause={missing}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
