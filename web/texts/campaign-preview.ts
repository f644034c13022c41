// Texts of what a campaign would have done, beside its form.
import { defineTexts } from "../lib/text/text.ts";

export const CAMPAIGN_PREVIEW_TEXTS = defineTexts({
  title: "The last four weeks", loading: "Looking at the leads of the last four weeks…", incomplete: "Something in the form is not complete yet. This is the last that was.", incompleteFirst: "The preview follows once the form says what to buy.",
  wouldHaveWon: (leads: string, money: string) => `Would have won ${leads} for ${money}`, wonNone: "Would have won nothing", perLead: (money: string) => `${money} a lead`, modes: (exclusive: string, shared: string) => `${exclusive} exclusive, ${shared} shared`,
  asNow: "With today's wallet and nothing bought before.", asItWas: "With the money and caps it had then.", rivals: "Everybody else's bids are those of then.", noBid: "Type a bid to see what it would have won.", tooFew: "Fewer than 5 leads match: too few to try it out on.", unknown: (leads: string) => `${leads} older leads cannot be decided again.`,
  lost: { outbid: (leads: string) => `${leads} lost to higher bids`, cap_reached: (leads: string) => `${leads} past your caps`, budget_exhausted: (leads: string) => `${leads} past your budget`, insufficient_funds: (leads: string) => `${leads} when the wallet was too low`, outside_hours: (leads: string) => `${leads} outside your hours`,
    not_licensed: (leads: string) => `${leads} where you have no license`, source_blocked: (leads: string) => `${leads} from sources you block`, already_owned: (leads: string) => `${leads} of people you have already`, consent_scope: (leads: string) => `${leads} without consent for you`, below_reserve: (leads: string) => `${leads} below the affiliate's reserve`,
    not_offered: (leads: string) => `${leads} not for sale in the way you bid`, criteria_not_met: (leads: string) => `${leads} outside your criteria`, buyer_rejected: (leads: string) => `${leads} refused by you`, buyer_timeout: (leads: string) => `${leads} not answered in time` },
  lostTitle: "Why not the others",
  volume: (leads: string) => `${leads} leads were for sale that match`, volumeNone: "No lead was for sale that matches", volumeFew: "Fewer than 5 leads were for sale that match", byWeek: "By week, from", few: "fewer than 5",
  where: "Where", leads: "Leads", hatched: "Hatched: none, or fewer than 5.", counties: "Most in these counties", spoken: (volume: string, replay: string) => `${volume}. ${replay}.`,
}, {
  title: "Las últimas cuatro semanas", loading: "Mirando los contactos de las últimas cuatro semanas…", incomplete: "Algo en el formulario aún no está completo. Esto es lo último que lo estaba.", incompleteFirst: "La vista previa sigue cuando el formulario diga qué comprar.",
  wouldHaveWon: (leads, money) => `Habría ganado ${leads} por ${money}`, wonNone: "No habría ganado nada", perLead: (money) => `${money} por contacto`, modes: (exclusive, shared) => `${exclusive} exclusivos, ${shared} compartidos`,
  asNow: "Con el saldo de hoy y nada comprado antes.", asItWas: "Con el dinero y los topes que tenía entonces.", rivals: "Las ofertas de los demás son las de entonces.", noBid: "Escriba una oferta para ver qué habría ganado.", tooFew: "Coinciden menos de 5 contactos: muy pocos para probarla.", unknown: (leads) => `${leads} contactos más antiguos no se pueden decidir de nuevo.`,
  lost: { outbid: (leads) => `${leads} perdidos ante ofertas mayores`, cap_reached: (leads) => `${leads} más allá de sus topes`, budget_exhausted: (leads) => `${leads} más allá de su presupuesto`, insufficient_funds: (leads) => `${leads} cuando el saldo no alcanzaba`, outside_hours: (leads) => `${leads} fuera de su horario`,
    not_licensed: (leads) => `${leads} donde no tiene licencia`, source_blocked: (leads) => `${leads} de fuentes que bloquea`, already_owned: (leads) => `${leads} de personas que ya tiene`, consent_scope: (leads) => `${leads} sin consentimiento para usted`, below_reserve: (leads) => `${leads} por debajo de la reserva del afiliado`,
    not_offered: (leads) => `${leads} no se vendían como usted ofrece`, criteria_not_met: (leads) => `${leads} fuera de sus criterios`, buyer_rejected: (leads) => `${leads} rechazados por usted`, buyer_timeout: (leads) => `${leads} sin respuesta a tiempo` },
  lostTitle: "Por qué no los demás",
  volume: (leads) => `${leads} contactos en venta coincidían`, volumeNone: "Ningún contacto en venta coincidía", volumeFew: "Menos de 5 contactos en venta coincidían", byWeek: "Por semana, desde", few: "menos de 5",
  where: "Dónde", leads: "Contactos", hatched: "Rayado: ninguno, o menos de 5.", counties: "La mayoría en estos condados", spoken: (volume, replay) => `${volume}. ${replay}.`,
});
