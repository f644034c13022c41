// The choices of when a pause by the network ends: never, soon, or on a day.
import type { ReactNode } from "react";
import { NETWORK_PAUSE_TEXTS } from "../../../../locales/catalogues/network-pauses.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { TextField } from "../../../ui/field.tsx";
import { RadioChoice } from "../../../ui/radio-choice.tsx";
import { END_CHOICES, END_DAYS, type EndDraft, type EndMistake, endDays } from "./read-end.ts";

interface PauseEndProps {
  readonly end: EndDraft;
  /** The owner's time zone. */
  readonly zone: string;
  readonly mistake: EndMistake | null;
  readonly onChange: (end: EndDraft) => void;
}

export function PauseEnd({ end, zone, mistake, onChange }: PauseEndProps): ReactNode {
  const { form: texts } = useTexts(NETWORK_PAUSE_TEXTS);
  const { first, last } = endDays(Date.now(), zone);
  return (
    <div className="grid gap-3">
      <RadioChoice
        legend={texts.ends}
        options={END_CHOICES.map((choice) => ({
          value: choice,
          label:
            choice === "day" || choice === "week" ? texts.inDays(END_DAYS[choice]) : texts[choice],
        }))}
        value={end.choice}
        onChange={(choice) => onChange({ ...end, choice })}
      />
      {end.choice === "own" ? (
        <TextField
          type="date"
          label={texts.date}
          hint={texts.dateHint(zone.replaceAll("_", " "))}
          min={first}
          max={last}
          value={end.day}
          problem={mistake === null ? null : texts[mistake]}
          onChange={({ target }) => onChange({ ...end, day: target.value })}
        />
      ) : null}
    </div>
  );
}
