// Texts of payouts: asking for one, why not yet, whom they go to, what each is for, and what the operator does with them.
import { defineTexts } from "../lib/text/text.ts";

export const PAYOUT_TEXTS = defineTexts({
  status: { requested: "Asked for", approved: "Approved", sent: "Sent", rejected: "Refused", cancelled: "Withdrawn", failed: "Came back" },
  next: {
    title: "Next payout", ask: (amount: string) => `Ask for ${amount}`, askNothing: "Ask for a payout", asked: (amount: string) => `${amount} asked for. The operator approves it.`, ready: (amount: string) => `${amount} can be paid out.`,
    weekly: "It is asked for by itself on Mondays. You may ask earlier.", byHand: "It is asked for when you do.", ownersOnly: "An owner of your account asks for payouts.", change: "Tax, bank and how you ask",
    obstacle: {
      suspended: "Your account is suspended. Write to the network's operator.", no_tax_details: "Tax details are missing.", no_bank_details: "There is no bank account to pay to.",
      shared_bank: "Another account of this network has the same bank account. Give one that is yours alone.", open: "A payout is under way. The next can be asked for once it has ended.",
    },
    changedUntil: (when: string) => `The bank account was changed. To keep your money safe, payouts wait until ${when}.`, missing: (missing: string, least: string) => `${missing} more must become payable: a payout is at least ${least}.`,
    give: { no_tax_details: "Give tax details", no_bank_details: "Give a bank account", shared_bank: "Change the bank account", open: "Look at it" },
  },
  list: {
    title: "Payouts", label: "Payouts", none: "Nothing was paid out yet. What becomes payable can be asked for from $50 on.", amount: "Amount", status: "Status", asked: "Asked for", ended: "Ended", to: "To account", weekly: "by itself, weekly", person: "by hand",
    cancel: "Withdraw", cancelled: "Withdrawn. Its earnings are payable as before.", open: (amount: string) => `What is in the payout of ${amount}`, more: "Show more",
  },
  advice: {
    title: "Remittance advice", back: "Back to earnings", backToBilling: "Back to payouts", print: "Print", of: (network: string, account: string, amount: string) => `${network} · ${account} · ${amount}`, number: "Payout", asked: "Asked for", decided: "Approved", sent: "Sent", to: "To account", account: (lastFour: string) => `ending in ${lastFour}`, status: "Status", why: "Why",
    lines: "Earnings in this payout", lead: "Lead", source: "Source", sub: "Sub id", soldOn: "Sold", amount: "Amount", sum: (count: string) => `${count} earnings`, gross: "Earnings", returns: "Returns deducted", returnsNote: "An earning whose lead was given back never becomes payable, so none is in here.", total: "Payout",
    loading: (count: string) => `${count} earnings read`, none: "It ended without being paid: its earnings are payable again, and stand in the payout after it.", older: "This payout is older than the record of the earnings in each.", wrong: "The earnings do not add up to the payout. Write to the network's operator before you rely on this page.",
    csvSold: (zone: string) => `Sold (${zone})`, csvAmount: "Amount USD", csvLead: "Lead id", csvEarning: "Sale id", csvSource: "Source", csvReturns: "Returns deducted USD", file: "plat-remittance", zone: (zone: string) => `Times are the network's: ${zone}.`,
  },
  operator: {
    payouts: "Payouts", about: "Approve what was asked for, download the file for your bank's ACH upload, and say what the bank did. The money leaves the book when a payout is marked as sent.",
    label: "Payouts of all affiliates", affiliate: "Affiliate", inTheWay: "In the way", nothing: "nothing", ordered: "In the bank's file", views: { all: "All" }, none: "No payout was asked for yet. Affiliates ask from $50 on, once they gave tax and bank details.",
    obstacle: { suspended: "account suspended", no_tax_details: "no tax details", no_bank_details: "no bank details", shared_bank: "bank account shared with another account", bank_changed: "bank account changed, 72 hours", open: "one under way", below_least: "below $50" },
    approve: (count: number) => `Approve ${count}`, reject: (count: number) => `Refuse ${count}`, order: (count: number) => `Bank file of ${count}`, send: (count: number) => `Mark ${count} sent`, fail: (count: number) => `Came back: ${count}`,
    done: (count: number) => (count === 1 ? "1 payout moved on." : `${count} payouts moved on.`), failed: (count: number) => (count === 1 ? "1 payout could not." : `${count} payouts could not.`),
    why: "Why", whyHint: "The affiliate reads it.", whyMissing: "Say why: the affiliate reads it.", rejectTitle: "Refuse payouts", failTitle: "The bank did not take them", rejectAbout: (amount: string) => `${amount} become payable again.`,
    sendTitle: "Mark as sent", sendAbout: (amount: string) => `${amount} leave the book. Do this once the bank has carried the file out: it cannot be taken back.`, sendNow: "They are sent",
    fileTitle: "File for the bank", fileAbout: "The file holds whole account numbers. It is made for you alone, kept nowhere here, and your name stands in the activity log. Delete it once the bank has it.", password: "Your password", passwordMissing: "Type your password.", passwordWrong: "This is not your password.", fileNow: "Download the file", fileDone: (count: string) => `The file has ${count} payouts. Mark them as sent once the bank has carried it out.`,
    sum: (amount: string) => `${amount} in these rows`,
  },
}, {
  status: { requested: "Solicitado", approved: "Aprobado", sent: "Enviado", rejected: "Rechazado", cancelled: "Retirado", failed: "Devuelto" },
  next: {
    title: "Próximo pago", ask: (amount) => `Solicitar ${amount}`, askNothing: "Solicitar un pago", asked: (amount) => `${amount} solicitados. El operador lo aprueba.`, ready: (amount) => `Se pueden pagar ${amount}.`,
    weekly: "Se solicita solo los lunes. Puede solicitarlo antes.", byHand: "Se solicita cuando usted lo hace.", ownersOnly: "Los pagos los solicita un propietario de su cuenta.", change: "Impuestos, banco y cómo solicita",
    obstacle: {
      suspended: "Su cuenta está suspendida. Escriba al operador de la red.", no_tax_details: "Faltan los datos fiscales.", no_bank_details: "No hay cuenta bancaria a la que pagar.",
      shared_bank: "Otra cuenta de esta red tiene la misma cuenta bancaria. Indique una que sea solo suya.", open: "Hay un pago en curso. El siguiente se puede solicitar cuando termine.",
    },
    changedUntil: (when) => `Se cambió la cuenta bancaria. Para proteger su dinero, los pagos esperan hasta ${when}.`, missing: (missing, least) => `Faltan ${missing} por pagar: un pago es de al menos ${least}.`,
    give: { no_tax_details: "Dar datos fiscales", no_bank_details: "Dar una cuenta bancaria", shared_bank: "Cambiar la cuenta bancaria", open: "Verlo" },
  },
  list: {
    title: "Pagos", label: "Pagos", none: "Aún no se pagó nada. Lo que esté por pagar se puede solicitar a partir de $50.", amount: "Importe", status: "Situación", asked: "Solicitado", ended: "Terminado", to: "A la cuenta", weekly: "solo, cada semana", person: "a mano",
    cancel: "Retirar", cancelled: "Retirado. Sus ganancias siguen por pagar.", open: (amount) => `Qué contiene el pago de ${amount}`, more: "Mostrar más",
  },
  advice: {
    title: "Aviso de pago", back: "Volver a ganancias", backToBilling: "Volver a pagos", print: "Imprimir", of: (network, account, amount) => `${network} · ${account} · ${amount}`, number: "Pago", asked: "Solicitado", decided: "Aprobado", sent: "Enviado", to: "A la cuenta", account: (lastFour) => `terminada en ${lastFour}`, status: "Situación", why: "Por qué",
    lines: "Ganancias de este pago", lead: "Contacto", source: "Fuente", sub: "Subidentificador", soldOn: "Vendido", amount: "Importe", sum: (count) => `${count} ganancias`, gross: "Ganancias", returns: "Devoluciones descontadas", returnsNote: "La ganancia de un contacto devuelto nunca pasa a estar por pagar, así que aquí no hay ninguna.", total: "Pago",
    loading: (count) => `${count} ganancias leídas`, none: "Terminó sin pagarse: sus ganancias vuelven a estar por pagar y figuran en el pago siguiente.", older: "Este pago es anterior al registro de las ganancias de cada uno.", wrong: "Las ganancias no suman el pago. Escriba al operador de la red antes de fiarse de esta página.",
    csvSold: (zone) => `Vendido (${zone})`, csvAmount: "Importe USD", csvLead: "Id del contacto", csvEarning: "Id de la venta", csvSource: "Fuente", csvReturns: "Devoluciones descontadas USD", file: "plat-aviso-de-pago", zone: (zone) => `Las horas son las de la red: ${zone}.`,
  },
  operator: {
    payouts: "Pagos", about: "Apruebe lo solicitado, descargue el archivo para la carga ACH de su banco y diga qué hizo el banco. El dinero sale del libro cuando un pago se marca como enviado.",
    label: "Pagos de todos los afiliados", affiliate: "Afiliado", inTheWay: "Lo impide", nothing: "nada", ordered: "En el archivo del banco", views: { all: "Todos" }, none: "Aún no se solicitó ningún pago. Los afiliados solicitan a partir de $50, una vez dados sus datos fiscales y bancarios.",
    obstacle: { suspended: "cuenta suspendida", no_tax_details: "sin datos fiscales", no_bank_details: "sin datos bancarios", shared_bank: "cuenta bancaria compartida con otra cuenta", bank_changed: "cuenta bancaria cambiada, 72 horas", open: "uno en curso", below_least: "menos de $50" },
    approve: (count) => `Aprobar ${count}`, reject: (count) => `Rechazar ${count}`, order: (count) => `Archivo bancario de ${count}`, send: (count) => `Marcar ${count} como enviados`, fail: (count) => `Devueltos: ${count}`,
    done: (count) => (count === 1 ? "1 pago avanzó." : `${count} pagos avanzaron.`), failed: (count) => (count === 1 ? "1 pago no pudo." : `${count} pagos no pudieron.`),
    why: "Por qué", whyHint: "El afiliado lo lee.", whyMissing: "Diga por qué: el afiliado lo lee.", rejectTitle: "Rechazar pagos", failTitle: "El banco no los aceptó", rejectAbout: (amount) => `${amount} vuelven a estar por pagar.`,
    sendTitle: "Marcar como enviados", sendAbout: (amount) => `${amount} salen del libro. Hágalo cuando el banco haya ejecutado el archivo: no se puede deshacer.`, sendNow: "Están enviados",
    fileTitle: "Archivo para el banco", fileAbout: "El archivo contiene números de cuenta completos. Se hace solo para usted, no se guarda aquí y su nombre queda en la actividad. Bórrelo cuando el banco lo tenga.", password: "Su contraseña", passwordMissing: "Escriba su contraseña.", passwordWrong: "Esta no es su contraseña.", fileNow: "Descargar el archivo", fileDone: (count) => `El archivo tiene ${count} pagos. Márquelos como enviados cuando el banco lo haya ejecutado.`,
    sum: (amount) => `${amount} en estas filas`,
  },
});
