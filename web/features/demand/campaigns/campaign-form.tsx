// Draws the form of a campaign, for new ones and for changes. Terms without a control are shown as
// text and left unchanged.
import { Term } from "../../../ui/term.tsx";
import type { ReactNode } from "react";
import type { To } from "react-router";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_FORM_TEXTS } from "../../../../locales/catalogues/campaign-form.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Description, type DescriptionRow } from "../../../ui/description.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import type { CampaignFormValues } from "./campaign-form-values.ts";
import { CampaignPreview, PreviewStrip } from "./campaign-preview.tsx";
import type { Problems } from "./check-campaign-form.ts";
import { FormAdjustments } from "./form-adjustments.tsx";
import { FormChannels } from "./form-channels.tsx";
import { FormCriteria } from "./form-criteria.tsx";
import { FormLimits } from "./form-limits.tsx";
import { FormSchedule } from "./form-schedule.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { type FormState, useCampaignForm } from "./use-campaign-form.ts";
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
  /** The label of a second button, which saves the campaign paused; absent without one. */
  readonly pausedAction?: string;
  /** Under which the typed values are kept until they are saved. */
  readonly draftName: string;
  /** Why the form cannot be saved now; null where it can. */
  readonly disabledBecause: (draft: CampaignFormValues) => string | null;
  readonly save: (draft: CampaignFormValues, isPaused: boolean) => Promise<void>;
  readonly onSaved: (draft: CampaignFormValues, isPaused: boolean) => void;
  readonly back: To;
  /** What the preview needs in addition to the form values. */
  readonly base: BacktestBase;
}

export function CampaignForm({
  opened,
  others,
  action,
  pausedAction,
  draftName,
  disabledBecause,
  save,
  onSaved,
  back,
  base,
}: CampaignFormProps): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const state = useCampaignForm({ opened, draftName, save, onSaved });
  const { form, part, problem } = state;
  const { draft, problems } = part;
  const preview = usePreview(draft, base);
  return (
    <form
      ref={form}
      noValidate
      className="grid items-start gap-8 xl:grid-cols-[minmax(0,48rem)_minmax(320px,1fr)]"
      onSubmit={(event) => {
        event.preventDefault();
        void state.send(false);
      }}
    >
      <LeaveGuard isOn={state.isChanged} onDiscard={state.startOver} />
      <div className="grid min-w-0 gap-8">
        {state.isRestored ? <Restored onStartOver={state.startOver} /> : null}
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
          <SaveButtons
            state={state}
            action={action}
            pausedAction={pausedAction}
            disabledBecause={disabledBecause(draft)}
          />
          <ButtonLink to={back}>{texts.cancel}</ButtonLink>
        </div>
      </div>
    </form>
  );
}

/** Saves as the first button says, or paused. */
function SaveButtons({
  state: { isBusy, send },
  action,
  pausedAction,
  disabledBecause,
}: {
  readonly state: FormState;
  readonly action: string;
  readonly pausedAction: string | undefined;
  readonly disabledBecause: string | null;
}): ReactNode {
  return (
    <>
      <Button kind="primary" type="submit" busy={isBusy} disabledBecause={disabledBecause}>
        {action}
      </Button>
      {pausedAction === undefined ? null : (
        <Button busy={isBusy} onClick={() => void send(true)}>
          {pausedAction}
        </Button>
      )}
    </>
  );
}

/** Says that the form begins with what was typed before, and offers to begin anew. */
function Restored({ onStartOver }: { readonly onStartOver: () => void }): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS).draft;
  return (
    <Notice className="flex flex-wrap items-center justify-between gap-3">
      <p>{texts.restored}</p>
      <Button onClick={onStartOver}>{texts.startOver}</Button>
    </Notice>
  );
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
          hint={
            <>
              {texts.exclusiveHint} <Term name="rank" />
            </>
          }
          inputMode="decimal"
          autoComplete="off"
          className="text-right tabular-nums"
          value={draft.exclusive}
          problem={problems.exclusive}
          onChange={({ target }) => change({ exclusive: target.value })}
        />
        <TextField
          label={texts.shared}
          hint={
            <>
              {texts.sharedHint} <Term name="slot" />
            </>
          }
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
