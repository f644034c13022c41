// Defines a lead: the facts, which may be shown and filtered, the contact, which may not, and the
// consent.
import type { AdParams } from "./ad-params.ts";
import type { Cents } from "../money/money.ts";
import type { PlainFacts } from "./plain-facts.ts";
import type { ReadingNote } from "./problems.ts";
import type { ConsentChannel, LeadSide, Motivation, Verification } from "./vocabulary.ts";

/**
 * A ZIP and the facts it implies. Coordinates are those of the ZIP's center, never of the property.
 */
export interface Place {
  readonly zipCode: string;
  readonly zip3: string;
  readonly city: string;
  /** Two-letter USPS state. */
  readonly state: string;
  /** Five digits with leading zeros; null if the ZIP has no county (Palau). */
  readonly countyFips: string | null;
  readonly countyName: string | null;
  /** The legal zone of the ZIP, an IANA name: 49 CFR part 71. */
  readonly timeZone: string;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * The facts that a buyer may know before buying, and that criteria and scoring may read. Missing
 * values are null.
 */
export interface LeadFacts extends PlainFacts {
  readonly side: LeadSide;
  readonly place: Place;
  /** Null means an open end. A single price sets both ends. */
  readonly priceMinCents: Cents | null;
  readonly priceMaxCents: Cents | null;
  readonly consentChannels: readonly ConsentChannel[];
  readonly verifications: readonly Verification[];
  /**
   * Whole minutes from the consent to the lead's arrival; null in a ping, which has no consent yet.
   */
  readonly ageMinutes: number | null;
}

/** Contact data and anything that may contain some: never sent before purchase. */
export interface LeadContact {
  readonly firstName: string;
  readonly lastName: string;
  /** Normalized email; null if not given. */
  readonly email: string | null;
  /** E.164; null if not given. */
  readonly phone: string | null;
  /** Street and house number as given, white space folded; null if not given. */
  readonly street: string | null;
  /** The city as given, which may differ from the ZIP's own; null if not given. */
  readonly city: string | null;
  readonly motivation: Motivation;
  readonly comments: string | null;
}

/** The consent record, delivered with the sale. No lead is listed or sold without one. */
export interface ConsentRecord {
  /** Verbatim, as the consumer saw it. */
  readonly text: string;
  /** When the consumer consented, epoch milliseconds UTC. */
  readonly givenAtMs: number;
  readonly channels: readonly ConsentChannel[];
  /**
   * Who may buy for the phone channels: `named` sellers, `network` (the text names the network, and
   * thereby its published buyer list of that moment), or `none` (email campaigns only).
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

/** Where the lead came from, in addition to its source. */
export interface Provenance {
  /** sub1 … sub5; null if not given. */
  readonly subIds: readonly [
    string | null,
    string | null,
    string | null,
    string | null,
    string | null,
  ];
  /** The click id of a tracking link or of the affiliate's own system; null if not given. */
  readonly clickId: string | null;
  /** What ad platforms and analytics marked the address with. */
  readonly adParams: AdParams;
  /** The affiliate's own reference of the lead; null if not given. */
  readonly vendorLeadId: string | null;
  /** Fields outside the vocabulary, kept as given within the limits of normalization. */
  readonly custom: Readonly<Record<string, string>>;
}

/** A normalized and validated post. */
export interface ValidLead {
  readonly facts: LeadFacts;
  readonly contact: LeadContact;
  readonly consent: ConsentRecord;
  readonly provenance: Provenance;
  /** Fields that were left out, or not read to the letter. */
  readonly notes: readonly ReadingNote[];
}
