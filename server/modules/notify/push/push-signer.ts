// Holds the network's key pair for push messages, and builds each message as its push service
// expects it: encrypted for one browser, signed by this network.
import { createECDH } from "node:crypto";
import webPush from "web-push";
import type { PushRule } from "../../../../domain/notifications/channels.ts";
import type { OutboundRequest } from "../../../platform/http/outbound-call.ts";
import { SECOND_MS } from "../../../../domain/time.ts";

const KEY_HEX_LETTERS = 64;

export interface PushTarget {
  readonly endpoint: string;
  /** Public key and secret of the browser, base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushSigner {
  /** The public key that a browser needs to accept messages from this network only, base64url. */
  readonly publicKey: string;
  /**
   * Returns the request that sends `payload`; of several waiting messages of one topic, the push
   * service keeps the last per device. Throws if the browser's keys are invalid, or its endpoint
   * cannot be signed for.
   */
  readonly sign: (
    target: PushTarget,
    payload: string,
    message: Pick<PushRule, "ttlMs" | "urgency"> & { readonly topic: string },
  ) => OutboundRequest;
}

/** `vapidKey` is the private number on P-256; `publicUrl` is the contact for push services. */
export function createPushSigner(vapidKey: Buffer, publicUrl: string): PushSigner {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(vapidKey);
  const publicKey = pair.getPublicKey("base64url");
  // A contact must be an https URL or an email address: a network that is tried out at home has
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
      // The library reads some addresses otherwise than the URL standard, and signs for another.
      if (audienceOf(String(details.headers["Authorization"])) !== new URL(endpoint).origin)
        throw new Error("the push service's address cannot be signed for");
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

/** Whether messages to this browser can be encrypted and addressed. */
export function canBeSigned(target: PushTarget): boolean {
  const anyKey = createECDH("prime256v1");
  anyKey.generateKeys();
  // The key is of 32 bytes, also where it begins with zeros.
  const signer = createPushSigner(
    Buffer.from(anyKey.getPrivateKey("hex").padStart(KEY_HEX_LETTERS, "0"), "hex"),
    "",
  );
  try {
    signer.sign(target, "{}", { ttlMs: 0, urgency: "low", topic: "test" });
    return true;
  } catch {
    return false;
  }
}

/** The origin that a VAPID header (RFC 8292) is signed for. */
function audienceOf(header: string): unknown {
  const payload = /^vapid t=[^.,]+\.([^.,]+)\./.exec(header)?.[1] ?? "";
  const claims: { readonly aud?: unknown } = JSON.parse(
    Buffer.from(payload, "base64url").toString(),
  );
  return claims.aud;
}
