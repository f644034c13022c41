// Returns that are open on the demo network.

/** Returns that wait for a decision, with what their buyers wrote. */
export const OPEN_RETURNS = [
  {
    reason: "has_agent",
    note:
      "On the first call the person said that an agreement with an agent was signed last " +
      "month.",
    daysAgo: 0,
    proof: null,
  },
  {
    reason: "invalid_contact",
    note: "The email bounced: the mailbox does not exist. The number is not in service either.",
    daysAgo: 0,
    proof: "bounce",
  },
  {
    reason: "listed_on_mls",
    note: "The house was on the MLS a week before the lead came in.",
    daysAgo: 11,
    proof: null,
  },
  {
    reason: "wrong_property_type",
    note: "It turned out to be a condo; we asked for houses.",
    daysAgo: null,
    proof: null,
  },
  {
    reason: "did_not_request",
    note: "The person says that another person filled in the form.",
    daysAgo: 0,
    proof: null,
  },
] as const;
