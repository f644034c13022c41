// Which destination gets a lead when: each route's first at once, the others where those before
// them fail for too long.

interface RouteStop {
  readonly destinationId: string;
  /**
   * How long a lead may fail to arrive there before the next of the route gets it, too.
   * Milliseconds.
   */
  readonly fallBackMs: number;
  readonly isActive: boolean;
}

export interface PlannedStep {
  readonly destinationId: string;
  /** Which route, and which place in it: both from 0. */
  readonly route: number;
  readonly place: number;
  /**
   * Epoch milliseconds: when it gets the lead, unless one before it in its route has taken it by
   * then.
   */
  readonly nextAtMs: number;
}

/**
 * What is planned for a lead at `atMs`, epoch milliseconds. Whoever is not active takes nothing
 * meanwhile: the next of the route does not wait for it.
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
