// Holds the texts of the reasons for returns: the name of each, and the evidence that it needs.
import { LEAST_TOUCHES, LEAST_TOUCH_DAYS } from "../../../domain/returns/terms.ts";
import type { ReasonTexts } from "../../return-reasons.ts";

export const returnReasons: ReasonTexts = {
  outside_area: {
    name: "Fuera de la zona",
    evidence:
      "Nada que escribir: el lugar se compara con los criterios de su campaña tal como eran.",
  },
  wrong_property_type: {
    name: "Otro tipo de propiedad",
    evidence:
      "Nada que escribir: el tipo se compara con los criterios de su campaña tal como eran.",
  },
  invalid_contact: {
    name: "El contacto no funciona",
    evidence: "Dos llamadas que anotó en el contacto, o un correo devuelto.",
  },
  no_response: {
    name: "Nunca respondió",
    evidence: `Al menos ${LEAST_TOUCHES} intentos en ${LEAST_TOUCH_DAYS} días, anotados en el contacto.`,
  },
  fake_spam: {
    name: "Falso o spam",
    evidence: "Qué muestra que nadie lo pidió.",
  },
  duplicate: {
    name: "Ya comprado antes",
    evidence: "La compra anterior de la misma persona.",
  },
  not_owner: {
    name: "No es el dueño",
    evidence: "Quién es el dueño según el registro.",
  },
  wholesaler: {
    name: "Un mayorista",
    evidence: "Qué ofreció la persona, y cuándo.",
  },
  listed_on_mls: {
    name: "Publicada en el MLS",
    evidence: "El anuncio y su día: antes de que usted comprara el contacto.",
  },
  under_contract: {
    name: "Bajo contrato",
    evidence: "El contrato y su día: antes de que usted comprara el contacto.",
  },
  has_agent: {
    name: "Tiene agente",
    evidence: "Qué dijo la persona, y cuándo.",
  },
  did_not_request: {
    name: "No lo pidió",
    evidence: "Qué dijo la persona, y cuándo.",
  },
  vacant_land: {
    name: "Terreno vacío",
    evidence: "Qué hay en la parcela.",
  },
  non_residential: {
    name: "No residencial",
    evidence: "Qué hay en la parcela.",
  },
  mobile_no_land: {
    name: "Casa móvil sin terreno",
    evidence: "Qué hay en la parcela, y de quién es.",
  },
  no_consent: {
    name: "Sin consentimiento",
    evidence: "Qué muestra que el consentimiento no es de la persona.",
  },
  other: {
    name: "Otro",
    evidence: "Qué pasó, descrito.",
  },
};
