// The network's key pair for push messages, and a message as its push service takes it: encrypted
// for one browser, signed by this network.
import { createECDH } from "node:crypto";
import webPush from "web-push";
import type { PushRule } from "../../../../domain/notifications/channels.ts";
import type { OutboundRequest } from "../../../platform/http/outbound-call.ts";
import { SECOND_MS } from "../../../../domain/time.ts";

export interface PushTarget {
  readonly endpoint: string;
  /** Public key and secret of the browser, base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushSigner {
  /**
   * What a browser must know to take messages from this network alone: the public key, base64url.
   */
  readonly publicKey: string;
  /**
   * The call that brings `payload`; of several messages of one topic that wait for a device its
   * service keeps the last. Throws where the browser's keys are none.
   */
  readonly sign: (
    target: PushTarget,
    payload: string,
    message: Pick<PushRule, "ttlMs" | "urgency"> & { readonly topic: string },
  ) => OutboundRequest;
}

/** `vapidKey` is the private number on P-256; `publicUrl` is whom a push service may turn to. */
export function createPushSigner(vapidKey: Buffer, publicUrl: string): PushSigner {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(vapidKey);
  const publicKey = pair.getPublicKey("base64url");
  // A contact has to be of https or an e-mail address: a network that is tried out at home has
  // neither.
  const vapidDetails = {
    subject: publicUrl.startsWith("https:") ? publicUrl : "mailto:operator@plat.invalid",
    publicKey,
    privateKey: vapidKey.toString("base64url"),
  };
  return {
    publicKey,
    sign({ endpoint, p256dh, auth }, payload, { ttlMs, urgency, topic }) {
      const details = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        { vapidDetails, TTL: Math.ceil(ttlMs / SECOND_MS), urgency, topic },
      );
      return {
        url: endpoint,
        method: "POST",
        headers: Object.fromEntries(
          Object.entries(details.headers).map(([name, value]) => [
            name.toLowerCase(),
            String(value),
          ]),
        ),
        body: details.body,
      };
    },
  };
}
