import { startBenchServer } from "/work/main/bench/bench-market.ts";
import { makePostingMarket } from "/work/main/bench/posting.ts";
import { startServer, measureLoad } from "/work/main/bench/bench-server.ts";
import { readdirSync, readFileSync } from "node:fs";
const cpu = () => { const r: Record<string, number> = {}; for (const p of readdirSync("/proc")) if (/^\d+$/.test(p)) try { const s = readFileSync(`/proc/${p}/stat`, "utf8"); const c = readFileSync(`/proc/${p}/cmdline`, "utf8").replaceAll("\0", " "); const f = s.slice(s.lastIndexOf(")") + 2).split(" "); const t = (Number(f[11]) + Number(f[12])) * 10; const k = /start.mjs/.test(c) ? "server" : /load-gen/.test(c) ? "generator" : /plat-batch|postgres: postgres (posting|plat)/.test(c) ? "pg-backend" : /postgres/.test(c) ? "pg-other" : /vitest/.test(c) ? "vitest" : "other"; r[k] = (r[k] ?? 0) + t; } catch {} return r; };
const server = await startBenchServer();
try {
  const market = await makePostingMarket(server, "posting", 1000);
  if (process.argv[2]) process.env["NODE_OPTIONS"] = "--cpu-prof --cpu-prof-interval 500 --cpu-prof-dir=/tmp/prof3"; const plat = await startServer(market.url);
  for (const c of [64, 32, 64, 128]) { const bodies = market.bodies(60000); const before = cpu(); const r = await measureLoad(market.url, { ports: [plat.port], connections: c, mode: { kind: "closed", durationMs: 6000 }, path: "/v1/leads", sourceKey: market.sourceKey, bodies }); const after = cpu(); console.log(c, Math.round(r.perSecond), r.answered, r.latenciesMs[r.latenciesMs.length>>1]!.toFixed(1), Object.entries(after).map(([k, v]) => `${k} ${Math.round((v - (before[k] ?? 0)) * 1000 / r.answered)}us`).join(" ")); }
  await plat.stop();
} finally { await server.stop(); }
