// Serves one page as another site would, for the time of a test.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Runs `work` with the address of a page of another origin, sent with these headers. */
export async function withSite<Value>(
  html: string,
  work: (url: string) => Promise<Value>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Value> {
  const site = createServer((_, answer) =>
    answer.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers }).end(html),
  );
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  try {
    return await work(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  } finally {
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
  }
}
