// Pauses and resumes a form through its source.
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Form } from "../../../../contract/supply/forms.ts";
import { problemSentence } from "../../../lib/api/problem.ts";
import { NETWORK_PAUSE_WORD_TEXTS } from "../../../../locales/catalogues/network-pause-words.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { FORM_TEXTS } from "../../../../locales/catalogues/forms.ts";
import { Button } from "../../../ui/button.tsx";

export function PauseForm({
  form: { id, status, abilities, network_pause: pause },
}: {
  readonly form: Form;
}): ReactNode {
  const texts = useTexts(FORM_TEXTS);
  const words = useTexts(NETWORK_PAUSE_WORD_TEXTS);
  const problems = useTexts(PROBLEM_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const turn = (): Promise<boolean> =>
    submit(async () => {
      await saveDocument("PATCH /v1/sources/{id}", {
        params: { id },
        body: { status: status === "active" ? "paused" : "active" },
      });
      await refresh(client, "/v1/forms", "/v1/sources");
    });
  if (!abilities.update) return null;
  return (
    <>
      <Button
        busy={isBusy}
        disabledBecause={pause === null ? null : words.cannotResume}
        onClick={() => void turn()}
      >
        {status === "active" && pause === null ? texts.pause : texts.resume}
      </Button>
      {problem === null ? null : (
        <p role="alert" className="text-negative">
          {problemSentence(problem, problems)}
        </p>
      )}
    </>
  );
}
