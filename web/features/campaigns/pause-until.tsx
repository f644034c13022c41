// Asks until which day campaigns are paused: they buy again where that day begins, by the account's
// clock.
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FIELD_TEXTS, fieldSentence } from "../../lib/api/field-problem.ts";
import { useTexts } from "../../lib/text/text.ts";
import { addDays, dayOf, startOfDay } from "../../lib/period.ts";
import { CAMPAIGN_TEXTS } from "../../texts/campaigns.ts";
import { UI_TEXTS } from "../../texts/ui.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Name } from "../../ui/name.tsx";
import { ProblemNotice } from "../../ui/notice.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { type Failure, PAUSED, type Standing, type Turned } from "./turns.ts";
import type { Turns } from "./use-turns.ts";

/** As far as the server takes it. */
const LONGEST_DAYS = 365;

interface PauseUntilProps {
  readonly campaigns: readonly Turned[];
  readonly zone: string;
  readonly turns: Turns;
  readonly onClose: () => void;
  /** Not called where the only campaign failed: that is said here. */
  readonly onDone?: (failed: readonly Failure[]) => void;
}

export function PauseUntil({
  campaigns,
  zone,
  turns: { isBusy, turn },
  onClose,
  onDone,
}: PauseUntilProps): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const words = useTexts(FIELD_TEXTS);
  const until = campaigns.length === 1 ? (campaigns[0]?.paused_until ?? null) : null;
  const [day, setDay] = useState(until === null ? "" : dayOf(Date.parse(until), zone));
  const [mistake, setMistake] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const today = dayOf(Date.now(), zone);
  const hasEnd = campaigns.some(({ paused_until: end }) => end !== null);
  const [first, last] = [addDays(today, 1), addDays(today, LONGEST_DAYS)];
  const refused = failure?.problem.fields.find(({ field }) => field === "/until");
  const pause = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wrong =
      day === ""
        ? texts.pauseUntil.missing
        : day < first
          ? texts.pauseUntil.past
          : day > last
            ? texts.pauseUntil.far
            : null;
    setMistake(wrong);
    if (wrong !== null) field.current?.focus();
    if (wrong === null)
      await turnTo({
        status: "paused",
        paused_until: new Date(startOfDay(day, zone)).toISOString(),
      });
  };
  const turnTo = async (to: Standing): Promise<void> => {
    if (isBusy) return;
    const failed = await turn(campaigns, to);
    if (campaigns.length === 1 && failed[0] !== undefined) {
      setFailure(failed[0]);
      field.current?.focus();
      return;
    }
    // Closed first, so that the focus is back on the page before what it is on may go with the
    // selection.
    flushSync(onClose);
    onDone?.(failed);
  };
  return (
    <Sheet place="middle" title={texts.pauseUntil.title(campaigns.length)} onClose={onClose}>
      <form className="grid gap-4" noValidate onSubmit={(event) => void pause(event)}>
        {failure === null || refused !== undefined ? null : (
          <ProblemNotice problem={failure.problem} />
        )}
        {campaigns.length === 1 ? (
          <p className="font-medium">
            <Name>{campaigns[0]?.name}</Name>
          </p>
        ) : null}
        <TextField
          ref={field}
          data-first
          type="date"
          label={texts.pauseUntil.day}
          hint={texts.pauseUntil.hint(zone.replaceAll("_", " "))}
          min={first}
          max={last}
          value={day}
          problem={mistake ?? (refused === undefined ? null : fieldSentence(refused, words))}
          onChange={({ target }) => {
            setDay(target.value);
            setMistake(null);
            setFailure(null);
          }}
        />
        <div className="flex flex-wrap justify-end gap-2">
          {hasEnd ? (
            <Button
              kind="quiet"
              className="mr-auto"
              busy={isBusy}
              onClick={() => void turnTo(PAUSED)}
            >
              {texts.pauseUntil.endless}
            </Button>
          ) : null}
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            {texts.pause}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
