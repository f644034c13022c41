// Builds what leaves the network: push messages, emails, and calls to other systems, with their
// routes and the loops that send them.
import { createDeliveryJobs, registerDeliveries } from "../modules/delivery/deliveries/index.ts";
import {
  type EmailRoutesDeps,
  createEmailJobs,
  registerEmails,
  registerUnsubscribe,
} from "../modules/notify/email/index.ts";
import { createReportMailJobs } from "../modules/insight/saved-reports/index.ts";
import { registerPreferences } from "../modules/notify/notification-preferences/index.ts";
import { loadEmailRenderer } from "../modules/network/pages/index.ts";
import { createPostbackJobs, registerPostbacks } from "../modules/supply/postbacks/index.ts";
import {
  type PushResult,
  type PushRoutesDeps,
  type PushSigner,
  createPushJobs,
  registerPush,
} from "../modules/notify/push/index.ts";
import { createWebhookJobs, registerWebhooks } from "../modules/delivery/webhooks/index.ts";
import type { Ticker } from "../platform/clock/ticker.ts";
import type { ContactVault } from "../platform/crypto/contact-vault.ts";
import { MailTokens } from "../platform/crypto/mail-tokens.ts";
import { createOutboundCall } from "../platform/http/outbound-call.ts";
import type { HttpHost } from "../platform/http/register-operation.ts";
import { uuidv7 } from "../platform/ids/uuid.ts";
import type { MetricsRegistry } from "../platform/metrics/registry.ts";
import { createMailSender } from "./mail-sender.ts";
import type { Brand } from "../../domain/brand/brand.ts";
import { mailLookOf } from "../../domain/brand/mail-look.ts";
import type { ServerContext } from "../server-module.ts";

/** What signs and seals it. */
export interface OutboundKeys {
  /** What webhooks are signed with. */
  readonly webhookVault: ContactVault;
  /** Signs the links in emails. */
  readonly emailVault: ContactVault;
  /** What the keys of destinations are sealed with. */
  readonly deliveryVault: ContactVault;
  readonly pushSigner: PushSigner;
}

interface OutboundParts
  extends OutboundKeys, Pick<EmailRoutesDeps, "networkName">, Pick<PushRoutesDeps, "sessionKeyOf"> {
  readonly brand: () => Brand;
  /** How long ended calls and emails are kept, in milliseconds. */
  readonly callsKeptMs: () => number;
  /** What people's contact is sealed with. */
  readonly vault: ContactVault;
  readonly onPreferencesChanged: (userId: string) => Promise<void>;
  readonly onError: (error: unknown, what: string) => void;
}

export interface Outbound {
  readonly register: (host: HttpHost) => void;
  readonly createJobs: () => readonly Ticker[];
}

/** Builds it for this process: every role answers for it, one that works also sends. */
export async function buildOutbound(
  { pool, config, publicUrl, secret, metrics }: ServerContext,
  {
    vault,
    webhookVault,
    emailVault,
    deliveryVault,
    pushSigner,
    networkName,
    callsKeptMs,
    brand,
    sessionKeyOf,
    onPreferencesChanged,
    onError,
  }: OutboundParts,
): Promise<Outbound> {
  const clock = { pool, now: Date.now, random: Math.random };
  const { allowLoopback: allowsLoopback } = config;
  const call = createOutboundCall({ allowsLoopback, now: Date.now });
  const drawer = await loadEmailRenderer(() => mailLookOf(brand(), publicUrl));
  const tokens = new MailTokens(secret);
  const mail = { ...clock, drawer, vault: emailVault, tokens, networkName, publicUrl };
  const sender = createMailSender(config.mail, brand);
  const { mailer } = sender;
  const webhooks = { ...clock, call, vault: webhookVault };
  const deliveries = {
    ...clock,
    call,
    vault,
    keyVault: deliveryVault,
    mailer,
    drawer,
    networkName,
    publicUrl,
    fixedAddress: null,
    allowsLoopback,
    sendsEmail: mailer !== null,
  };
  return {
    register(host) {
      registerPush(host, {
        ...clock,
        allowsLoopback,
        publicKey: pushSigner.publicKey,
        sessionKeyOf,
      });
      registerPreferences(host, {
        ...clock,
        channels: () => (config.mail === null ? ["bell", "push"] : ["bell", "push", "email"]),
        onChanged: onPreferencesChanged,
      });
      registerEmails(host, { ...mail, from: sender.shown });
      registerUnsubscribe(host.app, { ...mail, onChanged: onPreferencesChanged });
      registerPostbacks(host, { ...clock, call, allowsLoopback });
      registerWebhooks(host, { ...webhooks, allowsLoopback });
      registerDeliveries(host, deliveries);
    },
    createJobs() {
      const loop = { ...clock, holderId: uuidv7(Date.now()), keptMs: callsKeptMs, onError };
      return [
        createPostbackJobs({ ...loop, call }),
        createWebhookJobs({ ...loop, ...webhooks }),
        createPushJobs({ ...loop, call, signer: pushSigner, onAttempt: countAttempts(metrics) }),
        createDeliveryJobs({ ...loop, ...deliveries }),
        createEmailJobs({ ...loop, ...mail, mailer }),
        createReportMailJobs({ ...loop, ...mail, mailer }),
      ];
    },
  };
}

function countAttempts(metrics: MetricsRegistry): (result: PushResult) => void {
  const attempts = metrics.counter("plat_push_attempts_total", "Push messages, by result.", [
    "result",
  ]);
  return (result) => attempts.add(1, result);
}
