// Loaded before a server: it starts at the time SHIFT_CLOCK_TO, in epoch milliseconds, and goes on
// from there. Threads load it too. The clock of the database stays as it is.
const byMs = Number(process.env["SHIFT_CLOCK_TO"]) - Date.now();
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + byMs);
    else super(...given);
  }

  static now() {
    return RealDate.now() + byMs;
  }
};
