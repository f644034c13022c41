// Holds the texts of the reasons for returns: the name of each, and the evidence that it needs.
import type { ReasonTexts } from "../../return-reasons.ts";

export const returnReasons: ReasonTexts = {
  outside_area: {
    name: "Fuera de la zona",
    evidence:
      "No hacen falta pruebas: comparamos el lugar del prospecto con los criterios de su campaña al comprarlo.",
  },
  wrong_property_type: {
    name: "Tipo de propiedad incorrecto",
    evidence:
      "No hacen falta pruebas: comparamos el tipo de propiedad con los criterios de su campaña al comprarlo.",
  },
  invalid_contact: {
    name: "Contacto no válido",
    evidence: "Dos llamadas que anotó en el prospecto, o un correo devuelto.",
  },
  no_response: {
    name: "Sin respuesta",
    evidence: "Intentos en varios días, anotados en el prospecto.",
  },
  fake_spam: {
    name: "Falso o spam",
    evidence: "Qué muestra que la solicitud es falsa.",
  },
  duplicate: {
    name: "Duplicado",
    evidence: "La compra anterior de la misma persona.",
  },
  not_owner: {
    name: "No es el propietario",
    evidence: "El propietario según el registro.",
  },
  wholesaler: {
    name: "Mayorista",
    evidence: "Qué ofreció la persona, y cuándo.",
  },
  listed_on_mls: {
    name: "Publicada en el MLS",
    evidence: "El anuncio y su día: antes de que usted comprara el prospecto.",
  },
  under_contract: {
    name: "Bajo contrato",
    evidence: "El contrato y su día: antes de que usted comprara el prospecto.",
  },
  has_agent: {
    name: "Tiene agente",
    evidence: "Qué dijo la persona, y cuándo.",
  },
  did_not_request: {
    name: "No pidió que le contactaran",
    evidence: "Qué dijo la persona, y cuándo.",
  },
  vacant_land: {
    name: "Terreno vacío",
    evidence: "Qué hay en el terreno.",
  },
  non_residential: {
    name: "No residencial",
    evidence: "Qué hay en el terreno.",
  },
  mobile_no_land: {
    name: "Casa móvil sin terreno",
    evidence: "Qué hay en el terreno y de quién es.",
  },
  no_consent: {
    name: "Sin consentimiento",
    evidence: "Qué muestra que la persona no consintió.",
  },
  other: {
    name: "Otro",
    evidence: "Una descripción de lo que pasó.",
  },
};
