// Kinds of tests: pure ones; those of the web app; those that may ask for a database, started once for all of them; and journeys
// in a real browser through a demo network, started once too.

import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes minutes, begun last, would be waited for alone. */
const LONG = /\/test\/(stress\/|start\.|feed\.)|\/journeys\/every-screen\./;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(LONG.test(b.moduleId)) - Number(LONG.test(a.moduleId)));
  }
}

export default defineConfig({
  test: {
    // The machines this must pass on have two processors, and PostgreSQL wants its share.
    maxWorkers: 2,
    dangerouslyIgnoreUnhandledErrors: false,
    allowOnly: false,
    setupFiles: ["test/support/guards.ts"],
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: "pure", include: ["domain/**/*.test.ts", "contract/**/*.test.ts"] } },
      { extends: true, test: { name: "web", environment: "node", include: ["web/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "server",
          include: ["server/**/*.test.ts", "test/**/*.test.ts", "bench/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: ["test/journeys/**"],
          globalSetup: ["test/support/database-setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "journeys",
          include: ["test/journeys/**/*.test.ts"],
          globalSetup: ["test/support/network-setup.ts"],
          // They share one network and look at what the others leave.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
