// Performs the steps of a new affiliate from the sign-in to its first sold lead, posted by a
// program, and lists each action.
import { execFile } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { promisify } from "node:util";
import type { Page } from "playwright-core";

/**
 * Performs the steps on a page with the filled-in sign-in form. Returns the actions, and the answer
 * to the post.
 */
export async function sellFirstLeadByApi(page: Page): Promise<{
  readonly done: readonly string[];
  readonly answer: Readonly<Record<string, unknown>>;
}> {
  const done: string[] = [];
  const act = async <Value>(what: string, work: () => Promise<Value>): Promise<Value> => {
    done.push(what);
    return work();
  };
  await act("sign in", () => page.getByRole("button", { name: "Sign in", exact: true }).click());
  await act("open the sources", () => page.getByRole("link", { name: "Create source" }).click());
  await page.getByLabel("Name", { exact: true }).fill("My landing page");
  await act("make a source", () => page.getByRole("button", { name: "Create source" }).click());
  const sample = page.getByRole("tabpanel", { name: "curl" });
  await sample.waitFor();
  const answer = await act("run the call it shows, about a person of one's own", async () =>
    run(aboutSomebody((await sample.textContent()) ?? "")),
  );
  return { done, answer };
}

/**
 * The sample with edited contact data: the phone number is reserved for tests, the email address
 * for examples.
 */
function aboutSomebody(call: string): string {
  return call
    .replace("916-555-0142", `916-555-${randomInt(1_100, 1_899)}`)
    .replace("maria@example.com", `${randomUUID()}@example.com`)
    .replace("12 N Oak St", `${randomInt(100, 9_999)} N Oak St`);
}

/** Runs the call in a shell; this runtime sends the request in place of curl. */
async function run(call: string): Promise<Readonly<Record<string, unknown>>> {
  const send =
    "const [url, ...given] = process.argv.slice(1); const of = (flag) => given.flatMap((one, " +
    'at) => (one === flag ? [given[at + 1]] : [])); fetch(url, { method: "POST", headers: ' +
    'of("-H").map((line) => line.split(/: (.*)/, 2)), body: of("-d")[0] }).then(async ' +
    "(response) => console.log(await response.text()));";
  const { stdout } = await promisify(execFile)(
    "sh",
    ["-c", `curl() { "$NODE" -e "$SEND" -- "$@"; }\n${call}`],
    { env: { ...process.env, NODE: process.execPath, SEND: send } },
  );
  return JSON.parse(stdout);
}
