// Exports delivery of bought leads to their buyers' own systems: the only entry point of this
// module.
import type { HttpHost } from "../../../platform/http/register-operation.ts";
import { registerDeliveryLog } from "./deliveries.routes.ts";
import { type DestinationRoutesDeps, registerDestinations } from "./destinations.routes.ts";
import { registerPlans } from "./plans.routes.ts";
import { type StageDeps, registerStages } from "./stages.routes.ts";

export { createDeliveryJobs } from "./deliveries.jobs.ts";
export { DESTINATION_FINDER } from "./find-destinations.store.ts";
export { createPausableDestinations } from "./pausable-destinations.ts";
export { queueDeliveries } from "./queue-deliveries.ts";

export interface DeliveryDeps extends DestinationRoutesDeps, StageDeps {}

export function registerDeliveries(host: HttpHost, deps: DeliveryDeps): void {
  registerDestinations(host, deps);
  registerPlans(host, deps);
  registerDeliveryLog(host, deps);
  registerStages(host, deps);
}
