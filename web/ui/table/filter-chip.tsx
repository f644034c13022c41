// A filter as a chip: shows its setting, and opens the choices on a click. Each change is in the
// address immediately.
import { Plus } from "lucide-react";
import { type ComponentProps, type ReactNode, lazy } from "react";
import type { Step } from "../../lib/address.ts";
import { useTexts } from "../../lib/text/text.ts";
import { TABLE_TEXTS } from "../../../locales/catalogues/table.ts";
import { classes } from "../classes.ts";
import type { OpenerButton } from "../opener.ts";
import { FORM_PANEL, Popover } from "../popover.tsx";
import { type Filter, filterWords } from "./columns.ts";

const load = () => import("./filter-form.tsx");
const FilterForm = lazy(load);

export type FilterChange = (text: string, step?: Step) => void;

export function FilterChip({
  filter,
  text,
  onChange,
}: {
  readonly filter: Filter;
  readonly text: string;
  readonly onChange: FilterChange;
}): ReactNode {
  const texts = useTexts(TABLE_TEXTS);
  const words = filterWords(filter, text, { least: texts.atLeast, most: texts.atMost });
  const button = (given: OpenerButton): ReactNode => (
    <Chip {...given} isOn={words !== ""}>
      {words === "" ? (
        <>
          <Plus size={14} strokeWidth={1.5} aria-hidden="true" />
          {filter.label}
        </>
      ) : (
        <span className="max-w-56 truncate">
          {filter.label}: <span className="font-semibold">{words}</span>
        </span>
      )}
    </Chip>
  );
  return (
    <Popover label={filter.label} className={FORM_PANEL} prepare={load} button={button}>
      {(close) => <FilterForm filter={filter} text={text} onChange={onChange} close={close} />}
    </Popover>
  );
}

function Chip({ isOn, ...rest }: ComponentProps<"button"> & { readonly isOn: boolean }): ReactNode {
  return <button type="button" {...rest} className={chipLook(isOn)} />;
}

/** The look of a chip: filled where its filter is set. */
export function chipLook(isOn: boolean): string {
  return classes(
    // Positioned, so that hidden words do not widen a page whose chips scroll.
    "relative inline-flex min-h-8 items-center gap-1 rounded-full border px-3 " +
      "whitespace-nowrap transition-colors duration-100 pointer-coarse:min-h-11",
    isOn
      ? "border-accent-soft bg-accent-soft font-medium text-accent"
      : "no-print border-line text-text-2 hover:bg-sunken hover:text-text",
  );
}
