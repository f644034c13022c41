// Texts of push notifications: the request, and the devices that get them.
import { SWITCH_OFF_DAYS } from "../../domain/attempts/attempt.ts";
import type { Translated } from "../texts.ts";

export const pushTexts = {
  ask: "Get notified of the next one?",
  askBought:
    "You just bought a lead. The first caller wins the client. This browser can notify you of the next lead, even when Plat is closed.",
  askSold:
    "You just sold a lead. This browser can notify you of the next sale, even when Plat is closed.",
  without: "Notifications never contain names, phone numbers or emails.",
  turnOn: "Turn on notifications",
  later: "Not now",
  on: "Notifications turned on in this browser.",
  off: "Notifications turned off in this browser.",
  blocked:
    "This browser blocks notifications from this site. Allow them in its site settings, then try again.",
  unreachable:
    "This browser's push service can't be reached. Check your connection, then try again.",
  title: "Devices",
  about:
    "These browsers get your notifications, even when Plat is closed. A device is removed when its session ends.",
  none: "No devices yet. Turn on notifications in this browser.",
  turnOnHere: "Turn on in this browser",
  here: "This browser",
  unknown: "Unknown browser",
  since: (moment: string) => `since ${moment}`,
  last: (moment: string) => `last notified ${moment}`,
  never: "not notified yet",
  failing: (moment: string) =>
    `Not reached since ${moment}. Removed after ${SWITCH_OFF_DAYS} days.`,
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name}`,
  phone:
    "On an iPhone or iPad: open Plat in Safari, choose Share, then Add to Home Screen. Open it from there and turn on notifications here.",
};

export type PushTexts = Translated<typeof pushTexts>;
