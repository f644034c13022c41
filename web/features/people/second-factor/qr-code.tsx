// Draws a text as a QR code: dark on light in both themes, because scanners expect it.
import encodeQR from "qr";
import { type ReactNode, useMemo } from "react";

/** Modules of light around the code, as ISO/IEC 18004 asks. */
const QUIET = 4;

export function QrCode({
  text,
  label,
}: {
  readonly text: string;
  readonly label: string;
}): ReactNode {
  const rows = useMemo(() => encodeQR(text, "raw", { ecc: "medium", border: QUIET }), [text]);
  const size = rows.length;
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="size-48 rounded-control bg-[#fff]"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
