// Draws the form of a campaign, for new ones and for changes. Terms without a control are shown as
// text and left unchanged.
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { To } from "react-router";
import { fieldSentence } from "../../../lib/api/field-problem.ts";
import { FIELD_TEXTS } from "../../../../locales/catalogues/field-problems.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { CAMPAIGN_FORM_TEXTS } from "../../../../locales/catalogues/campaign-form.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Description, type DescriptionRow } from "../../../ui/description.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import type { CampaignFormValues } from "./campaign-form-values.ts";
import { CampaignPreview, PreviewStrip } from "./campaign-preview.tsx";
import { type Problems, checkCampaignForm, serverProblems } from "./check-campaign-form.ts";
import { FormAdjustments } from "./form-adjustments.tsx";
import { FormChannels } from "./form-channels.tsx";
import { FormCriteria } from "./form-criteria.tsx";
import { FormLimits } from "./form-limits.tsx";
import { FormSchedule } from "./form-schedule.tsx";
import { type BacktestBase, usePreview } from "./use-preview.ts";

/** The props of every section of the form. */
export interface FormPart {
  readonly draft: CampaignFormValues;
  readonly problems: Problems;
  readonly change: (part: Partial<CampaignFormValues>) => void;
}

interface CampaignFormProps {
  /** The initial values; later changes of this prop are ignored. */
  readonly opened: CampaignFormValues;
  /** Terms that the form has no controls for. */
  readonly others: readonly DescriptionRow[];
  readonly action: string;
  /** Why the form cannot be saved now; null where it can. */
  readonly disabledBecause: (draft: CampaignFormValues) => string | null;
  readonly save: (draft: CampaignFormValues) => Promise<void>;
  readonly onSaved: (draft: CampaignFormValues) => void;
  readonly back: To;
  /** What the preview needs in addition to the form values. */
  readonly base: BacktestBase;
}

export function CampaignForm({
  opened,
  others,
  action,
  disabledBecause,
  save,
  onSaved,
  back,
  base,
}: CampaignFormProps): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const { form, part, isBusy, problem, send } = useCampaignForm({ opened, save, onSaved });
  const { draft, problems } = part;
  const preview = usePreview(draft, base);
  return (
    <form
      ref={form}
      noValidate
      className="grid items-start gap-8 xl:grid-cols-[minmax(0,48rem)_minmax(320px,1fr)]"
      onSubmit={(event) => void send(event)}
    >
      <div className="grid min-w-0 gap-8">
        <FormBasics {...part} />
        <FormCriteria {...part} />
        <FormAdjustments {...part} />
        <FormLimits {...part} />
        <FormSchedule {...part} />
        <FormChannels {...part} />
        {others.length === 0 ? null : (
          <Section title={texts.others}>
            <p className="text-text-2">{texts.othersHint}</p>
            <div className="rounded-panel border border-line bg-surface px-4 py-2">
              <Description rows={others} />
            </div>
          </Section>
        )}
        <PreviewStrip shown={preview} />
      </div>
      <aside className="min-w-0 xl:sticky xl:top-17 xl:row-span-2">
        <CampaignPreview shown={preview} />
      </aside>
      <div className="grid gap-3 border-t border-line pt-4">
        <FormProblems problem={problem} problems={problems} />
        <div className="flex flex-wrap gap-2">
          <Button
            kind="primary"
            type="submit"
            busy={isBusy}
            disabledBecause={disabledBecause(draft)}
          >
            {action}
          </Button>
          <ButtonLink to={back}>{texts.cancel}</ButtonLink>
        </div>
      </div>
    </form>
  );
}

interface FormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly part: FormPart;
  readonly isBusy: boolean;
  /** Why the server refused it. */
  readonly problem: ApiError | null;
  readonly send: (event: FormEvent) => Promise<void>;
}

/** The form's state: typed values, errors, and saving. */
function useCampaignForm({
  opened,
  save,
  onSaved,
}: Pick<CampaignFormProps, "opened" | "save" | "onSaved">): FormState {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const words = useTexts(FIELD_TEXTS);
  const [draft, setDraft] = useState(opened);
  // The values of the last submit: errors are shown from then on, and the server's problems refer
  // to these values.
  const [tried, setTried] = useState<{ readonly draft: CampaignFormValues } | null>(null);
  const { isBusy, problem, submit } = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  useWarning(draft !== opened && !isBusy);
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
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried({ draft });
    if (Object.keys(mistakes).length === 0 && (await submit(() => save(draft)))) onSaved(draft);
  };
  const change = (part: Partial<CampaignFormValues>): void =>
    setDraft((now) => ({ ...now, ...part }));
  return { form, part: { draft, problems, change }, isBusy, problem, send };
}

/** Says at the end of the form that it has errors; the controls show which. */
function FormProblems({
  problem,
  problems,
}: Pick<FormState, "problem"> & Pick<FormPart, "problems">): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  return (
    <>
      {problem !== null && problem.fields.length === 0 ? <ProblemNotice problem={problem} /> : null}
      {Object.keys(problems).length === 0 ? null : (
        <div role="alert">
          <Notice tone="negative">
            <p>{texts.problems.see}</p>
            {problems.form === undefined ? null : <p>{problems.form}</p>}
          </Notice>
        </div>
      )}
    </>
  );
}

function FormBasics({ draft, problems, change }: FormPart): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  return (
    <Section title={texts.basics}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={120}
        autoComplete="off"
        value={draft.name}
        problem={problems.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={texts.exclusive}
          hint={texts.exclusiveHint}
          inputMode="decimal"
          autoComplete="off"
          className="text-right tabular-nums"
          value={draft.exclusive}
          problem={problems.exclusive}
          onChange={({ target }) => change({ exclusive: target.value })}
        />
        <TextField
          label={texts.shared}
          hint={texts.sharedHint}
          inputMode="decimal"
          autoComplete="off"
          className="text-right tabular-nums"
          value={draft.shared}
          problem={problems.shared}
          onChange={({ target }) => change({ shared: target.value })}
        />
      </div>
    </Section>
  );
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
