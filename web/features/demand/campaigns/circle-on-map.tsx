// Beneath the fields of a radius rule: where its circle lies and how many ZIPs it takes in, as a
// picture and in a line of words. Nothing while there is no circle.
import { type ReactNode, Suspense, lazy, useId } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSettled } from "../../../lib/use-settled.ts";
import { CRITERIA_FORM_TEXTS } from "../../../../locales/catalogues/criteria-form.ts";
import { MAP_HEIGHT, MAP_WIDTH } from "../../../ui/charts/map-frame.ts";
import { classes } from "../../../ui/classes.ts";
import type { CircleRule } from "./criteria-nodes.ts";
import { readMiles, readZip } from "./read-typed.ts";
import { useZipsAround } from "./use-zips-around.ts";

const CircleMap = lazy(() => import("./circle-map.tsx"));
const PAUSE_MS = 300;

/** The rule's circle when the user last paused typing. */
export function CircleOnMap({ rule }: { readonly rule: CircleRule }): ReactNode {
  const texts = useTexts(CRITERIA_FORM_TEXTS);
  const formats = useFormats();
  const words = useId();
  const settled = useSettled(rule, PAUSE_MS);
  // What is drawn and said is what was answered, the miles too: a circle never stands among the
  // ZIPs of another.
  const { around, isOld } = useZipsAround(readZip(settled.zip), readMiles(settled.miles));
  if (around === null) return null;
  const {
    middle: { city, state, zip_code: zip },
    miles,
    zip_count: count,
  } = around;
  return (
    <figure
      aria-busy={isOld}
      className={classes(
        "grid gap-1 transition-opacity duration-[120ms] motion-reduce:transition-none",
        isOld && "opacity-60",
      )}
    >
      <Suspense fallback={<div style={{ aspectRatio: `${MAP_WIDTH} / ${MAP_HEIGHT}` }} />}>
        <CircleMap around={around} labelledBy={words} />
      </Suspense>
      <figcaption id={words} className="text-label text-text-2">
        {texts.around(formats.number(miles), city, state, zip, count, formats.number(count))}
      </figcaption>
    </figure>
  );
}
