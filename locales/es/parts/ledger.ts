// Holds the texts of the operator's ledger: each kind of account, and whether all sum to zero.
import type { LedgerTexts } from "../../en/parts/ledger.ts";

export const ledgerTexts: LedgerTexts = {
  title: "El libro",
  about: "Cada tipo de cuenta, abonos menos cargos, desde el principio.",
  kind: "Cuenta",
  means: "Lo que contiene",
  balance: "Saldo",
  check: "Diferencia",
  fits: "Todas las cuentas suman cero: el libro cuadra.",
  broken:
    "Las cuentas no suman cero. Ejecute npm run verify-ledger y detenga los pagos hasta que cuadre.",
  receivable: "Por cobrar",
  receivableNote: "Lo que deben los anunciantes: billeteras bajo cero",
  payable: "Por pagar",
  payableNote: "Lo que se debe a los afiliados, pendiente y por pagar",
  revenue: "Ingresos de la red",
  revenueNote: "Lo que la red conservó de todas las ventas",
  wallets: "En billeteras",
  walletsNote: "Lo que ingresaron los anunciantes y no han gastado",
  names: {
    wallet: "Billeteras",
    holds: "Retenciones",
    pending: "Ganancias pendientes",
    payable: "Ganancias por pagar",
    revenue: "Ingresos",
    external: "Mundo exterior",
    adjustments: "Correcciones",
  },
  meanings: {
    wallet: "Dinero de anunciantes, aún sin gastar",
    holds: "Reservado por ofertas abiertas",
    pending: "Ganado por afiliados, aún puede devolverse",
    payable: "Espera el próximo pago",
    revenue: "La parte de la red en las ventas",
    external: "De aquí vinieron las recargas, aquí fueron los pagos",
    adjustments: "La otra cara de las correcciones",
  },
};
