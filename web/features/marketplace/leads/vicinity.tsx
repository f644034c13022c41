// Draws where a lead is: its state, with the center of its ZIP. Loaded after the facts.
import { type ReactNode, useMemo } from "react";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSize } from "../../../lib/use-size.ts";
import { fittedView } from "../../../ui/charts/fitted-view.ts";
import { wholeProjection } from "../../../ui/charts/map-projections.ts";
import { STATE_SHAPES } from "../../../ui/charts/us-shapes.ts";
import { Name } from "../../../ui/name.tsx";
import { Section } from "../../../ui/screen.tsx";
import type { Lead } from "./lead-columns.tsx";

/** Half of the pin's square, in CSS pixels. */
const HALF_PIN = 6;

export function Vicinity({ lead }: { readonly lead: Lead }): ReactNode {
  return lead.zip_code === null ? null : <Known zipCode={lead.zip_code} />;
}

function Known({ zipCode }: { readonly zipCode: string }): ReactNode {
  const { page } = useTexts(LEADS_TEXTS);
  const { value: place } = useAnswer("GET /v1/places/{zip_code}", {
    params: { zip_code: zipCode },
  });
  if (place === undefined) return null;
  const at = wholeProjection([place.longitude, place.latitude]);
  const where = [place.county_name, place.state].filter((part) => part !== null).join(", ");
  return at === null ? null : (
    <Section
      title={page.vicinity}
      actions={<Name className="text-label text-text-2">{where}</Name>}
    >
      <Picture state={place.state} at={at} />
    </Section>
  );
}

function Picture({
  state,
  at,
}: {
  readonly state: string;
  /** In the frame of the map. */
  readonly at: readonly [x: number, y: number];
}): ReactNode {
  const [frame, { width, height }] = useSize<HTMLDivElement>();
  const view = useMemo(() => {
    const own = STATE_SHAPES.filter(({ code }) => code === state);
    return width === 0 || height === 0
      ? null
      : fittedView(
          own.map(({ bounds }) => bounds),
          width / height,
        );
  }, [state, width, height]);
  const scale = view === null ? 1 : view.width / width;
  return (
    <div
      ref={frame}
      className="relative h-48 overflow-hidden rounded-panel border border-line bg-sunken"
    >
      {view === null ? null : (
        <svg
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          className="absolute inset-0 size-full"
          aria-hidden="true"
        >
          {STATE_SHAPES.filter(({ code }) => code === state || !isApart(code)).map(
            ({ code, path }) => (
              <path
                key={code}
                d={path}
                fill={code === state ? "var(--scale-1)" : "var(--surface)"}
                stroke="var(--rule)"
                vectorEffect="non-scaling-stroke"
              />
            ),
          )}
          <circle
            cx={at[0]}
            cy={at[1]}
            r={2 * HALF_PIN * scale}
            fill="none"
            stroke="var(--accent)"
            vectorEffect="non-scaling-stroke"
          />
          <rect
            x={at[0] - HALF_PIN * scale}
            y={at[1] - HALF_PIN * scale}
            width={2 * HALF_PIN * scale}
            height={2 * HALF_PIN * scale}
            fill="var(--accent)"
          />
        </svg>
      )}
    </div>
  );
}

/** Drawn below the others, away from where it lies. */
const isApart = (code: string): boolean => code === "AK" || code === "HI";
