// Loads what buyers say separately from the screens that show it: it stands below other figures.
import { lazy } from "react";

/** What buyers say about an affiliate's leads. */
export const Feedback = lazy(() => import("./feedback-section.tsx"));
