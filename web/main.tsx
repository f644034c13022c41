// Starts the web app.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { checkSession } from "./lib/auth/session.ts";
import { applyDisplay } from "./lib/display/display.ts";
import "./styles.css";

applyDisplay();
const root = document.getElementById("root");
if (root === null) throw new Error("the page has no element with the id root");
createRoot(root).render(<StrictMode><App checked={checkSession("start")} /></StrictMode>);
