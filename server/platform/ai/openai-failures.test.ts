// Asks a model's server that refuses or does not answer, and says in which way it failed.
import { describe, expect, it } from "vitest";
import {
  type Behaviour,
  dropConnection,
  hang,
  says,
  script,
  slow,
  status,
} from "../../../test/support/openai-server.ts";
import {
  ask,
  AT_ONCE,
  failure,
  KEY,
  reply,
  server,
  setUpOpenAi,
} from "./openai-provider.test-support.ts";

setUpOpenAi();

describe("a server that refuses", () => {
  it.each<[number, string, number]>([
    [400, "bad_request", 1],
    [401, "refused", 1],
    [403, "refused", 1],
    [404, "not_found", 1],
    [408, "bad_request", 3],
    [409, "bad_request", 3],
    [413, "bad_request", 1],
    [422, "bad_request", 1],
    [429, "too_many", 3],
    [500, "server_error", 3],
    [502, "server_error", 3],
    [503, "server_error", 3],
    [529, "server_error", 3],
  ])("with %i means %s, and is asked so often: %i", async (code, name, requests) => {
    server.behaviour = status(code, undefined, AT_ONCE);
    expect(await ask()).toEqual(failure(name, new RegExp(`"${code} Refused with ${code}\\."`)));
    expect(server.seen).toHaveLength(requests);
  });

  it("is asked as often as the settings say, and is believed when it answers", async () => {
    server.behaviour = status(500, undefined, AT_ONCE);
    expect(await ask({ retries: 0 })).toEqual(failure("server_error"));
    expect(server.seen).toHaveLength(1);
    server.behaviour = script(dropConnection(), status(429, undefined, AT_ONCE), says("Third."));
    expect(await ask()).toEqual(reply({ content: "Third." }));
    expect(server.seen).toHaveLength(4);
  });

  it.each<[string]>([["86400"], ["Fri, 31 Dec 2199 23:59:59 GMT"], ["1e99"]])(
    "cannot make anybody wait for a day: Retry-After %s",
    async (wait) => {
      server.behaviour = script(status(429, undefined, { "retry-after": wait }), says("Hello."));
      expect(await ask()).toEqual(reply());
    },
  );

  it("is known by its key and its models", async () => {
    server.key = "sk-another";
    expect(await ask()).toEqual(failure("refused", /Incorrect API key/));
    server.reset();
    server.models = ["large"];
    expect(await ask()).toEqual(failure("not_found", /The model 'small' does not exist/));
    expect(await ask({ baseUrl: `${server.origin}/api` })).toEqual(
      failure("not_found", /Invalid URL \(POST \/api\/chat\/completions\)/),
    );
    expect(await (await fetch(`${server.baseUrl}/models`)).json()).toMatchObject({
      object: "list",
      data: [{ id: "large", object: "model" }],
    });
  });

  it.each<[string, unknown]>([
    ["its key", { error: { message: `No such key: ${KEY}.` } }],
    ["most of its key", { error: { message: `No such key: ${KEY.slice(0, -2)}**.` } }],
    ["its key, divided", { error: { message: `No such key: ${[...KEY].join("\u200b")}.` } }],
    ["its key in a field of another shape", { error: { message: { key: KEY, [KEY]: 1 } } }],
    ["its key, where the rest is cut off", { error: { message: `${"x".repeat(190)}${KEY}` } }],
    ["its key under another status, at length", { error: `${"long ".repeat(300)}${KEY}` }],
    ["control characters", { error: { message: `\u001b[2J\u202e\r\n\u0000${KEY}\u2028` } }],
    ["no error of any shape", { message: KEY }],
  ])("is quoted without what it must not tell: %s", async (_, body) => {
    for (const code of [401, 400, 500]) {
      server.behaviour = status(code, body);
      const said = await ask({ retries: 0 });
      const detail = said.ok ? "" : said.error.detail;
      expect(detail).toMatch(/^[^\p{C}\u2028]{20,330}\.$/u);
      for (let at = 0; at + 6 <= KEY.length; at += 1)
        expect(detail).not.toContain(KEY.slice(at, at + 6));
    }
  });

  it("is told from one that is asked wrongly however deep its error goes", async () => {
    server.behaviour = (response) => {
      response
        .writeHead(400, { "content-type": "application/json" })
        .end(`{"error":{"message":${"[".repeat(90_000)}${"]".repeat(90_000)}}}`);
    };
    expect(await ask()).toEqual(failure("unreadable"));
  });
});

describe("a server that does not answer", () => {
  it("is given up after its time, before the answer and within it", async () => {
    server.behaviour = hang();
    expect(await ask({ timeoutMs: 100, retries: 0 })).toEqual(
      failure("timeout", /within 0\.1 seconds/),
    );
    server.behaviour = (response) => {
      response.writeHead(200, { "content-type": "application/json" }).write('{"choices":');
    };
    expect(await ask({ timeoutMs: 100, retries: 0 })).toEqual(failure("timeout"));
    server.behaviour = (response) => {
      response.writeHead(500, { "content-type": "application/json" }).write('{"error":');
    };
    expect(await ask({ timeoutMs: 100, retries: 0 })).toEqual(failure("timeout"));
  });

  it("is asked again, and waited for while it takes its time", async () => {
    server.behaviour = script(hang(), says("Hello."));
    expect(await ask({ timeoutMs: 300, retries: 4 })).toEqual(reply());
    expect(server.seen.length).toBeGreaterThan(1);
    server.behaviour = slow(100);
    expect(await ask()).toEqual(reply());
  });

  it("is not there, or hangs up", async () => {
    expect(await ask({ baseUrl: "http://127.0.0.1:1/v1", retries: 0 })).toEqual(
      failure("unreachable", /ECONNREFUSED/),
    );
    expect(await ask({ baseUrl: server.baseUrl.replace("http:", "https:"), retries: 0 })).toEqual(
      failure("unreachable"),
    );
    server.behaviour = dropConnection();
    expect(await ask({ retries: 1 })).toEqual(failure("unreachable", /ECONNRESET/));
    server.behaviour = (response) => {
      response.socket?.write(
        "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n",
      );
    };
    expect(await ask({ retries: 0 })).toEqual(failure("unreachable"));
  });

  it("is left when the caller stops: before the call, during it, and between tries", async () => {
    expect(await ask({}, { signal: AbortSignal.abort(new Error("gone")) })).toEqual(
      failure("aborted"),
    );
    expect(server.seen).toHaveLength(0);
    const leave = async (behaviour: (leaving: AbortController) => Behaviour): Promise<unknown> => {
      const leaving = new AbortController();
      server.behaviour = behaviour(leaving);
      return ask({}, { signal: leaving.signal });
    };
    expect(await leave((leaving) => () => leaving.abort())).toEqual(failure("aborted"));
    expect(
      await leave((leaving) => (response) => {
        response.writeHead(200).write("{", () => leaving.abort(new Error(KEY)));
      }),
    ).toEqual(failure("aborted"));
    // A minute is the longest wait that the client takes a server's word for.
    expect(
      await leave((leaving) => (response, body) => {
        response.on("finish", () => setTimeout(() => leaving.abort(), 50));
        status(429, undefined, { "retry-after": "60" })(response, body);
      }),
    ).toEqual(failure("aborted"));
    expect(server.seen).toHaveLength(3);
  });
});
