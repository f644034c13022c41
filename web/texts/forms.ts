// Texts of the forms that an affiliate puts on the web.
import { defineTexts } from "../lib/text/text.ts";

export const FORM_TEXTS = defineTexts({
  about: "A page that asks people for their request and their consent. What they send is scored and offered to buyers at once.", make: "Make a form", none: "No form yet. Make one: it is live at once, and you can change every word of it.", newName: (number: string) => `Form ${number}`,
  edit: "Edit", source: "Terms and prices", pause: "Pause", resume: "Resume", back: "All forms", statuses: { active: "Live", paused: "Paused" },
  counts: (seen: string, started: string, finished: string) => `${seen} seen · ${started} begun · ${finished} sent`, days: "Last 30 days",
  figures: { seen: "Seen", started: "Begun", finished: "Sent", bots: "Programs kept out" }, ofSeen: (share: string) => `${share} of those who saw it`, ofStarted: (share: string) => `${share} of those who began`, botsNote: "Answered like anybody, and nothing became of it", privateNote: "Visitors who ask not to be tracked are in none of these.",
  share: "Where it stands", address: "Address", addressHint: "Put it into an ad, a mail or a profile. With ?sub1=spring at its end, and sub2 to sub5, each lead says where it came from.", code: "For your own page", codeHint: "Where the form is to stand. It takes the height it needs.", open: "Open the form", copyAddress: "Copy the address", copyCode: "Copy the code", frameTitle: "Form",
  live: "Your form is live. Copy its address, and the first request can come.",
  name: "Name", nameHint: "Visitors do not see it.", language: "Language", languages: { en: "English", es: "Spanish" }, ground: "Background", grounds: { auto: "As the visitor's system", light: "Light", dark: "Dark" },
  accent: "Colour", accents: { spruce: "Spruce", ocean: "Ocean", plum: "Plum", brick: "Brick", ink: "Ink" }, headline: "Headline", intro: "Below it", thanks: "Said when it is sent", ours: "Left empty, the form uses words of its own.",
  sides: "Who it asks", sidesHint: "With one alone the form does not ask.", sidesMissing: "Choose one at least.",
  questions: "Asked as well", questionNames: { size: "Bedrooms and bathrooms", finance: "How they would pay", agent: "Whether they have an agent", street: "Street, of who sells", comments: "Anything else" }, questionsHint: "Every form asks for property type, place, price, timing, contact and consent. Each further answer can raise the score.",
  sellers: "Only these companies may buy", sellersHint: "One in each line, as they call themselves. Left empty, the consent covers the network's buyer list, which usually pays best.",
  consent: "What people agree to", consentHint: "Word for word as it is shown and kept with every lead. The box is never ticked beforehand.",
  save: "Save and publish", saved: "The form is published.", unsaved: "Not published yet", preview: "Preview", previewNote: "It works, and sends nothing.", startOver: "Start over", form: "Form",
}, {
  about: "Una página que pide a la gente su solicitud y su consentimiento. Lo que envían se puntúa y se ofrece enseguida a los compradores.", make: "Crear un formulario", none: "Aún no hay formularios. Cree uno: funciona enseguida y puede cambiar cada palabra.", newName: (number) => `Formulario ${number}`,
  edit: "Editar", source: "Condiciones y precios", pause: "Pausar", resume: "Reanudar", back: "Todos los formularios", statuses: { active: "Publicado", paused: "En pausa" },
  counts: (seen, started, finished) => `${seen} vistos · ${started} empezados · ${finished} enviados`, days: "Últimos 30 días",
  figures: { seen: "Vistos", started: "Empezados", finished: "Enviados", bots: "Programas rechazados" }, ofSeen: (share) => `${share} de quienes lo vieron`, ofStarted: (share) => `${share} de quienes empezaron`, botsNote: "Se les respondió como a todos y no pasó nada más", privateNote: "Quienes piden no ser rastreados no aparecen en estas cifras.",
  share: "Dónde está", address: "Dirección", addressHint: "Póngala en un anuncio, un correo o un perfil. Con ?sub1=primavera al final, y de sub2 a sub5, cada contacto dice de dónde vino.", code: "Para su propia página", codeHint: "Donde deba estar el formulario. Toma la altura que necesita.", open: "Abrir el formulario", copyAddress: "Copiar la dirección", copyCode: "Copiar el código", frameTitle: "Formulario",
  live: "Su formulario está publicado. Copie su dirección y podrá llegar la primera solicitud.",
  name: "Nombre", nameHint: "Los visitantes no lo ven.", language: "Idioma", languages: { en: "Inglés", es: "Español" }, ground: "Fondo", grounds: { auto: "Como el sistema del visitante", light: "Claro", dark: "Oscuro" },
  accent: "Color", accents: { spruce: "Abeto", ocean: "Océano", plum: "Ciruela", brick: "Ladrillo", ink: "Tinta" }, headline: "Título", intro: "Debajo", thanks: "Al enviarlo", ours: "Si lo deja vacío, el formulario usa palabras propias.",
  sides: "A quién pregunta", sidesHint: "Con una sola opción el formulario no la pregunta.", sidesMissing: "Elija al menos una.",
  questions: "Preguntas adicionales", questionNames: { size: "Dormitorios y baños", finance: "Cómo pagarían", agent: "Si ya tienen agente", street: "La calle, si venden", comments: "Algo más" }, questionsHint: "Todo formulario pregunta tipo, lugar, precio, plazo, datos de contacto y consentimiento. Cada respuesta más puede subir la puntuación.",
  sellers: "Solo pueden comprar estas empresas", sellersHint: "Una por línea, con el nombre que usan. Si lo deja vacío, el consentimiento cubre la lista de compradores de la red, lo que suele pagar mejor.",
  consent: "Lo que la gente acepta", consentHint: "Palabra por palabra, como se muestra y se guarda con cada contacto. La casilla nunca viene marcada.",
  save: "Guardar y publicar", saved: "El formulario está publicado.", unsaved: "Aún sin publicar", preview: "Vista previa", previewNote: "Funciona y no envía nada.", startOver: "Empezar de nuevo", form: "Formulario",
});
