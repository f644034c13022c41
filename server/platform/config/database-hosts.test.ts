import { expect, it } from "vitest";
import { readDatabaseAddress } from "./database-hosts.ts";

it("names each host once, with the login, database and parameters of all", () => {
  const text = "postgresql://me:p%40ss@a:5432,b,[::1]:7000/plat?target_session_attrs=read-write";
  expect(readDatabaseAddress(text)).toEqual({
    urls: [
      "postgresql://me:p%40ss@a:5432/plat?target_session_attrs=read-write",
      "postgresql://me:p%40ss@b/plat?target_session_attrs=read-write",
      "postgresql://me:p%40ss@[::1]:7000/plat?target_session_attrs=read-write",
    ],
    place: "a:5432,b:5432,[::1]:7000/plat",
  });
});

it("keeps a comma and an at sign of the password", () => {
  expect(readDatabaseAddress("postgres://me:a,b@c@db/plat")).toEqual({
    urls: ["postgres://me:a,b@c@db/plat"],
    place: "db:5432/plat",
  });
});

it("leaves the parameters of a single host, such as a proxy, to the driver", () => {
  const text = "postgres://proxy:5000/plat?target_session_attrs=any";
  expect(readDatabaseAddress(text)).toEqual({ urls: [text], place: "proxy:5000/plat" });
});

it.each([
  "mysql://a,b/plat",
  "a:5432,b:5432/plat",
  "postgres://a:5432,b:65536/plat",
  "postgres://a,,b/plat",
  "postgres://a,b/plat?target_session_attrs=standby",
])("refuses %s", (text) => {
  expect(readDatabaseAddress(text)).toBeNull();
});
