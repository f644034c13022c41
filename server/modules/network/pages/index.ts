// The web app as the server serves it.
export { builtWeb } from "./build-web.ts";
export { type FormPage, loadFormPage } from "./form-page.ts";
export { type EmailRenderer, loadEmailRenderer } from "./email-renderer.ts";
export { registerPages } from "./pages.routes.ts";
