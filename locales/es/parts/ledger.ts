// Holds the texts of the operator's ledger: each kind of account, and whether all sum to zero.
import type { LedgerTexts } from "../../en/parts/ledger.ts";

export const ledgerTexts: LedgerTexts = {
  title: "Libro",
  about: "Cada tipo de cuenta, abonos menos cargos, desde el inicio.",
  kind: "Cuenta",
  means: "Contenido",
  balance: "Saldo",
  check: "Diferencia",
  fits: "Todas las cuentas suman cero: el libro cuadra.",
  broken:
    "Las cuentas no suman cero. Ejecute npm run verify-ledger y detenga los pagos hasta que cuadre.",
  receivable: "Por cobrar",
  receivableNote: "Lo que deben los anunciantes: billeteras por debajo de cero",
  payable: "Por pagar",
  payableNote: "Lo que se debe a los afiliados, pendiente y por pagar",
  revenue: "Ingresos de la red",
  revenueNote: "La parte de la red en todas las ventas",
  wallets: "En billeteras",
  walletsNote: "Lo que ingresaron los anunciantes y no han gastado",
  names: {
    wallet: "Billeteras",
    holds: "Retenciones",
    pending: "Ganancias pendientes",
    payable: "Ganancias por pagar",
    revenue: "Ingresos",
    external: "Externo",
    adjustments: "Correcciones",
  },
  meanings: {
    wallet: "Dinero de anunciantes, aún sin gastar",
    holds: "Reservado por ofertas abiertas",
    pending: "Ganado por afiliados, aún se puede revertir",
    payable: "Espera el próximo pago",
    revenue: "La parte de la red en las ventas",
    external: "De aquí llegaron los pagos; aquí fueron retiros y reembolsos",
    adjustments: "La contraparte de correcciones y créditos otorgados",
  },
};
