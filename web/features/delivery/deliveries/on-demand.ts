// The parts of deliveries that other screens fetch once they show them.
import { lazy } from "react";

/** A campaign's own plan, or that of its account. */
export const CampaignPlan = lazy(() => import("./campaign-plan.tsx"));

/** The destinations of a purchased lead, with each delivery's outcome. */
export const LeadDeliveries = lazy(() => import("./lead-deliveries.tsx"));
