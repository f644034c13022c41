// Texts for failed calls, by the code of the problem.
import type { ProblemTexts } from "../en/problems.ts";

/** One sentence for each code that a person can meet anywhere; a screen may know a better one. */
export const problemTexts: ProblemTexts = {
  offline: "El servidor no responde. Lo que escribió sigue aquí: inténtelo de nuevo en un momento.",
  provider_failed: "Otro sistema no respondió como debía. Inténtelo de nuevo en un momento.",
  unavailable: "El servidor está ocupado o arrancando. Inténtelo de nuevo en un momento.",
  internal_error:
    "Algo falló de nuestro lado y quedó registrado. Inténtelo de nuevo; si continúa, avise " +
    "al operador.",
  unauthenticated: "Su sesión ha terminado. Inicie sesión de nuevo para continuar.",
  suspended: "Esta cuenta está suspendida. Pregunte al operador de la red por qué.",
  forbidden: "Su función no permite hacer esto.",
  not_found: "Este registro ya no existe o no le corresponde verlo.",
  rate_limited: (seconds) => `Demasiados intentos. Espere ${seconds} e inténtelo de nuevo.`,
  invalid: "Algo en el formulario necesita otra revisión.",
  in_progress: "La misma solicitud sigue en curso. Espere un momento y vuelva a mirar.",
  idempotency_mismatch: "Esto se envió antes con otro contenido. Recargue la página y repítalo.",
  price_changed: "El precio ha cambiado desde que lo vio. Revise el nuevo y compre de nuevo.",
  insufficient_funds:
    "No hay saldo suficiente en la billetera. Recárguela en Facturación y compre de nuevo.",
  already_sold: "Otra persona acaba de comprar este contacto.",
  no_longer_listed: "Este contacto ya no está en venta.",
  mode_not_offered: "Este contacto ya no se ofrece de esa manera.",
  not_licensed:
    "Su cuenta no tiene licencia en el estado de este contacto. Añada el estado en " +
    "Configuración si la tiene.",
  already_owned: "Ya tiene a esta persona, así que no necesita pagar otra vez.",
  consent_scope: "Esta persona no aceptó que usted la contacte.",
  id_taken: "Ya hay algo aquí con este número. Recargue la página.",
  returned: "Este lead fue devuelto; ya no se puede añadir nada.",
  window_closed: "El plazo para hacer esto ha terminado.",
  already_filed: "Este contacto ya se devolvió: solo es posible una vez.",
  already_claimed: "Un compañero ya tomó este contacto.",
  last_owner: "Alguien debe seguir siendo propietario. Nombre antes a otra persona.",
  invitation_over: "Esta invitación se usó, se retiró o venció. Pida un enlace nuevo.",
  already_answered: "Esto ya se respondió. Recargue la página para ver cómo.",
  already_decided: "Esto ya se decidió. Recargue la página para ver cómo.",
  already_payable: "La ganancia va camino del afiliado, así que no se puede retirar.",
  not_payable: "Mire qué impide este pago.",
  payload_too_large: "Es demasiado grande para enviarlo. Redúzcalo.",
  other: "No funcionó. Inténtelo de nuevo.",
};
