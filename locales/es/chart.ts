// Texts of charts and maps.
import type { ChartTexts } from "../en/chart.ts";

export const chartTexts: ChartTexts = {
  asTable: "Mostrar como tabla",
  asChart: "Mostrar como gráfico",
  dashesAreBefore: "Con guiones: el período anterior",
  hatchIsOpen: "Rayado: aún no termina",
  noData: "Aún no hay nada que mostrar.",
  noValue: "sin datos",
  beforeOf: (name) => `${name} (antes)`,
  chart: "gráfico",
  map: "mapa",
  state: "Estado",
  step: "Paso",
  count: "Cantidad",
  shareOfBefore: "Proporción del paso anterior",
  before: "Período anterior",
  lost: (count) => `${count} no llegaron hasta aquí`,
  fromBefore: (count) => `antes ${count}`,
};
