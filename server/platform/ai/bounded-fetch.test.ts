// How little of a bad answer is read: bodies that are too large, packed or led elsewhere, through
// the OpenAI client from a real server.
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OpenAiServer, type Behaviour, huge, says } from "../../../test/support/openai-server.ts";
import { type OpenAiSettings, createOpenAiChat } from "./openai-provider.ts";

const MOST = 65_536;
const HELLO = '{"choices":[{"message":{"content":"Hello."}}]}';
const BOMB = Buffer.alloc(20_000_000, " ");

let server: OpenAiServer;
/** Of the requests that were answered. */
const sockets: Socket[] = [];
const onAnswer = (message: unknown): void => {
  sockets.push((message as { response: IncomingMessage }).response.socket);
};

beforeAll(async () => {
  server = await OpenAiServer.open();
  subscribe("http.client.response.finish", onAnswer);
});
beforeEach(() => {
  server.reset();
  sockets.length = 0;
});
afterEach(async () => {
  await expect
    .poll(() => sockets.filter(({ destroyed }) => !destroyed).length, {
      message: "connections left open",
    })
    .toBe(0);
});
afterAll(() => {
  unsubscribe("http.client.response.finish", onAnswer);
  server.close();
});

const ask = (behaviour: Behaviour, change: Partial<OpenAiSettings> = {}) => {
  server.behaviour = behaviour;
  return createOpenAiChat({
    baseUrl: server.baseUrl,
    apiKey: "sk-test-4f9d2c71b8e6a053",
    model: "small",
    maxBytes: MOST,
    ...change,
  })({ messages: [{ role: "user", content: "Hello" }], maxTokens: 50 });
};
const failure = (name: string, detail: RegExp) => ({
  ok: false,
  error: { failure: name, detail: expect.stringMatching(detail) },
});

/** Sends the parts and leaves the rest out: a reader that waits for the end waits forever. */
const begins =
  (bytes: Buffer, encoding: string, code = 200): Behaviour =>
  (response) => {
    response
      .writeHead(code, { "content-type": "application/json", "content-encoding": encoding })
      .write(bytes);
  };
const packed =
  (bytes: Buffer, encoding: string): Behaviour =>
  (response) => {
    response
      .writeHead(200, { "content-type": "application/json", "content-encoding": encoding })
      .end(bytes);
  };

describe("an answer that is too large", () => {
  it("is left after what may be read of it, and not asked for again", async () => {
    expect(await ask(huge(10_000_000))).toEqual(failure("too_large", /more than 65536 bytes/));
    expect([server.seen.length, sockets.length]).toEqual([1, 1]);
    // A socket is read 64 kB at a time, and one such piece waits beside each that is looked at: 128
    // kB in practice.
    expect(sockets[0]?.bytesRead).toBeLessThan(MOST + 4 * 65_536);
  });

  it("is too large with one byte more, and not with the last that fits", async () => {
    const exactly = HELLO.padEnd(MOST);
    const send =
      (text: string): Behaviour =>
      (response) => {
        response.writeHead(200, { "content-type": "application/json" }).end(text);
      };
    expect(await ask(send(exactly))).toMatchObject({ ok: true, value: { content: "Hello." } });
    expect(await ask(send(`${exactly} `))).toEqual(failure("too_large", /more than/));
    expect(await ask(send(`${exactly} `), { maxBytes: MOST + 1 })).toMatchObject({ ok: true });
  });

  it("does not hide what its status says", async () => {
    expect(
      await ask((response) => {
        response.writeHead(401).end("a".repeat(MOST + 1));
      }),
    ).toEqual(failure("refused", /401/));
    expect(
      await ask((response, body) => {
        if (server.seen.length === 2)
          response.writeHead(500, { "retry-after-ms": "1" }).end("a".repeat(MOST + 1));
        else says("Again.")(response, body);
      }),
    ).toMatchObject({ ok: true, value: { content: "Again." } });
  });
});

describe("a packed answer", () => {
  it.each<[string, Buffer]>([
    ["gzip", gzipSync(HELLO)],
    ["X-GZIP", gzipSync(HELLO)],
    ["deflate", deflateSync(HELLO)],
    ["br", brotliCompressSync(HELLO)],
    ["identity", Buffer.from(HELLO)],
  ])("is unpacked: %s", async (encoding, bytes) => {
    expect(await ask(packed(bytes, encoding))).toMatchObject({
      ok: true,
      value: { content: "Hello." },
    });
  });

  it.each<[string, Buffer]>([
    ["gzip", gzipSync(BOMB)],
    ["deflate", deflateSync(BOMB)],
    ["br", brotliCompressSync(BOMB, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ])(
    "is left once it has unpacked to too much, before its end has come: %s",
    async (encoding, bytes) => {
      expect(bytes.length).toBeLessThan(MOST);
      expect(await ask(begins(bytes.subarray(0, bytes.length - 20), encoding))).toEqual(
        failure("too_large", /more than/),
      );
    },
  );

  it("is left where it comes to nothing for ever", async () => {
    // The header of gzip, and then blocks of deflate that hold no byte.
    const nothing = Buffer.concat([
      gzipSync("").subarray(0, 10),
      ...Array.from({ length: 20_000 }, () => Buffer.from([0, 0, 0, 0xff, 0xff])),
    ]);
    expect(await ask(begins(nothing, "gzip"))).toEqual(failure("too_large", /more than/));
  });

  it.each<[string, Buffer, RegExp]>([
    ["gzip", gzipSync(HELLO).subarray(0, 30), /broke off/],
    ["gzip", Buffer.from(HELLO), /broke off/],
    ["br", Buffer.from("no brotli"), /broke off/],
    ["gzip, gzip", gzipSync(gzipSync(HELLO)), /packed/],
    ["zstd", zstdCompressSync(HELLO), /packed/],
  ])("is not believed where it cannot be unpacked: %s", async (encoding, bytes, detail) => {
    expect(await ask(packed(bytes, encoding))).toEqual(failure("unreadable", detail));
    expect(server.seen).toHaveLength(1);
  });

  it("is let go if its encoding is unknown, however long it goes on", async () => {
    expect(await ask(begins(zstdCompressSync(HELLO), "zstd"))).toEqual(
      failure("unreadable", /packed/),
    );
  });
});

describe("a redirect", () => {
  it.each([[301], [302], [303], [307], [308]])("is not followed: %i", async (code) => {
    const elsewhere = await OpenAiServer.open();
    try {
      for (const location of [`${elsewhere.baseUrl}/chat/completions`, "/v1/models"]) {
        expect(
          await ask((response) => {
            response.writeHead(code, { location }).end();
          }),
        ).toEqual(failure("not_found", /not followed/));
      }
      expect([server.seen.length, elsewhere.seen.length]).toEqual([2, 0]);
    } finally {
      elsewhere.close();
    }
  });
});
