// Loads each section of the page of an account when it is opened.
import { lazy } from "react";

export const OverviewPart = lazy(async () => ({
  default: (await import("./overview-part.tsx")).OverviewPart,
}));

export const MoneyPart = lazy(async () => ({
  default: (await import("./money-part.tsx")).MoneyPart,
}));

export const CampaignsPart = lazy(async () => ({
  default: (await import("./campaigns-part.tsx")).CampaignsPart,
}));

export const SourcesPart = lazy(async () => ({
  default: (await import("./sources-part.tsx")).SourcesPart,
}));

export const PeoplePart = lazy(async () => ({
  default: (await import("./people-part.tsx")).PeoplePart,
}));

export const KeysPart = lazy(async () => ({
  default: (await import("./keys-part.tsx")).KeysPart,
}));

export const NotesPart = lazy(async () => ({
  default: (await import("./notes-part.tsx")).NotesPart,
}));

/** The form for a new tag. */
export const TagForm = lazy(() => import("./tag-form.tsx"));

export const DocumentsPart = lazy(async () => ({
  default: (await import("./documents-part.tsx")).DocumentsPart,
}));

export const HistoryPart = lazy(async () => ({
  default: (await import("./history-part.tsx")).HistoryPart,
}));
