// Chooses the period of a screen's figures, and whether the previous one is shown beside it.
import { type FormEvent, type ReactNode, useState } from "react";
import { useDisplay } from "../lib/display/display.ts";
import { formatsFor } from "../lib/format/format.ts";
import { useTexts } from "../lib/text/text.ts";
import { UI_TEXTS } from "../../locales/catalogues/ui.ts";
import { Button } from "./button.tsx";
import { classes } from "./classes.ts";
import { CheckField, TextField } from "./field.tsx";
import { FORM_PANEL, Popover } from "./popover.tsx";
import type { ShownPeriod } from "./use-period.ts";

const READY = ["today", "7d", "28d", "90d"] as const;
const PILL = "min-h-8 rounded-full px-3 transition-colors duration-100 pointer-coarse:min-h-11";
const pill = (isOn: boolean): string =>
  classes(PILL, isOn ? "bg-text text-bg" : "text-text-2 hover:bg-sunken hover:text-text");

/** Without `canCompare` the previous period cannot be shown. */
export function PeriodPicker({
  shown,
  canCompare = true,
}: {
  readonly shown: ShownPeriod;
  readonly canCompare?: boolean;
}): ReactNode {
  const texts = useTexts(UI_TEXTS);
  const { language } = useDisplay();
  const { state, range, change, timeZone } = shown;
  const formats = formatsFor({ language, timeZone });
  const isCustom = state.period === "custom";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div role="group" aria-label={texts.period} className="no-print flex flex-wrap gap-1">
        {READY.map((period) => (
          <button
            key={period}
            type="button"
            aria-pressed={period === state.period}
            className={pill(period === state.period)}
            onClick={() => change({ period, from: null, to: null })}
          >
            {texts.periods[period]}
          </button>
        ))}
        <Popover
          label={texts.periods.custom}
          className={FORM_PANEL}
          button={(given) => (
            <button type="button" {...given} aria-pressed={isCustom} className={pill(isCustom)}>
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
      <p className="text-text-2 sm:ml-auto print:ml-0" title={timeZone}>
        {formats.days(range.from, range.until)}
      </p>
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
