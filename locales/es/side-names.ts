// What each side of a form is called, for the people it asks: on its choices, and as answers in a
// conversation.
import type { SideNames } from "../en/side-names.ts";

export const sideNames: SideNames = {
  seller: "Vender una vivienda",
  buyer: "Comprar una vivienda",
  buyer_and_seller: "Vender una y comprar otra",
  renter: "Rentar una vivienda",
  investor_seller: "Vender a un comprador en efectivo",
};
