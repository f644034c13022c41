// Loads what signed-in people see of the second factor when it is shown: rarely.
import { lazy } from "react";

/** The section of the settings. */
export const FactorSection = lazy(async () => ({
  default: (await import("./factor-section.tsx")).FactorSection,
}));

/** The section of the settings with the person's passkeys. */
export const PasskeySection = lazy(async () => ({
  default: (await import("./passkey-section.tsx")).PasskeySection,
}));

/** The only screen of a person who must set a second factor up. */
export const RequiredScreen = lazy(() => import("./required-screen.tsx"));
