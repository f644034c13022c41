// Texts of consumers' requests to the network: no contact, or the erasure of their data.
import type { ConsumerRequestTexts } from "../en/consumer-requests.ts";
import { plural } from "../plural.ts";

export const consumerRequestTexts: ConsumerRequestTexts = {
  title: "Solicitudes de consumidores",
  one: "Solicitud de un consumidor",
  intro: "Consumidores que piden a la red no recibir contacto, o que se borren sus datos",
  back: "Panel",
  record: "Registrar una solicitud",
  notYours: "Su rol en el equipo no lee datos de contacto: no se muestran estas solicitudes.",
  kinds: { no_contact: "No contactar", erasure: "Borrar datos" },
  asks: {
    no_contact: "El consumidor pide no recibir contacto",
    erasure: "El consumidor pide borrar sus datos",
  },
  abouts: {
    no_contact:
      "Los prospectos del consumidor se retiran de la venta y los nuevos se rechazan. Se avisa a los compradores que no haya más contacto.",
    erasure:
      "Los prospectos del consumidor se retiran de la venta y se borran sus datos de contacto. Los nuevos se rechazan. Se avisa a los compradores que borren los suyos.",
  },
  statuses: { open: "Abierta", done: "Cumplida", declined: "Rechazada" },
  all: "Todas",
  columns: {
    kind: "Solicitud",
    consumer: "Consumidor",
    received: "Recibida",
    due: "Vence",
    leads: "Prospectos",
    buyers: "Compradores",
    status: "Estado",
    decidedBy: "Decidida por",
    recorded: "Registrada",
  },
  empty: {
    open: "Cuando un consumidor pida no recibir contacto o borrar sus datos, por correo, teléfono o carta, regístrelo aquí.",
    done: "Todavía no se cumplió ninguna solicitud.",
    declined: "Todavía no se rechazó ninguna solicitud.",
    all: "Todavía no se registró ninguna solicitud.",
  },
  dueBy: (day) => `vence el ${day}`,
  overdue: "Vencida",
  left: (time) => `quedan ${time}`,
  facts: {
    consumer: "Consumidor",
    deleted: "El teléfono y el correo se borraron con la decisión.",
    phone: "Teléfono",
    email: "Correo electrónico",
    lead: "Prospecto",
    openLead: "Abrir prospecto",
    due: "Vence",
    received: "Recibida",
    recorded: "Registrada",
    reason: "Motivo",
  },
  effect: {
    open: {
      title: "Si la cumple",
      leads: { no_contact: "Prospectos del consumidor", erasure: "Prospectos por borrar" },
      takenOff: "Prospectos por retirar de la venta",
      buyers: "Compradores por avisar",
    },
    done: {
      title: "Resultado",
      leads: { no_contact: "Prospectos del consumidor", erasure: "Prospectos borrados" },
      takenOff: "Prospectos retirados de la venta",
      buyers: "Compradores avisados",
    },
  },
  onlyThey: "Un propietario o un miembro de cumplimiento decide esta solicitud.",
  carryOut: "Cumplir",
  carriedOut: "Solicitud cumplida.",
  decline: "Rechazar",
  declined: "Solicitud rechazada.",
  ask: {
    titles: {
      no_contact: "¿Terminar el contacto con este consumidor?",
      erasure: "¿Borrar los datos de este consumidor?",
    },
    noLeads: "La red no tiene ningún prospecto de este consumidor.",
    erased: (count, written) =>
      plural(
        count,
        "Se borran los datos de contacto de 1 prospecto.",
        `Se borran los datos de contacto de ${written} prospectos.`,
      ),
    takenOff: (count, written) =>
      plural(
        count,
        "Se retira de la venta 1 prospecto.",
        `Se retiran de la venta ${written} prospectos.`,
      ),
    buyers: {
      no_contact: (count, written) =>
        plural(
          count,
          "Se avisa a 1 comprador que no haya más contacto.",
          `Se avisa a ${written} compradores que no haya más contacto.`,
        ),
      erasure: (count, written) =>
        plural(
          count,
          "Se avisa a 1 comprador que borre su copia.",
          `Se avisa a ${written} compradores que borren sus copias.`,
        ),
    },
    affiliates: "Se avisa al afiliado de cada prospecto.",
    refused: "Se rechazan los prospectos nuevos con este teléfono o correo.",
    final: "No se puede deshacer.",
  },
  declining: {
    title: "¿Rechazar esta solicitud?",
    legend: "Motivo",
    missing: "Elija un motivo.",
    reasons: {
      not_verified: "Sin verificar",
      taken_back: "Retirada",
      filed_twice: "Duplicada",
      other_duty: "Obligación legal",
    },
    abouts: {
      not_verified: "No se pudo identificar al consumidor.",
      taken_back: "El consumidor cambió de opinión.",
      filed_twice: "Otra solicitud dice lo mismo.",
      other_duty: "Una ley exige conservar los datos.",
    },
  },
  form: {
    title: "Registrar la solicitud de un consumidor",
    kind: "El consumidor pide",
    ofLead: "La solicitud vale para todos los prospectos con el teléfono o el correo de este.",
    phone: "Teléfono",
    email: "Correo electrónico",
    personHint: "Un teléfono, un correo o ambos. Se encuentran todos los prospectos con alguno.",
    received: "Recibida el",
    receivedHint: "Cuándo llegó a la red. El plazo cuenta desde este día.",
    send: "Registrar",
    recorded: (day) => `Solicitud registrada; vence el ${day}.`,
    personMissing: "Ingrese un teléfono, un correo o ambos.",
    phoneInvalid: "Escriba un número de EE. UU. de 10 dígitos.",
    emailInvalid: "Ingrese un correo electrónico, por ejemplo ana@example.com.",
    dayRefused: "Elija hoy o un día anterior del último año.",
    days: {
      missing: "Ingrese el día en que llegó a la red.",
      future: "Elija hoy o un día anterior.",
      too_old: "Elija un día del último año.",
    },
  },
  ofLead: {
    title: "Solicitudes del consumidor",
    record: "Registrar una solicitud",
    none: "Si este consumidor pide no recibir contacto o borrar sus datos, regístrelo aquí.",
    noContact:
      "El contacto de este prospecto está borrado. Registre la solicitud con el teléfono o el correo.",
    received: (day) => `recibida el ${day}`,
  },
};
