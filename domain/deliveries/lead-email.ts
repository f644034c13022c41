// Describes the email that delivers a bought lead.
import type { Language } from "../languages.ts";
import type { LeadValues } from "./lead-values.ts";

export interface LeadEmailView {
  readonly language: Language;
  readonly networkName: string;
  /** The network's address, without a trailing slash. */
  readonly publicUrl: string;
  readonly values: LeadValues;
  /** IANA time zone of the times shown. Null for UTC. */
  readonly timeZone: string | null;
}
