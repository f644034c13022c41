// Texts for failed calls, by the code of the problem.
import type { ProblemTexts } from "../en/problems.ts";

/** One sentence for each code that a person can meet anywhere; a screen may know a better one. */
export const problemTexts: ProblemTexts = {
  offline: "El servidor no responde. Lo que escribió sigue aquí. Inténtelo de nuevo en un momento.",
  provider_failed: "Otro sistema no respondió como se esperaba. Inténtelo de nuevo en un momento.",
  unavailable: "El servidor está ocupado o iniciando. Inténtelo de nuevo en un momento.",
  internal_error:
    "Algo falló de nuestro lado y quedó registrado. Inténtelo de nuevo. Si continúa, escriba a la red.",
  unauthenticated: "Su sesión ha terminado. Inicie sesión de nuevo para continuar.",
  suspended: "Esta cuenta está suspendida. Escriba a la red.",
  forbidden: "Su rol no puede hacer esto.",
  not_found: "No se encontró, o no tiene acceso.",
  rate_limited: (seconds) => `Demasiados intentos. Espere ${seconds} e inténtelo de nuevo.`,
  invalid: "Corrija los campos resaltados.",
  in_progress: "La misma solicitud sigue en curso. Espere un momento y actualice.",
  idempotency_mismatch:
    "Esto ya se envió con otro contenido. Recargue la página e inténtelo de nuevo.",
  id_taken: "Este ID ya está en uso. Recargue la página.",
  returned: "Este prospecto se devolvió y no se puede cambiar.",
  window_closed: "El plazo para esto terminó.",
  already_filed: "Ya se solicitó una devolución de este prospecto.",
  no_contact: "La persona pidió que no la contacten.",
  already_claimed: "Un compañero ya se asignó este prospecto.",
  not_approved: "La red todavía no aprobó su cuenta. Recargue la página para ver por qué.",
  invitation_needed: "Las cuentas nuevas entran solo por invitación. Pida un enlace a la red.",
  confirm_identity: "Primero confirme que es usted. Intente de nuevo.",
  second_factor_missing: "Primero configure un segundo factor. Recargue la página.",
  already_on: "Ya hay una aplicación de autenticación configurada.",
  paused_by_network: "La red lo pausó.",
  last_owner: "Una cuenta necesita un propietario. Nombre antes a otro miembro propietario.",
  link_over: "Este enlace ya se usó, se reemplazó o venció. Pida uno nuevo.",
  invitation_over: "Esta invitación se usó, se retiró o venció. Pida un enlace nuevo.",
  already_answered: "Esto ya se respondió. Recargue la página para ver la respuesta.",
  second_person_needed: "Usted ya lo aprobó. Otra persona también debe aprobarlo.",
  edited_meanwhile: "Otra persona lo cambió mientras tanto. Copie su texto y recargue la página.",
  already_decided: "Esto ya se decidió. Recargue la página para ver la decisión.",
  already_payable: "La ganancia del afiliado ya se liberó y no se puede revertir.",
  not_payable: "Este pago está bloqueado. Ábralo para ver por qué.",
  wrong_host: "Esta dirección no se atiende aquí. Abra la dirección propia de la red.",
  payload_too_large: "Esto es demasiado grande para enviarlo. Redúzcalo.",
  other: "No funcionó. Inténtelo de nuevo.",
};
