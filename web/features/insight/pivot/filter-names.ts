// Writes filters of a report in words.
import { DIMENSIONS } from "../../../../domain/reports/pivot/dimensions.ts";
import type { PivotTexts } from "../../../../locales/en/pivot.ts";
import type { NameValue } from "../../../../locales/pivot-names.ts";
import { readFilter } from "./pivot-address.ts";

/** "State: CA" of each filter. */
export function filterNames(
  filters: readonly string[],
  texts: Pick<PivotTexts, "dimension">,
  nameOf: NameValue,
): readonly string[] {
  return filters.flatMap((filter) => {
    const [name, value] = readFilter(filter);
    const dimension = DIMENSIONS.find((one) => one === name);
    return dimension === undefined
      ? []
      : [`${texts.dimension[dimension]}: ${nameOf(dimension, { value, name: null })}`];
  });
}
