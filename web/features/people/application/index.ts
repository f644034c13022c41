// A company's application to join the network, for the screens that show it.
export { ApplicationPart } from "./application-part.tsx";
export { ApplicationSection } from "./application-section.tsx";
