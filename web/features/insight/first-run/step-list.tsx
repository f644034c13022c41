// Lists the steps of a first run with their progress; the next open one stands out.
import type { ReactNode } from "react";
import type { FirstRun } from "../../../../contract/insight/first-run.ts";
import { FIRST_RUN_TEXTS } from "../../../../locales/catalogues/first-run.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { guideAddress } from "../../../lib/guide-address.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Card } from "../../../ui/screen.tsx";

type Step = FirstRun["steps"][number];

export default function StepList({ steps }: { readonly steps: readonly Step[] }): ReactNode {
  const texts = useTexts(FIRST_RUN_TEXTS);
  const { role } = useUser();
  const next = steps.find(({ done, optional }) => !done && !optional);
  return (
    <Card title={texts.title} actions={<Progress steps={steps} />}>
      <ol className="divide-y divide-line border-t border-line">
        {steps.map((step) => (
          <StepRow key={step.key} step={step} isNext={step === next} />
        ))}
      </ol>
      <p className="border-t border-line px-4 py-2.5">
        <a className="text-accent underline" href={guideAddress(role)}>
          {texts.guide}
        </a>
      </p>
    </Card>
  );
}

/** Counts the required steps: they decide when the list goes. */
function Progress({ steps }: { readonly steps: readonly Step[] }): ReactNode {
  const texts = useTexts(FIRST_RUN_TEXTS);
  const formats = useFormats();
  const required = steps.filter(({ optional }) => !optional);
  const done = required.filter((step) => step.done).length;
  const [shownDone, shownAll] = [formats.number(done), formats.number(required.length)];
  return (
    <span className="flex items-center gap-2 text-label text-text-2">
      <progress
        className={
          "h-1.5 w-24 appearance-none overflow-hidden rounded-full bg-hatch " +
          "[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-hatch " +
          "[&::-webkit-progress-value]:bg-accent"
        }
        aria-label={texts.progressLabel(shownDone, shownAll)}
        value={done}
        max={required.length}
      />
      <span className="tabular-nums">{texts.progress(shownDone, shownAll)}</span>
    </span>
  );
}

function StepRow({
  step: { key, done, optional, path },
  isNext,
}: {
  readonly step: Step;
  readonly isNext: boolean;
}): ReactNode {
  const texts = useTexts(FIRST_RUN_TEXTS);
  const { title, about, action } = texts.steps[key];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
      <span className="flex min-w-0 flex-1 basis-60 items-baseline gap-3">
        <span
          aria-hidden
          className={classes(
            "size-3 shrink-0 rounded-[2px] border",
            done ? "border-accent bg-accent" : "border-control",
          )}
        />
        <span className="grid min-w-0">
          <span className={classes(done ? "text-text-2" : "font-medium")}>
            {title}
            {optional ? <span className="font-normal text-text-3"> · {texts.optional}</span> : null}
          </span>
          {done ? null : <span className="text-label text-text-2">{about}</span>}
        </span>
      </span>
      {done ? (
        <span className="text-label text-text-2">{texts.done}</span>
      ) : (
        <ButtonLink kind={isNext ? "primary" : "plain"} to={path}>
          {action}
        </ButtonLink>
      )}
    </li>
  );
}
