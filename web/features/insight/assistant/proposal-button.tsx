// Runs a change that the assistant proposes on one press, and shows the result.
import { useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { fieldSentences } from "../../../lib/api/field-problem.ts";
import { FIELD_TEXTS } from "../../../../locales/catalogues/field-problems.ts";
import { problemSentence } from "../../../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useStore } from "../../../lib/store.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ASSISTANT_TEXTS } from "../../../../locales/catalogues/assistant.ts";
import { Button } from "../../../ui/button.tsx";
import type { Proposal } from "./chat-line.ts";
import { press, pressed } from "./run-proposal.ts";

export function ProposalButton({
  name,
  proposal,
}: {
  readonly name: string;
  readonly proposal: Proposal;
}): ReactNode {
  const texts = useTexts(ASSISTANT_TEXTS);
  const problems = useTexts(PROBLEM_TEXTS);
  const fields = useTexts(FIELD_TEXTS);
  const client = useQueryClient();
  const how = useStore(pressed)[name];
  const run = async (): Promise<void> => {
    if (await press(name, proposal)) await refresh(client, "/v1/campaigns", "/v1/reports");
  };
  const isDone = how === "done";
  return (
    <div className="grid gap-1">
      <Button
        kind={isDone ? "quiet" : "plain"}
        busy={how === "under way"}
        aria-disabled={isDone || how === "under way" || undefined}
        className="h-auto min-h-8 py-1 text-left"
        onClick={() => void run()}
      >
        {isDone ? (
          <Check size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-accent" />
        ) : null}
        {isDone ? texts.done(proposal.label) : proposal.label}
      </Button>
      {typeof how === "object" ? (
        <p role="alert" className="text-label text-negative">
          {fieldSentences(how.fields, fields)[0] ?? problemSentence(how, problems)}
        </p>
      ) : null}
    </div>
  );
}
