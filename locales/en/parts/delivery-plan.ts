// Holds the texts of delivery plans: the account's, and a campaign's own.
import { plural } from "../../plural.ts";
import type { Translated } from "../../texts.ts";

export const deliveryPlanTexts = {
  plan: "Delivery plan",
  planAbout:
    "Each route gets every lead. Within a route, the first destination gets it. If that fails for too long, the next one gets it too.",
  planOthers: "For all campaigns without their own plan, and for leads bought manually.",
  planEmpty: "No routes: leads stay in the app.",
  planNoDestinations: "Add a destination first.",
  planAllTaken: "Every destination is already in the plan.",
  route: (row: number) => `Route ${row}`,
  first: "First",
  afterThat: (minutes: number) =>
    minutes === 0
      ? "then, as soon as it fails"
      : `then, after ${minutes} ${plural(minutes, "minute", "minutes")} of failing`,
  destinationAt: (place: number, route: number) =>
    place === 0 ? `First of route ${route}` : `Fallback ${place} of route ${route}`,
  addRoute: "Add route",
  addFallback: (route: number) => `Add fallback to route ${route}`,
  addFallbackShort: "Add fallback",
  savePlan: "Save plan",
  planSaved: "Plan saved. Applies to new purchases.",
  unsaved: "Not saved yet.",
  unknownDestination: "Deleted destination",
  pausedMark: (name: string, status: string) => `${name} (${status.toLowerCase()})`,
  campaign: {
    title: "Delivery plan",
    asOthers: "Account plan",
    own: "Own plan",
    choice: "Plan",
    goesTo: "Account plan",
    change: "Open account plan",
  },
};

export type DeliveryPlanTexts = Translated<typeof deliveryPlanTexts>;
