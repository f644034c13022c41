// What a lead is: the facts that may be shown and filtered, the contact that may not, and the
// consent between them.
import type { Cents } from "../money/money.ts";
import type {
  AgentStatus,
  ConsentChannel,
  FinanceStatus,
  LeadSide,
  Motivation,
  PropertyType,
  Timing,
  Verification,
} from "./vocabulary.ts";

/** A ZIP and what it implies. Coordinates are those of the ZIP's centre, never of the property. */
export interface Place {
  readonly zipCode: string;
  readonly zip3: string;
  readonly city: string;
  /** Two-letter USPS state. */
  readonly state: string;
  /** Five digits with leading zeros; null where the ZIP has no county (military). */
  readonly countyFips: string | null;
  readonly countyName: string | null;
  /** IANA zone of the ZIP's centre. */
  readonly timeZone: string;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * What a buyer may know before buying, and what criteria and scoring may look at. Missing is null.
 */
export interface LeadFacts {
  readonly side: LeadSide;
  readonly propertyType: PropertyType;
  readonly place: Place;
  /** Null is an open end. One figure is both. */
  readonly priceMinCents: Cents | null;
  readonly priceMaxCents: Cents | null;
  readonly beds: number | null;
  /** Quarter baths: 2.5 baths are 10. */
  readonly bathsQuarters: number | null;
  readonly livingAreaSqft: number | null;
  readonly timing: Timing;
  readonly financeStatus: FinanceStatus;
  readonly agentStatus: AgentStatus;
  readonly consentChannels: readonly ConsentChannel[];
  readonly verifications: readonly Verification[];
  /**
   * Whole minutes from the consent until the lead was received; null in a ping, whose consent is
   * not there yet.
   */
  readonly ageMinutes: number | null;
}

/** Contact data and anything that could hold some: never leaves before purchase. */
export interface LeadContact {
  readonly firstName: string;
  readonly lastName: string;
  /** Normalised e-mail; null when none was given. */
  readonly email: string | null;
  /** E.164; null when none was given. */
  readonly phone: string | null;
  /** Street and house number as given, white space folded; null when none was given. */
  readonly street: string | null;
  /** The city as given, which need not be the ZIP's own; null when none was given. */
  readonly city: string | null;
  readonly motivation: Motivation;
  readonly comments: string | null;
}

/** The consent record that travels with the sale. No lead is listed or sold without one. */
export interface ConsentRecord {
  /** Verbatim, as the person saw it. */
  readonly text: string;
  /** When the person consented, epoch milliseconds UTC. */
  readonly givenAtMs: number;
  readonly channels: readonly ConsentChannel[];
  /**
   * Who may buy for the phone channels: `named` sellers, `network` (the text names the network, so
   * its published buyer list of that moment), or `none` (e-mail campaigns only).
   */
  readonly scope: "named" | "network" | "none";
  /** Lower-cased, white space folded; empty unless scope is `named`. */
  readonly sellers: readonly string[];
  readonly pageUrl: string | null;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly trustedFormCertUrl: string | null;
  readonly jornayaLeadId: string | null;
}

/** Where the lead came from, beside its source. */
export interface Provenance {
  /** sub1 … sub5; null where not given. */
  readonly subIds: readonly [
    string | null,
    string | null,
    string | null,
    string | null,
    string | null,
  ];
  /**
   * The click that brought the person, as a tracking link or the affiliate's own system named it;
   * null where not given.
   */
  readonly clickId: string | null;
  /** Fields the vocabulary does not know, kept as given up to the limits of normalising. */
  readonly custom: Readonly<Record<string, string>>;
}

/** A post that passed normalising and validating. */
export interface ValidLead {
  readonly facts: LeadFacts;
  readonly contact: LeadContact;
  readonly consent: ConsentRecord;
  readonly provenance: Provenance;
}
