// Loads the parts of deliveries that other screens show on demand.
import { lazy } from "react";

/** A campaign's own plan, or that of its account. */
export const CampaignPlan = lazy(() => import("./campaign-plan.tsx"));

/** Where a purchased lead was sent, with the outcome. */
export const LeadDeliveries = lazy(() => import("./lead-deliveries.tsx"));
