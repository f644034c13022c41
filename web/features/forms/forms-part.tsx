// The forms of an affiliate load when somebody looks at them: they bring along what draws and runs a form.
import { type ReactNode, Suspense, lazy } from "react";
import { ScreenSpinner } from "../../ui/spinner.tsx";

const Loaded = lazy(async () => ({ default: (await import("./own-forms.tsx")).OwnForms }));

export function FormsPart(): ReactNode {
  return <Suspense fallback={<ScreenSpinner />}><Loaded /></Suspense>;
}
