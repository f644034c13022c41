// Shows a form's funnel: views, starts and submissions in the last thirty days.
import type { ReactNode } from "react";
import type { Form } from "../../../../contract/supply/forms.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { FORM_TEXTS } from "../../../../locales/catalogues/forms.ts";
import { Spark } from "../../../ui/charts/spark.tsx";
import { Figures } from "../../../ui/figures.tsx";
import { Section } from "../../../ui/screen.tsx";

const WHOLE = 10_000;

export function FormFigures({ form }: { readonly form: Form }): ReactNode {
  const texts = useTexts(FORM_TEXTS);
  const formats = useFormats();
  const { value } = useAnswer("GET /v1/forms/{id}/funnel", { params: { id: form.id } });
  const { seen, started, finished, bots } = value ?? form.funnel;
  const share = (part: number, whole: number): string | null =>
    whole === 0 ? null : formats.percent(Math.round((part / whole) * WHOLE));
  const noted = (text: string | null, write: (share: string) => string): string | undefined =>
    text === null ? undefined : write(text);
  const spark = (name: "seen" | "started" | "finished"): ReactNode =>
    value === undefined || value[name] === 0 ? undefined : (
      <Spark values={value.days.map((day) => day[name])} />
    );
  return (
    <Section title={texts.days}>
      <Figures
        figures={[
          { label: texts.figures.seen, value: formats.number(seen), spark: spark("seen") },
          {
            label: texts.figures.started,
            value: formats.number(started),
            note: noted(share(started, seen), texts.ofSeen),
            spark: spark("started"),
          },
          {
            label: texts.figures.finished,
            value: formats.number(finished),
            note: noted(share(finished, started), texts.ofStarted),
            spark: spark("finished"),
          },
          { label: texts.figures.bots, value: formats.number(bots), note: texts.botsNote },
        ]}
      />
      <p className="text-label text-text-3">{texts.privateNote}</p>
    </Section>
  );
}
