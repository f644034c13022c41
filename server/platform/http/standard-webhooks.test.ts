// Tests signatures against the published example of Standard Webhooks and against the HMAC-SHA256
// of node:crypto.
import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { newSecret, signedHeaders } from "./standard-webhooks.ts";

it("signs the published example of Standard Webhooks as published", () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const id = "msg_p5jXN8AQM9LWM0D4loKWxJek";
  expect(signedHeaders([secret], id, 1_614_265_330_999, '{"test": 2432232314}')).toEqual({
    "webhook-id": id,
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

it("gives one signature for each secret, of the bytes that are sent", () => {
  const secrets = [newSecret(), newSecret()];
  const body = '{"city":"San José","note":"李 🏠"}';
  const signatures = secrets.map((secret) =>
    createHmac("sha256", Buffer.from(secret.replace("whsec_", ""), "base64"))
      .update(`one.1700000000.${body}`)
      .digest("base64"),
  );
  expect(signedHeaders(secrets, "one", 1_700_000_000_000, body)["webhook-signature"]).toBe(
    `v1,${signatures[0]} v1,${signatures[1]}`,
  );
});

it("makes secrets of 32 bytes that differ, and signs nothing without one", () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).not.toBe(other);
  expect(Buffer.from(one.replace("whsec_", ""), "base64")).toHaveLength(32);
  expect(() => signedHeaders([], "one", 0, "{}")).toThrow("needs at least one secret");
});
