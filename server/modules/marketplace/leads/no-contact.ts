// What is refused of a lead whose consumer asked for no contact or erasure.
import type { Refusal } from "../../../platform/http/refusal.ts";

/** Nothing prepares contact with such a consumer: no call back, no advice on how to reach them. */
export const NO_CONTACT: Refusal = {
  code: "no_contact",
  detail: "The consumer asked for no contact.",
};

/** What names the person of an erased lead is kept no more: no note, no file. */
export const ERASED: Refusal = {
  code: "no_contact",
  detail:
    "The lead was erased at its consumer's request: no note and no file about the person is kept.",
};
