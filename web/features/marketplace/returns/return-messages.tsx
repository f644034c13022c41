// Shows the messages about a return, and the form to write one: a party to the network, the network
// to a party.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { ReturnMessage } from "../../../../contract/marketplace/return-messages.ts";
import type { Return } from "../../../../contract/marketplace/returns.ts";
import { ASKED_PARTIES } from "../../../../domain/returns/turn.ts";
import { call } from "../../../lib/api/call.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { RETURN_LIST_TEXTS } from "../../../../locales/catalogues/return-list.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextArea } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";

/** The API's limit in characters. */
const LONGEST = 2_000;

type Party = ReturnMessage["from"];

export function ReturnMessages({ item }: { readonly item: Return }): ReactNode {
  const texts = useTexts(RETURN_LIST_TEXTS).messages;
  const { value, problem, retry } = useAnswer("GET /v1/returns/{id}/messages", {
    params: { id: item.id },
  });
  const messages = value?.items ?? [];
  if (problem !== null) return <ProblemNotice problem={problem} onRetry={retry} />;
  if (messages.length === 0 && !item.abilities.write) return null;
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{texts.title}</h3>
      {messages.length === 0 ? (
        <p className="text-text-2">{texts.none}</p>
      ) : (
        <ol className="grid gap-3">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
      {item.abilities.write ? <MessageForm item={item} /> : null}
    </section>
  );
}

function Message({ message: { from, to, at, text } }: { readonly message: ReturnMessage }) {
  const texts = useTexts(RETURN_LIST_TEXTS).messages;
  const formats = useFormats();
  const own = useOwnParty();
  const nameOf = (party: Party): string => (party === own ? texts.you : texts.parties[party]);
  return (
    <li className="grid gap-1 rounded-panel bg-sunken px-3 py-2">
      <p className="flex flex-wrap justify-between gap-x-3 text-label text-text-2">
        <span className="font-medium">{texts.fromTo(nameOf(from), nameOf(to))}</span>
        <time dateTime={at}>{formats.dateTime(at)}</time>
      </p>
      <p className="text-reading break-words whitespace-pre-wrap">{text}</p>
    </li>
  );
}

/** The reader's part in a return. */
function useOwnParty(): Party {
  const { role } = useUser();
  return role === "advertiser" ? "buyer" : role === "affiliate" ? "affiliate" : "network";
}

function MessageForm({ item }: { readonly item: Return }): ReactNode {
  const texts = useTexts(RETURN_LIST_TEXTS).messages;
  const client = useQueryClient();
  const isNetwork = useOwnParty() === "network";
  const [to, setTo] = useState<Party>(isNetwork ? "buyer" : "network");
  const [text, setText] = useState("");
  // The same message is one intent across retries.
  const [id, setId] = useState(() => crypto.randomUUID());
  const { isBusy, problem, submit } = useSubmit();
  const send = async (): Promise<void> => {
    const isSent = await submit(() =>
      call("PUT /v1/returns/{id}/messages/{message_id}", {
        params: { id: item.id, message_id: id },
        body: { to, text: text.trim() },
      }),
    );
    if (!isSent) return;
    setText("");
    setId(crypto.randomUUID());
    toast(texts.sent);
    await refresh(client, "/v1/returns");
  };
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
        onChange={({ target }) => {
          setText(target.value);
          setId(crypto.randomUUID());
        }}
      />
      <div>
        <Button
          type="submit"
          busy={isBusy}
          disabledBecause={text.trim() === "" ? texts.missing : null}
        >
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
