// The list of modules that make up the product, built with everything they need and in the order they start.

import type { ServerContext, ServerModule } from "./server-module.ts";

/** Builds the modules of this process's role. A module listed later may use an earlier one. */
export async function compose(_context: ServerContext): Promise<readonly ServerModule[]> {
  return [];
}
