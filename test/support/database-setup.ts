// Starts one PostgreSQL for the whole run before the tests, with a migrated template that each test
// file clones.

import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../../server/platform/db/embedded.ts";
import { migrate } from "../../server/platform/db/migrate.ts";
import { makeScratchFolder } from "./scratch.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the migrated template database; tests never write to it. */
    templateUrl: string;
  }
}

/**
 * Tests need no durability, so they do not wait for the disk. The log is kept short, because it may
 * be in memory.
 */
const TEST_SETTINGS = {
  fsync: "off",
  full_page_writes: "off",
  shared_buffers: "128MB",
  min_wal_size: "64MB",
  max_wal_size: "512MB",
};

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const directory = await makeScratchFolder("plat-test");
  const database = await startEmbedded(directory, TEST_SETTINGS);
  const tearDown = async (): Promise<void> => {
    await database.stop("immediate");
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await migrate(database.url);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide("templateUrl", database.url);
  return tearDown;
}
