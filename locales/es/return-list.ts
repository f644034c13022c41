// Textos de la lista de devoluciones, de las de un prospecto, y de retirar una.
import type { ReturnListTexts } from "../en/return-list.ts";

export const returnListTexts: ReturnListTexts = {
  label: "Devoluciones",
  views: { all: "Todas", mine: "Le toca a usted", open: "Abiertas" },
  status: "Estado",
  turn: "Turno",
  turns: { affiliate: "Afiliado", buyer: "Comprador", network: "Red", none: "Terminada" },
  deadline: "Plazo",
  amount: "Importe",
  filed: "Solicitada",
  none: {
    advertiser:
      "No ha solicitado ninguna devolución. Puede hacerlo en la página de un prospecto comprado.",
    affiliate: "Ningún comprador ha solicitado una devolución de sus prospectos.",
    admin: "Aún no hay devoluciones.",
  },
  ofLead: "Devoluciones",
  withdraw: "Retirar devolución",
  withdrawTitle: "¿Retirar esta devolución?",
  withdrawAbout:
    "Usted conserva el prospecto y el precio queda pagado. No puede solicitar otra devolución de este prospecto.",
  withdrawn: "Devolución retirada. Usted conserva el prospecto.",
  messages: {
    title: "Mensajes",
    none: "Aún no hay mensajes.",
    you: "Usted",
    parties: { buyer: "Comprador", affiliate: "Afiliado", network: "Red" },
    fromTo: (from, to) => `De ${from} a ${to}`,
    to: "Para",
    ask: "Pregunta",
    askHint: "Solo la lee esta parte, y le toca a ella hasta que escriba.",
    write: "Mensaje a la red",
    writeHint: "Agregue lo que demuestra su punto. Se quitan nombres, números y direcciones.",
    send: "Enviar mensaje",
    sent: "Mensaje enviado.",
    missing: "Escriba un mensaje.",
    closedFile: (file: string) => `${file}, ya no puede abrirlo`,
    attach: "Adjuntar archivos",
    attachHint: (count: number, size: string) =>
      `Hasta ${count} archivos, ${size} en total: PDF, imágenes, grabaciones o texto. Solo el ` +
      "destinatario de este mensaje puede abrirlos.",
    leaveOut: (file: string) => `Quitar ${file}`,
    tooLarge:
      "Los archivos son demasiado grandes para un mensaje. Quite uno o envíelos por separado.",
  },
  disputed: {
    criteria_hold: (facts) =>
      `Nuestro registro dice otra cosa: el prospecto es ${facts}, y su campaña lo acepta.`,
    was_reached: "Nuestro registro dice otra cosa: usted anotó que habló con esta persona.",
    about: "Aún puede solicitar la devolución, pero solo una persona de la red puede aprobarla.",
  },
};
