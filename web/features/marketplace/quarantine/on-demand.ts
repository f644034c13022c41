// Loads what the lead's page and the inbox show of quarantine when it is shown: few leads are held.
import { lazy } from "react";

/** A lead that the network holds: why, and what its people may do. */
export const HeldLead = lazy(async () => ({
  default: (await import("./held-lead.tsx")).HeldLead,
}));

/** The button by which the network holds a listed lead. */
export const HoldListed = lazy(async () => ({
  default: (await import("./hold-listed.tsx")).HoldListed,
}));
