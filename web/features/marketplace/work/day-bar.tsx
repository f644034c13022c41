// Draws a person's day from midnight to midnight: the calling hours filled up to now, the hours
// outside of them hatched. Decorative: the words beside it say the same.
import { type ReactNode, useId } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import { Hatch } from "../../../ui/charts/hatch.tsx";

const DAY_MINUTES = 24 * 60;
const HEIGHT = 12;

interface DayBarProps {
  /** Minutes since midnight on the person's clock; null where there are no calling hours today. */
  readonly hours: { readonly from: number; readonly until: number } | null;
  readonly nowMinute: number;
}

export function DayBar({ hours, nowMinute }: DayBarProps): ReactNode {
  const formats = useFormats();
  const id = useId();
  const now = Math.min(Math.max(nowMinute, hours?.from ?? 0), hours?.until ?? 0);
  return (
    <div aria-hidden="true" className="grid min-w-0 gap-1">
      <svg
        className="h-5 w-full overflow-visible"
        viewBox={`0 -4 ${DAY_MINUTES} ${HEIGHT + 8}`}
        preserveAspectRatio="none"
      >
        <defs>
          <Hatch id={id} />
        </defs>
        <rect width={DAY_MINUTES} height={HEIGHT} fill={`url(#${id})`} />
        {hours === null ? null : (
          <>
            <rect
              x={hours.from}
              width={hours.until - hours.from}
              height={HEIGHT}
              fill="var(--accent-soft)"
            />
            <rect x={hours.from} width={now - hours.from} height={HEIGHT} fill="var(--series)" />
          </>
        )}
        <line
          x1={nowMinute}
          x2={nowMinute}
          y1="-4"
          y2={HEIGHT + 4}
          stroke="var(--text)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {hours === null ? null : (
        <p className="relative h-4 text-label text-text-2">
          {[hours.from, hours.until].map((minute) => (
            <span
              key={minute}
              className="absolute -translate-x-1/2 whitespace-nowrap"
              style={{ left: `${(100 * minute) / DAY_MINUTES}%` }}
            >
              {formats.minuteOfDay(minute, "short")}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** Minutes since midnight on the clock of a zone. */
export function minuteOfDayIn(atMs: number, zone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(atMs);
  const valueOf = (type: string): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return valueOf("hour") * 60 + valueOf("minute");
}
