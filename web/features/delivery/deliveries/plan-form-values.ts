// Defines a plan as the form holds it: routes of stops, each with its own key.
import type { Row } from "./rows.ts";

export interface Stop extends Row {
  readonly id: string;
}
export interface Route extends Row {
  readonly stops: readonly Stop[];
}

export const MOST_ROUTES = 10;
export const MOST_STOPS = 5;

const newKey = (): string => crypto.randomUUID();
export const newStop = (id: string): Stop => ({ key: newKey(), id });
export const newRoute = (...ids: readonly string[]): Route => ({
  key: newKey(),
  stops: ids.map(newStop),
});

export function routesOf(
  plan: { readonly routes: readonly (readonly string[])[] } | null,
): readonly Route[] {
  return plan === null ? [] : plan.routes.map((ids) => newRoute(...ids));
}

export function idsOf(routes: readonly Route[]): string[][] {
  return routes.map(({ stops }) => stops.map(({ id }) => id));
}

/** Whether it says the same as a plan. */
export function isSame(
  routes: readonly Route[],
  plan: { readonly routes: readonly (readonly string[])[] } | null,
): boolean {
  return JSON.stringify(idsOf(routes)) === JSON.stringify(plan?.routes ?? []);
}

/** All destinations of a plan: each is in it once, or a lead would arrive twice. */
export function takenBy(routes: readonly Route[]): ReadonlySet<string> {
  return new Set(idsOf(routes).flat());
}

/** The first destination that the plan does not hold yet; undefined where it holds all. */
export function nextFree(
  taken: ReadonlySet<string>,
  destinations: readonly { readonly id: string }[],
): string | undefined {
  return destinations.find(({ id }) => !taken.has(id))?.id;
}
