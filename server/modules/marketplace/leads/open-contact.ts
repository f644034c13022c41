// Opens a lead's sealed contact and consent into the forms of the API. The only reader of what the
// intake sealed.
import type {
  ConsentProof,
  Contact,
  OwnLead,
} from "../../../../contract/marketplace/lead-shapes.ts";
import { type LeadField, isNeverRepeated } from "../../../../domain/lead/field-names.ts";
import { consentRecordText } from "../../../../domain/lead/consent-record.ts";
import type { ConsentRecord, LeadContact } from "../../../../domain/lead/lead.ts";
import type { ReadingNote } from "../../../../domain/lead/problems.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import { sha256Hex } from "../../../platform/crypto/sha256.ts";
import type { SealedColumns } from "./lead.store.ts";
import type { Static } from "typebox";

/** What the intake sealed of a lead. */
export interface PrivateLead {
  readonly contact: LeadContact;
  readonly consent: ConsentRecord;
  readonly custom: Readonly<Record<string, string>>;
  /** Absent without any. */
  readonly notes?: readonly ReadingNote[];
}

/** What the intake sealed of a post that was refused for its fields. */
interface SealedRefusal {
  readonly came: CameInFields;
  readonly notes: readonly ReadingNote[];
}

/** What came in refused fields; a field without a value is null. */
export type CameInFields = Readonly<Partial<Record<LeadField, string | null>>>;

export interface OpenedLead {
  readonly contact: Contact | null;
  readonly consent_proof: Static<typeof ConsentProof> | null;
  readonly custom: Record<string, string>;
  readonly notes: OwnLead["notes"];
  /** Empty unless the post was refused for its fields, and what came may be shown. */
  readonly came: CameInFields;
}

/** Nothing, where nothing is stored or may be shown. */
export const NOTHING_OPENED: OpenedLead = {
  contact: null,
  consent_proof: null,
  custom: {},
  notes: [],
  came: {},
};

/**
 * The data as the intake sealed it; null where it is erased or was never stored. For internal use
 * by the server, not for the API.
 */
export function openPrivate(
  vault: ContactVault,
  leadId: string,
  columns: SealedColumns,
): PrivateLead | null {
  const content = openSealed(vault, leadId, columns);
  return content === null || "refused" in content ? null : content;
}

function openSealed(
  vault: ContactVault,
  leadId: string,
  { key_salt: salt, sealed }: SealedColumns,
): PrivateLead | { readonly refused: SealedRefusal } | null {
  return salt === null || sealed === null
    ? null
    : (JSON.parse(vault.open(leadId, { salt, sealed })) as
        | PrivateLead
        | { readonly refused: SealedRefusal });
}

/** The SHA-256 of the record of a lead's consent, in hex. */
export function consentHash(leadId: string, consent: ConsentRecord): string {
  return sha256Hex(consentRecordText(leadId, consent));
}

/** The record of a lead's consent with its hash. */
export function presentConsent(
  leadId: string,
  consent: ConsentRecord,
): Static<typeof ConsentProof> {
  return {
    sha256: consentHash(leadId, consent),
    text: consent.text,
    given_at: new Date(consent.givenAtMs).toISOString(),
    channels: [...consent.channels],
    scope: consent.scope,
    sellers: [...consent.sellers],
    page_url: consent.pageUrl,
    ip_address: consent.ipAddress,
    user_agent: consent.userAgent,
    trustedform_cert_url: consent.trustedFormCertUrl,
    jornaya_leadid: consent.jornayaLeadId,
  };
}

function presentNotes(notes: readonly ReadingNote[]): OwnLead["notes"] {
  return notes.map(({ field, came, readAs, advice }) => ({
    field,
    came,
    read_as: readAs,
    advice,
  }));
}

/**
 * What may be shown of a lead whose contact may not: its notes without any posted value, and of
 * contact fields not even what they were read as.
 */
export function openNotes(vault: ContactVault, leadId: string, columns: SealedColumns): OpenedLead {
  const content = openSealed(vault, leadId, columns);
  const { notes = [] } = content === null ? {} : "refused" in content ? content.refused : content;
  return {
    ...NOTHING_OPENED,
    notes: notes.map(({ field, readAs, advice }) => ({
      field,
      came: null,
      read_as: isNeverRepeated(field) ? null : readAs,
      advice,
    })),
  };
}

/** Opens the lead's private data; nothing where it is erased or was never stored. */
export function openLead(vault: ContactVault, leadId: string, columns: SealedColumns): OpenedLead {
  const opened = openSealed(vault, leadId, columns);
  if (opened === null) return NOTHING_OPENED;
  if ("refused" in opened) {
    const { came, notes } = opened.refused;
    return { ...NOTHING_OPENED, notes: presentNotes(notes), came };
  }
  const { contact, consent, custom, notes = [] } = opened;
  return {
    contact: {
      first_name: contact.firstName,
      last_name: contact.lastName,
      email: contact.email,
      phone: contact.phone,
      street: contact.street,
      city: contact.city,
      motivation: contact.motivation,
      comments: contact.comments,
    },
    consent_proof: presentConsent(leadId, consent),
    custom: { ...custom },
    notes: presentNotes(notes),
    came: {},
  };
}
