// Starts a hosted form in its page.
import { runForm, writtenForm } from "./run-form.ts";
import { serverPort, tellHeight } from "./server-port.ts";

const written = writtenForm(document);
if (written !== null) runForm(document, serverPort(written));
new ResizeObserver(tellHeight).observe(document.body);
tellHeight();
