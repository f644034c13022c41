// Tests compose.yaml as far as reading it goes: its services, their settings, networks and checks
// fit each other, the Dockerfile and the example of settings.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { isIPv4 } from "node:net";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readConfig } from "../../server/platform/config/config.ts";
import { makeAddressList } from "../../server/platform/http/address-list.ts";
import { readDockerfile, textsOf } from "../support/dockerfile.ts";
import { ROOT } from "../support/server-process.ts";

interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks: Readonly<Record<string, { readonly ipv4_address?: string }>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
}
interface Network {
  readonly internal?: boolean;
  readonly ipam?: { readonly config: readonly { readonly subnet: string }[] };
}

const FILLED: Readonly<Record<string, string>> = {
  PLAT_URL: "https://leads.example.com",
  PLAT_HOST: "leads.example.com",
  PLAT_SECRET: "a secret of the tests, forty characters.",
  POSTGRES_PASSWORD: "0123456789abcdef",
  METRICS_TOKEN: "a token of the tests",
  SMTP_URL: "smtp://plat:secret@mail.example.com:587",
  MAIL_FROM: "Plat <leads@example.com>",
};

let text: string;
let services: Readonly<Record<string, Service>>;
let networks: Readonly<Record<string, Network>>;
let volumes: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  text = await readFile(join(ROOT, "deploy/compose.yaml"), "utf8");
  ({ services, networks, volumes } = parse(text, { merge: true }));
});

/** As Compose reads `${NAME}`, `${NAME:-default}` and `${NAME:?message}`. */
function fill(value: string, settings: Readonly<Record<string, string>>): string {
  return value.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name, sign, rest) => {
    const found = settings[name] ?? "";
    if (found === "" && sign === "?") throw new Error(`${name}: ${rest}`);
    return found === "" && sign === "-" ? rest : found;
  });
}

function environmentOf(service: string, settings = FILLED): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(services[service]?.environment ?? {}).map(([name, value]) => [
      name,
      fill(value, settings),
    ]),
  );
}

it("runs web, worker, database and proxy", () => {
  expect(Object.keys(services)).toEqual(["web", "worker", "database", "proxy"]);
  expect(services["database"]?.image).toMatch(/^postgres:18\b/);
});

describe.each(["web", "worker"] as const)("the service %s", (role) => {
  it("gets settings with which the server starts in this role", () => {
    const config = readConfig({ NODE_ENV: "production", PORT: "3000", ...environmentOf(role) });
    expect(config).toMatchObject({
      ok: true,
      value: {
        role,
        production: true,
        databaseUrl: "postgres://plat:0123456789abcdef@database:5432/plat",
        metricsToken: FILLED["METRICS_TOKEN"],
        mail: { from: { address: "leads@example.com" } },
      },
    });
    expect(
      readConfig({ NODE_ENV: "production", ...environmentOf(role, { ...FILLED, SMTP_URL: "" }) })
        .ok,
    ).toBe(true);
  });

  it("runs the image of the Dockerfile, can write nothing and gets no rights", () => {
    const service = services[role];
    expect(
      existsSync(
        join(ROOT, "deploy", service?.build?.context ?? "", service?.build?.dockerfile ?? ""),
      ),
    ).toBe(true);
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
    });
  });
});

it("needs variables that the example names, and says which is missing", async () => {
  const example = await readFile(join(ROOT, "deploy/plat.env.example"), "utf8");
  const named = new Set([...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name));
  const needed = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
  expect(needed).toEqual(new Set(["PLAT_URL", "PLAT_HOST", "PLAT_SECRET", "POSTGRES_PASSWORD"]));
  expect([...needed].filter((name) => !named.has(name))).toEqual([]);
  expect(() => environmentOf("web", { ...FILLED, PLAT_SECRET: "" })).toThrow("set PLAT_SECRET");
});

it("trusts the proxy's address alone", () => {
  const address = services["proxy"]?.networks["front"]?.ipv4_address ?? "";
  const subnet = networks["front"]?.ipam?.config[0]?.subnet ?? "";
  expect(isIPv4(address) && makeAddressList([subnet])(address)).toBe(true);
  for (const role of ["web", "worker"]) expect(environmentOf(role)["TRUST_PROXY"]).toBe(address);
});

it("opens the proxy's ports alone, and no way out for the database", () => {
  const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
  expect(open.map(([name]) => name)).toEqual(["proxy"]);
  expect(Object.keys(services["database"]?.networks ?? {})).toEqual(["back"]);
  expect(networks["back"]?.internal).toBe(true);
});

it("sends the proxy to the web process, at the port that the image exposes", async () => {
  const image = readDockerfile(await readFile(join(ROOT, "deploy/Dockerfile"), "utf8")).at(-1);
  const port = image === undefined ? "" : textsOf(image, "EXPOSE")[0];
  expect(environmentOf("proxy")["PLAT_UPSTREAM"]).toBe(`web:${port}`);
  const used = [...(await readFile(join(ROOT, "deploy/Caddyfile"), "utf8")).matchAll(/\{\$(\w+)/g)];
  expect(new Set(used.map(([, name]) => name))).toEqual(
    new Set(Object.keys(environmentOf("proxy"))),
  );
});

it("waits for services that have a check, and mounts volumes and files that exist", () => {
  for (const [name, service] of Object.entries(services)) {
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      const target = services[other];
      expect(condition, `${name} waits for ${other}`).toBe("service_healthy");
      expect(target?.healthcheck !== undefined || target?.build !== undefined).toBe(true);
    }
    for (const mount of service.volumes ?? []) {
      const [source = ""] = mount.split(":");
      const isThere = source.startsWith(".")
        ? existsSync(join(ROOT, "deploy", source))
        : Object.hasOwn(volumes, source);
      expect(isThere, mount).toBe(true);
    }
    for (const network of Object.keys(service.networks))
      expect(Object.hasOwn(networks, network), network).toBe(true);
  }
});
