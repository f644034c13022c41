// Edits what each stage of a CRM says about a lead.
import type { ReactNode } from "react";
import { OUTCOMES } from "../../../../domain/sales/outcome.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { WORK_TEXTS } from "../../../../locales/catalogues/work.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { LABEL, SelectField, TextField } from "../../../ui/field.tsx";
import { type StageRow, newStage } from "./draft-rows.ts";
import type { PartProps } from "./part-props.ts";
import { RowButtons } from "./row-buttons.tsx";
import { useRows } from "./use-rows.ts";

type StageRowsProps = PartProps<{ readonly stages: readonly StageRow[] }>;

export function StageRows({ draft: { stages }, change, at }: StageRowsProps): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const { progress } = useTexts(WORK_TEXTS);
  const rows = useRows(stages, (next) => change({ stages: next }));
  return (
    <div ref={rows.frame} role="group" aria-label={texts.stages} className="grid gap-3">
      <p className={LABEL} aria-hidden="true">
        {texts.stages}
      </p>
      <p className="text-label text-text-3">{texts.stagesAbout}</p>
      {stages.length === 0 ? null : (
        <ol className="grid gap-2 max-md:gap-4">
          {stages.map(({ key, stage, outcome }, index) => (
            <li
              key={key}
              data-row={key}
              aria-label={texts.stage(index + 1)}
              className={classes(
                "grid gap-2 md:grid-cols-[minmax(10rem,3fr)_minmax(8rem,2fr)_auto]",
                "md:items-start",
              )}
            >
              <TextField
                data-part="first"
                label={texts.stage(index + 1)}
                isLabelHidden
                maxLength={100}
                autoComplete="off"
                spellCheck={false}
                placeholder="Appointment Set"
                value={stage}
                problem={at(`/to/stages/${index}/stage`)}
                onChange={({ target }) => rows.change(index, { stage: target.value })}
              />
              <SelectField
                label={texts.stageOutcome(index + 1)}
                isLabelHidden
                value={outcome}
                options={OUTCOMES.map((one) => [one, progress[one]])}
                onChange={({ target }) =>
                  rows.change(index, {
                    outcome: OUTCOMES.find((one) => one === target.value) ?? outcome,
                  })
                }
              />
              <RowButtons
                what={texts.stage(index + 1)}
                index={index}
                count={stages.length}
                onMove={(by) => rows.move(index, by)}
                onRemove={() => rows.remove(index)}
              />
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button
          data-part="add"
          disabledBecause={stages.length < 50 ? null : "50"}
          onClick={() => rows.add(newStage())}
        >
          {texts.addStage}
        </Button>
      </div>
    </div>
  );
}
