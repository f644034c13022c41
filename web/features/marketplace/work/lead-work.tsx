// Shows the work on a purchased lead: waiting time, calling hours, outcome, and notes for the next
// caller.
import { type FormEvent, type ReactNode, useState } from "react";
import type { PurchasedLead } from "../../../../contract/marketplace/lead-shapes.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { HANDS_TEXTS } from "../../../../locales/catalogues/hands.ts";
import { WORK_TEXTS } from "../../../../locales/catalogues/work.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { toast } from "../../../ui/toast.tsx";
import { leadName } from "../../../lib/leads/lead-name.ts";
import { AssigneePick, useTeam } from "../../people/team/index.ts";
import { CallingHours } from "./calling-mark.tsx";
import { OutcomeButtons } from "./outcome-buttons.tsx";
import { ProgressStatus } from "./progress-status.tsx";
import { TouchList } from "./touch-list.tsx";
import { useCalling } from "./use-calling.ts";
import { useOutcome } from "./use-outcome.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";

type Bought = PurchasedLead;

/** As many letters as the API takes. */
const LONGEST = 2_000;

export function LeadWork({ lead }: { readonly lead: Bought }): ReactNode {
  const texts = useTexts(WORK_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const teamTexts = useTexts(HANDS_TEXTS);
  const team = useTeam();
  const { sale } = lead;
  const outcome = useOutcome(sale.id);
  return (
    <Section title={texts.title} actions={<ProgressStatus progress={sale.progress.outcome} />}>
      <div
        role="group"
        aria-label={texts.title}
        className="grid gap-4 rounded-panel border border-line bg-surface p-4"
      >
        <Clock lead={lead} />
        {team.isTeam ? (
          <div className="flex flex-wrap items-center gap-2">
            <span className="text-label font-medium text-text-2">{teamTexts.works}</span>
            <span className="flex items-center gap-2">
              <AssigneePick
                saleId={sale.id}
                assignee={sale.assignee}
                team={team}
                name={leadName(lead, words)}
              />
            </span>
          </div>
        ) : null}
        {outcome.problem === null ? null : <ProblemNotice problem={outcome.problem} />}
        <OutcomeButtons
          current={sale.progress.outcome}
          outcome={outcome}
          name={leadName(lead, words)}
        />
        <NoteForm saleId={sale.id} />
        <TouchList saleId={sale.id} />
      </div>
    </Section>
  );
}

/** How long it has waited, or did wait, and how the hours stand with the person now. */
function Clock({ lead }: { readonly lead: Bought }): ReactNode {
  const texts = useTexts(WORK_TEXTS);
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  const callingOf = useCalling();
  const { delivered_at: delivered, progress } = lead.sale;
  const fromMs = Date.parse(delivered);
  const untilMs =
    progress.first_touched_at === null ? nowMs : Date.parse(progress.first_touched_at);
  const calling = callingOf?.(lead) ?? null;
  const say = progress.first_touched_at === null ? texts.since : texts.first;
  return (
    <div className="grid gap-1">
      {calling === null ? null : <CallingHours calling={calling} nowMs={nowMs} />}
      <p className="flex flex-wrap gap-x-3">
        <span>
          {lead.time_zone === null
            ? texts.zoneUnknown
            : texts.theirTime(formats.timeIn(new Date(nowMs).toISOString(), lead.time_zone))}
        </span>
        {calling === null ? null : (
          <span className="text-text-2">
            {say(
              formats.duration(untilMs - fromMs),
              formats.duration(calling.callableMs(fromMs, untilMs)),
            )}
          </span>
        )}
        {progress.attempts === 0 ? null : (
          <span className="text-text-2">
            {texts.attempts(progress.attempts, formats.number(progress.attempts))}
          </span>
        )}
      </p>
      {calling === null || calling.rule.mostCalls === null ? null : (
        <p className="text-text-2">
          {texts.mostIn24Hours(calling.rule.mostCalls, calling.rule.state)}
        </p>
      )}
      <p className="text-label text-text-3">{texts.advice}</p>
    </div>
  );
}

function NoteForm({ saleId }: { readonly saleId: string }): ReactNode {
  const texts = useTexts(WORK_TEXTS);
  const [note, setNote] = useState("");
  const { isBusy, problem, report } = useOutcome(saleId);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await report({ note: note.trim() }))) return;
    setNote("");
    toast(texts.noted);
  };
  return (
    <form className="no-print grid gap-2" onSubmit={(event) => void send(event)}>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <TextArea
        rows={2}
        label={texts.note}
        hint={texts.noteHint}
        maxLength={LONGEST}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div>
        <Button
          type="submit"
          busy={isBusy}
          disabledBecause={note.trim() === "" ? texts.noteMissing : null}
        >
          {texts.addNote}
        </Button>
      </div>
    </form>
  );
}
