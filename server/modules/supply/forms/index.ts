// Hosted forms: the module's only entry point for other modules.
export { prepareDraftForm } from "./draft-form.ts";
export type { DraftLinks } from "./draft-links.ts";
export { goneSender, registerFormPages } from "./form-page.routes.ts";
export { registerForms } from "./forms.routes.ts";
export { PAUSABLE_FORMS } from "./pausable-forms.ts";
export { type PublicFormDeps, registerPublicForms } from "./public-forms.routes.ts";
export { renewConsentTexts } from "./renew-consent-texts.ts";
export { type FormDeps, writeForm } from "./write-form.ts";
export { FORM_FINDER } from "./find-forms.store.ts";
