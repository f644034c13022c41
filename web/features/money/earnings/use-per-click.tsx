// Computes the average earnings per click on tracking links, as a last column of the earnings by
// source or sub id.
import type { ClickFigures } from "../../../../contract/insight/report-figures.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { EARNING_TEXTS } from "../../../../locales/catalogues/earnings.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";
import type { GroupWords } from "../../insight/reports/index.ts";

/** Null while unknown, and where no link was clicked: most affiliates only post leads. */
export function usePerClick(
  clicks: AnswerOf<"GET /v1/reports/clicks"> | undefined,
): GroupWords | null {
  const texts = useTexts(EARNING_TEXTS).sources;
  const formats = useFormats();
  if (clicks === undefined || clicks.total.clicks === 0) return null;
  const clicksOf = new Map(clicks.groups.map(({ key, current }) => [key ?? "", current]));
  const cell = (figures: ClickFigures | undefined) =>
    figures === undefined || figures.per_click_cents === null ? (
      "—"
    ) : (
      <TwoLines
        main={formats.money(figures.per_click_cents)}
        sub={texts.clicks(figures.clicks, formats.number(figures.clicks))}
      />
    );
  return {
    header: texts.perClick,
    numeric: true,
    of: ({ id }) => cell(clicksOf.get(id)),
    total: cell(clicks.total),
  };
}
