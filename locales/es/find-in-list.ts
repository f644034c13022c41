// Texts of the filter of a list by typed words.
import type { FindInListTexts } from "../en/find-in-list.ts";

export const findInListTexts: FindInListTexts = {
  label: "Buscar",
  hints: {
    accounts: "Nombre, etiqueta o ID",
    campaigns: "Nombre, anunciante o ID",
    own: "Nombre o ID",
    payouts: "Afiliado, monto o ID",
    returns: "Comprador, afiliado o ID",
  },
};
