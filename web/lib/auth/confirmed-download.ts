// Starts a download that needs a recent confirmation: the browser itself fetches the file, so the
// person is asked before.
import type { MouseEvent } from "react";
import { call } from "../api/call.ts";
import { confirmIdentity } from "./confirm-identity.ts";

/** The least that must be left of a confirmation, so that it does not end before the download. */
const LEAST_SECONDS = 30;

/** Links that may follow their address. */
const confirmed = new WeakSet<HTMLAnchorElement>();

/** For the click on a link with `download`. Without an answer the download itself is refused. */
export function confirmDownload(event: MouseEvent<HTMLAnchorElement>): void {
  const link = event.currentTarget;
  if (confirmed.delete(link)) return;
  event.preventDefault();
  void isConfirmed().then((may) => {
    if (!may) return;
    confirmed.add(link);
    link.click();
  });
}

async function isConfirmed(): Promise<boolean> {
  try {
    const { seconds_left: left } = await call("GET /v1/auth/confirmation");
    return left >= LEAST_SECONDS || (await confirmIdentity());
  } catch {
    return true;
  }
}
