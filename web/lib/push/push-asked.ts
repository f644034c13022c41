// Remembers when the person at this browser was last asked about push messages, so as not to ask
// again for a while.

const KEY = "plat.push-asked";
const PAUSE_MS = 30 * 86_400_000;

/** `nowMs` in epoch milliseconds. */
export function mayAskAboutPush(nowMs: number): boolean {
  try {
    const askedMs = Number(localStorage.getItem(KEY) ?? "0");
    return !(nowMs - askedMs < PAUSE_MS);
  } catch {
    // Without storage, the person would be asked each time.
    return false;
  }
}

export function notePushAsked(nowMs: number): void {
  try {
    localStorage.setItem(KEY, String(nowMs));
  } catch {
    // Without storage, `mayAskAboutPush` returns false.
  }
}
