// Decides which modules are bundled into one file. A browser fetches a few larger files sooner than
// many small ones, so the modules that the start, the frame or most screens need are bundled
// together; the rest stays with the screen that needs it.
import { LANGUAGES } from "../domain/languages.ts";

/** The bundler's view of a module. */
interface ModuleGraph {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly code: string | null; readonly importedIds: readonly string[] } | null;
}

/**
 * All modules loaded by a screen, the frame or the start: their imports, and the imports of those.
 */
interface Loads {
  readonly start: ReadonlySet<string>;
  readonly login: ReadonlySet<string>;
  /** The form that the login loads for those who sign up. */
  readonly signUp: ReadonlySet<string>;
  readonly shell: ReadonlySet<string>;
  /** Keyed by route file name. */
  readonly screens: ReadonlyMap<string, ReadonlySet<string>>;
}

const START = "/web/main.tsx";
const LOGIN = "/web/routes/login.tsx";
const SIGN_UP = "/web/features/people/login/sign-up-form.tsx";
const SHELL = "/web/app/shell.tsx";
/** A module that at least this many screens use loads with the frame. */
const MANY = 4;
/** In characters: smaller modules get no file of their own for two or three screens. */
const SMALL = 1_050;
/** Figures and tables of figures, which many screens show without a chart of them. */
const FIGURES =
  /\/web\/ui\/(figures|change|charts\/(spark|paths))|\/insight\/reports\/(?!(funnel|series)-)/;
const CHARTS = /\/web\/(ui\/charts|features\/insight\/reports)\/|\/locales\/\w+\/chart\.ts/;
/**
 * Renders the visible part of long lists. Most screens have one, but not the first that people see.
 */
const LONG_LISTS = /\/@tanstack\/(react-virtual|virtual-core)\//;
/** A text area: the file that pairs its languages, or one of the languages. */
const TEXT_AREA = /^(.*\/locales\/)\w+\/(.+)$/;
/**
 * Tables that answer to their width, short ones too, and the links from figures to their rows: the
 * frame has none.
 */
const FITTED = /\/web\/(ui\/(plain-table|fitted\/)|lib\/figure-rows)/;
/** The seats of each kind of account: for the team, and for what a new account sets up. */
const SEATS = /\/domain\/(access\/rights|first-run\/steps)\.ts$/;
/** What shows that the network paused something: small, and part of screens of every role. */
const PAUSES = /\/web\/features\/network\/pauses\/(index|on-demand)|\/network-pause-words\.ts/;
/** How forms begin and save: half the screens have such a form, mostly behind a press. */
const EDITED = /\/web\/lib\/(use-draft|merge-changes|documents\/refresh-saved)\.ts$/;
/** Forms that keep all values, and are screens of their own. */
const BEGUN = /\/web\/lib\/documents\/use-answer-to-edit\.ts$/;
const TABLE = /\/web\/ui\/(table\/|data-table)|\/locales\/\w+\/(table|find-in-list)\.ts/;
/**
 * Screens where people work leads. Modules that only these need would weigh down the frame, which
 * other screens load too.
 */
const LEAD_SCREENS: ReadonlySet<string> = new Set([
  "dashboard.tsx",
  "lead.tsx",
  "leads.tsx",
  "marketplace.tsx",
]);

/** Movements of wallets with their sums and their file, which two screens list. */
const MOVEMENTS =
  /\/web\/(features\/money\/billing\/(movement|signed-money|statement-of)|ui\/(csv-button|table\/use-totals)|lib\/csv)/;
/** What of an account other screens show: small, and always together. */
const ACCOUNT_WORDS =
  /\/(web\/features\/people\/accounts\/(account-(status|facts|decision)|earning-words)|domain\/access\/account-status)\./;
/** Names of accounts for lists of ids: for screens with a table and without. */
const ACCOUNT_NAMES = /\/web\/lib\/accounts\//;
/**
 * What a campaign and the list of campaigns share is one file: the page of an account, which loads
 * the list too, would split it into many.
 */
const CAMPAIGN_SCREENS: ReadonlySet<string> = new Set(["campaign.tsx", "campaigns.tsx"]);

/**
 * Screens of the network's people alone, who open them now and then: what such a screen needs is no
 * reason to load it with the frame, which everyone loads.
 */
const SELDOM: ReadonlySet<string> = new Set(["consumers.tsx"]);

export class Chunks {
  readonly #root: string;
  readonly #screens: readonly string[];
  #loads: Loads | null = null;

  /** `root` is the folder above `web`; `screens` are the file names of its routes. */
  constructor(root: string, screens: readonly string[]) {
    this.#root = root;
    this.#screens = screens;
  }

  /** Returns the file that a module is bundled into; null leaves it to the bundler. */
  nameOf(id: string, graph: ModuleGraph): string | null {
    const { start, login, signUp, shell, screens } = (this.#loads ??= this.#readLoads(graph));
    if (start.has(id) || (login.has(id) && shell.has(id))) return "start";
    if (shell.has(id)) return "shell";
    const users = this.#screens.filter(
      (screen) => !SELDOM.has(screen) && screens.get(screen)?.has(id),
    );
    // Modules that the login shares with screens must not load the frame.
    if (login.has(id) && users.length > 0) return "start";
    // Most screens need it, and a person who signs up before them.
    if (signUp.has(id) && users.length >= MANY) return "start";
    if (LONG_LISTS.test(id)) return "long-lists";
    if (FITTED.test(id)) return "fitted";
    if (MOVEMENTS.test(id)) return "movements";
    if (ACCOUNT_WORDS.test(id)) return "account-words";
    if (ACCOUNT_NAMES.test(id)) return "account-names";
    if (EDITED.test(id)) return "edited";
    if (BEGUN.test(id)) return "begun";
    if (users.length < 2) return null;
    if (PAUSES.test(id)) return "shell";
    if (FIGURES.test(id)) return "figures";
    if (CHARTS.test(id)) return "charts";
    if (TABLE.test(id)) return "table";
    if (SEATS.test(id)) return "seats";
    const isOfLeads = users.every((screen) => LEAD_SCREENS.has(screen));
    if (users.length >= MANY) return isOfLeads ? "lead-work" : "shell";
    if (!this.#isSmall(id, graph))
      return users.every((screen) => CAMPAIGN_SCREENS.has(screen)) ? "campaign-parts" : null;
    return isOfLeads ? "lead-work" : "shell";
  }

  /**
   * Small in itself, with no imports that would have to be loaded for it, and none that it loads
   * later: it would list their files.
   */
  #isSmall(id: string, graph: ModuleGraph): boolean {
    const about = graph.getModuleInfo(id);
    return (
      about !== null &&
      weigh(id, graph) < SMALL &&
      !(about.code ?? "").includes("import(") &&
      about.importedIds.every((imported) =>
        ["start", "shell", "lead-work"].includes(this.nameOf(imported, graph) ?? ""),
      )
    );
  }

  #readLoads(graph: ModuleGraph): Loads {
    const closureOf = (entry: string): ReadonlySet<string> => {
      const found = new Set<string>();
      const waiting = [this.#root + entry];
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (found.has(id)) continue;
        found.add(id);
        waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
      }
      return found;
    };
    return {
      start: closureOf(START),
      login: closureOf(LOGIN),
      signUp: closureOf(SIGN_UP),
      shell: closureOf(SHELL),
      screens: new Map(this.#screens.map((screen) => [screen, closureOf(`/web/routes/${screen}`)])),
    };
  }
}

/** In characters. A text area counts all its languages, because they load together. */
function weigh(id: string, graph: ModuleGraph): number {
  const [, locales, area] = TEXT_AREA.exec(id) ?? [];
  const parts =
    area === undefined ? [id] : LANGUAGES.map((language) => `${locales}${language}/${area}`);
  return parts.reduce((sum, part) => sum + (graph.getModuleInfo(part)?.code ?? "").length, 0);
}
