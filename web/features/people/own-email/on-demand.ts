// Loads a person's own email when it is shown.
import { lazy } from "react";

export const EmailConfirmation = lazy(() => import("./email-confirmation.tsx"));
export const EmailSection = lazy(() => import("./email-section.tsx"));
