// Shows an open manual lead: it can be edited, sent to its person by a link, and withdrawn.
import { useDisplay } from "../../../lib/display/display.ts";
import { languageName } from "../../../lib/format/language-name.ts";
import { FORM_LANGUAGES, formLanguage } from "../../../../domain/forms/form-document.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { DRAFT_FIELDS, draftForm, draftProblems } from "../../../../domain/drafts/draft-answers.ts";
import { ANSWER_CODES, type AnswerProblem } from "../../../../domain/forms/check-answers.ts";
import type { Answers } from "../../../../domain/forms/form-steps.ts";
import { call } from "../../../lib/api/call.ts";
import type { LeadDraft } from "../../../../contract/supply/lead-drafts.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { DRAFT_TEXTS } from "../../../../locales/catalogues/drafts.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";
import { DraftFields } from "./draft-fields.tsx";
import { DraftLink } from "./draft-link.tsx";
import { DraftStatusMark } from "./draft-status.tsx";

type Draft = LeadDraft;
type Language = Draft["language"];

export function DraftForm({ draft }: { readonly draft: Draft }): ReactNode {
  const texts = useTexts(DRAFT_TEXTS);
  const { language: reader } = useDisplay();
  const { form, answers, answer, language, speak, problems, problem, made, saving, making } =
    useDraftForm(draft);
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void making.start();
      }}
    >
      <div>
        <DraftStatusMark status={draft.status} />
      </div>
      <Notice>{texts.how}</Notice>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <DraftFields answers={answers} problems={problems} onChange={answer} />
      <SelectField
        label={texts.language}
        value={language}
        options={FORM_LANGUAGES.map((one) => [one, languageName(one, reader)])}
        onChange={({ target }) => speak(formLanguage(target.value))}
      />
      <DraftLink draft={draft} made={made} />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit" busy={making.isBusy}>
          {draft.status === "sent" ? texts.again : texts.make}
        </Button>
        <Button busy={saving.isBusy} onClick={() => void saving.start()}>
          {texts.save}
        </Button>
        <Withdraw id={draft.id} />
      </div>
    </form>
  );
}

interface Doing {
  readonly isBusy: boolean;
  readonly start: () => Promise<void>;
}

interface DraftFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly answers: Answers;
  readonly answer: (change: Answers) => void;
  readonly language: Language;
  readonly speak: (language: Language) => void;
  /** With the answers, once the link was requested. */
  readonly problems: readonly AnswerProblem[];
  /** With what was done. */
  readonly problem: ApiError | null;
  readonly made: AnswerOf<"POST /v1/lead-drafts/{id}/link"> | null;
  readonly saving: Doing;
  /** Of the link; it saves first. */
  readonly making: Doing;
}

/** What is typed, what is wrong with it, and saving it, with or without the link for its person. */
function useDraftForm(draft: Draft): DraftFormState {
  const texts = useTexts(DRAFT_TEXTS);
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  // What is typed stays, whatever the server says meanwhile.
  const [answers, setAnswers] = useState<Answers>(draft.answers);
  const [language, setLanguage] = useState<Language>(draft.language);
  const [wasTried, setTried] = useState(false);
  const [made, setMade] = useState<AnswerOf<"POST /v1/lead-drafts/{id}/link"> | null>(null);
  const saving = useSubmit();
  const making = useSubmit();
  const own = draftProblems(draftForm("", language), answers, () => true);
  const refused = refusedAnswers(making.problem);
  const saveOnly = async (): Promise<void> => {
    if (await saving.submit(() => save(draft, language, answers))) toast(texts.saved);
    await refresh(client, "/v1/lead-drafts");
  };
  const make = async (): Promise<void> => {
    setTried(true);
    if (own.length === 0) {
      await making.submit(async () => {
        await save(draft, language, answers);
        setMade(await call("POST /v1/lead-drafts/{id}/link", { params: { id: draft.id } }));
      });
      await refresh(client, "/v1/lead-drafts");
    }
    // Once the mistakes are drawn: to the first of them.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );
  };
  return {
    form,
    answers,
    answer: (change) => setAnswers((before) => ({ ...before, ...change })),
    language,
    speak: setLanguage,
    problems: wasTried
      ? [...own, ...refused.filter(({ field }) => !own.some((one) => one.field === field))]
      : [],
    problem: saving.problem ?? (refused.length > 0 ? null : making.problem),
    made,
    saving: { isBusy: saving.isBusy, start: saveOnly },
    making: { isBusy: making.isBusy, start: make },
  };
}

function save(draft: Draft, language: Language, answers: Answers): Promise<unknown> {
  return call("PATCH /v1/lead-drafts/{id}", {
    params: { id: draft.id },
    body: {
      language,
      answers: Object.fromEntries(
        DRAFT_FIELDS.map((field) => [
          field,
          (answers[field] ?? "").trim() === "" ? null : answers[field],
        ]),
      ),
    },
  });
}

/** What the server found wrong that this browser could not, such as a ZIP that does not exist. */
function refusedAnswers(problem: ApiError | null): readonly AnswerProblem[] {
  return (problem?.fields ?? []).flatMap(({ field, code }) => {
    const [name, kind] = [
      DRAFT_FIELDS.find((one) => field === `/answers/${one}`),
      ANSWER_CODES.find((one) => one === code),
    ];
    return name === undefined || kind === undefined ? [] : [{ field: name, code: kind }];
  });
}

function Withdraw({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts(DRAFT_TEXTS);
  const client = useQueryClient();
  const [isAsked, ask] = useState(false);
  const { isBusy, problem, submit } = useSubmit();
  const withdraw = async (): Promise<void> => {
    if (!(await submit(() => call("DELETE /v1/lead-drafts/{id}", { params: { id } })))) return;
    ask(false);
    toast(texts.withdrawn);
    await refresh(client, "/v1/lead-drafts");
  };
  return (
    <>
      <Button kind="danger" onClick={() => ask(true)}>
        {texts.withdraw}
      </Button>
      {isAsked ? (
        <Confirm
          title={texts.withdrawAsk}
          action={texts.withdraw}
          kind="danger"
          isBusy={isBusy}
          problem={problem}
          onClose={() => ask(false)}
          onConfirm={() => void withdraw()}
        >
          <p className="text-text-2">{texts.withdrawText}</p>
        </Confirm>
      ) : null}
    </>
  );
}
