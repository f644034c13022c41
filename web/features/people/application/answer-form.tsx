// Answers the network's question about an application.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { APPLICATION_LENGTHS } from "../../../../domain/applications/application.ts";
import { APPLICATION_TEXTS } from "../../../../locales/catalogues/applications.ts";
import { call } from "../../../lib/api/call.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";

export function AnswerForm(): ReactNode {
  const texts = useTexts(APPLICATION_TEXTS).own;
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [text, setText] = useState("");
  const [isChecked, check] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (text.trim() === "") return;
    const isSent = await submit(() => call("POST /v1/application/messages", { body: { text } }));
    if (!isSent) return;
    toast(texts.answered);
    await refresh(client, "/v1/application");
  };
  return (
    <form noValidate className="grid max-w-prose gap-3" onSubmit={(event) => void send(event)}>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <TextArea
        label={texts.answer}
        maxLength={APPLICATION_LENGTHS.message}
        value={text}
        onChange={({ target }) => setText(target.value)}
        problem={isChecked && text.trim() === "" ? texts.answerMissing : null}
      />
      <div>
        <Button kind="primary" type="submit" busy={isBusy}>
          {texts.sendAnswer}
        </Button>
      </div>
    </form>
  );
}
