// Shows a preview of a delivery with sample data beside the form, a moment after typing stops.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call } from "../../../lib/api/call.ts";
import type { BodyOf } from "../../../lib/api/operation.ts";
import type { DeliveryPreview } from "../../../../contract/delivery/destinations.ts";
import { toProblem } from "../../../lib/api/problem.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSettled } from "../../../lib/use-settled.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { classes } from "../../../ui/classes.ts";
import { Code } from "../../../ui/name.tsx";
import type { DestinationTo } from "./deliveries-address.ts";
import { DestinationProblem } from "./destination-problem.tsx";

const PAUSE_MS = 500;

/** `to` is null while something is missing. */
export function SamplePreview({ to }: { readonly to: DestinationTo | null }): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const body: BodyOf<"POST /v1/delivery-previews"> | null = to === null ? null : { to };
  const asked = useSettled(body === null ? "" : JSON.stringify(body), PAUSE_MS);
  const { data, error } = useQuery({
    queryKey: ["delivery-preview", asked],
    queryFn: () => call("POST /v1/delivery-previews", { body: JSON.parse(asked) }),
    enabled: asked !== "",
    retry: false,
    placeholderData: keepPreviousData,
  });
  const isMissing = to === null || asked === "";
  return (
    <section
      aria-label={texts.sample}
      className={classes(
        "grid min-w-0 content-start gap-3 self-start rounded-panel border border-line",
        "bg-surface p-4 xl:sticky xl:top-20",
      )}
    >
      <div className="grid gap-1">
        <h3 className="font-semibold">{texts.sample}</h3>
        <p className="text-label text-text-2">{texts.sampleAbout}</p>
      </div>
      {isMissing ? <p className="text-text-2">{texts.sampleWaits}</p> : null}
      {isMissing || error === null ? null : <DestinationProblem problem={toProblem(error)} />}
      {data === undefined || isMissing || error !== null ? null : <Preview preview={data} />}
    </section>
  );
}

/** JSON with a member on each line; anything else as it is. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function Preview({
  preview: { address, headers, body },
}: {
  readonly preview: DeliveryPreview;
}): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  return (
    <>
      <p>
        <Code className="break-all">{address}</Code>
      </p>
      {headers.length === 0 ? null : (
        <dl aria-label={texts.sampleHeaders} className="grid gap-0.5 border-t border-line pt-3">
          {headers.map(({ name, value }) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt>
                <Code className="text-text-2">{name}:</Code>
              </dt>
              <dd className="min-w-0">
                <Code className="break-all">{value}</Code>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <pre
        role="region"
        aria-label={texts.sampleBody}
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-control bg-sunken p-3"
      >
        <Code className="break-all whitespace-pre-wrap">
          {body === "" ? texts.sampleEmpty : readable(body)}
        </Code>
      </pre>
    </>
  );
}
