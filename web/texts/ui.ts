// Texts of the parts that every screen is made of.
import { defineTexts } from "../lib/text/text.ts";

export const UI_TEXTS = defineTexts({
  loading: "Loading", retry: "Try again", close: "Close", cancel: "Cancel", save: "Save", saved: "Saved", undo: "Undo", more: "Load more", all: "All", none: "None", yes: "Yes", no: "No",
  search: "Search", filters: "Filters", clearFilters: "Clear filters", columns: "Columns", actions: "Actions", view: "Views", saveView: "Save this view", viewName: "Name of the view",
  selected: (count: number) => `${count} selected`, clearSelection: "Clear selection", selectRow: "Select row", selectAll: "Select all on this page",
  rows: (count: string) => `${count} rows`, asTable: "Show as table", asChart: "Show as chart", previous: "before", comparedWith: "compared with the period before", up: "up", down: "down", same: "no change",
  noRows: "Nothing fits these filters.", copied: "Copied", copy: "Copy", offline: "The connection is lost. It is tried again by itself.", online: "Connected again.", stale: "Shown from this browser; the server is being asked.",
  sortBy: (column: string) => `Sort by ${column}`, notGiven: "not given", print: "Print",
}, {
  loading: "Cargando", retry: "Intentar de nuevo", close: "Cerrar", cancel: "Cancelar", save: "Guardar", saved: "Guardado", undo: "Deshacer", more: "Cargar más", all: "Todo", none: "Ninguno", yes: "Sí", no: "No",
  search: "Buscar", filters: "Filtros", clearFilters: "Quitar filtros", columns: "Columnas", actions: "Acciones", view: "Vistas", saveView: "Guardar esta vista", viewName: "Nombre de la vista",
  selected: (count) => `${count} seleccionados`, clearSelection: "Quitar selección", selectRow: "Seleccionar fila", selectAll: "Seleccionar todo en esta página",
  rows: (count) => `${count} filas`, asTable: "Ver como tabla", asChart: "Ver como gráfico", previous: "antes", comparedWith: "comparado con el período anterior", up: "sube", down: "baja", same: "sin cambio",
  noRows: "Nada coincide con estos filtros.", copied: "Copiado", copy: "Copiar", offline: "Se perdió la conexión. Se vuelve a intentar sola.", online: "Conectado de nuevo.", stale: "Mostrado desde este navegador; se está consultando al servidor.",
  sortBy: (column) => `Ordenar por ${column}`, notGiven: "no indicado", print: "Imprimir",
});
