// Finds the key of a call that posts or pings: in a header, in the body or in the address.
import { postedSourceKey } from "../../../../domain/lead/read-post.ts";
import { bearerKey } from "../../../platform/http/actor.ts";
import { readQueryRecord } from "../../../platform/http/records/read-record.ts";
import type { CallerKey } from "./source-caller.ts";

/**
 * The key of the call; null if there is none, or if the header has one that is not ours. A key in
 * a header counts before one in the body, and that before one in the address; `request.body` holds
 * the fields of both.
 */
export function callerKeyOf(request: Parameters<typeof bearerKey>[0]): CallerKey | null {
  const inHeader = bearerKey(request);
  if (inHeader === undefined) return null;
  if (inHeader !== null) return { key: inHeader, isInAddress: false };
  const { body } = request;
  if (typeof body !== "object" || body === null || Array.isArray(body)) return null;
  const key = postedSourceKey(body as Readonly<Record<string, unknown>>);
  if (key === null) return null;
  const query = readQueryRecord(request.url);
  return { key, isInAddress: query !== null && postedSourceKey(query) === key };
}
