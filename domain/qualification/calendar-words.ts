// Converts names of times in both languages to periods with a first and a last day: months,
// seasons, quarters, years, holidays, "next month".
import { nthWeekday } from "../calling/holidays.ts";
import { type Day, addDays, addMonths, readDay, writeDay } from "./days.ts";

/** A stated time: from and until, inclusive; null means an open end. */
export interface Spoken {
  readonly from: string | null;
  readonly until: string | null;
}

/** First and last day, inclusive. */
export interface Period {
  readonly first: string;
  readonly last: string;
  /**
   * What "by" means for it. By a `day`: on it at the latest. By a `time` such as a month: before it
   * begins. By a `season`: around its beginning, because people do not know the exact day. A
   * `deadline`, "the end of the year", is one after any preposition.
   */
  readonly kind: "day" | "time" | "season" | "deadline";
}

const MONTHS: readonly string[] = [
  "jan(?:uary)?|enero|ene",
  "feb(?:ruary)?|febrero|febuary",
  "mar(?:ch)?|marzo",
  "apr(?:il)?|abril|abr",
  "may|mayo",
  "june?|junio",
  "july?|julio",
  "aug(?:ust)?|agosto",
  "sept?(?:ember)?|septiembre|setiembre",
  "oct(?:ober)?|octubre",
  "nov(?:ember)?|noviembre",
  "dec(?:ember)?|diciembre|dic",
];
export const MONTH_NAMES = MONTHS.map((names) => `(?:${names})`).join("|");
const SEASONS: readonly {
  readonly names: string;
  readonly from: Omit<Day, "year">;
  readonly days: Omit<Day, "year">;
}[] = [
  { names: "spring|primavera", from: { month: 3, day: 20 }, days: { month: 6, day: 20 } },
  { names: "summer(?:time)?|verano", from: { month: 6, day: 21 }, days: { month: 9, day: 21 } },
  { names: "fall|autumn|otono", from: { month: 9, day: 22 }, days: { month: 12, day: 20 } },
  { names: "winter|invierno", from: { month: 12, day: 21 }, days: { month: 3, day: 19 } },
];
export const SEASON_NAMES = SEASONS.map(({ names }) => names).join("|");
const HOLIDAYS: readonly (readonly [string, number, number])[] = [
  ["christmas|xmas|navidad(?:es)?|the holidays|las fiestas", 12, 25],
  ["new years?(?: day| eve)?|ano nuevo", 1, 1],
  ["valentines?(?: day)?|(?:dia de )?san valentin", 2, 14],
  ["reyes|dia de reyes", 1, 6],
  ["halloween", 10, 31],
  ["juneteenth", 6, 19],
  ["veterans day", 11, 11],
  ["dia de (?:los )?muertos", 11, 2],
  ["(?:el )?dia de (?:la virgen|guadalupe)", 12, 12],
  ["las posadas", 12, 16],
  ["fiestas patrias|dia de la independencia", 9, 16],
  ["(?:dia de )?la candelaria|groundhog day", 2, 2],
  ["april fools(?: day)?", 4, 1],
  ["earth day", 4, 22],
  ["boxing day", 12, 26],
  ["dia del amor(?: y la amistad)?", 2, 14],
  ["dia del nino", 4, 30],
  ["(?:the )?(?:4th|fourth) of july|independence day", 7, 4],
  ["cinco de mayo", 5, 5],
  ["st patricks(?: day)?", 3, 17],
];
/** Holidays on the nth weekday of a month, 0 for the last one; Sunday is 0. */
const WEEKDAY_HOLIDAYS: readonly (readonly [string, number, number, number])[] = [
  ["thanksgiving|(?:dia de )?accion de gracias", 11, 4, 4],
  ["turkey day", 11, 4, 4],
  ["labor day(?: weekend)?|dia del trabajo", 9, 1, 1],
  ["mlk(?: day)?|martin luther king(?: jr)?(?: day)?", 1, 1, 3],
  ["presidents day", 2, 1, 3],
  ["fathers day|dia del padre", 6, 0, 3],
  ["columbus day|indigenous peoples day", 10, 1, 2],
  ["super ?bowl(?: sunday)?", 2, 0, 2],
  ["memorial day(?: weekend)?", 5, 0, 1],
  ["mothers day|dia de las madres", 5, 2, 0],
];
export const HOLIDAY_NAMES = [...HOLIDAYS, ...WEEKDAY_HOLIDAYS].map(([names]) => names).join("|");

/** The month's number, 1–12; 0 for no month. */
export function monthOf(word: string): number {
  return MONTHS.findIndex((names) => new RegExp(`^(?:${names})$`).test(word)) + 1;
}

/** After this day of the current month, its name means next year's. */
const LATE_IN_MONTH = 15;

/**
 * The next month of that name, which includes the current one until LATE_IN_MONTH; in `year` if
 * given.
 */
export function monthPeriod(month: number, year: number | null, today: string): Period {
  const now = readDay(today);
  const first: Day = {
    year:
      year ??
      (month > now.month || (month === now.month && now.day < LATE_IN_MONTH)
        ? now.year
        : now.year + 1),
    month,
    day: 1,
  };
  return { first: writeDay(first), last: addDays(addMonths(writeDay(first), 1), -1), kind: "time" };
}

/** The next occurrence of the date. */
export function dayPeriod(month: number, day: number, year: number | null, today: string): Period {
  const now = readDay(today);
  const thisYear = writeDay({ year: year ?? now.year, month, day });
  const written =
    year === null && thisYear < today ? writeDay({ year: now.year + 1, month, day }) : thisYear;
  return { first: written, last: written, kind: "day" };
}

/** The current or next season of that name; with `isNext` one that has not begun. */
export function seasonPeriod(word: string, today: string, isNext: boolean): Period {
  const season = SEASONS.find(({ names }) => new RegExp(`^(?:${names})$`).test(word));
  if (season === undefined) throw new Error(`${word} is no season`);
  const { year } = readDay(today);
  const candidates = [year - 1, year, year + 1, year + 2].map((one): Period => {
    const first = writeDay({ ...season.from, year: one });
    return {
      first,
      last: writeDay({
        ...season.days,
        year: season.days.month < season.from.month ? one + 1 : one,
      }),
      kind: "season",
    };
  });
  const found = candidates.find(({ first, last }) => (isNext ? first > today : last >= today));
  if (found === undefined) throw new Error("a season comes every year");
  return found;
}

export function holidayPeriod(word: string, today: string): Period {
  const moving = WEEKDAY_HOLIDAYS.find(([names]) => new RegExp(`^(?:${names})$`).test(word));
  if (moving !== undefined) {
    const { year } = readDay(today);
    const [thisYear, nextYear] = [onWeekday(moving, year), onWeekday(moving, year + 1)];
    const day = thisYear >= today ? thisYear : nextYear;
    return { first: day, last: day, kind: "day" };
  }
  const [, month, day] = HOLIDAYS.find(([names]) => new RegExp(`^(?:${names})$`).test(word)) ?? [
    "",
    12,
    25,
  ];
  return dayPeriod(month, day, null, today);
}

function onWeekday(
  [, month, nth, weekday]: readonly [string, number, number, number],
  year: number,
): string {
  return new Date(nthWeekday(year, month - 1, weekday, nth)).toISOString().slice(0, 10);
}

export function yearPeriod(year: number): Period {
  return { first: `${year}-01-01`, last: `${year}-12-31`, kind: "time" };
}

/** The next such quarter that is not over, or that of `year`; January to March is the first. */
export function quarterPeriod(quarter: number, year: number | null, today: string): Period {
  const of = (one: number): Period => {
    const first = writeDay({ year: one, month: 3 * quarter - 2, day: 1 });
    return { first, last: addDays(addMonths(first, 3), -1), kind: "time" };
  };
  if (year !== null) return of(year);
  const { year: now } = readDay(today);
  return of(now).last >= today ? of(now) : of(now + 1);
}

/**
 * The next Easter Sunday by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms,
 * chapter 8).
 */
export function easterPeriod(today: string): Period {
  const of = (year: number): string => {
    const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
    const [d, e] = [Math.floor(b / 4), b % 4];
    const g = Math.floor((8 * b + 13) / 25);
    const h = (19 * a + b - d - g + 15) % 30;
    const [i, k] = [Math.floor(c / 4), c % 4];
    const l = (32 + 2 * e + 2 * i - h - k) % 7;
    const m = Math.floor((a + 11 * h + 19 * l) / 433);
    const month = Math.floor((h + l - 7 * m + 90) / 25);
    return writeDay({ year, month, day: (h + l - 7 * m + 33 * month + 19) % 32 });
  };
  const { year } = readDay(today);
  const day = of(year) >= today ? of(year) : of(year + 1);
  return { first: day, last: day, kind: "day" };
}

/** The whole next month. */
export function nextMonth(today: string): Period {
  const first = addMonths(`${today.slice(0, 7)}-01`, 1);
  return { first, last: addDays(addMonths(first, 1), -1), kind: "time" };
}

/** The week that begins next Monday. */
export function weekAfter(today: string): Period {
  const monday = addDays(today, 7 - ((new Date(today).getUTCDay() + 6) % 7));
  return { first: monday, last: addDays(monday, 6), kind: "time" };
}
