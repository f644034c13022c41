// Exports what other features show of demand: orders and criteria in words.
export { CountiesField } from "./county-fields.tsx";
export { useCountyWords } from "./use-county-words.ts";
export { CriteriaInWords } from "./campaign-criteria.tsx";
export { type Order, placeWords, sortOrders, wantedWords } from "./demand-words.ts";
export { NetworkCampaigns } from "./network-campaigns.tsx";
