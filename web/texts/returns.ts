// Texts of returns: the reasons in words, the queue of those that wait, answering and deciding.
import { defineTexts, plural } from "../lib/text/text.ts";

export const RETURN_TEXTS = defineTexts({
  reason: {
    outside_area: "Outside the area", wrong_property_type: "Another type of property", invalid_contact: "Contact does not work", no_response: "Never answered", fake_spam: "Fake or spam", duplicate: "Bought before", not_owner: "Not the owner", wholesaler: "A wholesaler",
    listed_on_mls: "Listed on the MLS", under_contract: "Under contract", has_agent: "Has an agent", did_not_request: "Did not ask for it", vacant_land: "Vacant land", non_residential: "Not residential", mobile_no_land: "Mobile home without land", no_consent: "No consent", other: "Another reason",
  },
  toAnswer: "Returns to answer", toDecide: "Returns to decide", noneToAnswer: "No return waits for your answer. When a buyer asks for its money back, you have 48 hours here to say what speaks against it.",
  noneToDecide: "No return waits for a decision.", answer: "Answer", read: "Read", decide: "Decide", left: (time: string) => `${time} left to answer`, overdue: "The time to answer is over", answered: "Answered; the operator decides", affiliateAnswered: "The affiliate has answered",
  waitsForAnswer: (time: string) => `The affiliate has ${time} left to answer`, notAnswered: "Not answered within 48 hours", count: (count: number) => plural(count, "1 waits", `${count} wait`), lead: "Lead", openLead: "Open the lead",
  reasonLabel: "Reason", evidence: "What the buyer says", noEvidence: "Nothing was said.", loadingEvidence: "Not kept in this browser; the server is asked.", yourAnswer: "Your answer", affiliateAnswer: "What the affiliate says", price: "The buyer paid", earning: "The affiliate earned", yourEarning: "You earned", buyer: "Buyer", affiliate: "Affiliate",
  answerHint: "What speaks against the return, or for it: what the form showed, what the person ticked, when. It is sent once.", send: "Send the answer", sent: "Your answer was sent.", answerMissing: "Write an answer first.",
  note: "Why", noteHint: "Buyer and affiliate read it.", noteMissing: "Write first why.", approve: "Approve: money back", decline: "Decline: the sale stands", approved: "The return is approved; the money is back in the buyer's wallet.", declined: "The return is declined; the sale stands.",
  leftToDecide: (time: string) => `${time} left to decide`, decideNow: "Decide now: the time is over", days: (count: number) => plural(count, "1 day", `${count} days`), hours: (count: string) => `${count} h`, minutes: (count: string) => `${count} min`, title: "Return", gone: "This return is decided.", decision: "Decision", status: { filed: "Waiting", approved: "Approved", declined: "Declined" }, all: "All that wait",
  ask: "Ask for the money back", askUntil: (until: string) => `Possible until ${until}.`, askOver: (until: string) => `The money could be asked back until ${until}.`, askedFor: (reason: string) => `You asked for the money back: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
  chooseReason: "Choose a reason", reasonMissing: "Choose a reason first.",
  askSend: "Ask for the money back", asked: "The return is filed. You hear of the decision here and by the bell.",
}, {
  reason: {
    outside_area: "Fuera de la zona", wrong_property_type: "Otro tipo de propiedad", invalid_contact: "El contacto no funciona", no_response: "Nunca respondió", fake_spam: "Falso o spam", duplicate: "Ya comprado antes", not_owner: "No es el dueño", wholesaler: "Un mayorista",
    listed_on_mls: "Publicada en el MLS", under_contract: "Bajo contrato", has_agent: "Tiene agente", did_not_request: "No lo pidió", vacant_land: "Terreno vacío", non_residential: "No residencial", mobile_no_land: "Casa móvil sin terreno", no_consent: "Sin consentimiento", other: "Otro motivo",
  },
  toAnswer: "Devoluciones por responder", toDecide: "Devoluciones por decidir", noneToAnswer: "Ninguna devolución espera su respuesta. Cuando un comprador pida su dinero, aquí tendrá 48 horas para decir qué habla en contra.",
  noneToDecide: "Ninguna devolución espera una decisión.", answer: "Responder", read: "Leer", decide: "Decidir", left: (time) => `quedan ${time} para responder`, overdue: "El plazo para responder terminó", answered: "Respondida; decide el operador", affiliateAnswered: "El afiliado respondió",
  waitsForAnswer: (time) => `El afiliado tiene aún ${time}`, notAnswered: "Sin respuesta en 48 horas", count: (count) => plural(count, "1 espera", `${count} esperan`), lead: "Contacto", openLead: "Abrir el contacto",
  reasonLabel: "Motivo", evidence: "Lo que dice el comprador", noEvidence: "No dijo nada.", loadingEvidence: "No se guarda en este navegador; se pide al servidor.", yourAnswer: "Su respuesta", affiliateAnswer: "Lo que dice el afiliado", price: "El comprador pagó", earning: "El afiliado ganó", yourEarning: "Usted ganó", buyer: "Comprador", affiliate: "Afiliado",
  answerHint: "Qué habla en contra de la devolución, o a favor: qué mostraba el formulario, qué marcó la persona, cuándo. Se envía una vez.", send: "Enviar la respuesta", sent: "Su respuesta fue enviada.", answerMissing: "Escriba primero una respuesta.",
  note: "Por qué", noteHint: "Lo leen el comprador y el afiliado.", noteMissing: "Escriba primero por qué.", approve: "Aprobar: devolver el dinero", decline: "Denegar: la venta se mantiene", approved: "La devolución fue aprobada; el dinero volvió a la billetera del comprador.", declined: "La devolución fue denegada; la venta se mantiene.",
  leftToDecide: (time) => `quedan ${time} para decidir`, decideNow: "Decida ya: el plazo terminó", days: (count) => plural(count, "1 día", `${count} días`), hours: (count) => `${count} h`, minutes: (count) => `${count} min`, title: "Devolución", gone: "Esta devolución está decidida.", decision: "Decisión", status: { filed: "En espera", approved: "Aprobada", declined: "Denegada" }, all: "Todas las que esperan",
  ask: "Pedir el dinero de vuelta", askUntil: (until) => `Posible hasta el ${until}.`, askOver: (until) => `El dinero se podía pedir de vuelta hasta el ${until}.`, askedFor: (reason) => `Pidió el dinero de vuelta: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
  chooseReason: "Elija un motivo", reasonMissing: "Elija primero un motivo.",
  askSend: "Pedir el dinero de vuelta", asked: "La devolución está presentada. Sabrá la decisión aquí y por la campana.",
});
