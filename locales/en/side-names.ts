// What each side of a form is called, for the people it asks: on its choices, and as answers in a
// conversation.
import type { FormSide } from "../../domain/forms/form-document.ts";

export type SideNames = Readonly<Record<FormSide, string>>;

export const sideNames: SideNames = {
  seller: "Sell a home",
  buyer: "Buy a home",
  buyer_and_seller: "Sell one and buy one",
  renter: "Rent a home",
  investor_seller: "Sell to a cash buyer",
};
