// Loads the parts of pauses by the network when they are shown: most screens have none.
import { lazy } from "react";

/** Says that the network paused a thing, and why; its people change and end the pause there. */
export const PauseBanner = lazy(() => import("./pause-banner.tsx"));

/** Asks for reason and end, and pauses a thing. */
export const PauseButton = lazy(() => import("./pause-button.tsx"));

/** A thing in the sheet of its account: paused or not, with what the network may do about it. */
export const PauseRow = lazy(() => import("./pause-row.tsx"));

/** The values of a source's sub ids that the network paused. */
export const PausedSubIds = lazy(() => import("./paused-sub-ids.tsx"));
