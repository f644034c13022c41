// The parts of deliveries that other screens fetch once they show them.
import { lazy } from "react";

/** A campaign's own plan, or that of its account. */
export const CampaignPlan = lazy(() => import("./campaign-plan.tsx"));

/** Where a bought lead was sent, and what came of it. */
export const LeadDeliveries = lazy(() => import("./lead-deliveries.tsx"));
