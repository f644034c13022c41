// Draws the work on a purchased lead: the call, its outcome, and notes for the next caller.
import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { PurchasedLead } from "../../../../contract/marketplace/lead-shapes.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { HANDS_TEXTS } from "../../../../locales/catalogues/hands.ts";
import { WORK_TEXTS } from "../../../../locales/catalogues/work.ts";
import { Button } from "../../../ui/button.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";
import { leadName } from "../../../lib/leads/lead-name.ts";
import { AssigneePick, useTeam } from "../../people/team/index.ts";
import { CallbackPick } from "./callback-pick.tsx";
import { CallBand } from "./call-band.tsx";
import { OutcomeButtons } from "./outcome-buttons.tsx";
import { TouchList } from "./touch-list.tsx";
import { useOutcome } from "./use-outcome.ts";

type Bought = PurchasedLead;

/** The API's limit in characters. */
const LONGEST = 2_000;

/** The call, its outcome and a note; the history follows where there is one. */
export function LeadWork({ lead }: { readonly lead: Bought }): ReactNode {
  const texts = useTexts(WORK_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const { sale } = lead;
  const outcome = useOutcome(sale.id);
  return (
    <section
      role="group"
      aria-label={texts.title}
      className="overflow-hidden rounded-panel border border-accent bg-surface"
    >
      <CallBand lead={lead} />
      <div className="grid gap-3 border-t border-line bg-sunken px-4 py-3">
        {outcome.problem === null ? null : <ProblemNotice problem={outcome.problem} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="text-body font-semibold">{texts.title}</h2>
          <OutcomeButtons
            current={sale.progress.outcome}
            outcome={outcome}
            name={leadName(lead, words)}
          />
          {lead.no_contact_since === null ? <CallbackPick lead={lead} /> : null}
          <Worker lead={lead} />
          <NoteForm saleId={sale.id} />
        </div>
      </div>
      <div className="border-t border-line px-4 py-3">
        <TouchList saleId={sale.id} />
      </div>
    </section>
  );
}

/** Whose lead it is, in a team. */
function Worker({ lead }: { readonly lead: Bought }): ReactNode {
  const texts = useTexts(HANDS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const team = useTeam();
  return team.isTeam ? (
    <span className="flex flex-wrap items-center gap-2">
      <span className="text-label font-medium text-text-2">{texts.works}</span>
      <AssigneePick
        saleId={lead.sale.id}
        assignee={lead.sale.assignee}
        team={team}
        name={leadName(lead, words)}
      />
    </span>
  ) : null;
}

function NoteForm({ saleId }: { readonly saleId: string }): ReactNode {
  const texts = useTexts(WORK_TEXTS);
  const hint = useId();
  const [note, setNote] = useState("");
  const { isBusy, problem, report } = useOutcome(saleId);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if ((await report({ note: note.trim() })) === null) return;
    setNote("");
    toast(texts.noted);
  };
  return (
    <form
      className="no-print grid min-w-0 flex-1 basis-80 gap-1"
      onSubmit={(event) => void send(event)}
    >
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <div className="flex items-start gap-2">
        <textarea
          aria-label={texts.note}
          aria-describedby={hint}
          placeholder={texts.notePlaceholder}
          rows={1}
          maxLength={LONGEST}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          className={
            "field-sizing-content max-h-40 min-h-8 min-w-0 flex-1 rounded-control border " +
            "border-control bg-surface px-3 py-1.5 pointer-coarse:min-h-11"
          }
        />
        <Button
          type="submit"
          busy={isBusy}
          disabledBecause={note.trim() === "" ? texts.noteMissing : null}
        >
          {texts.addNote}
        </Button>
      </div>
      <p id={hint} className="text-label text-text-2">
        {texts.noteHint}
      </p>
    </form>
  );
}
