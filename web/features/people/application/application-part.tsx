// Shows the network a company's application, and lets it ask or decline.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import type { Account } from "../../../../contract/network/accounts.ts";
import { APPLICATION_LENGTHS } from "../../../../domain/applications/application.ts";
import { APPLICATION_TEXTS } from "../../../../locales/catalogues/applications.ts";
import { UI_TEXTS } from "../../../../locales/catalogues/ui.ts";
import { call } from "../../../lib/api/call.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Name } from "../../../ui/name.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";
import { ApplicationFacts } from "./application-facts.tsx";
import { ApplicationMessages } from "./application-messages.tsx";

type Act = "ask" | "decline";

export function ApplicationPart({ account }: { readonly account: Account }): ReactNode {
  const texts = useTexts(APPLICATION_TEXTS);
  const shown = useAnswer("GET /v1/accounts/{id}/application", { params: { id: account.id } });
  const [act, begin] = useState<Act | null>(null);
  const isPending = account.status === "pending";
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{texts.read.title}</h3>
      <Loaded shown={shown}>
        {(application) => (
          <>
            {application.reason === null ? null : (
              <Notice tone="negative">
                <p className="font-semibold">{texts.read.declinedBecause}</p>
                <p className="whitespace-pre-line break-words">
                  <Name>{application.reason}</Name>
                </p>
              </Notice>
            )}
            <ApplicationFacts application={application} />
            <ApplicationMessages messages={application.messages} reader="network" />
          </>
        )}
      </Loaded>
      {isPending && account.abilities.approve ? (
        act === null ? (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => begin("ask")}>{texts.read.ask}</Button>
            <Button kind="danger" onClick={() => begin("decline")}>
              {texts.read.decline}
            </Button>
          </div>
        ) : (
          <WordsForm key={act} act={act} account={account} onClose={() => begin(null)} />
        )
      ) : null}
    </section>
  );
}

/** A question, or the reason of a refusal. */
function WordsForm({
  act,
  account,
  onClose,
}: {
  readonly act: Act;
  readonly account: Account;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(APPLICATION_TEXTS).read;
  const ui = useTexts(UI_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [text, setText] = useState("");
  const [isChecked, check] = useState(false);
  const isQuestion = act === "ask";
  const params = { id: account.id };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (text.trim() === "") return;
    const isSent = await submit(() =>
      isQuestion
        ? call("POST /v1/accounts/{id}/application/questions", { params, body: { text } })
        : call("POST /v1/accounts/{id}/application/refusal", { params, body: { reason: text } }),
    );
    if (!isSent) return;
    toast(isQuestion ? texts.asked(account.name) : texts.declined(account.name));
    onClose();
    await refresh(client, "/v1/accounts", "/v1/activity");
  };
  return (
    <form
      noValidate
      className="grid gap-3 rounded-panel border border-line p-4"
      onSubmit={(event) => void send(event)}
    >
      <h4 className="font-semibold">
        {isQuestion ? texts.askTitle(account.name) : texts.declineTitle(account.name)}
      </h4>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <TextArea
        autoFocus
        label={isQuestion ? texts.question : texts.reason}
        hint={isQuestion ? texts.askHelp : texts.declineHelp}
        maxLength={isQuestion ? APPLICATION_LENGTHS.message : APPLICATION_LENGTHS.reason}
        value={text}
        onChange={({ target }) => setText(target.value)}
        problem={
          isChecked && text.trim() === ""
            ? isQuestion
              ? texts.questionMissing
              : texts.reasonMissing
            : null
        }
      />
      <div className="flex flex-wrap gap-2">
        <Button kind={isQuestion ? "primary" : "danger"} type="submit" busy={isBusy}>
          {isQuestion ? texts.ask : texts.decline}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {ui.cancel}
        </Button>
      </div>
    </form>
  );
}
