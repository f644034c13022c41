// Texts of consumers' requests to the network: no contact, or the erasure of their data.
import { plural } from "../plural.ts";
import type { Translated } from "../texts.ts";

export const consumerRequestTexts = {
  title: "Consumer requests",
  one: "Consumer request",
  intro: "Consumers who ask the network for no contact, or for the erasure of their data",
  back: "Dashboard",
  record: "Record a request",
  notYours: "Your team role doesn't read contact data, so these requests aren't shown.",
  kinds: { no_contact: "No contact", erasure: "Erasure" },
  asks: {
    no_contact: "Consumer asks for no contact",
    erasure: "Consumer asks for erasure",
  },
  abouts: {
    no_contact:
      "The consumer's leads are taken off sale, and new ones are refused. Buyers are notified to stop contact.",
    erasure:
      "The consumer's leads are taken off sale, and their contact data is deleted. New ones are refused. Buyers are notified to delete theirs.",
  },
  statuses: { open: "Open", done: "Carried out", declined: "Declined" },
  all: "All",
  columns: {
    kind: "Request",
    consumer: "Consumer",
    received: "Received",
    due: "Due",
    leads: "Leads",
    buyers: "Buyers",
    status: "Status",
    decidedBy: "Decided by",
    recorded: "Recorded",
  },
  empty: {
    open: "When a consumer asks for no contact or erasure, by email, phone or letter, record it here.",
    done: "No request was carried out yet.",
    declined: "No request was declined yet.",
    all: "No request was recorded yet.",
  },
  dueBy: (day: string) => `due ${day}`,
  overdue: "Overdue",
  left: (time: string) => `${time} left`,
  facts: {
    consumer: "Consumer",
    deleted: "Phone and email were deleted with the decision.",
    phone: "Phone",
    email: "Email",
    lead: "Lead",
    openLead: "Open lead",
    due: "Due",
    received: "Received",
    recorded: "Recorded",
    reason: "Reason",
  },
  effect: {
    open: {
      title: "If you carry it out",
      leads: { no_contact: "Leads of the consumer", erasure: "Leads to erase" },
      takenOff: "Leads to take off sale",
      buyers: "Buyers to notify",
    },
    done: {
      title: "What was done",
      leads: { no_contact: "Leads of the consumer", erasure: "Leads erased" },
      takenOff: "Leads taken off sale",
      buyers: "Buyers notified",
    },
  },
  onlyThey: "An owner or a member of compliance decides this request.",
  carryOut: "Carry out",
  carriedOut: "Request carried out.",
  decline: "Decline",
  declined: "Request declined.",
  ask: {
    titles: {
      no_contact: "End contact with this consumer?",
      erasure: "Erase this consumer's data?",
    },
    noLeads: "The network has no lead of this consumer.",
    erased: (count: number, written: string) =>
      `Contact data of ${written} ${plural(count, "lead", "leads")} is deleted.`,
    takenOff: (count: number, written: string) =>
      plural(count, "1 lead is taken off sale.", `${written} leads are taken off sale.`),
    buyers: {
      no_contact: (count: number, written: string) =>
        plural(
          count,
          "1 buyer is notified to stop contact.",
          `${written} buyers are notified to stop contact.`,
        ),
      erasure: (count: number, written: string) =>
        plural(
          count,
          "1 buyer is notified to delete its copy.",
          `${written} buyers are notified to delete their copies.`,
        ),
    },
    affiliates: "The affiliate of each lead is notified.",
    refused: "New leads with this phone or email are refused.",
    final: "You can't undo this.",
  },
  declining: {
    title: "Decline this request?",
    legend: "Reason",
    missing: "Choose a reason.",
    reasons: {
      not_verified: "Not verified",
      taken_back: "Withdrawn",
      filed_twice: "Duplicate",
      other_duty: "Legal duty",
    },
    abouts: {
      not_verified: "The consumer couldn't be identified.",
      taken_back: "The consumer changed their mind.",
      filed_twice: "Another request says the same.",
      other_duty: "A law requires keeping the data.",
    },
  },
  form: {
    title: "Record a consumer's request",
    kind: "The consumer asks for",
    ofLead: "The request is for all leads with the phone or email of this lead.",
    phone: "Phone",
    email: "Email",
    personHint: "A phone, an email, or both. All leads with either are found.",
    received: "Received on",
    receivedHint: "When it reached the network. The deadline counts from this day.",
    send: "Record",
    recorded: (day: string) => `Request recorded, due by ${day}.`,
    personMissing: "Enter a phone, an email, or both.",
    phoneInvalid: "Enter a 10-digit US phone number.",
    emailInvalid: "Enter an email address, for example ana@example.com.",
    dayRefused: "Choose today or an earlier day of the last year.",
    days: {
      missing: "Enter the day on which it reached the network.",
      future: "Choose today or an earlier day.",
      too_old: "Choose a day within the last year.",
    },
  },
  ofLead: {
    title: "Consumer's requests",
    record: "Record a request",
    none: "If this consumer asks for no contact or erasure, record it here.",
    noContact:
      "The contact of this lead is deleted. Record a request with the phone or email instead.",
    received: (day: string) => `received ${day}`,
  },
};

export type ConsumerRequestTexts = Translated<typeof consumerRequestTexts>;
