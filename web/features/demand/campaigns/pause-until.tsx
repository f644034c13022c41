// Asks for the day until which campaigns are paused: they resume when that day begins in the
// account's time zone.
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fieldSentence } from "../../../lib/api/field-problem.ts";
import { FIELD_TEXTS } from "../../../../locales/catalogues/field-problems.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { addDays, dayOf, startOfDay } from "../../../lib/period.ts";
import { CAMPAIGN_TEXTS } from "../../../../locales/catalogues/campaigns.ts";
import { UI_TEXTS } from "../../../../locales/catalogues/ui.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Name } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import {
  type Failure,
  PAUSED,
  type CampaignStatus,
  type StatusCampaign,
} from "./campaign-status.ts";
import type { CampaignStatusActions } from "./use-campaign-status.ts";

/** The server's limit. */
const LONGEST_DAYS = 365;

interface PauseUntilProps {
  readonly campaigns: readonly StatusCampaign[];
  readonly zone: string;
  readonly turns: CampaignStatusActions;
  readonly onClose: () => void;
  /** Not called where a single campaign failed: the dialog shows that itself. */
  readonly onDone?: (failed: readonly Failure[]) => void;
}

export function PauseUntil(props: PauseUntilProps): ReactNode {
  const { campaigns, zone, onClose } = props;
  const { isBusy } = props.turns;
  const texts = useTexts(CAMPAIGN_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const { field, day, type, first, last, problem, failure, pause, pauseForGood } =
    usePauseUntil(props);
  const hasEnd = campaigns.some(({ paused_until: end }) => end !== null);
  return (
    <Sheet place="middle" title={texts.pauseUntil.title(campaigns.length)} onClose={onClose}>
      <form className="grid gap-4" noValidate onSubmit={(event) => void pause(event)}>
        {failure === null ? null : <ProblemNotice problem={failure.problem} />}
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
          problem={problem}
          onChange={({ target }) => type(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          {hasEnd ? (
            <Button
              kind="quiet"
              className="mr-auto"
              busy={isBusy}
              onClick={() => void pauseForGood()}
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

interface Pausing {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly day: string;
  readonly type: (day: string) => void;
  /** The first day that can be chosen. */
  readonly first: string;
  readonly last: string;
  /** The error of the day. */
  readonly problem: string | null;
  /** The failure of the whole request. */
  readonly failure: Failure | null;
  readonly pause: (event: FormEvent) => Promise<void>;
  readonly pauseForGood: () => Promise<void>;
}

/** The typed day, its error, and pausing until then. */
function usePauseUntil({
  campaigns,
  zone,
  turns: { isBusy, turn },
  onClose,
  onDone,
}: PauseUntilProps): Pausing {
  const { pauseUntil: texts } = useTexts(CAMPAIGN_TEXTS);
  const words = useTexts(FIELD_TEXTS);
  const until = campaigns.length === 1 ? (campaigns[0]?.paused_until ?? null) : null;
  const { values, change } = useDraft({
    day: until === null ? "" : dayOf(Date.parse(until), zone),
  });
  const { day } = values;
  const [mistake, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const today = dayOf(Date.now(), zone);
  const [first, last] = [addDays(today, 1), addDays(today, LONGEST_DAYS)];
  const refused = failure?.problem.fields.find(({ field: of }) => of === "/until");
  const mistakeIn = (typed: string): string | null => {
    if (typed === "") return texts.missing;
    if (typed < first) return texts.past;
    return typed > last ? texts.far : null;
  };
  const turnTo = async (to: CampaignStatus): Promise<void> => {
    if (isBusy) return;
    const failed = await turn(campaigns, to);
    if (campaigns.length === 1 && failed[0] !== undefined) {
      setFailure(failed[0]);
      field.current?.focus();
      return;
    }
    // Closed first: the focus returns to the page before the selection, and the focused button with
    // it, may disappear.
    flushSync(onClose);
    onDone?.(failed);
  };
  return {
    field,
    day,
    first,
    last,
    problem: mistake ?? (refused === undefined ? null : fieldSentence(refused, words)),
    failure: refused === undefined ? failure : null,
    type: (typed) => {
      change({ day: typed });
      setError(null);
      setFailure(null);
    },
    pause: async (event) => {
      event.preventDefault();
      const wrong = mistakeIn(day);
      setError(wrong);
      if (wrong !== null) field.current?.focus();
      else
        await turnTo({
          status: "paused",
          paused_until: new Date(startOfDay(day, zone)).toISOString(),
        });
    },
    pauseForGood: () => turnTo(PAUSED),
  };
}
