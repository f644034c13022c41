// The web app as the server serves it.
export { registerPages } from "./pages.routes.ts";
