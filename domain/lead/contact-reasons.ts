// Lists the reasons for which a person of the network opens a lead's contact.

export const CONTACT_REASONS = [
  "person_asked",
  "complaint",
  "return",
  "fraud",
  "legal",
  "other",
] as const;
export type ContactReason = (typeof CONTACT_REASONS)[number];

/** In characters: what is said beside the reason. */
export const CONTACT_NOTE_LENGTH = { least: 3, most: 500 };
