// What notifications say in English.
import { BANK_CHANGE_HOLD_HOURS } from "../../domain/payouts/bank-account.ts";
import { RETURN_ANSWER_HOURS } from "../../domain/returns/terms.ts";
import { centsToText } from "../../domain/money/money.ts";
import { cityState } from "../../domain/notifications/city-state.ts";
import type { NotificationWords } from "../../domain/notifications/words.ts";
import { US_STATES } from "../../domain/lead/us-states.ts";
import {
  DELIVERY_REASONS,
  OFF_REASONS,
  WANTED,
  WINDOW_WORDS,
  atPlace,
  capital,
  outcomeText,
  returnDecision,
  spaced,
} from "./parts/notification-words.ts";

export const notifications: NotificationWords = {
  names: {
    lead_bought: "You bought a lead",
    search_matched: "A saved search has new leads",
    cap_reached: "A campaign has used up its cap or budget",
    low_balance: "The wallet is running low",
    campaign_stopped: "A campaign was stopped",
    delivery_failing: "Leads do not arrive where they are handed to",
    lead_sold: "A listed lead was sold",
    form_sent: "Somebody sent a form",
    draft_ended: "A lead by hand was confirmed, or nobody did",
    import_ended: "An import has finished",
    demand_followed: "Demand that you follow is new or changed",
    return_filed: "A buyer asks for its money back",
    return_to_decide: "A return goes to the operator",
    return_decided: "A return was decided",
    payout_moved: "A payout goes on",
    bank_changed: "The bank account was changed",
    source_suspended: "The operator paused a source",
    account_waiting: "An affiliate waits for approval",
    postback_off: "A postback was switched off",
    webhook_off: "A webhook was switched off",
    email_off: "E-mails to one of you come back",
  },
  texts: {
    lead_bought: ({ side, city, state, propertyType, tier, mode, priceCents }) => ({
      title: `New ${spaced(side)} lead in ${city}, ${state}`,
      body: [
        propertyType === "unknown" ? "Property type not given" : capital(spaced(propertyType)),
        tier,
        mode,
        centsToText(priceCents),
      ].join(" · "),
    }),
    lead_sold: ({ city, state, mode, earningCents }) => ({
      title: `Lead sold in ${city}, ${state}`,
      body: `${capital(mode)} · you earn ${centsToText(earningCents)}`,
    }),
    return_filed: ({ reason, earningCents }) => ({
      title: "A buyer asks for its money back",
      body:
        `Reason: ${spaced(reason)} · ${centsToText(earningCents)} of your earnings · ` +
        `answer within ${RETURN_ANSWER_HOURS} hours`,
    }),
    return_to_decide: (waiting) => {
      const answered = waiting.wasAnswered
        ? "The affiliate has answered"
        : "The affiliate did not answer";
      if (waiting.to === "operator")
        return {
          title: "A return waits for your decision",
          body:
            `${answered} · reason: ${spaced(waiting.reason)} · ` +
            `${centsToText(waiting.priceCents)} · until ${waiting.lastDay}`,
        };
      return {
        title: answered,
        body:
          waiting.lastDay === null
            ? "The operator decides about your return"
            : `The operator decides about your return until ${waiting.lastDay}`,
      };
    },
    return_decided: returnDecision,
    search_matched: ({ count, name }) => ({
      title: `${count === 1 ? "A new lead meets" : `${count} new leads meet`} “${name}”`,
      body: "On the marketplace now, at their first price",
    }),
    demand_followed: ({ count, side, state, bestCents }) => {
      const orders = count === 1 ? "A new order" : `${count} new orders`;
      const wanted = side === null ? "" : `: ${WANTED[side]}`;
      const name = US_STATES.find(({ code }) => code === state)?.name ?? state;
      return {
        title: `${orders}${wanted}${atPlace(name, " in ")}, up to ${centsToText(bestCents)}`,
        body: "New or changed in the open demand that you follow",
      };
    },
    import_ended: ({ rows, accepted, sold, earnedCents }) => ({
      title: `Import finished: ${rows} ${rows === 1 ? "row" : "rows"}`,
      body:
        `${sold} sold for ${centsToText(earnedCents)} · ${accepted - sold} listed unsold · ` +
        `${rows - accepted} not taken`,
    }),
    sale_assigned: ({ side, city, state, assigneeName }) => {
      const lead = `the ${spaced(side)} lead${atPlace(cityState(city, state), " in ")}`;
      return {
        title: assigneeName === null ? `Free to call: ${lead}` : `${assigneeName} took ${lead}`,
        body: "",
      };
    },
    form_sent: (sent) => ({
      title:
        `New ${spaced(sent.side)} lead by your ${sent.isConversation ? "conversation" : "form"}` +
        atPlace(cityState(sent.city, sent.state), ": "),
      body: outcomeText(sent),
    }),
    draft_ended: (ended) => {
      switch (ended.kind) {
        case "confirmed":
          return {
            title:
              `Confirmed: ${spaced(ended.side)} lead by hand` +
              atPlace(cityState(ended.city, ended.state), " in "),
            body: outcomeText(ended),
          };
        case "ran_out":
          return {
            title: "Nobody confirmed a lead by hand",
            body: "Its link has run out, and the draft is erased",
          };
        case "failed":
          return {
            title: "A confirmed lead could not be posted",
            body: "The draft is erased: begin another one",
          };
      }
    },
    webhook_off: ({ host, reason }) => ({
      title: `Webhook switched off: ${host}`,
      body: `${OFF_REASONS[reason]} · what waits is kept`,
    }),
    postback_off: ({ host, reason }) => ({
      title: `Postback switched off: ${host}`,
      body: `${OFF_REASONS[reason]} · what waits is kept`,
    }),
    delivery_failing: ({ name, state, reason }) => {
      const titles = {
        failing: `Leads do not arrive: ${name}`,
        off: `Switched off, leads do not arrive: ${name}`,
        given_up: `A lead could not be handed over: ${name}`,
      };
      const kept = " · they are tried again, and yours in the app all the while";
      return {
        title: titles[state],
        body: `${DELIVERY_REASONS[reason]}${state === "failing" ? kept : ""}`,
      };
    },
    email_off: () => ({
      title: "E-mails to one of you come back",
      body: "The mail server knows no such address. Nothing more is sent there until its person switches e-mail on again in the settings",
    }),
    payout_moved: ({ status, amountCents }) => {
      const sum = centsToText(amountCents);
      return {
        requested: { title: "A payout waits for your approval", body: `${sum} to an affiliate` },
        approved: {
          title: `Your payout of ${sum} is approved`,
          body: "It goes to your bank with the next file",
        },
        sent: {
          title: `${sum} are on their way to your bank`,
          body: "Read which earnings they are for",
        },
        rejected: { title: "Payout refused", body: `${sum} stay payable: read why` },
        failed: {
          title: "The bank did not take a payout",
          body: `${sum} are payable again: read why`,
        },
      }[status];
    },
    account_waiting: () => ({
      title: "An affiliate waits for your approval",
      body: "It may post nothing until then",
    }),
    cap_reached: ({ name, window, unit, most }) => {
      const limit =
        unit === "cents" ? centsToText(most) : `${most} ${most === 1 ? "lead" : "leads"}`;
      const again =
        window === "total"
          ? "it buys again once you raise it"
          : `it buys again with the next ${window}, or once you raise it`;
      return {
        title: `“${name}” has used up its ${WINDOW_WORDS[window]} ${unit === "cents" ? "budget" : "cap"}`,
        body: `${limit} · ${again}`,
      };
    },
    low_balance: ({ availableCents, belowCents }) => ({
      title: "Your wallet is running low",
      body:
        belowCents === null
          ? `${centsToText(availableCents)} left: fewer than five leads at your highest bid`
          : `${centsToText(availableCents)} left, less than the ${centsToText(belowCents)} you set`,
    }),
    campaign_stopped: (stop) => {
      if (stop.reason === "operator")
        return {
          title: `The operator ${stop.status} “${stop.name}”`,
          body:
            stop.status === "paused"
              ? "It buys nothing until somebody resumes it"
              : "It buys nothing any more",
        };
      const campaigns =
        stop.campaigns === 1
          ? "Your campaign has stopped"
          : `${stop.campaigns} campaigns have stopped`;
      return {
        title: `${campaigns}: the wallet is used up`,
        body: `${centsToText(stop.availableCents)} left, less than your lowest bid`,
      };
    },
    source_suspended: ({ name }) => ({
      title: `The operator paused your source “${name}”`,
      body: "Its posts are refused while it is paused",
    }),
    bank_changed: ({ isFirst }) =>
      isFirst
        ? {
            title: "A bank account for payouts was given",
            body: "If none of you did this, change your passwords and write to the operator",
          }
        : {
            title: "The bank account for payouts was changed",
            body: `Payouts wait for ${BANK_CHANGE_HOLD_HOURS} hours. If none of you did this, change your passwords and write to the operator`,
          },
  },
};
