// What can go wrong with a call, as one value: a problem the server named, or no answer at all.
import { defineTexts } from "../text/text.ts";

export interface ApiFieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** `offline`: nothing came back. Any other code is the server's own. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: readonly ApiFieldError[];
  readonly retryAfterSeconds: number | null;
  /** The price that the server names with it. */
  readonly priceCents: number | null;

  constructor(
    code: string,
    status: number,
    detail: string,
    fields: readonly ApiFieldError[] = [],
    retryAfterSeconds: number | null = null,
    priceCents: number | null = null,
  ) {
    super(detail);
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.priceCents = priceCents;
  }
}

/** Reads a problem document; an answer that is none (a proxy's page) becomes one by its status. */
export function problemOf(response: Response, body: unknown): ApiError {
  const given: Readonly<Record<string, unknown>> =
    typeof body === "object" && body !== null ? { ...body } : {};
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new ApiError(
    typeof given["code"] === "string"
      ? given["code"]
      : response.status >= 500
        ? "unavailable"
        : "invalid",
    response.status,
    typeof given["detail"] === "string" ? given["detail"] : "",
    Array.isArray(given["errors"]) ? given["errors"].filter(isFieldProblem) : [],
    Number.isFinite(retryAfter) ? retryAfter : null,
    typeof given["price_cents"] === "number" ? given["price_cents"] : null,
  );
}

export function toProblem(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError("offline", 0, "");
}

function isFieldProblem(value: unknown): value is ApiFieldError {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof Reflect.get(value, "field") === "string" &&
    typeof Reflect.get(value, "message") === "string"
  );
}

/** One sentence for each code that a person can meet anywhere; a screen may know a better one. */
export const PROBLEM_TEXTS = defineTexts(
  {
    offline: "The server does not answer. What you typed is still here: try again in a moment.",
    provider_failed: "Another system did not answer as it should. Try again in a moment.",
    unavailable: "The server is busy or starting. Try again in a moment.",
    internal_error:
      "Something broke on our side and was logged. Try again; if it stays, tell the operator.",
    unauthenticated: "Your session has ended. Sign in again to go on.",
    suspended: "This account is suspended. Ask the operator of the network why.",
    forbidden: "Your role may not do this.",
    not_found: "This record is gone, or it is not yours to see.",
    rate_limited: (seconds: string) => `Too many tries. Wait ${seconds} and try again.`,
    invalid: "Something in the form needs another look.",
    in_progress: "The same request is still under way. Wait a moment and look again.",
    idempotency_mismatch:
      "This was sent before with other contents. Load the page again and repeat it.",
    price_changed: "The price has changed since you looked. Check the new one and buy again.",
    insufficient_funds:
      "There is not enough in the wallet. Top it up under Billing, then buy again.",
    already_sold: "Somebody else has just bought this lead.",
    mode_not_offered: "This lead is not offered that way any more.",
    not_licensed:
      "Your account is not licensed in this lead's state. Add the state under Settings if you are.",
    already_owned: "You have this person already, so you need not pay again.",
    consent_scope: "This person did not agree to be contacted by you.",
    id_taken: "Something stands here already under this number. Load the page again.",
    returned: "This lead was given back, so nothing more can be said about it.",
    window_closed: "The time in which this could be done is over.",
    already_filed: "This lead was given back before: that is possible once.",
    already_claimed: "A colleague has taken this lead.",
    last_owner: "Somebody must stay an owner. Make somebody else an owner first.",
    invitation_over: "This invitation was used, withdrawn or has run out. Ask for a new link.",
    already_answered: "This was answered already. Load the page again to see how.",
    already_decided: "This was decided already. Load the page again to see how.",
    already_payable: "The earning is on its way to the affiliate, so it cannot be taken back.",
    not_payable: "Look at what is in the way of this payout.",
    payload_too_large: "This is too large to be sent. Make it smaller.",
    other: "That did not work. Try again.",
  },
  {
    offline:
      "El servidor no responde. Lo que escribió sigue aquí: inténtelo de nuevo en un momento.",
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
  },
);

/**
 * What to say to the person: the catalogue's sentence for the code, with how long to wait where the
 * server said.
 */
export function problemSentence(
  problem: ApiError,
  texts: (typeof PROBLEM_TEXTS)["en"] | (typeof PROBLEM_TEXTS)["es"],
): string {
  if (problem.code === "rate_limited")
    return texts.rate_limited(`${problem.retryAfterSeconds ?? 60} s`);
  const known: Readonly<Record<string, unknown>> = texts;
  const sentence = known[problem.code];
  return typeof sentence === "string" ? sentence : texts.other;
}
