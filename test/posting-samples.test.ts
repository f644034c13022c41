// Tests that the posting page's samples post exactly the given lead; samples whose language is
// installed are run.
import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { SAMPLE_LANGUAGES, writeSample } from "../web/features/supply/posting/samples.ts";

const LEAD = {
  first_name: "Aoife",
  last_name: 'O\'Brien "Bo" \\ $HOME `id`',
  price: 420_000,
  consent: true,
};

it("are valid if this machine can check them, and post the lead unchanged", async () => {
  const received: { authorization: string | undefined; body: unknown }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on("data", (part: Buffer) => parts.push(part))
      .on("end", () => {
        received.push({
          authorization: request.headers.authorization,
          body: JSON.parse(Buffer.concat(parts).toString()),
        });
        response.setHeader("content-type", "application/json").end('{"status":"accepted"}');
      });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const call = {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/v1/leads`,
    key: "plat_src_test",
    lead: LEAD,
  };
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--input-type=module",
    "-e",
    writeSample("javascript", call),
  ]);
  server.close();
  expect(stdout).toContain("200");
  expect(received).toEqual([{ authorization: "Bearer plat_src_test", body: LEAD }]);
});

it("curl passes the lead through the shell unchanged", () => {
  const sample = writeSample("curl", {
    url: "http://127.0.0.1/v1/leads",
    key: "k",
    lead: LEAD,
  }).replace(/^curl /, "printf '%s\\n' ");
  const words = execFileSync("sh", ["-c", sample], { encoding: "utf8" });
  expect(JSON.parse(words.slice(words.indexOf("{"), words.lastIndexOf("}") + 1))).toEqual(LEAD);
});

it("quotes characters that are special in each language", () => {
  const of = (language: (typeof SAMPLE_LANGUAGES)[number]): string =>
    writeSample(language, { url: "https://plat.example/v1/leads", key: "k", lead: LEAD });
  expect(of("php")).toContain(String.raw`'last_name' => 'O\'Brien "Bo" \\ $HOME ${"`id`"}',`);
  expect(of("php")).toContain("'consent' => true,");
  expect(of("python")).toContain(String.raw`"last_name": "O'Brien \"Bo\" \\ $HOME ${"`id`"}",`);
  expect(of("python")).toContain('"consent": True,');
  for (const language of SAMPLE_LANGUAGES)
    expect(of(language)).toContain("https://plat.example/v1/leads");
});
