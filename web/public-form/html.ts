// Renders HTML templates in which everything is escaped unless it is HTML already.

export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Fragment = Html | string | number | null | undefined | false | readonly Fragment[];

const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function html(parts: TemplateStringsArray, ...values: readonly Fragment[]): Html {
  return new Html(parts.reduce((text, part, index) => text + write(values[index - 1]) + part));
}

function write(value: Fragment): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Html) return value.text;
  if (typeof value === "object") return value.map(write).join("");
  return String(value).replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? "");
}

/** An attribute without a value, if it applies. */
export function flag(name: string, holds: boolean): Html {
  return new Html(holds ? ` ${name}` : "");
}
