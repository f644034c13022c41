// Loads a person's own email when that part of the settings is shown.
import { lazy } from "react";

export const EmailSection = lazy(() => import("./email-section.tsx"));
