// Plans when each destination gets a lead: the first of each route immediately, the others when
// those before them fail for too long.

interface RouteStop {
  readonly destinationId: string;
  /**
   * How long a lead may fail to arrive there before the next of the route also gets it.
   * Milliseconds.
   */
  readonly fallBackMs: number;
  readonly isActive: boolean;
}

export interface PlannedStep {
  readonly destinationId: string;
  /** The route, and the place in it: both from 0. */
  readonly route: number;
  readonly place: number;
  /**
   * Epoch milliseconds: when it gets the lead, unless one before it in its route has accepted it by
   * then.
   */
  readonly nextAtMs: number;
}

/**
 * The plan for a lead at `atMs`, epoch milliseconds. An inactive destination does not receive the
 * lead meanwhile, and the next of the route does not wait for it.
 */
export function planDeliveries(
  routes: readonly (readonly RouteStop[])[],
  atMs: number,
): readonly PlannedStep[] {
  return routes.flatMap((stops, route) => {
    let nextAtMs = atMs;
    return stops.map(({ destinationId, fallBackMs, isActive }, place) => {
      const step = { destinationId, route, place, nextAtMs };
      nextAtMs += isActive ? fallBackMs : 0;
      return step;
    });
  });
}
