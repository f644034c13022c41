// Draws the controls that filter and sort the open orders.
import type { ReactNode } from "react";
import type { ChangeState } from "../../../lib/address.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { OPEN_DEMAND_TEXTS } from "../../../../locales/catalogues/open-demand.ts";
import { CheckField, SelectField, TextField } from "../../../ui/field.tsx";
import { DEMAND_SIDES, type DemandFilter, MOST_LEAST } from "./demand-address.ts";
import { DEMAND_SORTS, stateName } from "./demand-words.ts";

interface DemandFiltersProps {
  readonly filter: DemandFilter;
  /** The states to choose from. */
  readonly states: readonly string[];
  readonly onChange: ChangeState<DemandFilter>;
}

/** Sort order, place, side, minimum payout, and two checkboxes. */
export function DemandFilters({ filter, states, onChange }: DemandFiltersProps): ReactNode {
  const demand = useTexts(OPEN_DEMAND_TEXTS);
  const words = useTexts(LEAD_WORDS);
  return (
    <div className="no-print flex flex-wrap items-end gap-x-4 gap-y-3">
      <SelectField
        label={demand.sort}
        value={filter.sort}
        options={DEMAND_SORTS.map((sort) => [sort, demand.sorts[sort]])}
        onChange={({ target }) =>
          onChange({ sort: DEMAND_SORTS.find((sort) => sort === target.value) ?? "best" })
        }
      />
      <SelectField
        label={demand.place}
        value={filter.state ?? ""}
        options={[["", demand.all], ...states.map((code) => [code, stateName(code)] as const)]}
        onChange={({ target }) => onChange({ state: target.value === "" ? null : target.value })}
      />
      <SelectField
        label={demand.side}
        value={filter.side ?? ""}
        options={[
          ["", demand.all],
          ...DEMAND_SIDES.map((side) => [side, words.side[side]] as const),
        ]}
        onChange={({ target }) =>
          onChange({ side: DEMAND_SIDES.find((side) => side === target.value) ?? null })
        }
      />
      <TextField
        label={demand.least}
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST_LEAST}
        step={1}
        className="max-w-40"
        value={filter.least === 0 ? "" : filter.least}
        onChange={({ target }) => onChange({ least: readLeast(target.value) }, "replace")}
      />
      <div className="grid gap-1 pb-0.5">
        <CheckField
          label={demand.matching}
          checked={filter.matching}
          onChange={({ target }) => onChange({ matching: target.checked })}
        />
        <CheckField
          label={demand.withCapacity}
          checked={filter.room}
          onChange={({ target }) => onChange({ room: target.checked })}
        />
      </div>
    </div>
  );
}

function readLeast(typed: string): number {
  return Math.min(MOST_LEAST, Math.max(0, Math.floor(Number(typed) || 0)));
}
