// Renders openapi.json as a page. Text only ever enters through textContent.
import { bodyOf, drawOperation } from "./operation-article.js";
import { Reference, fieldTable, make } from "./schema-table.js";
import { followTheme } from "./theme.js";

function drawProblems(reference) {
  const codes = reference.api.components.schemas.Problem.properties.code.enum;
  const rows = codes.map((code) => {
    const named = Object.entries(reference.api.components.responses)
      .filter(([name]) => name.split(".").includes(code))
      .map(([name]) => `#/components/responses/${name}`);
    const users = reference
      .operations()
      .filter((operation) =>
        Object.values(operation.responses).some((response) => named.includes(response.$ref)),
      );
    const words =
      users.length > 12
        ? `${users.length} operations`
        : users.map((operation) => operation.operationId).join(", ");
    return make(
      "tr",
      { id: `problem-${code}` },
      make("td", {}, code),
      make("td", {}, words === "" ? "the server itself" : words),
    );
  });
  return make(
    "section",
    { class: "tag", id: "problems" },
    make("h2", {}, "Problems"),
    make(
      "p",
      {},
      "An error is application/problem+json (RFC 9457). Decide on its code; errors names the " +
        "fields to change.",
    ),
    make(
      "article",
      {},
      make(
        "table",
        {},
        make(
          "thead",
          {},
          make(
            "tr",
            {},
            make("th", { scope: "col" }, "Code"),
            make("th", { scope: "col" }, "Answered by"),
          ),
        ),
        make("tbody", {}, ...rows),
      ),
      make("h4", {}, "Shape"),
      fieldTable(reference, { $ref: "#/components/schemas/Problem" }, "Problem"),
    ),
  );
}

function draw(reference) {
  const { info, tags } = reference.api;
  document.getElementById("title").textContent = info.title;
  document.getElementById("version").textContent = info.version;
  document.title = `API reference · ${info.title}`;
  const operations = reference.operations();
  const content = document.getElementById("content");
  const index = document.getElementById("index");
  content.replaceChildren(make("p", { class: "intro" }, info.description));
  for (const tag of tags) {
    const own = operations.filter((operation) => operation.tags.includes(tag.name));
    if (own.length === 0) continue;
    content.append(
      make(
        "section",
        { class: "tag", id: tag.name },
        make("h2", {}, tag.name),
        make("p", {}, tag.description),
        ...own.map((operation) => drawOperation(reference, operation)),
      ),
    );
    index.append(
      make(
        "div",
        {},
        make("h2", {}, tag.name),
        make(
          "ul",
          {},
          ...own.map((operation) =>
            make("li", {}, make("a", { href: `#${operation.operationId}` }, operation.summary)),
          ),
        ),
      ),
    );
  }
  content.append(
    drawProblems(reference),
    make(
      "p",
      { class: "empty", id: "nothing", hidden: "" },
      "Nothing fits the filter. Try a path such as /v1/leads, or a field such as zip_code.",
    ),
  );
  index.append(
    make(
      "div",
      {},
      make("h2", {}, "More"),
      make("ul", {}, make("li", {}, make("a", { href: "#problems" }, "Problems"))),
    ),
  );
}

/** The text that the filter searches: name, address, words and the fields of the operation. */
function searchTexts(reference) {
  return new Map(
    reference.operations().map((operation) => {
      const body = bodyOf(operation);
      const fields =
        body === null ? [] : Object.keys(reference.resolve(body.schema).properties ?? {});
      const text = [
        operation.operationId,
        operation.method,
        operation.path,
        operation.summary,
        operation.description ?? "",
        operation.tags.join(" "),
        ...fields,
      ]
        .join(" ")
        .toLowerCase();
      return [operation.operationId, text];
    }),
  );
}

function filterBy(texts, query) {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const fits = (id) => words.every((word) => (texts.get(id) ?? "").includes(word));
  for (const article of document.querySelectorAll("main article[id]"))
    article.hidden = !fits(article.id);
  for (const link of document.querySelectorAll("nav li a")) {
    const id = link.hash.slice(1);
    link.parentElement.hidden = texts.has(id) && !fits(id);
  }
  let shown = 0;
  for (const section of document.querySelectorAll("main section.tag")) {
    const own = [...section.querySelectorAll("article[id]")];
    section.hidden = own.length > 0 && own.every((article) => article.hidden);
    shown += own.filter((article) => !article.hidden).length;
  }
  for (const group of document.querySelectorAll("nav > div"))
    group.hidden = [...group.querySelectorAll("li")].every((item) => item.hidden);
  document.getElementById("nothing").hidden = shown > 0;
}

function followScroll() {
  const links = new Map(
    [...document.querySelectorAll("nav a")].map((link) => [link.hash.slice(1), link]),
  );
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        for (const link of links.values()) link.removeAttribute("aria-current");
        links.get(entry.target.id)?.setAttribute("aria-current", "true");
      }
    },
    { rootMargin: "-15% 0px -75% 0px" },
  );
  for (const article of document.querySelectorAll("main article[id]")) observer.observe(article);
}

function followFilter(reference) {
  const input = document.getElementById("filter");
  const texts = searchTexts(reference);
  input.addEventListener("input", () => filterBy(texts, input.value));
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== input) {
      event.preventDefault();
      input.focus();
    } else if (event.key === "Escape" && document.activeElement === input) {
      input.value = "";
      filterBy(texts, "");
    }
  });
}

async function start() {
  followTheme();
  const status = document.getElementById("status");
  try {
    const response = await fetch("/v1/openapi.json");
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    const reference = new Reference(await response.json());
    draw(reference);
    followFilter(reference);
    followScroll();
    // The targets did not exist yet when the browser looked for the address's fragment.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  } catch (error) {
    status.textContent =
      `The reference could not be loaded (${error.message}). ` + "Reload the page to try again.";
  }
}

await start();
