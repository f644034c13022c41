// Payouts as screens show them: fetched beside the rest, with as much room kept free as they usually take.
import { type ComponentProps, type ReactNode, Suspense, lazy } from "react";
import { ScreenSpinner } from "../../ui/spinner.tsx";

const Part = lazy(async () => ({ default: (await import("./payouts-part.tsx")).PayoutsPart }));
const Advice = lazy(async () => ({ default: (await import("./remittance.tsx")).Remittance }));
const Operator = lazy(async () => ({ default: (await import("./operator-payouts.tsx")).OperatorPayouts }));

export function PayoutsPart(props: ComponentProps<typeof Part>): ReactNode {
  return <Suspense fallback={<div className="min-h-96" />}><Part {...props} /></Suspense>;
}

export function Remittance(props: ComponentProps<typeof Advice>): ReactNode {
  return <Suspense fallback={<ScreenSpinner />}><Advice {...props} /></Suspense>;
}

export function OperatorPayouts(props: ComponentProps<typeof Operator>): ReactNode {
  return <Suspense fallback={<ScreenSpinner />}><Operator {...props} /></Suspense>;
}
