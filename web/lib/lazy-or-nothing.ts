// Loads a component when it is first shown; if it cannot be loaded, nothing is shown in its place,
// because the screen works without it.
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export function lazyOrNothing<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: () => null })));
}
