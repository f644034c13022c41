// Reads a requested top-up or payout.
import type { Said } from "./said.ts";
import type { ChangeWish } from "./turns.ts";
import { findAmounts } from "../qualification/amounts.ts";
import { anyOf } from "../qualification/phrases.ts";

const WALLET =
  "(?:wallet|balance|account|funds|money|credits?|cash|saldo|fondos|dinero|cuenta|cartera|" +
  "billetera|monedero|plata|credito)";
const PUTS_IN =
  "(?:add|put|load|deposit|transfer|fund|refill|reload|recharge|throw|agreg(?:a|ar|ue|ale)|" +
  "anad(?:e|ir)|met(?:e|er|ele)|deposit(?:a|ar|e)|pon(?:er|le|me)?|carg(?:a|ar|ue)|abon(?:a|ar|" +
  "e)|transfer(?:ir)?|ingres(?:a|ar)|sum(?:a|ar|ale)|echa(?:r|le)?)";
const TOP_UP = new RegExp(
  anyOf(
    "\\b(?:top(?: |-)?(?:up|off)|recharge|reload|recarg(?:a|ar|ue|ame)|fondear|abon(?:a|ar))\\b",
    `\\b${PUTS_IN}\\b[^.;?!]{0,40}\\b${WALLET}\\b`,
    "^(?:please |i want to |i would like to |i need to |can you |let me |quiero |quisiera |" +
      "necesito |me gustaria |puedes |por favor )*(?:deposit|deposit(?:a|ar)|add \\$|put in \\$) " +
      "?\\$? ?\\d",
  ),
);
const NO_TOP_UP =
  /\b(?:to my bank|a mi banco|down payment|escrow|saved|card|tarjeta|bank account|cuenta (?:bancaria|de banco)|users?|team)\b/;

/** A requested top-up, or null. */
export function readTopUp({ text }: Said): ChangeWish | null {
  if (!TOP_UP.test(text) || NO_TOP_UP.test(text)) return null;
  const amounts = findAmounts(text, false).filter(({ value }) => value > 0);
  const amount = amounts.find(({ isMoney }) => isMoney) ?? amounts[0];
  return {
    what: "top_up",
    cents: amount === undefined ? null : Math.round(amount.value * amount.scale * 100),
  };
}

const MY_MONEY =
  "(?:my |the |all |our |mis? |el |las? |los |todo |todas? |nuestr[oa]s )*(?:earnings|money|" +
  "balance|funds|commissions?|ganancias|dinero|saldo|fondos|comision(?:es)?|plata|feria|lana)";
const PAYOUT = new RegExp(
  anyOf(
    "\\b(?:request|get|want|send(?: me)?|need|make|start|do|process|initiate|trigger|issue|" +
      "give me|like|schedule)(?: (?:a|my|the|an|me|early|to))* (?:payout|pay ?out|withdrawal)\\b",
    "\\bpay (?:me|us|my \\w+) ?(?:out|now|please|already|what|$)",
    "\\b(?:cash|pay)(?:ing)? (?:me )?out\\b",
    `\\bwithdraw(?:al)? ?(?:${MY_MONEY}|everything|it|all|now|what|\\$|\\d|$)`,
    `\\b(?:transfer|send|move|wire)(?: me)? ${MY_MONEY}\\b`,
    "^(?:please )?(?:payout|withdraw|withdrawal|cash ?out)(?: (?:please|now|request))*\\W*$",
    "\\b(?:i want to|can i|could i|i would like to) get paid\\b",
    "\\b(?:i want|give me|get) my money\\b",
    "\\bpag(?:a|ue|uen)(?:me|nos)\\b",
    "\\b(?:solicit\\w+|pid\\w+|pedir|hac\\w+|quiero|necesito|haz(?:me)?|manda(?:me)?|" +
      "proces\\w+)(?: (?:un|el|mi|hacer|otro|pedir|solicitar))* (?:pago|retiro|desembolso)\\b",
    "\\b(?:retir(?:ar|a|o)|sac(?:ar|a)|cobr(?:ar|a|o)|transfer(?:ir|irme|ime)|" +
      `transfiere(?:me)?|deposit(?:ame|enme)|mand(?:a|ar)me) (?:ya )?${MY_MONEY}\\b`,
    "\\bpagarme\\b",
    "\\bme (?:puedes|podrias|pueden) pagar\\b",
    "\\b(?:quiero|puedo|necesito|quisiera) (?:ya )?(?:cobrar|retirar|que me paguen)\\b",
    "^(?:cobrar|retirar|retiro)(?: (?:ya|por favor|todo|ahora))*\\W*$",
  ),
);

/** A requested payout, or null. */
export function readPayout({ text }: Said): ChangeWish | null {
  return PAYOUT.test(text) && !/\b(?:when|how much|how many|cuando|cuanto)\b/.test(text)
    ? { what: "payout" }
    : null;
}
