// Starts a hosted form in its page, and the conversation in front of it if there is one.
import { runForm } from "./run-form.ts";
import { TalkRun } from "./run-talk.ts";
import { serverPort, tellHeight } from "./server-port.ts";
import { talkPort } from "./talk-port.ts";
import { textsFor } from "./words.ts";
import { writtenForm } from "./written-form.ts";

const written = writtenForm(document);
if (written !== null) {
  const port = serverPort(written);
  const form = runForm(document, port);
  const talk = document.querySelector<HTMLElement>("[data-talk]");
  if (form !== null && talk !== null)
    new TalkRun(talk, textsFor(written.document.language), talkPort(written, port), form).begin();
}
new ResizeObserver(tellHeight).observe(document.body);
tellHeight();
