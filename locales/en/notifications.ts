// What notifications say in English.
import { plural } from "../plural.ts";
import { alertNewsTexts } from "./parts/alert-words.ts";
import { accountNewsTexts } from "./parts/account-news.ts";
import { consumerNewsTexts } from "./parts/consumer-news.ts";
import { networkPauseNewsTexts } from "./parts/network-pause-news.ts";
import { moneyNewsTexts } from "./parts/money-news.ts";
import { securityNewsTexts } from "./parts/security-news.ts";
import { MIN_SHOWN_COUNT } from "../../domain/access/mask-small-count.ts";
import { BANK_CHANGE_HOLD_HOURS } from "../../domain/payouts/bank-account.ts";
import { centsToText } from "../../domain/money/money.ts";
import { cityState } from "../../domain/notifications/city-state.ts";
import { recordRef } from "../../domain/notifications/record-ref.ts";
import type { NotificationWords } from "../../domain/notifications/words.ts";
import { US_STATES } from "../../domain/lead/us-states.ts";
import {
  DELIVERY_REASONS,
  OFF_REASONS,
  WANTED,
  WINDOW_WORDS,
  atPlace,
  capital,
  leadPhrase,
  outcomeText,
  returnDecision,
  spaced,
} from "./parts/notification-words.ts";
import { reasonInSentence } from "../return-reasons.ts";
import { returnReasons } from "./parts/return-reasons.ts";

export const notifications: NotificationWords = {
  names: {
    lead_bought: "You bought a lead",
    search_matched: "A saved search has new leads",
    callback_due: "It's time to call a lead back",
    cap_reached: "A cap or budget is used up",
    low_balance: "Wallet balance is low",
    campaign_stopped: "A campaign was stopped",
    delivery_failing: "Lead delivery is failing",
    lead_sold: "A listed lead was bought on the marketplace",
    leads_sold: "Leads were sold to campaigns",
    form_sent: "A form was sent",
    draft_ended: "A manual lead was confirmed or expired",
    import_ended: "An import finished",
    demand_followed: "Demand you follow is new or changed",
    return_filed: "A buyer requested a return",
    return_to_decide: "A return goes to the network",
    return_decided: "A return was decided",
    return_withdrawn: "A return was withdrawn",
    return_message: "A message about a return",
    money_booked: "The network changed your wallet",
    terms_changed: "The network changed your terms",
    entry_waiting: "A wallet entry awaits a second person",
    payout_moved: "Payout update",
    bank_changed: "The bank account was changed",
    data_exported: "A file with contact data was exported",
    destination_made: "Data goes to a new destination",
    alert_opened: "An alert opened",
    alert_closed: "An alert is over",
    security_burst: "Unusually many failed sign-ins, refusals, exports or keys",
    api_key_made: "An API key was created or taken over",
    key_revoked: "The network revoked a key",
    network_paused: "The network paused something of yours",
    network_resumed: "A pause by the network ended",
    consumer_asked: "A consumer asked for no contact or erasure",
    inbox_assigned: "An inbox item was assigned to you",
    account_waiting: "An application awaits your decision",
    license_waiting: "A license awaits your check",
    license_moved: "License update",
    seller_name_waiting: "A seller name awaits your decision",
    seller_name_decided: "Seller name decided",
    application_moved: "Application update",
    postback_off: "A postback was turned off",
    webhook_off: "A webhook was turned off",
    email_off: "Email to a team member bounced",
  },
  texts: {
    ...alertNewsTexts,
    // The price stands last, behind a comma: readers who do not see money get the title without it.
    lead_bought: ({ tier, mode, priceCents, ...lead }) => ({
      title: `New ${leadPhrase(lead)}, ${centsToText(priceCents)}`,
      body: `${capital(tier)} · ${mode}`,
    }),
    lead_sold: ({ mode, earningCents, ...lead }) => ({
      title: `Sold: ${leadPhrase(lead)}, ${centsToText(earningCents)}`,
      body: `Bought on the marketplace · ${mode} · you earn ${centsToText(earningCents)}`,
    }),
    leads_sold: ({ leads, earningCents, ...first }) => ({
      title:
        leads === 1
          ? `Sold: ${leadPhrase(first)}, ${centsToText(earningCents)}`
          : `${leads} leads sold, ${centsToText(earningCents)}`,
      body: `Sold to campaigns · you earn ${centsToText(earningCents)}`,
    }),
    return_filed: ({ leadId, reason, earningCents, answerHours }) => ({
      title: `A buyer requested a return of lead ${recordRef(leadId)}`,
      body:
        `Reason: ${reasonInSentence(returnReasons, reason)} · ${centsToText(earningCents)} of your earnings · ` +
        (answerHours === undefined
          ? "answer in time"
          : `answer within ${plural(answerHours, "1 hour", `${answerHours} hours`)}`),
    }),
    return_to_decide: (waiting) => {
      const answered = waiting.wasAnswered
        ? "The affiliate has answered"
        : "The affiliate didn't answer";
      if (waiting.to === "operator")
        return {
          title: `A return of lead ${recordRef(waiting.leadId)} awaits your decision`,
          body:
            `${answered} · reason: ${reasonInSentence(returnReasons, waiting.reason)} · ` +
            `${centsToText(waiting.priceCents)} · until ${waiting.lastDay}`,
        };
      return {
        title: `${answered}: return of lead ${recordRef(waiting.leadId)}`,
        body:
          waiting.lastDay === null
            ? "The network decides about your return"
            : `The network decides about your return by ${waiting.lastDay}`,
      };
    },
    return_decided: returnDecision,
    return_message: ({ leadId, from, reason }) => ({
      title: {
        network: `The network asks about the return of lead ${recordRef(leadId)}`,
        buyer: `The buyer wrote about the return of lead ${recordRef(leadId)}`,
        affiliate: `The affiliate wrote about the return of lead ${recordRef(leadId)}`,
      }[from],
      body: `Reason: ${reasonInSentence(returnReasons, reason)}`,
    }),
    return_withdrawn: ({ leadId, cents }) => ({
      title: `The buyer withdrew the return of lead ${recordRef(leadId)}`,
      body: `The sale stands: you keep ${centsToText(cents)}`,
    }),
    search_matched: ({ count, name }) => ({
      title:
        count === null || count < MIN_SHOWN_COUNT
          ? `Fewer than 5 new leads match “${name}”`
          : `${count} new leads match “${name}”`,
      body: "On the marketplace now, at their first price",
    }),
    demand_followed: ({ count, side, state, bestCents }) => {
      const orders = count === 1 ? "A new order" : `${count} new orders`;
      const wanted = side === null ? "" : `: ${WANTED[side]}`;
      const name = US_STATES.find(({ code }) => code === state)?.name ?? state;
      return {
        title: `${orders}${wanted}${atPlace(name, " in ")}, up to ${centsToText(bestCents)}`,
        body: "What you would earn, in the open demand you follow",
      };
    },
    import_ended: ({ rows, accepted, sold, earnedCents }) => ({
      title: `Import finished: ${rows} ${rows === 1 ? "row" : "rows"}`,
      body:
        `${sold} sold, you earn ${centsToText(earnedCents)} · ${accepted - sold} listed unsold · ` +
        `${rows - accepted} rejected`,
    }),
    sale_assigned: ({ leadId, side, city, state, assigneeName }) => {
      const lead = `the ${spaced(side)} lead ${recordRef(leadId)}${atPlace(cityState(city, state), " in ")}`;
      return {
        title: assigneeName === null ? `Unassigned: ${lead}` : `${assigneeName} claimed ${lead}`,
        body: "",
      };
    },
    callback_due: ({ leadId, side, city, state, assigneeName }) => ({
      title: `Call back the ${spaced(side)} lead ${recordRef(leadId)}${atPlace(cityState(city, state), " in ")}`,
      body:
        assigneeName === null
          ? "The time you set has come. The lead has no assignee."
          : `The time you set has come. Assigned to ${assigneeName}.`,
    }),
    form_sent: (sent) => ({
      title:
        `New ${spaced(sent.side)} lead ${recordRef(sent.leadId)} from your ${sent.isConversation ? "conversation" : "form"}` +
        atPlace(cityState(sent.city, sent.state), ": "),
      body: outcomeText(sent),
    }),
    draft_ended: (ended) => {
      switch (ended.kind) {
        case "confirmed":
          return {
            title:
              `Confirmed: manual ${spaced(ended.side)} lead ${recordRef(ended.leadId)}` +
              atPlace(cityState(ended.city, ended.state), " in "),
            body: outcomeText(ended),
          };
        case "ran_out":
          return {
            title: `Manual lead ${recordRef(ended.draftId)} wasn't confirmed`,
            body: "Its link expired, and the draft is erased",
          };
        case "failed":
          return {
            title: `Confirmed lead ${recordRef(ended.draftId)} couldn't be posted`,
            body: "The draft is erased. Add the lead again",
          };
      }
    },
    webhook_off: ({ host, reason }) => ({
      title: `Webhook turned off: ${host}`,
      body: `${OFF_REASONS[reason]} · waiting calls are kept`,
    }),
    postback_off: ({ host, reason }) => ({
      title: `Postback turned off: ${host}`,
      body: `${OFF_REASONS[reason]} · waiting calls are kept`,
    }),
    delivery_failing: ({ name, state, reason, leadId }) => {
      const titles = {
        failing: `Lead delivery is failing: ${name}`,
        off: `Turned off, leads aren't delivered: ${name}`,
        given_up: `Lead ${recordRef(leadId)} couldn't be delivered: ${name}`,
      };
      const kept = " · attempts continue, and the leads are in the app";
      return {
        title: titles[state],
        body: `${DELIVERY_REASONS[reason]}${state === "failing" ? kept : ""}`,
      };
    },
    email_off: () => ({
      title: "Email to a team member bounced",
      body: "The mail server doesn't know the address. Emails to it are off until the member turns them on again in the settings",
    }),
    ...moneyNewsTexts,
    ...accountNewsTexts,
    ...networkPauseNewsTexts,
    ...consumerNewsTexts,
    ...securityNewsTexts,
    cap_reached: ({ name, window, unit, most }) => {
      const limit =
        unit === "cents" ? centsToText(most) : `${most} ${most === 1 ? "lead" : "leads"}`;
      const again =
        window === "total"
          ? "buying resumes once you raise it"
          : `buying resumes next ${window}, or once you raise it`;
      const what = `${WINDOW_WORDS[window]} ${unit === "cents" ? "budget" : "cap"}`;
      if (name === null)
        return {
          title: `Your campaigns used up the ${what} agreed with the network`,
          body: window === "total" ? limit : `${limit} · buying resumes next ${window}`,
        };
      return {
        title: `“${name}” used up its ${what}`,
        body: `${limit} · ${again}`,
      };
    },
    low_balance: ({ availableCents, belowCents }) => ({
      title: "Your wallet balance is low",
      body:
        belowCents === null
          ? `${centsToText(availableCents)} left: fewer than five leads at your highest bid`
          : `${centsToText(availableCents)} left, less than the ${centsToText(belowCents)} you set`,
    }),
    campaign_stopped: (stop) => {
      if (stop.reason === "operator")
        return {
          title: `The network ${stop.status} “${stop.name}”`,
          body:
            stop.status === "paused" ? "It doesn't buy until it is resumed" : "It no longer buys",
        };
      const campaigns =
        stop.campaigns === 1
          ? "Your campaign has stopped"
          : `${stop.campaigns} campaigns have stopped`;
      return {
        title: `${campaigns}: the wallet is empty`,
        body: `${centsToText(stop.availableCents)} left, less than your lowest bid`,
      };
    },
    bank_changed: ({ isFirst }) =>
      isFirst
        ? {
            title: "A bank account for payouts was added",
            body: "If your team didn't do this, change your passwords and contact the network",
          }
        : {
            title: "The bank account for payouts was changed",
            body: `Payouts wait for ${BANK_CHANGE_HOLD_HOURS} hours. If your team didn't do this, change your passwords and contact the network`,
          },
  },
};
