// Starts the web app.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { checkSession } from "./lib/auth/session.ts";
import { applyDisplay } from "./lib/display/display.ts";
import { network } from "./lib/network.ts";
import "./styles.css";

applyDisplay();
const root = document.getElementById("root");
if (root === null) throw new Error("the page has no element with the id root");
// The login screen shows both together, so that nothing moves while a person signs in.
const checked = Promise.all([checkSession("start"), network().catch(() => undefined)]);
createRoot(root).render(
  <StrictMode>
    <App checked={checked} />
  </StrictMode>,
);
