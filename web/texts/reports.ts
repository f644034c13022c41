// Texts of reports: figures, metrics, steps, columns and periods, as every screen that shows figures says them.
import { defineTexts } from "../lib/text/text.ts";

export const REPORT_TEXTS = defineTexts({
  figures: "Figures", before: (value: string) => `before ${value}`, beforeSteps: (steps: string) => `The period before: ${steps}.`,
  figure: {
    leads_bought: "Leads bought", spend: "Spend", average_price: "Average price", returned_share: "Returned", leads_posted: "Leads posted", accepted_share: "Accepted", leads_sold: "Leads sold", earned: "Earned", payable_now: "Payable now",
    pending_now: "Pending now", leads_in: "Leads received", sold_share: "Sold", sales_volume: "Sales volume", network_revenue: "Network revenue", earned_per_lead: "Earned per posted lead", margin: "Margin", first_try: "First call after", cost_per_appointment: "Cost of an appointment",
  },
  metric: { leads: "Leads received", posted: "Leads posted", sold: "Leads sold", bought: "Leads bought", spend: "Spend", volume: "Sales volume", earned: "Earned", revenue: "Network revenue" },
  series: "Over time", metricLabel: "What is shown", hour: "Hour", day: "Day", week: "Week of", unfinished: { hour: "The day is not over.", day: "The last day is not over.", week: "The last week is not over." }, states: "By state", noState: "State not known",
  step: { submitted: "Submitted", accepted: "Accepted", sold: "Sold", bought: "Bought", kept: "Kept by the buyer" }, funnel: "How far leads came", count: "Leads",
  column: {
    campaign: "Campaign", source: "Source", sub1: "sub1", sub2: "sub2", sub3: "sub3", sub4: "sub4", sub5: "sub5", affiliate: "Affiliate", buyer: "Buyer", leads: "Leads", accepted: "Accepted", sold: "Sold", sales: "Sales", bought: "Bought", kept: "Kept", returned: "Returned", spend: "Spend", earned: "Earned",
    revenue: "Network's part", volume: "Volume", average: "Average price", perLead: "Earned per lead", margin: "Margin", state: "State", contacted: "Reached", appointments: "Appointments", won: "Won", perAppointment: "Cost of an appointment", perWon: "Cost of a deal",
  },
  byHand: "Bought by hand", alias: (code: string) => `Source ${code}`, money: "Money of leads that were given back does not count.",
  noSeries: "Nothing happened in this period or the one before.", noStates: "No lead in this period.",
}, {
  figures: "Cifras", before: (value) => `antes ${value}`, beforeSteps: (steps) => `El período anterior: ${steps}.`,
  figure: {
    leads_bought: "Contactos comprados", spend: "Gasto", average_price: "Precio medio", returned_share: "Devueltos", leads_posted: "Contactos enviados", accepted_share: "Aceptados", leads_sold: "Contactos vendidos", earned: "Ganado", payable_now: "Por pagar ahora",
    pending_now: "Pendiente ahora", leads_in: "Contactos recibidos", sold_share: "Vendidos", sales_volume: "Volumen de ventas", network_revenue: "Ingresos de la red", earned_per_lead: "Ganado por contacto enviado", margin: "Margen", first_try: "Primera llamada tras", cost_per_appointment: "Coste de una cita",
  },
  metric: { leads: "Contactos recibidos", posted: "Contactos enviados", sold: "Contactos vendidos", bought: "Contactos comprados", spend: "Gasto", volume: "Volumen de ventas", earned: "Ganado", revenue: "Ingresos de la red" },
  series: "En el tiempo", metricLabel: "Qué se muestra", hour: "Hora", day: "Día", week: "Semana del", unfinished: { hour: "El día no ha terminado.", day: "El último día no ha terminado.", week: "La última semana no ha terminado." }, states: "Por estado", noState: "Estado desconocido",
  step: { submitted: "Enviados", accepted: "Aceptados", sold: "Vendidos", bought: "Comprados", kept: "Conservados por el comprador" }, funnel: "Hasta dónde llegaron los contactos", count: "Contactos",
  column: {
    campaign: "Campaña", source: "Fuente", sub1: "sub1", sub2: "sub2", sub3: "sub3", sub4: "sub4", sub5: "sub5", affiliate: "Afiliado", buyer: "Comprador", leads: "Contactos", accepted: "Aceptados", sold: "Vendidos", sales: "Ventas", bought: "Comprados", kept: "Conservados", returned: "Devueltos", spend: "Gasto", earned: "Ganado",
    revenue: "Parte de la red", volume: "Volumen", average: "Precio medio", perLead: "Ganado por contacto", margin: "Margen", state: "Estado", contacted: "Contactados", appointments: "Citas", won: "Ganados", perAppointment: "Coste de una cita", perWon: "Coste de un trato",
  },
  byHand: "Comprado a mano", alias: (code) => `Fuente ${code}`, money: "El dinero de los contactos devueltos no cuenta.",
  noSeries: "No pasó nada en este período ni en el anterior.", noStates: "Ningún contacto en este período.",
});
