// Texts of the parts that every screen is made of.
import { defineTexts, plural } from "../lib/text/text.ts";

export const UI_TEXTS = defineTexts({
  loading: "Loading", retry: "Try again", close: "Close", cancel: "Cancel", save: "Save", saved: "Saved", undo: "Undo", more: "Load more", all: "All", none: "None", yes: "Yes", no: "No",
  search: "Search", filters: "Filters", clearFilters: "Clear filters", columns: "Columns", actions: "Actions", view: "Views", saveView: "Save this view", viewName: "Name of the view",
  selected: (count: number) => `${count} selected`, rename: "Rename", delete: "Delete", viewActions: (name: string) => `Actions of the view ${name}`, viewDeleted: (name: string) => `The view ${name} was deleted.`,
  nameMissing: "Type a name.", filterWrong: "This cannot be found that way. Check the spelling.", numberWrong: "Type a number.", from: "From", to: "To", clear: "Clear", apply: "Apply",
  atLeast: (bound: string) => `from ${bound}`, atMost: (bound: string) => `up to ${bound}`, clearSelection: "Clear selection", selectRow: "Select row", selectAll: "Select all on this page",
  rows: (count: number, written: string) => plural(count, "1 row", `${written} rows`), rowsSoFar: (count: string) => `The first ${count} rows`, asTable: "Show as table", asChart: "Show as chart", previous: "before", comparedWith: "compared with the period before", up: "up", down: "down", same: "no change", points: (count: string) => `${count} ${count === "1" ? "point" : "points"}`,
  noRows: "Nothing fits these filters.", copied: "Copied", copy: "Copy", offline: "The connection is lost. It is tried again by itself.", online: "Connected again.", stale: "Shown from this browser; the server is being asked.",
  sortBy: (column: string) => `Sort by ${column}`, period: "Period", periods: { "today": "Today", "7d": "7 days", "28d": "28 days", "90d": "90 days", "custom": "Other days" }, compare: "Compare with before", fromNothing: "from nothing",
  dashesAreBefore: "Dashed: the period before", noData: "Nothing to show for this choice yet.", noValue: "no data", beforeOf: (name: string) => `${name} (before)`, chart: "chart", map: "map", state: "State", step: "Step", count: "Count", shareOfBefore: "Share of the step before",
  change: (what: string, value: string) => `${what}: ${value}. Change it`, enterSaves: "Enter saves, Esc leaves it as it was.", notSaved: "Not saved yet.", discard: "Discard",
  ofStepBefore: (share: string) => `${share} of the step before`, underWay: "Wait until it is done.", notGiven: "not given", print: "Print", ofHundred: "of 100", components: { engagement: "Engagement", intent: "Intent", financial: "Financial" },
}, {
  loading: "Cargando", retry: "Intentar de nuevo", close: "Cerrar", cancel: "Cancelar", save: "Guardar", saved: "Guardado", undo: "Deshacer", more: "Cargar más", all: "Todo", none: "Ninguno", yes: "Sí", no: "No",
  search: "Buscar", filters: "Filtros", clearFilters: "Quitar filtros", columns: "Columnas", actions: "Acciones", view: "Vistas", saveView: "Guardar esta vista", viewName: "Nombre de la vista",
  selected: (count) => plural(count, "1 seleccionado", `${count} seleccionados`), rename: "Cambiar nombre", delete: "Eliminar", viewActions: (name) => `Acciones de la vista ${name}`, viewDeleted: (name) => `Se eliminó la vista ${name}.`,
  nameMissing: "Escriba un nombre.", filterWrong: "Así no se puede encontrar. Revise cómo está escrito.", numberWrong: "Escriba un número.", from: "Desde", to: "Hasta", clear: "Quitar", apply: "Aplicar",
  atLeast: (bound) => `desde ${bound}`, atMost: (bound) => `hasta ${bound}`, clearSelection: "Quitar selección", selectRow: "Seleccionar fila", selectAll: "Seleccionar todo en esta página",
  rows: (count, written) => plural(count, "1 fila", `${written} filas`), rowsSoFar: (count) => `Las primeras ${count} filas`, asTable: "Ver como tabla", asChart: "Ver como gráfico", previous: "antes", comparedWith: "comparado con el período anterior", up: "sube", down: "baja", same: "sin cambio", points: (count) => `${count} ${count === "1" ? "punto" : "puntos"}`,
  noRows: "Nada coincide con estos filtros.", copied: "Copiado", copy: "Copiar", offline: "Se perdió la conexión. Se vuelve a intentar sola.", online: "Conectado de nuevo.", stale: "Mostrado desde este navegador; se está consultando al servidor.",
  sortBy: (column) => `Ordenar por ${column}`, period: "Período", periods: { "today": "Hoy", "7d": "7 días", "28d": "28 días", "90d": "90 días", "custom": "Otros días" }, compare: "Comparar con el anterior", fromNothing: "desde cero",
  dashesAreBefore: "Con guiones: el período anterior", noData: "Aún no hay nada que mostrar para esta selección.", noValue: "sin datos", beforeOf: (name) => `${name} (antes)`, chart: "gráfico", map: "mapa", state: "Estado", step: "Paso", count: "Cantidad", shareOfBefore: "Parte del paso anterior",
  change: (what, value) => `${what}: ${value}. Cambiar`, enterSaves: "Intro guarda; Esc lo deja como estaba.", notSaved: "Aún sin guardar.", discard: "Descartar",
  ofStepBefore: (share) => `${share} del paso anterior`, underWay: "Espere a que termine.", notGiven: "no indicado", print: "Imprimir", ofHundred: "de 100", components: { engagement: "Interés mostrado", intent: "Intención", financial: "Finanzas" },
});
