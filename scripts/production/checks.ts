// Looks at a network from outside: through its proxy, and at the figures of its processes.
import type { Place } from "./admission.ts";
import { type Person, until } from "./people.ts";
import type { PlatProcess } from "./plat-processes.ts";
import { need, say } from "./steps.ts";

/** The proxy's part: TLS, the client's address, and figures that stay inside. */
export async function checkProxy({ url }: Place, person: Person): Promise<void> {
  const ready = await fetch(`${url}/readyz`);
  need(ready.ok, "the network is ready behind the proxy");
  need((await fetch(`${url}/metrics`)).status === 404, "the proxy keeps the figures to itself");
  // Every call of the rehearsal claims another address, which the proxy drops.
  const { items } = await person.call("GET", "/v1/auth/sessions");
  const addresses = items.map((each: { ip_address: string }) => each.ip_address);
  need(
    addresses.every((address: string) => address === "127.0.0.1"),
    `sessions have the client's address, not the claimed one: ${addresses.join(" ")}`,
  );
  say("proxy: certificate checked, /metrics is 404, a claimed X-Forwarded-For counts for nothing");
}

/**
 * The figures of each process, read past the proxy: one process of each kind lives, and the web
 * process, which ran all day, has counted `sales` leads as sold.
 */
export async function checkMetrics(
  { web, worker }: { readonly web: PlatProcess; readonly worker: PlatProcess },
  sales: number,
): Promise<void> {
  const lives = [/^plat_processes\{kind="web"\} 1$/m, /^plat_processes\{kind="worker"\} 1$/m];
  await untilFigures(worker, lives);
  await untilFigures(web, [
    ...lives,
    new RegExp(`^plat_sales_total\\{mode="exclusive"\\} ${sales}$`, "m"),
  ]);
  say(`metrics: web and worker each tell of both processes, and the web process of ${sales} sales`);
}

/** Figures are read every some seconds, and ten seconds late. */
async function untilFigures({ role, port }: PlatProcess, lines: readonly RegExp[]): Promise<void> {
  await until(`the figures of the ${role} have ${lines.join(" and ")}`, async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return lines.every((line) => line.test(text)) ? true : undefined;
  });
}
