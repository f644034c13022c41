// Texts of opening a lead's contact in the network, with a reason.
import type { ContactReasonTexts } from "../en/contact-reason.ts";

export const contactReasonTexts: ContactReasonTexts = {
  about: "Su nombre, el motivo y la nota quedan registrados en la actividad.",
  reason: "Motivo",
  reasons: {
    person_asked: "La persona nos lo pidió",
    complaint: "Una queja",
    return: "Una devolución",
    fraud: "Sospecha de fraude",
    legal: "Una solicitud legal",
    other: "Otro motivo",
  },
  note: "Para qué lo necesita",
  noteMissing: "Escriba para qué lo necesita.",
  show: "Mostrar contacto",
  shown: "Registrado en la actividad.",
};
