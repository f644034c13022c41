// Sends due postback messages to affiliates' systems.
import {
  type PostbackOff,
  postbackOffTopic,
} from "../../../../domain/notifications/kinds/postback-off.ts";
import { parseAdParams } from "../../../../domain/lead/ad-params.ts";
import type { PostbackFacts } from "../../../../domain/tracking/postback.ts";
import type { Ticker } from "../../../platform/clock/ticker.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { hostOf } from "../../../platform/http/outbound-address.ts";
import type { OutboundCall } from "../../../platform/http/outbound-call.ts";
import { type CallWorkDeps, createCallWork } from "../../../platform/jobs/call-work.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { makeCall } from "./make-call.ts";
import { type DuePostback, POSTBACK_QUEUE } from "./postback-message.store.ts";

export interface PostbackJobsDeps extends CallWorkDeps {
  readonly call: OutboundCall;
}

/** Builds the loop. Any number of processes may run it: each message is leased by one at a time. */
export function createPostbackJobs(deps: PostbackJobsDeps): Ticker {
  return createCallWork<DuePostback>(deps, {
    name: "postbacks",
    tables: POSTBACK_QUEUE,
    make: (due) => makeCall(deps.call, due, toldBy(due), deps.now),
    async tellOff(
      { client },
      { receiver_id: postbackId, account_id: accountId, address },
      reason,
      atMs,
    ) {
      const off: PostbackOff = { accountId, postbackId, host: hostOf(address), reason };
      await appendOutboxEvent(client, postbackOffTopic, off, atMs);
      await recordActivity(client, {
        atMs,
        actor: { kind: "system", id: "postbacks" },
        accountId,
        action: "postback.switched_off",
        subjectKind: "postback",
        subjectId: postbackId,
        detail: { host: off.host, reason },
      });
    },
  });
}

function toldBy(due: DuePostback): PostbackFacts {
  return {
    eventId: due.id,
    event: due.event,
    atMs: due.at.getTime(),
    leadId: due.lead_id,
    vendorLeadId: due.vendor_lead_id,
    status: due.event === "returned" ? "returned" : due.lead_status,
    reason: due.return_reason,
    payoutCents: due.payout_cents,
    source: due.source_name,
    clickId: due.click_id,
    subIds: due.sub_ids === null ? [] : (JSON.parse(due.sub_ids) as (string | null)[]),
    adParams: parseAdParams(due.ad_params),
  };
}
