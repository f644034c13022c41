// Edits whether a day is open, and from when until when.
import { type ReactNode, useId } from "react";
import { CONTROL, CheckField } from "./field.tsx";

export interface DayHours {
  readonly isOpen: boolean;
  /** As in a time field: "08:30". */
  readonly from: string;
  readonly until: string;
}

interface HoursRowProps {
  readonly name: string;
  /** The accessible names of the two fields. */
  readonly labels: { readonly from: string; readonly until: string };
  readonly day: DayHours;
  readonly problem: string | undefined;
  readonly onChange: (part: Partial<DayHours>) => void;
}

export function HoursRow({
  name,
  labels,
  day: { isOpen, from, until },
  problem,
  onChange,
}: HoursRowProps): ReactNode {
  const id = useId();
  const about = {
    "aria-invalid": problem === undefined ? undefined : (true as const),
    "aria-describedby": problem === undefined ? undefined : id,
    className: CONTROL,
  };
  return (
    <div
      className={
        "grid min-h-8 grid-cols-2 items-center gap-x-3 gap-y-1 " + "sm:grid-cols-[8rem_1fr_1fr]"
      }
    >
      <div className="col-span-2 sm:col-span-1">
        <CheckField
          label={name}
          checked={isOpen}
          onChange={({ target }) => onChange({ isOpen: target.checked })}
        />
      </div>
      {isOpen ? (
        <>
          <input
            {...about}
            type="time"
            aria-label={labels.from}
            value={from}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <input
            {...about}
            type="time"
            aria-label={labels.until}
            value={until}
            onChange={({ target }) => onChange({ until: target.value })}
          />
        </>
      ) : null}
      {problem === undefined ? null : (
        <p id={id} role="alert" className="col-span-full text-label text-negative">
          {problem}
        </p>
      )}
    </div>
  );
}
