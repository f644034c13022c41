// Loads the parts of alerts when they are first shown.
import { lazy } from "react";

export { AlertsLink } from "./alerts-link.tsx";
export const AlertsScreen = lazy(async () => ({
  default: (await import("./alerts-screen.tsx")).AlertsScreen,
}));
export const AlertDecision = lazy(async () => ({
  default: (await import("./alert-detail.tsx")).AlertDecision,
}));
