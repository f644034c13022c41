// Chooses the period of a screen's figures, and whether the previous one is shown beside it.
import { type FormEvent, type ReactNode, useState } from "react";
import { useAccountFormats } from "../lib/format/use-account-formats.ts";
import { useTexts } from "../lib/text/text.ts";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";
import { Button } from "./button.tsx";
import { CheckField, TextField } from "./field.tsx";
import { FORM_PANEL, Popover } from "./popover.tsx";
import { SEGMENTS, segment } from "./segments.ts";
import type { ShownPeriod } from "./use-period.ts";

const READY = ["today", "7d", "28d", "90d"] as const;

/** Without `canCompare` the previous period cannot be shown. */
export function PeriodPicker({
  shown,
  canCompare = true,
}: {
  readonly shown: ShownPeriod;
  readonly canCompare?: boolean;
}): ReactNode {
  const texts = useTexts(UI_TEXTS);
  const { state, range, change } = shown;
  const formats = useAccountFormats();
  const isCustom = state.period === "custom";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="mr-auto text-section">
        {formats.days(range.from, range.until)}{" "}
        <span className="text-label font-normal text-text-2">{formats.zoneName()}</span>
      </p>
      <div role="group" aria-label={texts.period} className={SEGMENTS}>
        {READY.map((period) => (
          <button
            key={period}
            type="button"
            aria-pressed={period === state.period}
            className={segment(period === state.period)}
            onClick={() => change({ period, from: null, to: null })}
          >
            {texts.periods[period]}
          </button>
        ))}
        <Popover
          label={texts.periods.custom}
          className={FORM_PANEL}
          button={(given) => (
            <button type="button" {...given} aria-pressed={isCustom} className={segment(isCustom)}>
              {texts.periods.custom}
            </button>
          )}
        >
          {(close) => <CustomDays shown={shown} close={close} />}
        </Popover>
      </div>
      {canCompare ? (
        <div className="no-print">
          <CheckField
            label={texts.compare}
            checked={state.compare}
            onChange={({ target }) => change({ compare: target.checked })}
          />
        </div>
      ) : null}
    </div>
  );
}

function CustomDays({
  shown: { range, change },
  close,
}: {
  readonly shown: ShownPeriod;
  readonly close: () => void;
}): ReactNode {
  const texts = useTexts(UI_TEXTS);
  const [from, setFrom] = useState(range.first);
  const [to, setTo] = useState(range.last);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    close();
    change({ period: "custom", from, to });
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <TextField
        label={texts.from}
        type="date"
        required
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextField
        label={texts.to}
        type="date"
        required
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <div className="flex justify-end">
        <Button kind="primary" type="submit">
          {texts.apply}
        </Button>
      </div>
    </form>
  );
}
