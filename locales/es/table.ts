// Texts of tables: their filters, views, columns and rows.
import { plural } from "../plural.ts";
import type { TableTexts } from "../en/table.ts";

export const tableTexts: TableTexts = {
  filters: "Filtros",
  ignoredFilter: (label, value) =>
    `${label} «${value}» no existe, así que se dejó fuera de los filtros.`,
  moreFilters: "Más filtros",
  fewerFilters: "Menos filtros",
  clearFilters: "Quitar filtros",
  columns: "Columnas",
  view: "Vistas",
  saveView: "Guardar vista",
  viewName: "Nombre de la vista",
  selected: (count) => plural(count, "1 seleccionado", `${count} seleccionados`),
  watch: "Avisarme de nuevos prospectos",
  endWatch: "Dejar de avisarme",
  watching: (name) => `Recibirá notificaciones de los prospectos nuevos que cumplen ${name}.`,
  watchEnded: (name) => `Ya no recibirá notificaciones de los prospectos que cumplen ${name}.`,
  rename: "Cambiar nombre",
  viewActions: (name) => `Acciones de la vista ${name}`,
  viewDeleted: (name) => `Vista ${name} eliminada.`,
  nameMissing: "Escriba un nombre.",
  filterWrong: "Este filtro no se puede usar. Revise cómo está escrito.",
  numberWrong: "Escriba un número.",
  clear: "Quitar",
  atLeast: (bound) => `desde ${bound}`,
  atMost: (bound) => `hasta ${bound}`,
  clearSelection: "Quitar selección",
  selectRow: "Seleccionar fila",
  selectAll: "Seleccionar todo en esta página",
  rows: (count, written) => plural(count, "1 fila", `${written} filas`),
  rowsSoFar: (count) => `Las primeras ${count} filas`,
  noRows: "Nada coincide. Quite filtros o amplíelos.",
  stale: "Mostrando datos guardados. Actualizando…",
  sortBy: (column) => `Ordenar por ${column}`,
};
