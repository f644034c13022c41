// Clicks on a tracking link of the demo's affiliate over its last weeks: some of those who clicked
// become leads, which bring the click's id.
import type pg from "pg";
import type { LinkDocument } from "../../contract/supply/links.ts";
import type { Actor } from "../../domain/access/access.ts";
import { deviceOf, refererHostOf, originOf, storedOrigin } from "../../domain/tracking/click.ts";
import { ClickLog, writeLink } from "../modules/supply/links/index.ts";
import { uuidv7 } from "../platform/ids/uuid.ts";
import { type Random, seededRandom } from "../platform/random/seeded-random.ts";
import { DAY_MS, MINUTE_MS } from "../../domain/time.ts";

const CLICK_DAYS = 42;
const SEED = 4_211;
/** Of the source's leads, those that came by the link. */
const BY_LINK = 0.45;
/** Clicks of which nothing came, for each that became a lead. */
const IDLE_CLICKS = 11;
const AGAIN = 0.12;
const BOTS = 0.06;

const WORDS = ["search", "social", "mail", "display"] as const;
const PLACES: Readonly<Record<(typeof WORDS)[number], readonly string[]>> = {
  search: ["www.example.org", "search.example.org"],
  social: ["social.example.net"],
  mail: [],
  display: ["news.example.com", "weather.example.com"],
};
const AGENTS = [
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148",
  "Mozilla/5.0 (Linux; Android 16; Pixel 10) Mobile",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64)",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)",
  "Mozilla/5.0 (iPad; CPU OS 19_0)",
] as const;

interface ClickedLink {
  readonly id: string;
  readonly sourceId: string;
  readonly affiliateId: string;
}

/** Makes a link of the demo's affiliate; answers its id. */
export async function makeDemoLink(
  pool: pg.Pool,
  publicUrl: string,
  affiliateId: string,
  document: LinkDocument,
  atMs: number,
): Promise<string> {
  const actor: Actor = {
    kind: "user",
    id: "demo",
    accountId: affiliateId,
    role: "affiliate",
    teamRole: "owner",
  };
  const written = await writeLink(
    { pool, publicUrl, now: () => atMs },
    { id: uuidv7(atMs), actor, change: () => document },
  );
  if (!written.ok) throw new Error(`the demo's link could not be made: ${written.error.detail}`);
  return written.value.id;
}

/** Those who click, in the order in which they come. */
export class DemoClicks {
  readonly #link: ClickedLink;
  readonly #log: ClickLog;
  readonly #endMs: number;
  readonly #random: Random = seededRandom(SEED);

  private constructor(
    pool: pg.Pool,
    link: ClickedLink,
    endMs: number,
    onError: (error: unknown) => void,
  ) {
    this.#link = link;
    this.#log = new ClickLog({ pool, onError });
    this.#endMs = endMs;
  }

  /** Makes the link that they click. */
  static async open(
    pool: pg.Pool,
    publicUrl: string,
    source: Omit<ClickedLink, "id">,
    endMs: number,
    onError: (error: unknown) => void,
  ): Promise<DemoClicks> {
    const name = "Home value campaign";
    const id = await makeDemoLink(
      pool,
      publicUrl,
      source.affiliateId,
      { name, source_id: source.sourceId, target: "https://www.example.com/home-value" },
      endMs - (CLICK_DAYS + 1) * DAY_MS,
    );
    return new DemoClicks(pool, { ...source, id }, endMs, onError);
  }

  /**
   * What a lead that is posted now brings beside its own fields: nothing, where its person did not
   * come by the link.
   */
  async before(sourceId: string, atMs: number): Promise<Readonly<Record<string, string>>> {
    if (
      sourceId !== this.#link.sourceId ||
      atMs < this.#endMs - CLICK_DAYS * DAY_MS ||
      !this.#random.chance(BY_LINK)
    )
      return {};
    await Promise.all(
      Array.from({ length: IDLE_CLICKS }, () =>
        this.#click(atMs - this.#random.whole(20, 900) * MINUTE_MS, this.#random.chance(BOTS)),
      ),
    );
    const came = await this.#click(atMs - this.#random.whole(1, 12) * MINUTE_MS, false);
    return { click_id: came.id, sub1: came.word };
  }

  async #click(
    atMs: number,
    isBot: boolean,
  ): Promise<{ readonly id: string; readonly word: string }> {
    const random = this.#random;
    const word = random.weighted(
      WORDS.map((one, index) => [one, [5, 4, 3, 1][index] ?? 1] as const),
    );
    const id = uuidv7(atMs);
    const host = PLACES[word].length === 0 ? undefined : `https://${random.pick(PLACES[word])}/`;
    await this.#log.write({
      click: {
        id,
        linkId: this.#link.id,
        sourceId: this.#link.sourceId,
        affiliateId: this.#link.affiliateId,
        atMs,
        ...storedOrigin(originOf({ sub1: word })),
        referrerHost: refererHostOf(host),
        device: deviceOf(random.pick(AGENTS)),
        isUnique: !random.chance(AGAIN),
        isBot,
      },
    });
    return { id, word };
  }
}
