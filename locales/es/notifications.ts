// What notifications say in Spanish.
import { BANK_CHANGE_HOLD_HOURS } from "../../domain/payouts/bank-account.ts";
import { RETURN_ANSWER_HOURS } from "../../domain/returns/terms.ts";
import { US_STATES } from "../../domain/lead/us-states.ts";
import { centsToText } from "../../domain/money/money.ts";
import { cityState } from "../../domain/notifications/city-state.ts";
import { recordRef } from "../../domain/notifications/record-ref.ts";
import type { NotificationWords } from "../../domain/notifications/words.ts";
import {
  DELIVERY_REASONS,
  OFF_REASONS,
  SIDES,
  TIERS,
  WANTED,
  WINDOWS,
  atPlace,
  capital,
  leadPhrase,
  outcomeText,
  returnDecision,
  wordOf,
} from "./parts/notification-words.ts";
import { reasonInSentence } from "../return-reasons.ts";
import { returnReasons } from "./parts/return-reasons.ts";

const MODES = { exclusive: "exclusivo", shared: "compartido" } as const;

export const notifications: NotificationWords = {
  names: {
    lead_bought: "Usted compró un prospecto",
    search_matched: "Una búsqueda guardada tiene prospectos nuevos",
    callback_due: "Es hora de volver a llamar a un prospecto",
    cap_reached: "Una campaña agotó su tope o presupuesto",
    low_balance: "Queda poco en la billetera",
    campaign_stopped: "Se detuvo una campaña",
    delivery_failing: "Los prospectos no llegan adonde se entregan",
    lead_sold: "Se compró un prospecto publicado en el mercado",
    leads_sold: "Se vendieron prospectos a campañas",
    form_sent: "Alguien envió un formulario",
    draft_ended: "Se confirmó un prospecto a mano, o nadie lo hizo",
    import_ended: "Terminó una importación",
    demand_followed: "La demanda que usted sigue es nueva o cambió",
    return_filed: "Un comprador pide que le devuelvan su dinero",
    return_to_decide: "Una devolución pasa al operador",
    return_decided: "Se decidió una devolución",
    return_withdrawn: "Se retiró una devolución",
    return_message: "Un mensaje sobre una devolución",
    payout_moved: "Un pago avanza",
    bank_changed: "Se cambió la cuenta bancaria",
    source_suspended: "El operador pausó una fuente",
    account_waiting: "Un afiliado espera aprobación",
    postback_off: "Se desactivó un postback",
    webhook_off: "Se desactivó un webhook",
    email_off: "Los correos a uno de ustedes se devuelven",
  },
  texts: {
    // The price stands last, behind a comma: readers who do not see money get the title without it.
    lead_bought: ({ tier, mode, priceCents, ...lead }) => ({
      title: `Nuevo ${leadPhrase(lead)}, ${centsToText(priceCents)}`,
      body: `${capital(wordOf(TIERS, tier))} · ${MODES[mode]}`,
    }),
    lead_sold: ({ mode, earningCents, ...lead }) => ({
      title: `Vendido: ${leadPhrase(lead)}, ${centsToText(earningCents)}`,
      body: `Comprado en el mercado · ${MODES[mode]} · usted gana ${centsToText(earningCents)}`,
    }),
    leads_sold: ({ leads, earningCents, ...first }) => ({
      title:
        leads === 1
          ? `Vendido: ${leadPhrase(first)}, ${centsToText(earningCents)}`
          : `${leads} prospectos vendidos, ${centsToText(earningCents)}`,
      body: `Vendido a campañas · usted gana ${centsToText(earningCents)}`,
    }),
    return_filed: ({ leadId, reason, earningCents }) => ({
      title: `Un comprador pide devolver el prospecto ${recordRef(leadId)}`,
      body:
        `Motivo: ${reasonInSentence(returnReasons, reason)} · ${centsToText(earningCents)} de sus ganancias · ` +
        `responda en ${RETURN_ANSWER_HOURS} horas`,
    }),
    return_to_decide: (waiting) => {
      const answered = waiting.wasAnswered ? "El afiliado respondió" : "El afiliado no respondió";
      if (waiting.to === "operator")
        return {
          title: `La devolución del prospecto ${recordRef(waiting.leadId)} espera su decisión`,
          body:
            `${answered} · motivo: ${reasonInSentence(returnReasons, waiting.reason)} · ` +
            `${centsToText(waiting.priceCents)} · hasta el ${waiting.lastDay}`,
        };
      return {
        title: `${answered}: devolución del prospecto ${recordRef(waiting.leadId)}`,
        body:
          waiting.lastDay === null
            ? "El operador decide sobre su devolución"
            : `El operador decide sobre su devolución hasta el ${waiting.lastDay}`,
      };
    },
    return_decided: returnDecision,
    return_message: ({ leadId, from, reason }) => ({
      title: {
        network: `La red pregunta por la devolución del prospecto ${recordRef(leadId)}`,
        buyer: `El comprador escribió sobre la devolución del prospecto ${recordRef(leadId)}`,
        affiliate: `El afiliado escribió sobre la devolución del prospecto ${recordRef(leadId)}`,
      }[from],
      body: `Motivo: ${reasonInSentence(returnReasons, reason)}`,
    }),
    return_withdrawn: ({ leadId, cents }) => ({
      title: `El comprador retiró la devolución del prospecto ${recordRef(leadId)}`,
      body: `La venta sigue en pie: usted conserva ${centsToText(cents)}`,
    }),
    search_matched: ({ count, name }) => ({
      title: `${count === 1 ? "Un prospecto nuevo cumple" : `${count} prospectos nuevos cumplen`} «${name}»`,
      body: "Ya está en el mercado, a su primer precio",
    }),
    demand_followed: ({ count, side, state, bestCents }) => {
      const orders = count === 1 ? "Una orden nueva" : `${count} órdenes nuevas`;
      const wanted = side === null ? "" : `: ${WANTED[side]}`;
      const name = US_STATES.find(({ code }) => code === state)?.name ?? state;
      return {
        title: `${orders}${wanted}${atPlace(name, " en ")}, hasta ${centsToText(bestCents)}`,
        body: "Nuevo o cambiado en la demanda abierta que usted sigue",
      };
    },
    import_ended: ({ rows, accepted, sold, earnedCents }) => ({
      title: `Importación terminada: ${rows} ${rows === 1 ? "fila" : "filas"}`,
      body:
        `${sold} vendidos por ${centsToText(earnedCents)} · ` +
        `${accepted - sold} publicados sin vender · ${rows - accepted} no aceptados`,
    }),
    sale_assigned: ({ leadId, side, city, state, assigneeName }) => {
      const place = atPlace(cityState(city, state), " en ");
      const lead = `el prospecto ${recordRef(leadId)} (${wordOf(SIDES, side)})${place}`;
      return {
        title:
          assigneeName === null ? `Libre para llamar: ${lead}` : `${assigneeName} tomó ${lead}`,
        body: "",
      };
    },
    callback_due: ({ leadId, side, city, state, assigneeName }) => ({
      title:
        `Vuelva a llamar al prospecto ${recordRef(leadId)} (${wordOf(SIDES, side)})` +
        atPlace(cityState(city, state), " en "),
      body:
        assigneeName === null
          ? "Llegó la hora programada. El prospecto no está asignado."
          : `Llegó la hora programada. Asignado a ${assigneeName}.`,
    }),
    form_sent: (sent) => ({
      title:
        `Nuevo prospecto ${recordRef(sent.leadId)} (${SIDES[sent.side]}) por su ` +
        (sent.isConversation ? "conversación" : "formulario") +
        atPlace(cityState(sent.city, sent.state), ": "),
      body: outcomeText(sent),
    }),
    draft_ended: (ended) => {
      switch (ended.kind) {
        case "confirmed":
          return {
            title:
              `Confirmado: prospecto a mano ${recordRef(ended.leadId)} (${SIDES[ended.side]})` +
              atPlace(cityState(ended.city, ended.state), " en "),
            body: outcomeText(ended),
          };
        case "ran_out":
          return {
            title: `Nadie confirmó el prospecto a mano ${recordRef(ended.draftId)}`,
            body: "Su enlace venció y el borrador se borró",
          };
        case "failed":
          return {
            title: `El prospecto confirmado ${recordRef(ended.draftId)} no se pudo enviar`,
            body: "El borrador se borró: empiece otro",
          };
      }
    },
    webhook_off: ({ host, reason }) => ({
      title: `Webhook desactivado: ${host}`,
      body: `${OFF_REASONS[reason]} · lo que espera se conserva`,
    }),
    postback_off: ({ host, reason }) => ({
      title: `Postback desactivado: ${host}`,
      body: `${OFF_REASONS[reason]} · lo que espera se conserva`,
    }),
    delivery_failing: ({ name, state, reason, leadId }) => {
      const titles = {
        failing: `Los prospectos no llegan: ${name}`,
        off: `Desactivado, los prospectos no llegan: ${name}`,
        given_up: `No se pudo entregar el prospecto ${recordRef(leadId)}: ${name}`,
      };
      const kept = " · se intenta de nuevo, y entretanto son suyos en la aplicación";
      return {
        title: titles[state],
        body: `${DELIVERY_REASONS[reason]}${state === "failing" ? kept : ""}`,
      };
    },
    email_off: () => ({
      title: "Los correos a uno de ustedes se devuelven",
      body: "El servidor de correo no conoce esa dirección. No se envía nada más allí hasta que su persona vuelva a activar el correo en la configuración",
    }),
    payout_moved: ({ status, amountCents }) => {
      const sum = centsToText(amountCents);
      return {
        requested: {
          title: `Un pago espera su aprobación, ${sum}`,
          body: `${sum} para un afiliado`,
        },
        approved: {
          title: `Su pago de ${sum} está aprobado`,
          body: "Va a su banco con el próximo archivo",
        },
        sent: { title: `${sum} van camino de su banco`, body: "Lea de qué ganancias son" },
        rejected: { title: `Pago rechazado, ${sum}`, body: `${sum} siguen por pagar: lea por qué` },
        failed: {
          title: `El banco no aceptó un pago, ${sum}`,
          body: `${sum} vuelven a estar por pagar: lea por qué`,
        },
      }[status];
    },
    account_waiting: ({ affiliateId }) => ({
      title: `El afiliado ${recordRef(affiliateId)} espera su aprobación`,
      body: "Hasta entonces no puede enviar nada",
    }),
    cap_reached: ({ name, window, unit, most }) => {
      const limit =
        unit === "cents" ? centsToText(most) : `${most} ${most === 1 ? "prospecto" : "prospectos"}`;
      const again =
        window === "total"
          ? "vuelve a comprar cuando usted lo suba"
          : `vuelve a comprar con ${WINDOWS[window].next}, o cuando usted lo suba`;
      return {
        title: `«${name}» agotó su ${unit === "cents" ? "presupuesto" : "tope"} ${WINDOWS[window].every}`,
        body: `${limit} · ${again}`,
      };
    },
    low_balance: ({ availableCents, belowCents }) => ({
      title: "Queda poco en su billetera",
      body:
        belowCents === null
          ? `Quedan ${centsToText(availableCents)}: menos de cinco prospectos a su oferta más alta`
          : `Quedan ${centsToText(availableCents)}, menos de los ${centsToText(belowCents)} que usted fijó`,
    }),
    campaign_stopped: (stop) => {
      if (stop.reason === "operator")
        return {
          title: `El operador ${stop.status === "paused" ? "pausó" : "archivó"} «${stop.name}»`,
          body:
            stop.status === "paused"
              ? "No compra nada hasta que alguien la reanude"
              : "Ya no compra nada",
        };
      const campaigns =
        stop.campaigns === 1 ? "Su campaña se detuvo" : `${stop.campaigns} campañas se detuvieron`;
      return {
        title: `${campaigns}: la billetera se agotó`,
        body: `Quedan ${centsToText(stop.availableCents)}, menos que su oferta más baja`,
      };
    },
    source_suspended: ({ name }) => ({
      title: `El operador pausó su fuente «${name}»`,
      body: "Sus envíos se rechazan mientras esté en pausa",
    }),
    bank_changed: ({ isFirst }) =>
      isFirst
        ? {
            title: "Se indicó una cuenta bancaria para los pagos",
            body: "Si no fue ninguno de ustedes, cambien sus contraseñas y escriban al operador",
          }
        : {
            title: "Se cambió la cuenta bancaria para los pagos",
            body: `Los pagos esperan ${BANK_CHANGE_HOLD_HOURS} horas. Si no fue ninguno de ustedes, cambien sus contraseñas y escriban al operador`,
          },
  },
};
