// Keeps what a person has typed into a long form until it is saved: in this browser, for this
// person, until they sign out.

const PREFIX = "plat.draft.";

interface Kept<Values> {
  /** The members of the form that it was typed into: a later form may have others. */
  readonly members: string;
  readonly values: Values;
}

/** The values kept under the name; null without any, or for a form that had other members. */
export function readDraft<Values extends object>(name: string, form: Values): Values | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + name) ?? "null") as Kept<Values> | null;
    return kept?.members === membersOf(form) ? kept.values : null;
  } catch {
    return null;
  }
}

/** Keeps the values under the name; null removes them. */
export function keepDraft(name: string, values: object | null): void {
  try {
    if (values === null) localStorage.removeItem(PREFIX + name);
    else
      localStorage.setItem(PREFIX + name, JSON.stringify({ members: membersOf(values), values }));
  } catch {
    // Without storage, or with a full one, the form works as before.
  }
}

/** Removes all drafts from this browser. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}

function membersOf(values: object): string {
  return Object.keys(values).toSorted().join(" ");
}
