// Publishes what committed: a worker in a loop, and any process once where no worker does.
import { logSecurityEvent } from "../modules/network/activity/index.ts";
import {
  type Published,
  type Publisher,
  createPublisher,
  publishOutbox,
} from "../modules/notify/notifications/index.ts";
import { uuidv7 } from "../platform/ids/uuid.ts";
import type { Foundation } from "./foundation.ts";

/** Publishes in a loop, and writes what concerns security into the server's own log. */
export function buildPublisher({
  context: { pool, metrics, log },
  now,
  onError,
}: Foundation): Publisher {
  const published = metrics.counter(
    "plat_events_published_total",
    "Events that people were notified of.",
  );
  return createPublisher({
    pool,
    holderId: uuidv7(now()),
    now,
    random: Math.random,
    onPublished: (found) => {
      published.add(found.events);
      logSecurity(log, found);
    },
    onError: (error) => onError(error, "publishing failed and is tried again"),
  });
}

/** Publishes what waits now. Each event is published once, whichever process does it. */
export async function publishWaiting({ context: { pool, log } }: Foundation): Promise<void> {
  for (;;) {
    const published = await publishOutbox(pool, Math.random);
    logSecurity(log, published);
    if (!published.more) return;
  }
}

function logSecurity(log: Foundation["context"]["log"], { security }: Published): void {
  for (const event of security) logSecurityEvent(log, event);
}
