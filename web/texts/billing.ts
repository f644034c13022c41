// Texts of billing: a buyer's wallet and statement, what an affiliate is owed, and the operator's book.
import { defineTexts } from "../lib/text/text.ts";

export const BILLING_TEXTS = defineTexts({
  noMoney: "Owners and managers of your account see its money. Ask one of them where you need a figure.",
  about: { advertiser: "Your wallet: what is in it, what moved, and the statement of any period.", affiliate: "What your leads earned, and when it is paid out.", admin: "The network's book: who owes what, and every movement of every wallet.", other: "Your role has no part in billing." },
  parts: { name: "Parts of billing", book: "The book", payouts: "Payouts" }, zone: (zone: string) => `Days and times are the network's: ${zone}.`, figures: "What stands on the account",
  wallet: {
    balance: "Balance", balanceNote: "What you paid in, less what you spent", held: "Held", heldNote: "Reserved by open offers", credit: "Credit", creditNote: "How far below zero it may go",
    available: "Available", availableNote: "What can be spent now",
  },
  kind: { sale: "Lead bought", return: "Return paid back", top_up: "Top-up", adjustment: "Correction" }, kinds: { sale: "Leads bought", return: "Returns paid back", top_up: "Top-ups", adjustment: "Corrections" },
  movements: {
    title: "Movements", label: "Movements of the wallet", labelAll: "Movements of all wallets", what: "What", account: "Account", when: "When", amount: "Amount", balance: "Balance after", lead: "Lead",
    empty: "Nothing moved in this period. Top up the wallet, and campaigns start buying.", emptyAll: "Nothing moved in any wallet in this period.", sum: (came: string, went: string) => `In ${came} · out ${went}`,
    unknownAccount: "Account",
  },
  csv: { button: "Download CSV", progress: (count: string) => `${count} rows read`, time: (zone: string) => `Time (${zone})`, kind: "Kind", amount: "Amount USD", balance: "Balance after USD", lead: "Lead id", campaign: "Campaign", id: "Movement id", account: "Account", accountId: "Account id", mode: "Sold as", status: "Status", source: "Source id", earning: "Sale id", file: "plat-movements", fileEarnings: "plat-earnings", fileStatement: "plat-statement" },
  topUp: {
    button: "Top up", title: "Add sandbox money", sandbox: "Sandbox: this is a demo network, no real money moves and no card is asked for.", amount: "How much", own: "Another amount", ownLabel: "Amount in dollars", ownHint: "From $1 to $100,000", wrong: "Type an amount from 1 to 100,000, such as 750 or 49.50.",
    after: "Available afterwards", add: (amount: string) => `Add ${amount}`, addNothing: "Add", done: (amount: string) => `${amount} of sandbox money is in your wallet.`,
    elsewhere: "Top-ups on this network are arranged with its operator. Write to them; the money shows here once it is booked.",
  },
  statement: {
    open: "Statement", title: "Statement", back: "Back to billing", print: "Print", of: (network: string, account: string, days: string) => `${network} · ${account} · ${days}`, asOf: (when: string) => `As of ${when}.`, opening: "Opening balance", closing: "Closing balance",
    sum: (kind: string, count: string) => `${kind} (${count})`, summary: "Summary", none: "Nothing moved in this period; the balance stayed as it was.", loading: (count: string) => `${count} movements read`,
  },
  balances: {
    pending: "Pending", pendingNote: "Earned, and not yet payable", disputed: "Disputed", disputedNote: "Part of pending: waits for returns to be decided", payable: "Payable", payableNote: "Ready for a payout, or in one under way", paid: "Paid out", paidNote: "Since you joined",
  },
  calendar: {
    title: "When pending becomes payable", about: (zone: string) => `Pending earnings without an open return, by the day in ${zone}`, day: "Day", amount: "Becomes payable", total: "In all until then", sum: "Together", none: "Nothing is pending. What you sell today shows here with its day.",
  },
  rules: {
    title: "How you are paid", list: {
      window: "A buyer may return a lead within 7 days of delivery. Until then its earning is pending.", hold: "In your first 60 days with the network, earnings are held for 30 days more.", open: "An earning with an open return waits until the return is decided; if it is approved, the earning is reversed.",
      weekly: "What is payable is asked for by itself on Mondays, or when you ask, as you choose: once it is at least $50, and your tax and bank details are given.", approved: "The operator approves each payout and sends it by bank transfer. Its advice says which earnings are in it.",
    },
  },
  earnings: { title: "Earnings", label: "Earnings", lead: "Lead", mode: "Sold as", when: "Earned", status: "Status", amount: "Amount", empty: "Nothing was earned in this period. Post leads, and each sale shows here.", toSources: "To your sources", sum: (sum: string, reversed: string) => `Together ${sum} · reversed ${reversed}` },
  ledger: {
    title: "The book", about: "Every kind of account, credits less debits, over all time.", kind: "Account", means: "What it holds", balance: "Balance", check: "Difference", fits: "All accounts sum to zero: the book balances.", broken: "The accounts do not sum to zero. Run npm run verify-ledger and stop payouts until it agrees.",
    receivable: "Receivable", receivableNote: "What advertisers owe: wallets below zero", payable: "Payable", payableNote: "What affiliates are owed, pending and payable", revenue: "Network revenue", revenueNote: "What the network kept of all sales", wallets: "In wallets", walletsNote: "What advertisers paid in and have not spent",
    names: { wallet: "Wallets", holds: "Holds", pending: "Pending earnings", payable: "Payable earnings", revenue: "Revenue", external: "Outside world", adjustments: "Corrections" },
    meanings: {
      wallet: "Money of advertisers, not yet spent", holds: "Reserved by open offers", pending: "Earned by affiliates, and may still be returned", payable: "Waits for the next payout", revenue: "The network's part of sales", external: "Top-ups came from here, payouts went here",
      adjustments: "The other side of corrections",
    },
  },
}, {
  noMoney: "Propietarios y gerentes de su cuenta ven el dinero. Pregunte a uno de ellos si necesita una cifra.",
  about: { advertiser: "Su billetera: lo que hay, lo que se movió y el estado de cuenta de cualquier período.", affiliate: "Lo que ganaron sus contactos y cuándo se le paga.", admin: "El libro de la red: quién debe qué y cada movimiento de cada billetera.", other: "Su función no participa en la facturación." },
  parts: { name: "Partes de la facturación", book: "El libro", payouts: "Pagos" }, zone: (zone) => `Los días y las horas son los de la red: ${zone}.`, figures: "Lo que hay en la cuenta",
  wallet: {
    balance: "Saldo", balanceNote: "Lo que ingresó menos lo que gastó", held: "Retenido", heldNote: "Reservado por ofertas abiertas", credit: "Crédito", creditNote: "Hasta dónde puede bajar el saldo de cero",
    available: "Disponible", availableNote: "Lo que se puede gastar ahora",
  },
  kind: { sale: "Contacto comprado", return: "Devolución reembolsada", top_up: "Recarga", adjustment: "Corrección" }, kinds: { sale: "Contactos comprados", return: "Devoluciones reembolsadas", top_up: "Recargas", adjustment: "Correcciones" },
  movements: {
    title: "Movimientos", label: "Movimientos de la billetera", labelAll: "Movimientos de todas las billeteras", what: "Qué", account: "Cuenta", when: "Cuándo", amount: "Importe", balance: "Saldo después", lead: "Contacto",
    empty: "Nada se movió en este período. Recargue la billetera y las campañas empezarán a comprar.", emptyAll: "Nada se movió en ninguna billetera en este período.", sum: (came, went) => `Entró ${came} · salió ${went}`,
    unknownAccount: "Cuenta",
  },
  csv: { button: "Descargar CSV", progress: (count) => `${count} filas leídas`, time: (zone) => `Hora (${zone})`, kind: "Tipo", amount: "Importe USD", balance: "Saldo después USD", lead: "Id del contacto", campaign: "Campaña", id: "Id del movimiento", account: "Cuenta", accountId: "Id de la cuenta", mode: "Vendido como", status: "Estado", source: "Id de la fuente", earning: "Id de la venta", file: "plat-movimientos", fileEarnings: "plat-ganancias", fileStatement: "plat-estado-de-cuenta" },
  topUp: {
    button: "Recargar", title: "Añadir dinero de prueba", sandbox: "Prueba: esta es una red de demostración, no se mueve dinero real ni se pide tarjeta.", amount: "Cuánto", own: "Otro importe", ownLabel: "Importe en dólares", ownHint: "De $1 a $100,000", wrong: "Escriba un importe de 1 a 100,000, como 750 o 49.50.",
    after: "Disponible después", add: (amount) => `Añadir ${amount}`, addNothing: "Añadir", done: (amount) => `${amount} de prueba ya están en su billetera.`,
    elsewhere: "En esta red las recargas se acuerdan con su operador. Escríbale; el dinero aparece aquí cuando esté registrado.",
  },
  statement: {
    open: "Estado de cuenta", title: "Estado de cuenta", back: "Volver a facturación", print: "Imprimir", of: (network, account, days) => `${network} · ${account} · ${days}`, asOf: (when) => `A fecha de ${when}.`, opening: "Saldo inicial", closing: "Saldo final",
    sum: (kind, count) => `${kind} (${count})`, summary: "Resumen", none: "Nada se movió en este período; el saldo quedó como estaba.", loading: (count) => `${count} movimientos leídos`,
  },
  balances: {
    pending: "Pendiente", pendingNote: "Ganado, aún no por pagar", disputed: "En disputa", disputedNote: "Parte de lo pendiente: espera que se decidan devoluciones", payable: "Por pagar", payableNote: "Listo para un pago, o en uno en curso", paid: "Pagado", paidNote: "Desde que se unió",
  },
  calendar: {
    title: "Cuándo lo pendiente pasa a «Por pagar»", about: (zone) => `Ganancias pendientes sin devolución abierta, por día en ${zone}`, day: "Día", amount: "Pasa a «Por pagar»", total: "En total hasta entonces", sum: "En conjunto", none: "No hay nada pendiente. Lo que venda hoy aparece aquí con su día.",
  },
  rules: {
    title: "Cómo se le paga", list: {
      window: "Un comprador puede devolver un contacto en los 7 días tras la entrega. Hasta entonces su ganancia queda pendiente.", hold: "En sus primeros 60 días en la red, las ganancias se retienen 30 días más.", open: "Una ganancia con una devolución abierta espera hasta que se decida; si se aprueba, la ganancia se revierte.",
      weekly: "Lo que está por pagar se solicita solo los lunes, o cuando usted lo pida, como elija: a partir de $50 y con sus datos fiscales y bancarios.", approved: "El operador aprueba cada pago y lo envía por transferencia bancaria. Su aviso dice qué ganancias contiene.",
    },
  },
  earnings: { title: "Ganancias", label: "Ganancias", lead: "Contacto", mode: "Vendido como", when: "Ganado", status: "Estado", amount: "Importe", empty: "Nada se ganó en este período. Envíe contactos y cada venta aparecerá aquí.", toSources: "Ir a sus fuentes", sum: (sum, reversed) => `En conjunto ${sum} · revertido ${reversed}` },
  ledger: {
    title: "El libro", about: "Cada tipo de cuenta, abonos menos cargos, desde el principio.", kind: "Cuenta", means: "Lo que contiene", balance: "Saldo", check: "Diferencia", fits: "Todas las cuentas suman cero: el libro cuadra.", broken: "Las cuentas no suman cero. Ejecute npm run verify-ledger y detenga los pagos hasta que cuadre.",
    receivable: "Por cobrar", receivableNote: "Lo que deben los anunciantes: billeteras bajo cero", payable: "Por pagar", payableNote: "Lo que se debe a los afiliados, pendiente y por pagar", revenue: "Ingresos de la red", revenueNote: "Lo que la red conservó de todas las ventas", wallets: "En billeteras", walletsNote: "Lo que ingresaron los anunciantes y no han gastado",
    names: { wallet: "Billeteras", holds: "Retenciones", pending: "Ganancias pendientes", payable: "Ganancias por pagar", revenue: "Ingresos", external: "Mundo exterior", adjustments: "Correcciones" },
    meanings: {
      wallet: "Dinero de anunciantes, aún sin gastar", holds: "Reservado por ofertas abiertas", pending: "Ganado por afiliados, aún puede devolverse", payable: "Espera el próximo pago", revenue: "La parte de la red en las ventas", external: "De aquí vinieron las recargas, aquí fueron los pagos",
      adjustments: "La otra cara de las correcciones",
    },
  },
});
