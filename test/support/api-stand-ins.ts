// Stands in for what is outside of the API in its tests: providers, a signer of push messages, and
// how long a model may take.
import { createPushSigner } from "../../server/modules/notify/push/index.ts";

/** What the verification provider of the tests says, by phone; of all others it cannot tell. */
export const verdicts = new Map<string, "reachable" | "unreachable">();

/** Signs push messages in the tests. */
export const TEST_PUSH_SIGNER = createPushSigner(Buffer.alloc(32, 7), "https://plat.test");

/** What is called in the tests in the place of addresses that kinds of destinations fix. */
export const fixedAddress = { url: "" };

/** How long a model may take in the tests. */
export const patience = { analysisMs: 60_000 };
