// Defines test doubles for what is outside the API: providers, a signer of push messages, and a
// model's timeout.
import { createPushSigner } from "../../server/modules/notify/push/index.ts";

/** The verdicts of the test verification provider by phone; unknown for all others. */
export const verdicts = new Map<string, "reachable" | "unreachable">();

/** Signs push messages in the tests. */
export const TEST_PUSH_SIGNER = createPushSigner(Buffer.alloc(32, 7), "https://plat.test");

/** The address that tests call instead of addresses fixed by kinds of destinations. */
export const fixedAddress = { url: "" };

/** A model's timeout in the tests. */
export const patience = { analysisMs: 60_000 };
