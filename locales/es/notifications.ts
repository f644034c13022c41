// What notifications say in Spanish.
import { plural } from "../plural.ts";
import { alertNewsTexts } from "./parts/alert-words.ts";
import { accountNewsTexts } from "./parts/account-news.ts";
import { consumerNewsTexts } from "./parts/consumer-news.ts";
import { networkPauseNewsTexts } from "./parts/network-pause-news.ts";
import { moneyNewsTexts } from "./parts/money-news.ts";
import { securityNewsTexts } from "./parts/security-news.ts";
import { MIN_SHOWN_COUNT } from "../../domain/access/mask-small-count.ts";
import { BANK_CHANGE_HOLD_HOURS } from "../../domain/payouts/bank-account.ts";
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
    cap_reached: "Se agotó un límite o presupuesto",
    low_balance: "El saldo de la billetera es bajo",
    campaign_stopped: "Se detuvo una campaña",
    delivery_failing: "La entrega de prospectos falla",
    lead_sold: "Se compró un prospecto publicado en el mercado",
    leads_sold: "Se vendieron prospectos a campañas",
    form_sent: "Se envió un formulario",
    draft_ended: "Se confirmó o venció un prospecto manual",
    import_ended: "Terminó una importación",
    demand_followed: "La demanda que usted sigue es nueva o cambió",
    return_filed: "Un comprador solicitó una devolución",
    return_to_decide: "Una devolución pasa a la red",
    return_decided: "Se decidió una devolución",
    return_withdrawn: "Se retiró una devolución",
    return_message: "Un mensaje sobre una devolución",
    money_booked: "La red cambió su saldo",
    terms_changed: "La red cambió sus condiciones",
    entry_waiting: "Un asiento espera a una segunda persona",
    payout_moved: "Actualización de un pago",
    bank_changed: "Se cambió la cuenta bancaria",
    data_exported: "Se exportó un archivo con datos de contacto",
    destination_made: "Los datos van a un nuevo destino",
    alert_opened: "Se abrió una alerta",
    alert_closed: "Terminó una alerta",
    security_burst: "Inusualmente muchos inicios fallidos, rechazos, exportaciones o claves",
    api_key_made: "Se creó o se asumió una clave de API",
    key_revoked: "La red revocó una clave",
    network_paused: "La red pausó algo suyo",
    network_resumed: "Terminó una pausa de la red",
    consumer_asked: "Un consumidor pidió que no lo contacten o que se borren sus datos",
    inbox_assigned: "Le asignaron un pendiente",
    account_waiting: "Una solicitud espera su decisión",
    license_waiting: "Una licencia espera su revisión",
    license_moved: "Novedad de una licencia",
    seller_name_waiting: "Un nombre de vendedor espera su decisión",
    seller_name_decided: "Decisión sobre un nombre de vendedor",
    application_moved: "Novedades de su solicitud",
    postback_off: "Se desactivó un postback",
    webhook_off: "Se desactivó un webhook",
    email_off: "Se devolvió un correo a un miembro del equipo",
  },
  texts: {
    ...alertNewsTexts,
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
    return_filed: ({ leadId, reason, earningCents, answerHours }) => ({
      title: `Un comprador solicitó devolver el prospecto ${recordRef(leadId)}`,
      body:
        `Motivo: ${reasonInSentence(returnReasons, reason)} · ${centsToText(earningCents)} de sus ganancias · ` +
        (answerHours === undefined
          ? "responda a tiempo"
          : `responda en ${plural(answerHours, "1 hora", `${answerHours} horas`)}`),
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
            ? "La red decide sobre su devolución"
            : `La red decide sobre su devolución antes del ${waiting.lastDay}`,
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
      title:
        count === null || count < MIN_SHOWN_COUNT
          ? `Menos de 5 prospectos nuevos cumplen «${name}»`
          : `${count} prospectos nuevos cumplen «${name}»`,
      body: "En el mercado ahora, a su primer precio",
    }),
    demand_followed: ({ count, side, state, bestCents }) => {
      const orders = count === 1 ? "Una orden nueva" : `${count} órdenes nuevas`;
      const wanted = side === null ? "" : `: ${WANTED[side]}`;
      const name = US_STATES.find(({ code }) => code === state)?.name ?? state;
      return {
        title: `${orders}${wanted}${atPlace(name, " en ")}, hasta ${centsToText(bestCents)}`,
        body: "Lo que usted ganaría, en la demanda abierta que sigue",
      };
    },
    import_ended: ({ rows, accepted, sold, earnedCents }) => ({
      title: `Importación terminada: ${rows} ${rows === 1 ? "fila" : "filas"}`,
      body:
        `${sold} vendidos, usted gana ${centsToText(earnedCents)} · ` +
        `${accepted - sold} publicados sin vender · ${rows - accepted} rechazados`,
    }),
    sale_assigned: ({ leadId, side, city, state, assigneeName }) => {
      const place = atPlace(cityState(city, state), " en ");
      const lead = `el prospecto ${recordRef(leadId)} (${wordOf(SIDES, side)})${place}`;
      return {
        title: assigneeName === null ? `Sin asignar: ${lead}` : `${assigneeName} se asignó ${lead}`,
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
              `Confirmado: prospecto manual ${recordRef(ended.leadId)} (${SIDES[ended.side]})` +
              atPlace(cityState(ended.city, ended.state), " en "),
            body: outcomeText(ended),
          };
        case "ran_out":
          return {
            title: `No se confirmó el prospecto manual ${recordRef(ended.draftId)}`,
            body: "Su enlace venció y el borrador se borró",
          };
        case "failed":
          return {
            title: `El prospecto confirmado ${recordRef(ended.draftId)} no se pudo enviar`,
            body: "El borrador se borró. Agregue el prospecto de nuevo",
          };
      }
    },
    webhook_off: ({ host, reason }) => ({
      title: `Webhook desactivado: ${host}`,
      body: `${OFF_REASONS[reason]} · las llamadas pendientes se conservan`,
    }),
    postback_off: ({ host, reason }) => ({
      title: `Postback desactivado: ${host}`,
      body: `${OFF_REASONS[reason]} · las llamadas pendientes se conservan`,
    }),
    delivery_failing: ({ name, state, reason, leadId }) => {
      const titles = {
        failing: `La entrega de prospectos falla: ${name}`,
        off: `Desactivado, los prospectos no se entregan: ${name}`,
        given_up: `No se pudo entregar el prospecto ${recordRef(leadId)}: ${name}`,
      };
      const kept = " · los intentos continúan, y los prospectos están en la aplicación";
      return {
        title: titles[state],
        body: `${DELIVERY_REASONS[reason]}${state === "failing" ? kept : ""}`,
      };
    },
    email_off: () => ({
      title: "Se devolvió un correo a un miembro del equipo",
      body: "El servidor de correo no conoce esa dirección. Los correos a ella quedan desactivados hasta que el miembro los active de nuevo en la configuración",
    }),
    ...moneyNewsTexts,
    ...accountNewsTexts,
    ...networkPauseNewsTexts,
    ...consumerNewsTexts,
    ...securityNewsTexts,
    cap_reached: ({ name, window, unit, most }) => {
      const limit =
        unit === "cents" ? centsToText(most) : `${most} ${most === 1 ? "prospecto" : "prospectos"}`;
      const again =
        window === "total"
          ? "la compra se reanuda cuando usted lo suba"
          : `la compra se reanuda ${WINDOWS[window].next}, o cuando usted lo suba`;
      const what = `${unit === "cents" ? "presupuesto" : "límite"} ${WINDOWS[window].every}`;
      if (name === null)
        return {
          title: `Sus campañas agotaron el ${what} acordado con la red`,
          body:
            window === "total" ? limit : `${limit} · la compra se reanuda ${WINDOWS[window].next}`,
        };
      return {
        title: `«${name}» agotó su ${what}`,
        body: `${limit} · ${again}`,
      };
    },
    low_balance: ({ availableCents, belowCents }) => ({
      title: "El saldo de su billetera es bajo",
      body:
        belowCents === null
          ? `Quedan ${centsToText(availableCents)}: menos de cinco prospectos a su oferta más alta`
          : `Quedan ${centsToText(availableCents)}, menos de los ${centsToText(belowCents)} que usted fijó`,
    }),
    campaign_stopped: (stop) => {
      if (stop.reason === "operator")
        return {
          title: `La red ${stop.status === "paused" ? "pausó" : "archivó"} «${stop.name}»`,
          body: stop.status === "paused" ? "No compra hasta que se reanude" : "Ya no compra",
        };
      const campaigns =
        stop.campaigns === 1 ? "Su campaña se detuvo" : `${stop.campaigns} campañas se detuvieron`;
      return {
        title: `${campaigns}: la billetera está vacía`,
        body: `Quedan ${centsToText(stop.availableCents)}, menos que su oferta más baja`,
      };
    },
    bank_changed: ({ isFirst }) =>
      isFirst
        ? {
            title: "Se agregó una cuenta bancaria para los pagos",
            body: "Si no fue su equipo, cambien sus contraseñas y escriban a la red",
          }
        : {
            title: "Se cambió la cuenta bancaria para los pagos",
            body: `Los pagos esperan ${BANK_CHANGE_HOLD_HOURS} horas. Si no fue su equipo, cambien sus contraseñas y escriban a la red`,
          },
  },
};
