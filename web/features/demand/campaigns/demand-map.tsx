// Draws a map of unmet demand: states shaded by step, each of which filters the orders.
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { UNMET_STEPS } from "../../../../domain/reports/unmet-demand.ts";
import type { AnswerOf } from "../../../lib/api/operation.ts";
import { searchWith } from "../../../lib/address.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DEMAND_TEXTS } from "../../../../locales/catalogues/demand.ts";
import { UsMap } from "../../../ui/charts/us-map.tsx";
import { Section } from "../../../ui/screen.tsx";

interface DemandMapProps {
  readonly states: AnswerOf<"GET /v1/reports/demand">["states"];
  /** The state that orders are filtered by; null for all. */
  readonly chosen: string | null;
  /** Null removes the filter. */
  readonly onChoose: (state: string | null) => void;
}

export default function DemandMap({ states, chosen, onChoose }: DemandMapProps): ReactNode {
  const { unmet: texts } = useTexts(DEMAND_TEXTS);
  const formats = useFormats();
  const [search] = useSearchParams();
  const known = new Map(states.map((state) => [state.state, state]));
  const steps = UNMET_STEPS.map((step) => texts.steps[step]);
  const next = (code: string): string | null => (code === chosen ? null : code);
  const payout = (code: string): string => formats.money(known.get(code)?.best_payout_cents ?? 0);
  const orders = (code: string): number => known.get(code)?.orders ?? 0;
  return (
    <Section title={texts.section}>
      <UsMap
        title={texts.title}
        about={texts.about}
        valueName={texts.more}
        format={(step) => steps[step] ?? ""}
        steps={steps}
        none={texts.none}
        values={states.map(({ state, unmet }) => ({
          code: state,
          value: UNMET_STEPS.indexOf(unmet),
        }))}
        toState={(code) => ({ search: searchWith(search, { state: next(code) }) })}
        more={{
          head: [texts.orders, texts.best],
          of: (code) => [formats.number(orders(code)), payout(code)],
          inShort: (code) =>
            texts.inShort(orders(code), formats.number(orders(code)), payout(code)),
        }}
        choice={{ chosen, hint: texts.hint, onChoose: (code) => onChoose(next(code)) }}
      />
    </Section>
  );
}
