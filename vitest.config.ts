// Kinds of tests: pure ones; those of the web app; those that may ask for a database, started once
// for all of them; and journeys in a real browser through a demo network, started once too. Those
// of every screen are a kind of their own, with a network to themselves: they take long, and look
// only.

import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes minutes, begun last, would be waited for alone. */
const LONG =
  /\/test\/(stress\/|deploy\/(?:image|monitoring)\.|start\.|feed\.|webhooks-killed\.|emails-killed\.)/;
const EVERY_SCREEN = "test/journeys/screens/**/*.test.ts";
/**
 * Files of leads fill the shelf and use up what campaigns may spend: they have a network to
 * themselves.
 */
const FILES = "test/journeys/files/**/*.test.ts";

/**
 * Tests keep their state to themselves: files of a kind share what was loaded, which halves their
 * time, and journeys share a browser.
 */
const SHARED = { isolate: false };

const JOURNEY = {
  ...SHARED,
  globalSetup: ["test/support/network-setup.ts"],
};

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
    // V8 13.6 may abort when it replaces the wrapper around a function that WebAssembly imports
    // ("Check failed: jit_page.has_value()", seen in one of some thirty full runs). fetch() parses
    // answers with WebAssembly, so the wrappers are never replaced.
    execArgv: ["--wasm-wrapper-tiering-budget=2147483647"],
    dangerouslyIgnoreUnhandledErrors: false,
    allowOnly: false,
    setupFiles: ["test/support/guards.ts"],
    sequence: { sequencer: LongestFirst },
    // They end a hang; a slow machine must fail nothing. With five times the work of two
    // processors, what takes 15 seconds alone has taken over a minute. Vitest's own limits are 5 s
    // for a test and 1 s for what is awaited.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          ...SHARED,
          include: ["domain/**/*.test.ts", "contract/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: { name: "web", ...SHARED, environment: "node", include: ["web/**/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "server",
          ...SHARED,
          include: [
            "server/**/*.test.ts",
            "test/**/*.test.ts",
            "bench/**/*.test.ts",
            "scripts/**/*.test.ts",
          ],
          exclude: ["test/journeys/**"],
          globalSetup: ["test/support/database-setup.ts"],
        },
      },
      // They share one network and look at what the others leave.
      {
        extends: true,
        test: {
          name: "journeys",
          fileParallelism: false,
          include: ["test/journeys/**/*.test.ts"],
          exclude: [EVERY_SCREEN, FILES],
          ...JOURNEY,
        },
      },
      {
        extends: true,
        test: { name: "files", fileParallelism: false, include: [FILES], ...JOURNEY },
      },
      { extends: true, test: { name: "screens", include: [EVERY_SCREEN], ...JOURNEY } },
    ],
  },
});
