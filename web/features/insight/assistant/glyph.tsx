// Draws icons inline: those of the icon library load with the app shell, which has no room for
// more.
import type { ReactNode } from "react";

const SHAPES = {
  bubble: "M21 15a2 2 0 0 1-2 2H8l-5 4V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2zM8 8h8M8 12h5",
  list: "M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5M12 7v5l3.5 2",
  fresh:
    "M12 4H5a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-7M9 15l.8-3.2L18 3.6a1.7 1.7 0 " +
    "0 1 2.4 2.4l-8.2 8.2z",
  bin: "M4 6h16M9 6V4h6v2M6 6l1 14h10l1-14M10 10v6M14 10v6",
  turn: "m6 9 6 6 6-6",
  onward: "M5 12h14M13 6l6 6-6 6",
} as const;

export function Glyph({
  shape,
  size = 16,
  className,
}: {
  readonly shape: keyof typeof SHAPES;
  readonly size?: number;
  readonly className?: string;
}): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={SHAPES[shape]} />
    </svg>
  );
}
