// Starts a hosted form in its page, and the conversation in front of it if there is one.
import { runForm } from "./run-form.ts";
import { TalkRun } from "./run-talk.ts";
import { isSandboxed, serverPort, tellHeight } from "./server-port.ts";
import { talkPort } from "./talk-port.ts";
import { textsFor } from "./words.ts";
import { writtenForm } from "./written-form.ts";

const written = writtenForm(document);
// A visitor who has the whole form already goes on with it: nothing is taken away while they type.
const isWhole = document.documentElement.classList.contains("whole");
if (written !== null && !isWhole) {
  const port = serverPort(written);
  const form = runForm(document, port);
  const talk = document.querySelector<HTMLElement>("[data-talk]");
  // A conversation needs the server's answers, which a sandboxed frame cannot read.
  if (form !== null && talk !== null && !isSandboxed())
    new TalkRun(talk, textsFor(written.document.language), talkPort(written, port), form).begin();
  else if (talk !== null) talk.hidden = true;
}
new ResizeObserver(tellHeight).observe(document.body);
tellHeight();
