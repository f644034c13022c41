// Holds the texts of the plans that say which leads go where: the account's, and a campaign's own.
import { plural } from "../../plural.ts";
import type { Translated } from "../../texts.ts";

export const deliveryPlanTexts = {
  plan: "Where leads go",
  planAbout:
    "Each route gets every lead. Within a route the first destination gets it; the next gets it, too, where the one before fails for too long.",
  planOthers: "For all campaigns without a plan of their own, and for leads bought by hand.",
  planEmpty: "No route: leads stay in the app.",
  planNoDestinations: "Add a destination first.",
  planAllTaken: "Every destination stands in the plan already, each once.",
  route: (row: number) => `Route ${row}`,
  first: "First",
  afterThat: (minutes: number) =>
    minutes === 0
      ? "then, as soon as it fails"
      : `then, after ${minutes} ${plural(minutes, "minute", "minutes")} of failing`,
  destinationAt: (place: number, route: number) =>
    place === 0 ? `First of route ${route}` : `Fallback ${place} of route ${route}`,
  addRoute: "Add a route",
  addFallback: (route: number) => `Add a fallback to route ${route}`,
  addFallbackShort: "Add a fallback",
  savePlan: "Save the plan",
  planSaved: "The plan holds for leads bought from now on.",
  unsaved: "Not saved yet.",
  unknownDestination: "A destination that is gone",
  pausedMark: (name: string, status: string) => `${name} (${status.toLowerCase()})`,
  campaign: {
    title: "Where its leads go",
    asOthers: "As all others",
    own: "A plan of its own",
    choice: "Plan",
    goesTo: "The account’s plan says",
    change: "Change the account’s plan",
  },
};

export type DeliveryPlanTexts = Translated<typeof deliveryPlanTexts>;
