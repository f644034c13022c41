// Names each side of a form for its visitors: on its choices, and as answers in a conversation.
import type { FormLanguage, FormSide } from "./form-document.ts";

export const SIDE_NAMES = {
  en: {
    seller: "Sell a home",
    buyer: "Buy a home",
    buyer_and_seller: "Sell one and buy one",
    renter: "Rent a home",
    investor_seller: "Sell to a cash buyer",
  },
  es: {
    seller: "Vender una vivienda",
    buyer: "Comprar una vivienda",
    buyer_and_seller: "Vender una y comprar otra",
    renter: "Alquilar una vivienda",
    investor_seller: "Vender a quien paga en efectivo",
  },
} as const satisfies Readonly<Record<FormLanguage, Readonly<Record<FormSide, string>>>>;
