// Texts of push messages: being asked, and the devices one is told on.
import type { Translated } from "../texts.ts";

export const pushTexts = {
  ask: "Be told when the next one comes?",
  askBought:
    "You just bought a lead. Whoever calls first wins the client: this browser can tell you of the next one at once, also while Plat is closed.",
  askSold:
    "You just sold a lead. This browser can tell you of the next one at once, also while Plat is closed.",
  without: "No names, phone numbers or e-mails stand in what you are told.",
  turnOn: "Tell me",
  later: "Not now",
  on: "This browser now tells you what the bell does.",
  off: "This browser tells you no longer.",
  blocked:
    "This browser blocks notifications of this site. Allow them in its settings for this site, then try again.",
  unreachable: "This browser's push service cannot be reached. Check the connection and try again.",
  title: "Told on these devices",
  about:
    "What the bell tells also comes to these browsers, while Plat is closed too. A device ends with its sign-in.",
  none: "No device yet.",
  turnOnHere: "Tell me in this browser",
  here: "This browser",
  unknown: "Unknown browser",
  since: (moment: string) => `since ${moment}`,
  last: (moment: string) => `last told ${moment}`,
  never: "not told anything yet",
  failing: (moment: string) => `Not reached since ${moment}. After five days it is removed.`,
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name}`,
  phone:
    "On an iPhone or iPad: open Plat in Safari, choose Share, then Add to Home Screen, open it from there and switch it on here.",
};

export type PushTexts = Translated<typeof pushTexts>;
