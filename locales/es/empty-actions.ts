// Las acciones que llenan las listas vacías.
import type { EmptyActionTexts } from "../en/empty-actions.ts";

export const emptyActionTexts: EmptyActionTexts = {
  campaign: "Crear campaña",
  source: "Crear fuente",
  form: "Crear formulario",
  test: "Enviar prospecto de prueba",
  marketplace: "Abrir mercado",
  leads: "Abrir prospectos",
  buyers: "Abrir compradores",
  affiliates: "Abrir afiliados",
  demand: "Ver la demanda",
  returns: "Ver todas las devoluciones",
  earnings: "Abrir ganancias",
  notifications: "Elegir notificaciones",
};
