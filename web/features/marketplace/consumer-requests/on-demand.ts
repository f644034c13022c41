// Loads the sheets of consumers' requests when they are opened.
import { lazy } from "react";

/** One request, over the list. */
export const RequestSheet = lazy(async () => ({
  default: (await import("./request-sheet.tsx")).RequestSheet,
}));

/** The form that records a request. */
export const RecordSheet = lazy(async () => ({
  default: (await import("./record-sheet.tsx")).RecordSheet,
}));
