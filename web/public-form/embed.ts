// Embeds a hosted form in another site's page: a script that adds a frame as tall as its content.

const MARKS =
  /^(?:utm_[a-z_]+|(?:g|fb|tt)clid|msclkid|[gw]braid|(?:lp_|aff_)?s[1-5]|(?:lp_|ckm_|aff_)?sub_?(?:id)?_?[1-5]?|sub[1-5]id|(?:aff_)?click_?id|transaction_?id)$/i;

(() => {
  const script = document.currentScript;
  const given = script instanceof HTMLScriptElement ? script.dataset : {};
  const slug = given["form"] ?? given["chat"];
  if (!(script instanceof HTMLScriptElement) || slug === undefined) return;
  const { origin } = new URL(script.src);
  // The page's own address without its query; only what marks where the visitor came from is passed
  // on, by any name that the server knows (domain/lead/field-synonyms.ts).
  const query = new URLSearchParams({ embed: "1", page: location.origin + location.pathname });
  for (const [name, value] of new URLSearchParams(location.search))
    if (MARKS.test(name)) query.set(name, value);
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
  // The link in front of the script is for pages that block it.
  const link = script.previousElementSibling;
  if (link instanceof HTMLAnchorElement && link.href.startsWith(`${origin}/${kind}/${slug}`))
    link.remove();
  script.after(frame);
})();
