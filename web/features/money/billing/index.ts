// Movements of a wallet, for the page of an account.
export { MovementsSection } from "./movements-section.tsx";
