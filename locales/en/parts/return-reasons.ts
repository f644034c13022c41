// Holds the texts of the reasons for returns: the name of each, and the evidence that it needs.
import type { ReasonTexts } from "../../return-reasons.ts";

export const returnReasons: ReasonTexts = {
  outside_area: {
    name: "Outside the area",
    evidence:
      "No evidence needed: we compare the lead's place with your campaign's criteria at purchase.",
  },
  wrong_property_type: {
    name: "Wrong property type",
    evidence:
      "No evidence needed: we compare the property type with your campaign's criteria at purchase.",
  },
  invalid_contact: {
    name: "Invalid contact",
    evidence: "Two calls that you logged for the lead, or a bounced email.",
  },
  no_response: {
    name: "No response",
    evidence: "Touches on several days, logged for the lead.",
  },
  fake_spam: {
    name: "Fake or spam",
    evidence: "What shows that the request is fake.",
  },
  duplicate: {
    name: "Duplicate",
    evidence: "The earlier purchase of the same person.",
  },
  not_owner: {
    name: "Not the owner",
    evidence: "The owner of record.",
  },
  wholesaler: {
    name: "Wholesaler",
    evidence: "What the person offered, and when.",
  },
  listed_on_mls: {
    name: "Listed on the MLS",
    evidence: "The listing, and its day: before you bought the lead.",
  },
  under_contract: {
    name: "Under contract",
    evidence: "The contract, and its day: before you bought the lead.",
  },
  has_agent: {
    name: "Has an agent",
    evidence: "What the person said, and when.",
  },
  did_not_request: {
    name: "Didn't request contact",
    evidence: "What the person said, and when.",
  },
  vacant_land: {
    name: "Vacant land",
    evidence: "What is on the parcel.",
  },
  non_residential: {
    name: "Not residential",
    evidence: "What is on the parcel.",
  },
  mobile_no_land: {
    name: "Mobile home without land",
    evidence: "What is on the parcel, and who owns it.",
  },
  no_consent: {
    name: "No consent",
    evidence: "What shows that the person didn't consent.",
  },
  other: {
    name: "Other",
    evidence: "A description of what happened.",
  },
};
