// Tests that an alert of the network is emailed through a real mail server: to the network with the
// alert's screen, and to the owner of what it concerns with the owner's own screen.
import { expect, it } from "vitest";
import { NO_EVIDENCE } from "../../../../domain/alerts/alert-rule.ts";
import { alertClosedTopic } from "../../../../domain/notifications/kinds/alert-closed.ts";
import { alertOpenedTopic } from "../../../../domain/notifications/kinds/alert-opened.ts";
import { appendEventAt, readerOf } from "../../../../test/support/email-people.ts";
import { headerOf, partOf } from "../../../../test/support/mail-server.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import {
  affiliateId,
  api,
  clock,
  HOUR_MS,
  MINUTE_MS,
  only,
  PUBLIC_URL,
  reader,
  setUpMails,
  statusesOf,
  to,
  until,
  work,
} from "./mail.test-support.ts";

setUpMails();

const quietSource = () => ({
  networkId: NETWORK_ID,
  alertId: "an-alert",
  kind: "source_quiet" as const,
  subjectId: "a-source",
  subjectName: "Elm Leads",
  accountId: affiliateId,
  evidence: {
    ...NO_EVIDENCE,
    value: 4_560,
    high: 60,
    count: 0,
    of: 48,
    fromMs: clock.nowMs - 24 * HOUR_MS,
    untilMs: clock.nowMs,
  },
});

it("an alert is emailed to the network and to its owner, each with its own screen", async () => {
  const operator = await readerOf(api, NETWORK_ID, "admin");
  await appendEventAt(api, alertOpenedTopic, quietSource(), clock.nowMs);
  work();
  for (const who of [operator, reader]) await until(who, "sent");
  const [told, own] = [only(operator), only(reader)];
  expect(headerOf(told, "Subject")).toBe("Quiet source: Elm Leads");
  for (const part of [partOf(told, "text/plain"), partOf(told, "text/html")])
    expect(part).toContain(`${PUBLIC_URL}/dashboard?part=alerts`);
  expect(headerOf(own, "Subject")).toContain("Elm Leads");
  expect(partOf(own, "text/plain")).toContain(`${PUBLIC_URL}/settings?part=sources`);
  expect(partOf(own, "text/plain")).not.toContain("part=alerts");
});

it("the end of an alert waits for the daily email, and no other account reads of it", async () => {
  const operator = await readerOf(api, NETWORK_ID, "admin");
  const other = await readerOf(api, (await api.fixture.source()).affiliateId, "affiliate");
  await appendEventAt(api, alertOpenedTopic, quietSource(), clock.nowMs);
  work();
  await until(operator, "sent");
  clock.nowMs += 10 * MINUTE_MS;
  await appendEventAt(api, alertClosedTopic, quietSource(), clock.nowMs);
  for (const who of [operator, reader]) await until(who, "sent", "waiting");
  expect(to(operator)).toHaveLength(1);
  expect(await statusesOf(other)).toEqual([]);
});
