// Controls the place field of a form: a ZIP is typed, or a city is chosen from completions. The
// field holds the ZIP.
import type { PublicFormTexts } from "../../locales/en/public-form.ts";
import { readTypedZip } from "../../domain/forms/check-answers.ts";
import type { FindPlaces, FormPort, FoundPlace } from "./form-port.ts";
import { html } from "./html.ts";

const WAIT_MS = 120;
const LEAST_LETTERS = 2;
const LIST = "places-zip_code";
const PARTS = {
  role: "combobox",
  "aria-expanded": "false",
  "aria-controls": LIST,
  "aria-autocomplete": "list",
  autocapitalize: "words",
  spellcheck: "false",
} as const;

export class PlaceBox {
  readonly #input: HTMLInputElement;
  readonly #found: HTMLElement;
  readonly #texts: PublicFormTexts;
  readonly #find: FindPlaces;
  readonly #resized: FormPort["resized"];
  readonly #list: HTMLUListElement;
  readonly #status: HTMLParagraphElement;
  #places: readonly FoundPlace[] = [];
  #active = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** `found` shows the city of a complete ZIP. */
  constructor(
    input: HTMLInputElement,
    found: HTMLElement,
    texts: PublicFormTexts,
    { findPlaces, resized }: Pick<FormPort, "resized"> & { readonly findPlaces: FindPlaces },
  ) {
    [this.#input, this.#found, this.#texts] = [input, found, texts];
    [this.#find, this.#resized] = [findPlaces, resized];
    this.#list = Object.assign(input.ownerDocument.createElement("ul"), {
      id: LIST,
      className: "places",
      role: "listbox",
      ariaLabel: texts.fields.place,
      hidden: true,
    });
    this.#status = Object.assign(input.ownerDocument.createElement("p"), {
      className: "unseen",
      role: "status",
    });
    input.after(this.#list, this.#status);
    for (const [name, value] of Object.entries(PARTS)) input.setAttribute(name, value);
    input.addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#look(), WAIT_MS);
    });
    input.addEventListener("keydown", (event) => this.#pressed(event));
    input.addEventListener("blur", () => this.#close());
    // Chooses on pointerdown, before the field loses the focus and the list closes.
    this.#list.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      this.#choose(
        this.#places[
          [...this.#list.children].findIndex((item) => event.composedPath().includes(item))
        ],
      );
    });
  }

  /** Whether the ZIP in the field exists; true too if it could not be looked up. */
  async exists(): Promise<boolean> {
    clearTimeout(this.#timer);
    const zip = readTypedZip(this.#input.value);
    if (zip === null) return true;
    const answer = await this.#find(zip);
    if (readTypedZip(this.#input.value) === zip) this.#say(answer?.[0], zip);
    return answer === null || answer[0]?.zip_code === zip;
  }

  /** Offers completions as if the text had just been typed. */
  complete(): void {
    if (this.#input.value !== "") void this.#look();
  }

  #say(place: FoundPlace | undefined, zip: string): void {
    this.#found.textContent = place?.zip_code === zip ? `${place.city}, ${place.state}` : "";
  }

  async #look(): Promise<void> {
    const typed = this.#input.value.trim();
    // A ZIP+4 is looked up by its ZIP.
    const begins = readTypedZip(typed) ?? typed;
    const mine = (this.#asked += 1);
    this.#say(undefined, begins);
    if (begins.length < LEAST_LETTERS) return this.#close();
    const answer = await this.#find(begins);
    if (mine !== this.#asked || answer === null) return undefined;
    // A complete ZIP has no choices: its city is shown.
    this.#say(answer[0], begins);
    return answer[0]?.zip_code === begins ? this.#close() : this.#show(answer);
  }

  #show(places: readonly FoundPlace[]): void {
    this.#places = places;
    this.#list.innerHTML = places
      .map(({ zip_code: zip, city, state }, index) => {
        const name = html`${city}, ${state} <span>${zip}</span>`;
        return html`<li role="option" id="${LIST}-${index}" aria-selected="false">${name}</li>`
          .text;
      })
      .join("");
    this.#open(places.length > 0);
    this.#status.textContent = this.#texts.places(places.length);
  }

  #close(): void {
    this.#open(false);
    this.#status.textContent = "";
  }

  #open(isOpen: boolean): void {
    this.#list.hidden = !isOpen;
    this.#input.ariaExpanded = String(isOpen);
    this.#mark(-1);
    this.#resized();
  }

  #mark(index: number): void {
    this.#active = index;
    for (const [at, item] of [...this.#list.children].entries())
      item.ariaSelected = String(at === index);
    const marked = this.#list.children[index];
    if (marked === undefined) this.#input.removeAttribute("aria-activedescendant");
    else this.#input.setAttribute("aria-activedescendant", marked.id);
    marked?.scrollIntoView({ block: "nearest" });
  }

  #choose(place: FoundPlace | undefined): void {
    if (place === undefined) return;
    // What was typed before is no longer looked for: its answer would take the place away again.
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.#input.value = place.zip_code;
    this.#say(place, place.zip_code);
    this.#close();
    this.#input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  #pressed(event: KeyboardEvent): void {
    if (this.#list.hidden) return;
    const { length } = this.#places;
    if (event.key === "ArrowDown") this.#mark((this.#active + 1) % length);
    else if (event.key === "ArrowUp") this.#mark((this.#active <= 0 ? length : this.#active) - 1);
    else if (event.key === "Enter" && this.#active >= 0) this.#choose(this.#places[this.#active]);
    else if (event.key === "Escape") this.#close();
    else return;
    event.preventDefault();
  }
}
