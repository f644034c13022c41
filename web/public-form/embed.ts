// Embeds a hosted form in another site's page: a script that adds a frame as tall as its content.

(() => {
  const script = document.currentScript;
  const given = script instanceof HTMLScriptElement ? script.dataset : {};
  const slug = given["form"] ?? given["chat"];
  if (!(script instanceof HTMLScriptElement) || slug === undefined) return;
  const { origin } = new URL(script.src);
  // The page's own address without its query; only sub ids and the click id are passed on.
  const query = new URLSearchParams({ embed: "1", page: location.origin + location.pathname });
  for (const [name, value] of new URLSearchParams(location.search))
    if (/^(?:sub[1-5]|click_id)$/.test(name)) query.set(name, value);
  const frame = document.createElement("iframe");
  const kind = given["form"] === undefined ? "c" : "f";
  frame.src = `${origin}/${kind}/${encodeURIComponent(slug)}?${query.toString()}`;
  frame.title = script.dataset["title"] ?? "Form";
  Object.assign(frame.style, {
    display: "block",
    width: "100%",
    height: "640px",
    border: "0",
    colorScheme: "normal",
  });
  addEventListener("message", ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (
      source !== frame.contentWindow ||
      from !== origin ||
      typeof data !== "object" ||
      data === null
    )
      return;
    const { type, height } = data as { readonly type?: unknown; readonly height?: unknown };
    if (type === "plat-form-height" && typeof height === "number" && height > 0)
      frame.style.height = `${height}px`;
  });
  script.after(frame);
})();
