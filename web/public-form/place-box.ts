// The place a form asks for: a ZIP typed, or a city chosen from what its beginning is completed to. The field holds the ZIP.
import type { PublicFormTexts } from "../texts/public-form.ts";
import type { FormPort, FoundPlace } from "./form-port.ts";
import { html } from "./html.ts";

const WAIT_MS = 120;
const LEAST_LETTERS = 2;
const LIST = "places-zip_code";

/** Whether the place that stands in the field exists; true too where nobody could be asked. */
export type PlaceExists = () => Promise<boolean>;

export function runPlaceBox(input: HTMLInputElement, found: HTMLElement, texts: PublicFormTexts, port: FormPort): PlaceExists {
  const list = input.ownerDocument.createElement("ul");
  list.id = LIST;
  list.className = "places";
  list.role = "listbox";
  list.ariaLabel = texts.fields.place;
  list.hidden = true;
  input.after(list);
  const status = input.ownerDocument.createElement("p");
  status.className = "unseen";
  status.role = "status";
  list.after(status);
  for (const [name, value] of Object.entries({ "role": "combobox", "aria-expanded": "false", "aria-controls": LIST, "aria-autocomplete": "list", "autocapitalize": "words", "spellcheck": "false" })) input.setAttribute(name, value);

  let places: readonly FoundPlace[] = [];
  let active = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;

  const mark = (index: number): void => {
    active = index;
    for (const [at, item] of [...list.children].entries()) item.ariaSelected = String(at === active);
    const marked = list.children[active];
    if (marked === undefined) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", marked.id);
    marked?.scrollIntoView({ block: "nearest" });
  };
  const close = (): void => {
    list.hidden = true;
    input.ariaExpanded = "false";
    mark(-1);
    port.resized();
  };
  const choose = ({ zip_code: zip, city, state }: FoundPlace): void => {
    input.value = zip;
    found.textContent = `${city}, ${state}`;
    close();
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const show = (next: readonly FoundPlace[]): void => {
    places = next;
    list.innerHTML = next.map(({ zip_code: zip, city, state }, index) => html`<li role="option" id="${LIST}-${index}" aria-selected="false">${city}, ${state} <span>${zip}</span></li>`.text).join("");
    list.hidden = next.length === 0;
    input.ariaExpanded = String(next.length > 0);
    status.textContent = texts.places(next.length);
    mark(-1);
    port.resized();
  };
  const look = async (): Promise<void> => {
    const begins = input.value.trim();
    const mine = (asked += 1);
    found.textContent = "";
    if (begins.length < LEAST_LETTERS) return close();
    const answer = await port.findPlaces(begins);
    if (mine !== asked || answer === null) return undefined;
    const [only] = answer;
    // A whole ZIP has nothing to choose from: its city is said.
    if (only !== undefined && only.zip_code === begins) {
      found.textContent = `${only.city}, ${only.state}`;
      return close();
    }
    return show(answer);
  };

  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), WAIT_MS);
  });
  input.addEventListener("keydown", (event) => {
    if (list.hidden) return;
    const chosen = places[active];
    if (event.key === "ArrowDown") mark((active + 1) % places.length);
    else if (event.key === "ArrowUp") mark((active <= 0 ? places.length : active) - 1);
    else if (event.key === "Enter" && chosen !== undefined) choose(chosen);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  });
  // Before the field loses the focus, and with it the list.
  list.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    const place = places[[...list.children].findIndex((item) => event.composedPath().includes(item))];
    if (place !== undefined) choose(place);
  });
  input.addEventListener("blur", () => close());

  return async () => {
    clearTimeout(timer);
    const zip = input.value.trim();
    if (!/^\d{5}$/.test(zip)) return true;
    const answer = await port.findPlaces(zip);
    const [place] = answer ?? [];
    if (place?.zip_code === zip) found.textContent = `${place.city}, ${place.state}`;
    return answer === null || place?.zip_code === zip;
  };
}
