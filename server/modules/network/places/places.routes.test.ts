// Where a ZIP lies and which lie around it, as everybody who is signed in is told.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { milesBetween } from "../../../../domain/criteria/distance.ts";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { readZipRows } from "../../../platform/geo/zip-table.ts";

let api: TestApi;
let advertiserId: string;
let people: readonly Caller[];
let person: Caller;

beforeAll(async () => {
  api = await TestApi.start(() => Date.parse("2026-03-04T18:00:00Z"));
  advertiserId = await api.fixture.advertiser("Ruiz Realty", 0);
  const { affiliateId } = await api.fixture.source({});
  person = await api.userOf(advertiserId, "advertiser", "agent");
  people = [
    person,
    await api.userOf(affiliateId, "affiliate"),
    await api.userOf(NETWORK_ID, "admin"),
    await api.keyOf(advertiserId),
  ];
});
afterAll(() => api.stop());

describe("the place of a ZIP", () => {
  it("is told to every role and seat, and to a key", async () => {
    for (const caller of people) {
      const { status, body } = await api.call(caller, "GET", "/v1/places/95838");
      expect([status, body]).toEqual([
        200,
        {
          zip_code: "95838",
          city: "Sacramento",
          state: "CA",
          county_fips: "06067",
          county_name: "Sacramento",
          latitude: 38.6406,
          longitude: -121.444,
        },
      ]);
    }
  });

  it("is the middle that a campaign's radius is measured from", async () => {
    const { body: place } = await api.call(person, "GET", "/v1/places/10001");
    const owner = await api.userOf(advertiserId, "advertiser");
    const { body: campaign } = await api.call(
      owner,
      "PUT",
      "/v1/campaigns/0199f0c4-5a7e-7c3b-9d21-00000000000c",
      {
        name: "Around",
        criteria: { field: "radius", zip_code: "10001", miles: 20 },
        exclusive_bid_cents: 8_000,
      },
    );
    expect(campaign.criteria).toMatchObject({
      latitude: place.latitude,
      longitude: place.longitude,
    });
  });

  it("is found in the territories", async () => {
    expect((await api.call(person, "GET", "/v1/places/00907")).body).toMatchObject({
      city: "San Juan",
      state: "PR",
      county_fips: "72127",
      county_name: "San Juan",
    });
  });

  it("is none where a post office is the military's", async () => {
    const { status, body } = await api.call(person, "GET", "/v1/places/09229");
    expect([status, body.code]).toEqual([404, "not_found"]);
  });

  it("is not found where no such ZIP is, and refused where it is none at all", async () => {
    const unknown = await api.call(person, "GET", "/v1/places/00000");
    expect([unknown.status, unknown.body.code]).toEqual([404, "not_found"]);
    for (const zip of ["9583", "958380", "9583a", "95838-1234", "%D9%A9%D9%A5%D9%A8%D9%A3%D9%A8"]) {
      const { status, body } = await api.call(person, "GET", `/v1/places/${zip}`);
      expect([zip, status, body.code, body.errors[0].field]).toEqual([
        zip,
        422,
        "invalid",
        "zip_code",
      ]);
    }
  });

  it("needs a sign-in", async () => {
    expect((await api.call(null, "GET", "/v1/places/95838")).status).toBe(401);
  });
});

describe("the ZIPs around one", () => {
  it("are told to every role, team_role and key, with the middle and miles asked for", async () => {
    const { body: middle } = await api.call(person, "GET", "/v1/places/95838");
    const answers = await Promise.all(
      people.map((caller) => api.call(caller, "GET", "/v1/places/95838/around?miles=25")),
    );
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([200, answers[0]?.body]);
      expect(body).toMatchObject({
        middle,
        miles: 25,
        cities: expect.arrayContaining([
          expect.objectContaining({ city: "Davis", state: "CA", zip_count: 3 }),
        ]),
      });
    }
  });

  it("are counted as a radius rule takes them, and stand on their side of its edge", async () => {
    const rows = readZipRows();
    for (const [zip, miles] of [
      ["95838", 25],
      ["10001", 5],
      ["59801", 150],
      ["96813", 30.5],
      ["99701", 250],
      ["00907", 60],
    ] as const) {
      const { body } = await api.call(person, "GET", `/v1/places/${zip}/around?miles=${miles}`);
      expect([zip, body.zip_count]).toEqual([
        zip,
        rows.filter((row) => milesBetween(body.middle, row) <= miles).length,
      ]);
      const away = ({
        latitudes,
        longitudes,
      }: {
        readonly latitudes: readonly number[];
        readonly longitudes: readonly number[];
      }): number[] => {
        expect(longitudes).toHaveLength(latitudes.length);
        return latitudes.map((latitude, index) =>
          milesBetween(body.middle, { latitude, longitude: longitudes[index] ?? Number.NaN }),
        );
      };
      expect(Math.max(...away(body.inside))).toBeLessThanOrEqual(miles);
      for (const far of away(body.outside)) expect(far > miles && far <= 2.5 * miles).toBe(true);
    }
  });

  it("are asked for with miles that a radius rule may have", async () => {
    for (const query of [
      "",
      "?miles=",
      "?miles=4.9",
      "?miles=251",
      "?miles=far",
      "?miles=NaN",
      "?miles=25&miles=30",
    ]) {
      const { status, body } = await api.call(person, "GET", `/v1/places/95838/around${query}`);
      expect([query, status, body.code, body.errors[0].field]).toEqual([
        query,
        422,
        "invalid",
        "miles",
      ]);
    }
    const more = await api.call(person, "GET", "/v1/places/95838/around?miles=25&kilometres=40");
    expect([more.status, more.body.code]).toEqual([422, "invalid"]);
  });

  it("are not found for an unknown ZIP, and need a sign-in", async () => {
    const unknown = await api.call(person, "GET", "/v1/places/00000/around?miles=25");
    expect([unknown.status, unknown.body.code]).toEqual([404, "not_found"]);
    expect((await api.call(person, "GET", "/v1/places/9583/around?miles=25")).status).toBe(422);
    expect((await api.call(null, "GET", "/v1/places/95838/around?miles=25")).status).toBe(401);
  });
});
