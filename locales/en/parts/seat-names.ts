// Names the team roles in English.

export const seatNames = {
  owner: "Owner",
  manager: "Manager",
  agent: "Agent",
  billing: "Billing",
  analyst: "Analyst",
  operations: "Operations",
  finance: "Finance",
  support: "Support",
  compliance: "Compliance",
  read_only: "Read-only",
};
