// Textos de lo que dicen los compradores de los prospectos de un afiliado: resultados, ventas
// perdidas y devoluciones, cada motivo con qué hacer.
import { MIN_SHOWN_COUNT } from "../../domain/access/mask-small-count.ts";
import type { FeedbackTexts } from "../en/feedback.ts";

export const feedbackTexts: FeedbackTexts = {
  title: "Lo que dicen los compradores",
  about:
    "Hasta dónde llegaron los compradores con sus prospectos y por qué los perdieron o devolvieron. Los compradores quedan anónimos.",
  sales: (written) => `Ventas de este período que no se devolvieron: ${written}.`,
  none: "No hay ventas ni devoluciones en este período.",
  outcomes: "Resultados",
  outcome: "Resultado",
  lost: "Por qué se perdieron ventas",
  returns: "Devoluciones",
  reason: "Motivo",
  count: "Ventas",
  todo: "Qué hacer",
  noReason: "Sin motivo",
  noReasonTodo: "Nada por ahora: el comprador no dio un motivo.",
  masked: "oculto",
  hidden: `Los números menores que ${MIN_SHOWN_COUNT} se ocultan, y a veces uno más, para que no se reconozca ninguna venta.`,
  advice: {
    returned: {
      outside_area: "Revise que zip_code sea el de la propiedad y no el de la persona.",
      wrong_property_type:
        "Pregunte el tipo de propiedad en su formulario, con una opción para cada tipo.",
      invalid_contact:
        "Revise teléfono y correo en su formulario antes de enviar, por ejemplo con un código.",
      no_response: "Envíe en menos de un minuto y avise a la persona que la llamarán.",
      fake_spam:
        "Agregue un control contra programas y revise el sub ID que comparten estos prospectos.",
      duplicate: "Guarde los contactos que envió y no los envíe de nuevo.",
      not_owner: "Pregunte si la persona es dueña de la propiedad antes de enviar un vendedor.",
      wholesaler: "Pregunte por la relación con la propiedad y excluya a los intermediarios.",
      listed_on_mls: "Pregunte si la propiedad está con un agente y envíe agent_status.",
      under_contract: "Pregunte si hay un contrato firmado y excluya esos casos.",
      has_agent: "Pregunte si la persona trabaja con un agente y envíe agent_status.",
      did_not_request:
        "Diga en su página quién llamará y por qué, y guarde la prueba de la solicitud.",
      vacant_land: "Pregunte el tipo de propiedad y no envíe terrenos como viviendas.",
      non_residential: "Pregunte el tipo de propiedad y excluya los locales comerciales.",
      mobile_no_land: "Pregunte si el terreno se vende con la vivienda.",
      no_consent:
        "Muestre el texto del consentimiento junto al botón y envíe un certificado con él.",
      other: "Abra estas devoluciones y lea lo que escribieron los compradores.",
    },
    lost: {
      not_reached:
        "Envíe de inmediato, con un teléfono revisado. Pregunte la mejor hora para llamar.",
      has_agent: "Pregunte si la persona trabaja con un agente y envíe agent_status.",
      not_moving: "Pregunte el plazo y envíelo: los compradores ofrecen por los planes cercanos.",
      not_qualified: "Pregunte cómo se paga la compra y envíe finance_status.",
      wrong_person:
        "Revise teléfono y correo en su formulario antes de enviar, por ejemplo con un código.",
      chose_other: "Envíe cada prospecto de inmediato y no lo venda en otro lugar al mismo tiempo.",
      other: "No hay una sola causa. Compare sus fuentes para ver una diferencia.",
    },
  },
};
