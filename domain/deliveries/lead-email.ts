// What the e-mail shows that hands a bought lead over.
import type { Language } from "../languages.ts";
import type { LeadValues } from "./lead-values.ts";

export interface LeadEmailView {
  readonly language: Language;
  readonly networkName: string;
  /** Where the network is, without a slash at its end. */
  readonly publicUrl: string;
  readonly values: LeadValues;
  /** IANA: times are by this clock. Null for UTC. */
  readonly timeZone: string | null;
}
