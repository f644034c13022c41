// The guide's search, its copy buttons and the mark of the heading that is being read. Text only
// ever enters through textContent.
import { followTheme } from "../reference/theme.js";

/** Found places shown at most. */
const MOST_FOUND = 8;
/** Characters of text around a found word. */
const AROUND = 70;

function make(name, attributes, ...parts) {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, value);
  element.append(...parts);
  return element;
}

let index = null;
/** Loads what is searched, once the box is used. */
function loadIndex() {
  index ??= fetch("/docs/guide/search.json")
    .then((response) => {
      if (!response.ok) throw new Error(`the server answered ${response.status}`);
      return response.json();
    })
    .catch((error) => {
      index = null;
      throw error;
    });
  return index;
}

/** Places with all words, those with them in a title first. */
function search(pages, words) {
  const found = pages.flatMap(({ address, title, sections }) =>
    sections.flatMap((section) => {
      const name = `${title} ${section.title}`.toLowerCase();
      const text = section.text.toLowerCase();
      if (!words.every((word) => name.includes(word) || text.includes(word))) return [];
      const inName = words.filter((word) => name.includes(word)).length;
      const rank = inName * 10 + (section.depth === 1 ? 3 : 0);
      return [
        {
          address: section.depth === 1 ? address : `${address}#${section.id}`,
          title,
          section,
          rank,
        },
      ];
    }),
  );
  return found.toSorted((a, b) => b.rank - a.rank).slice(0, MOST_FOUND);
}

function excerpt(text, words) {
  const at = Math.max(0, ...words.map((word) => text.toLowerCase().indexOf(word)));
  // From one end of a word to another.
  const from = at <= AROUND ? 0 : text.indexOf(" ", at - AROUND);
  const next = text.indexOf(" ", at + AROUND);
  const until = next === -1 ? text.length : next;
  const piece = text.slice(from, until).trim();
  return `${from > 0 ? "… " : ""}${piece}${until < text.length ? " …" : ""}`;
}

function drawFound(box, found, words) {
  if (found.length === 0) {
    box.replaceChildren(make("p", {}, "No page has all of these words."));
    return;
  }
  box.replaceChildren(
    ...found.map(({ address, title, section }) =>
      make(
        "a",
        { href: address },
        make("strong", {}, section.depth === 1 ? title : `${title}: ${section.title}`),
        make("span", {}, excerpt(section.text, words)),
      ),
    ),
  );
}

function followSearch() {
  const input = document.getElementById("search");
  const box = document.getElementById("found");
  const show = async () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) {
      box.hidden = true;
      return;
    }
    try {
      const pages = await loadIndex();
      // Typed on meanwhile: that search draws.
      if (input.value.toLowerCase().split(/\s+/).filter(Boolean).join(" ") !== words.join(" "))
        return;
      drawFound(box, search(pages, words), words);
    } catch (error) {
      box.replaceChildren(make("p", {}, `The search could not be loaded (${error.message}).`));
    }
    box.hidden = false;
  };
  input.addEventListener("input", show);
  input.addEventListener("focus", show);
  document.addEventListener("keydown", (event) => {
    const links = [...box.querySelectorAll("a")];
    const place = links.indexOf(document.activeElement);
    if (event.key === "/" && document.activeElement !== input) {
      event.preventDefault();
      input.focus();
    } else if (event.key === "Escape" && !box.hidden) {
      box.hidden = true;
      input.focus();
    } else if (event.key === "Enter" && document.activeElement === input) links[0]?.click();
    else if (event.key === "ArrowDown" && (place >= 0 || document.activeElement === input)) {
      event.preventDefault();
      links[Math.min(place + 1, links.length - 1)]?.focus();
    } else if (event.key === "ArrowUp" && place >= 0) {
      event.preventDefault();
      (links[place - 1] ?? input).focus();
    }
  });
  document.addEventListener("click", (event) => {
    if (!event.target.closest(".search") || event.target.closest("#found a")) box.hidden = true;
  });
}

function addCopyButtons() {
  for (const block of document.querySelectorAll("figure.block:not(.output)")) {
    const button = make("button", { type: "button" }, "Copy");
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(block.querySelector("code").textContent);
      button.textContent = "Copied";
      setTimeout(() => (button.textContent = "Copy"), 1500);
    });
    block.append(button);
  }
}

function followScroll() {
  const links = new Map(
    [...document.querySelectorAll("aside a")].map((link) => [link.hash.slice(1), link]),
  );
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        for (const link of links.values()) link.removeAttribute("aria-current");
        links.get(target.id)?.setAttribute("aria-current", "true");
      }
    },
    { rootMargin: "-10% 0px -75% 0px" },
  );
  for (const heading of document.querySelectorAll("article h2[id]")) observer.observe(heading);
}

followTheme();
followSearch();
addCopyButtons();
followScroll();
