// Loads the builder of reports when it is first shown.
import { lazy } from "react";

export const ReportsScreen = lazy(async () => ({
  default: (await import("./reports-screen.tsx")).ReportsScreen,
}));
