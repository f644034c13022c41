// Shows owners whether every member needs a second factor, and changes it.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { FACTOR_RULE_TEXTS } from "../../../../locales/catalogues/factor-rule.ts";
import { call } from "../../../lib/api/call.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast.tsx";

type Rule = AnswerOf<"GET /v1/members/second-factor">;

export default function FactorRule(): ReactNode {
  const texts = useTexts(FACTOR_RULE_TEXTS);
  const { value, problem, retry } = useAnswer("GET /v1/members/second-factor");
  return (
    <Section title={texts.title}>
      {value === undefined ? (
        problem === null ? (
          <ScreenSpinner />
        ) : (
          <ProblemNotice problem={problem} onRetry={retry} />
        )
      ) : (
        <Shown rule={value} />
      )}
    </Section>
  );
}

function Shown({ rule }: { readonly rule: Rule }): ReactNode {
  const texts = useTexts(FACTOR_RULE_TEXTS);
  const [isAsking, ask] = useState(false);
  const { is_required: isRequired, members_without: without } = rule;
  return (
    <>
      <p>
        {isRequired ? texts.on : texts.off}{" "}
        <span className="text-text-2">{without === 0 ? texts.all : texts.without(without)}</span>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          disabledBecause={isRequired || rule.has_own ? null : texts.ownFirst}
          onClick={() => ask(true)}
        >
          {isRequired ? texts.end : texts.start}
        </Button>
        {isRequired || rule.has_own ? null : (
          <span className="text-label text-text-2">{texts.ownFirst}</span>
        )}
      </div>
      {isAsking ? <Ask rule={rule} onClose={() => ask(false)} /> : null}
    </>
  );
}

interface AskProps {
  readonly rule: Rule;
  readonly onClose: () => void;
}

function Ask({ rule, onClose }: AskProps): ReactNode {
  const texts = useTexts(FACTOR_RULE_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  // The rule changes while the dialog closes.
  const [{ is_required: isRequired, members_without: without }] = useState(rule);
  const set = async (): Promise<void> => {
    const body = { is_required: !isRequired };
    if (!(await submit(() => call("PUT /v1/members/second-factor", { body })))) return;
    onClose();
    toast(isRequired ? texts.ended : texts.started);
    await refresh(client, "/v1/members/second-factor");
  };
  return (
    <Confirm
      title={isRequired ? texts.endAsk : texts.startAsk}
      action={isRequired ? texts.end : texts.start}
      kind="primary"
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void set()}
    >
      <p className="text-text-2">
        {isRequired ? texts.endText : texts.startText(without)} {texts.mailed}
      </p>
    </Confirm>
  );
}
