// Draws a plat, with one lot filled, and its title block. The drawing is decoration; the block is
// text.
import type { ReactNode } from "react";
import { LOGIN_TEXTS } from "../../../../locales/catalogues/login.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNetwork } from "../../../lib/use-network.ts";
import { Mark } from "../../../ui/mark.tsx";
import { Name } from "../../../ui/name.tsx";

/** Rows of lots along the streets: left edge, top edge, number of lots, number of the first one. */
const ROWS = [
  [-40, -70, 6, 21],
  [420, -70, 6, 31],
  [-40, 150, 4, 41],
  [-40, 240, 4, 51],
  [-40, 430, 4, 61],
  [-40, 520, 4, 71],
  [640, 150, 4, 81],
  [640, 240, 4, 91],
  [640, 430, 4, 101],
  [640, 520, 4, 111],
  [-40, 710, 12, 121],
  [-40, 800, 12, 141],
] as const;
const LOT = { width: 74, height: 88 } as const;
/** Lots in the soft accent, as if spoken for. */
const TAKEN: ReadonlySet<number> = new Set([23, 44, 53, 62, 73, 84, 92, 103, 125, 131, 147, 3]);
/** The court: its lots lie around a turning circle, in degrees. */
const COURT = { x: 470, y: 390, inner: 64, outer: 150, from: 40, step: 35, lots: 8 } as const;
const FILLED_LOT = 6;

export default function PlatDrawing(): ReactNode {
  return (
    <div className="relative overflow-hidden border-l border-rule bg-sunken">
      <svg
        viewBox="0 0 900 900"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <g transform="rotate(-13 450 450)" stroke="var(--rule)" fontSize="12" textAnchor="middle">
          {ROWS.flatMap(([left, top, count, first]) =>
            Array.from({ length: count }, (_, index) => (
              <StreetLot
                key={first + index}
                number={first + index}
                x={left + index * LOT.width}
                y={top}
              />
            )),
          )}
          {Array.from({ length: COURT.lots }, (_, index) => (
            <CourtLot key={index} number={index + 1} />
          ))}
          <circle cx={COURT.x} cy={COURT.y} r={COURT.inner} fill="var(--sunken)" />
          <text x={COURT.x} y={COURT.y + 4} fill="var(--text-2)" stroke="none">
            Plat Court
          </text>
          <path
            d="M-60 395C160 420 190 660 330 690S700 640 1000 690"
            fill="none"
            stroke="var(--bg)"
            strokeWidth="26"
          />
          <path
            d="M-60 395C160 420 190 660 330 690S700 640 1000 690"
            fill="none"
            stroke="var(--scale-2)"
            strokeWidth="9"
          />
        </g>
      </svg>
      <DrawingTitle />
    </div>
  );
}

function StreetLot({
  number,
  x,
  y,
}: {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}): ReactNode {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={LOT.width}
        height={LOT.height}
        fill={TAKEN.has(number) ? "var(--accent-soft)" : "var(--surface)"}
      />
      <text x={x + LOT.width / 2} y={y + LOT.height / 2 + 4} fill="var(--text-3)" stroke="none">
        {number}
      </text>
    </>
  );
}

function CourtLot({ number }: { readonly number: number }): ReactNode {
  const from = COURT.from + (number - 1) * COURT.step;
  const corners = [
    at(COURT.inner, from),
    at(COURT.outer, from),
    at(COURT.outer * 1.06, from + COURT.step / 2),
    at(COURT.outer, from + COURT.step),
    at(COURT.inner, from + COURT.step),
  ];
  const [x, y] = at((COURT.inner + COURT.outer) / 2 + 4, from + COURT.step / 2);
  const isFilled = number === FILLED_LOT;
  return (
    <>
      <path
        d={`M${corners.map((corner) => corner.join(" ")).join("L")}Z`}
        fill={
          isFilled ? "var(--accent)" : TAKEN.has(number) ? "var(--accent-soft)" : "var(--surface)"
        }
      />
      <text
        x={x}
        y={y + 4}
        fill={isFilled ? "var(--accent-ink)" : "var(--text-3)"}
        fontWeight={isFilled ? 650 : 400}
        stroke="none"
      >
        {isFilled ? `Lot ${number}` : number}
      </text>
    </>
  );
}

/** A point around the court, at a distance from its middle and an angle in degrees. */
function at(distance: number, degrees: number): readonly [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return [round(COURT.x + distance * Math.sin(angle)), round(COURT.y + distance * Math.cos(angle))];
}

function DrawingTitle(): ReactNode {
  const { drawing } = useTexts(LOGIN_TEXTS);
  const network = useNetwork();
  return (
    <aside
      aria-label={drawing.title}
      className={
        "absolute right-6 bottom-6 w-100 max-w-[calc(100%-3rem)] border border-text bg-surface p-1"
      }
    >
      <div className="border border-text">
        <div className="flex gap-3 p-5">
          <Mark size={32} />
          <div className="grid gap-1">
            <p className="text-section">{drawing.title}</p>
            <p className="text-text-2">{drawing.sentence}</p>
          </div>
        </div>
        {network === null ? null : (
          <dl className="grid grid-cols-2 border-t border-text text-label">
            <div className="border-r border-text px-4 py-2">
              <dt className="text-text-2">{drawing.network}</dt>
              <dd className="font-semibold">
                <Name>{network.name}</Name>
              </dd>
            </div>
            <div className="px-4 py-2">
              <dt className="text-text-2">{drawing.data}</dt>
              <dd className="font-semibold">{network.demo ? drawing.fictional : drawing.real}</dd>
            </div>
          </dl>
        )}
      </div>
    </aside>
  );
}
