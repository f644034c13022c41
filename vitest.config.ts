// Two kinds of tests: pure ones, and those that may ask for a database, which is started once for all of them.

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The machines this must pass on have two processors, and PostgreSQL wants its share.
    maxWorkers: 2,
    dangerouslyIgnoreUnhandledErrors: false,
    allowOnly: false,
    setupFiles: ["test/support/guards.ts"],
    projects: [
      { extends: true, test: { name: "pure", include: ["domain/**/*.test.ts", "contract/**/*.test.ts"] } },
      { extends: true, test: { name: "web", environment: "node", include: ["web/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "server",
          include: ["server/**/*.test.ts", "test/**/*.test.ts", "bench/**/*.test.ts", "scripts/**/*.test.ts"],
          globalSetup: ["test/support/database-setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
