// What is refused of a lead whose consumer asked for no contact.
import type { Refusal } from "../../../platform/http/refusal.ts";

/** Nothing prepares contact with such a consumer: no call back, no advice on how to reach them. */
export const NO_CONTACT: Refusal = {
  code: "no_contact",
  detail: "The consumer asked for no contact.",
};
