// Renders an operation as an article, with a call that can be copied.
import { fieldTable, innerSchemas, lazyDetails, make, nameOf } from "./schema-table.js";

const ACCESS_WORDS = {
  session: "a signed-in person",
  apiKey: "an API key",
  sourceKey: "a source's key",
};

function curlOf(reference, operation) {
  // Double quotes, so that the shell fills in $id.
  const address = `"${location.origin}${operation.path.replaceAll(/\{(\w+)\}/g, "$$$1")}"`;
  const lines = [
    operation.method === "GET" ? `curl ${address}` : `curl -X ${operation.method} ${address}`,
  ];
  const key =
    operation.security.some((way) => "sourceKey" in way) && operation.method === "POST"
      ? "plat_src_…"
      : "plat_key_…";
  if (operation.security.some((way) => "apiKey" in way || "sourceKey" in way))
    lines.push(`-H 'Authorization: Bearer ${key}'`);
  else if (operation.security.some((way) => "session" in way)) lines.push("-b cookies.txt");
  for (const parameter of operation.parameters ?? []) {
    if (parameter.in === "header" && parameter.required)
      lines.push(`-H '${parameter.name}: a-new-one-per-call'`);
  }
  const body = bodyOf(operation);
  if (body !== null) {
    const example = JSON.stringify(body.example ?? reference.sample(body.schema), null, 2);
    lines.push("-H 'Content-Type: application/json'");
    lines.push(`-d '${example.replaceAll("'", String.raw`'\''`)}'`);
  }
  return lines.join(" \\\n  ");
}

/** The JSON body of an operation; null if it has none. */
export function bodyOf(operation) {
  return operation.requestBody?.content["application/json"] ?? null;
}

function copyable(text) {
  const button = make("button", { type: "button" }, "Copy");
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = "Copy"), 1500);
  });
  return make(
    "div",
    { class: "copyable" },
    make("pre", { tabindex: "0" }, make("code", {}, text)),
    button,
  );
}

/** The scopes that an API key needs; empty where it needs none. */
function scopesOf({ "x-plat-key-scopes": needs }) {
  if (needs === undefined) return "";
  const all = needs.all.join(" and ");
  return ` with ${needs.or_read ? `${all} or read` : all}`;
}

function accessOf(operation) {
  const { security } = operation;
  const words = security
    .map((way) => Object.keys(way)[0])
    .filter((kind) => kind in ACCESS_WORDS)
    .map((kind) => `${ACCESS_WORDS[kind]}${kind === "apiKey" ? scopesOf(operation) : ""}`);
  const open = security.some((way) => Object.keys(way).length === 0);
  return `For ${words.join(", ")}${open ? "; the key may also stand in the body" : ""}.`;
}

/** Renders an operation: address, access, parameters, body, example and responses. */
export function drawOperation(reference, operation) {
  const article = make(
    "article",
    { id: operation.operationId, "aria-labelledby": `${operation.operationId}-title` },
    make("h3", { id: `${operation.operationId}-title` }, operation.summary),
    make(
      "p",
      { class: "address" },
      make("span", { class: "method", "data-method": operation.method }, operation.method),
      operation.path,
    ),
    operation.description === undefined ? null : make("p", {}, operation.description),
    make("p", { class: "access" }, accessOf(operation)),
  );
  const parameters = operation.parameters ?? [];
  if (parameters.length > 0) {
    const properties = Object.fromEntries(
      parameters.map((parameter) => [
        parameter.name,
        {
          ...parameter.schema,
          ...(parameter.description === undefined ? {} : { description: parameter.description }),
        },
      ]),
    );
    const required = parameters
      .filter((parameter) => parameter.required)
      .map((parameter) => parameter.name);
    article.append(
      make("h4", {}, "Parameters"),
      fieldTable(reference, { properties, required }, "Parameters"),
    );
  }
  const body = bodyOf(operation);
  if (body !== null) {
    const types = Object.keys(operation.requestBody.content).join(" or ");
    const whole = reference.resolve(body.schema);
    article.append(make("h4", {}, `Body: ${nameOf(body.schema) ?? "object"}, ${types}`));
    if (whole.description !== undefined) article.append(make("p", {}, whole.description));
    if (whole.properties !== undefined) article.append(fieldTable(reference, body.schema, "Body"));
  }
  article.append(make("h4", {}, "Example"), copyable(curlOf(reference, operation)));
  article.append(
    make("h4", {}, "Answers"),
    ...Object.entries(operation.responses).map(([status, response]) =>
      drawResponse(reference, status, reference.response(response)),
    ),
  );
  return article;
}

function drawResponse(reference, status, response) {
  const [content] = Object.values(response.content ?? {});
  const success = status.startsWith("2");
  const title = `${status} ${response.description}`;
  if (content === undefined || !success) return make("p", { class: "access" }, title);
  const shapes = innerSchemas(reference, content.schema);
  if (shapes.length === 0) return make("p", {}, title);
  return make(
    "div",
    {},
    make("p", {}, title),
    ...shapes.map((schema) =>
      lazyDetails(nameOf(schema) ?? "Members", () => fieldTable(reference, schema, "Answer")),
    ),
  );
}
