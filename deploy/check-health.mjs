// Asks the server in this container whether it lives: exit code 0 if it answers, else 1.
import process from "node:process";

const PATIENCE_MS = 4_000;
const port = process.env.PORT || "3000";

try {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  process.exitCode = answer.ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
