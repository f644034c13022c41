// Exports what other features show of demand: orders and criteria in words.
export { CriteriaInWords } from "./campaign-criteria.tsx";
export { type Order, placeWords, sortOrders, wantedWords } from "./demand-words.ts";
