// Reads the website that an applicant types.
import { APPLICATION_LENGTHS } from "../../../../domain/applications/application.ts";

/**
 * Reads a typed website: without a scheme it is taken for https. Returns the address, or null for
 * what is no public website.
 */
export function readWebsite(typed: string): string | null {
  const text = typed.trim();
  const address =
    /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]*:\d/.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  const isPublic = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(url.hostname);
  if (!isWeb || !isPublic || url.username !== "" || url.password !== "") return null;
  return url.href.length <= APPLICATION_LENGTHS.website ? url.href : null;
}
