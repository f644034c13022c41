// Registers the routes of what leaves the network: messages to other systems, browsers and emails.
import { registerDeliveries } from "../../server/modules/delivery/deliveries/index.ts";
import { registerEmails, registerUnsubscribe } from "../../server/modules/notify/email/index.ts";
import { registerPreferences } from "../../server/modules/notify/notification-preferences/index.ts";
import { registerPostbacks } from "../../server/modules/supply/postbacks/index.ts";
import { registerPush } from "../../server/modules/notify/push/index.ts";
import { registerWebhooks } from "../../server/modules/delivery/webhooks/index.ts";
import type { ApiParts } from "./api-parts.ts";
import { TEST_PUSH_SIGNER, fixedAddress } from "./api-stand-ins.ts";
import { PUBLIC_URL } from "./public-url.ts";
import {
  TEST_DELIVERY_VAULT,
  TEST_MAIL_VAULT,
  TEST_VAULT,
  TEST_WEBHOOK_VAULT,
} from "./test-vaults.ts";
import { MailTokens } from "../../server/platform/crypto/mail-tokens.ts";
import { TEST_SECRET } from "./identity.ts";

/** Registers messages to other systems, to browsers and by email. */
export function registerOutbound(parts: ApiParts) {
  const { host, app, pool, now, call, drawer, rules, realtime, sessionKeyOf } = parts;
  const { networkName } = rules;
  registerPostbacks(host, { pool, now, call, allowsLoopback: true });
  registerWebhooks(host, { pool, now, call, vault: TEST_WEBHOOK_VAULT, allowsLoopback: true });
  registerDeliveries(host, {
    pool,
    now,
    call,
    vault: TEST_VAULT,
    keyVault: TEST_DELIVERY_VAULT,
    mailer: null,
    sendsEmail: true,
    drawer,
    networkName,
    publicUrl: PUBLIC_URL,
    allowsLoopback: true,
    get fixedAddress() {
      return fixedAddress.url;
    },
  });
  registerPreferences(host, {
    pool,
    now,
    channels: () => ["bell"],
    onChanged: (userId) => realtime.mute(userId),
  });
  registerPush(host, {
    pool,
    now,
    random: () => 0.5,
    allowsLoopback: true,
    publicKey: TEST_PUSH_SIGNER.publicKey,
    sessionKeyOf,
  });
  const mails = {
    pool,
    now,
    drawer,
    vault: TEST_MAIL_VAULT,
    tokens: new MailTokens(TEST_SECRET),
    networkName,
    publicUrl: PUBLIC_URL,
    from: () => null,
    onChanged: (userId: string) => realtime.mute(userId),
  };
  registerEmails(host, mails);
  registerUnsubscribe(app, mails);
}
