// The state of a campaign's form: typed values, kept until they are saved; errors; and saving.
import { type RefObject, useEffect, useRef, useState } from "react";
import { fieldSentence } from "../../../lib/api/field-problem.ts";
import { FIELD_TEXTS } from "../../../../locales/catalogues/field-problems.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { keepDraft, readDraft } from "../../../lib/kept-drafts.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { CAMPAIGN_FORM_TEXTS } from "../../../../locales/catalogues/campaign-form.ts";
import type { FormPart } from "./campaign-form.tsx";
import type { CampaignFormValues } from "./campaign-form-values.ts";
import { type Problems, checkCampaignForm, serverProblems } from "./check-campaign-form.ts";

export interface FormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly part: FormPart;
  readonly isBusy: boolean;
  /** Why the server refused it. */
  readonly problem: ApiError | null;
  /** Whether something is typed that is not saved. */
  readonly isChanged: boolean;
  /** Whether it began with what was typed before. */
  readonly isRestored: boolean;
  readonly startOver: () => void;
  readonly send: (isPaused: boolean) => Promise<void>;
}

interface CampaignFormGiven {
  readonly opened: CampaignFormValues;
  readonly draftName: string;
  readonly save: (draft: CampaignFormValues, isPaused: boolean) => Promise<void>;
  readonly onSaved: (draft: CampaignFormValues, isPaused: boolean) => void;
}

export function useCampaignForm({
  opened,
  draftName,
  save,
  onSaved,
}: CampaignFormGiven): FormState {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const words = useTexts(FIELD_TEXTS);
  const { draft, setDraft, ...kept } = useKeptDraft(opened, draftName);
  // The values of the last submit: errors are shown from then on, and the server's problems refer
  // to these values.
  const [tried, setTried] = useState<{ readonly draft: CampaignFormValues } | null>(null);
  const { isBusy, problem, submit } = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const isChanged = draft !== opened && !isBusy;
  useWarning(isChanged);
  useEffect(() => {
    if (tried !== null && !isBusy)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [tried, isBusy]);
  const mistakes = checkCampaignForm(draft, texts.problems);
  const refused =
    problem === null || tried === null
      ? {}
      : serverProblems(problem.fields, tried.draft, (field) => fieldSentence(field, words));
  const problems: Problems = tried === null ? {} : { ...refused, ...mistakes };
  const send = async (isPaused: boolean): Promise<void> => {
    setTried({ draft });
    if (Object.keys(mistakes).length > 0) return;
    if (!(await submit(() => save(draft, isPaused)))) return;
    kept.forget();
    onSaved(draft, isPaused);
  };
  const change = (part: Partial<CampaignFormValues>): void =>
    setDraft((now) => ({ ...now, ...part }));
  const startOver = (): void => {
    kept.forget();
    setTried(null);
    setDraft(opened);
  };
  return {
    form,
    part: { draft, problems, change },
    isBusy,
    problem,
    isChanged,
    isRestored: kept.isRestored && draft !== opened,
    startOver,
    send,
  };
}

/** The typed values, which another visit of the form begins with. */
function useKeptDraft(opened: CampaignFormValues, draftName: string) {
  const { id, viewing } = useUser();
  // What is typed while an account is viewed is no one's work.
  const isKept = viewing === "";
  const name = `${id} ${draftName}`;
  const [restored] = useState(() => (isKept ? readDraft(name, opened) : null));
  const [draft, setDraft] = useState(restored ?? opened);
  useEffect(() => {
    if (isKept) keepDraft(name, draft === opened ? null : draft);
  }, [isKept, name, draft, opened]);
  const forget = (): void => keepDraft(name, null);
  return { draft, setDraft, isRestored: restored !== null, forget };
}

/** Makes the browser ask before a tab with unsaved changes is closed or reloaded. */
function useWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isOn]);
}
