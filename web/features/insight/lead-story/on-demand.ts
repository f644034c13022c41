// Loads the story of a lead on demand: only people of the network read it.
import { lazy } from "react";

/** The sections of the story. */
export const LeadStory = lazy(async () => ({
  default: (await import("./lead-story.tsx")).LeadStory,
}));

/** The button that prints the page as the lead's record. */
export const PrintRecord = lazy(async () => ({
  default: (await import("./print-record.tsx")).PrintRecord,
}));
