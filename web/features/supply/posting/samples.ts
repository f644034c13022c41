// Writes the same post in four languages, to copy. Pure.

export const SAMPLE_LANGUAGES = ["curl", "javascript", "php", "python"] as const;
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

export type SampleLead = Readonly<Record<string, string | number | boolean>>;

interface SampleCall {
  /** The URL to which leads are posted. */
  readonly url: string;
  readonly key: string;
  readonly lead: SampleLead;
}

/** A program that posts the lead and prints the answer. */
export function writeSample(language: SampleLanguage, call: SampleCall): string {
  return WRITERS[language](call);
}

const WRITERS: Readonly<Record<SampleLanguage, (call: SampleCall) => string>> = {
  curl: ({ url, key, lead }) =>
    [
      `curl ${url} \\`,
      `  -H ${shell(`Authorization: Bearer ${key}`)} \\`,
      "  -H 'Content-Type: application/json' \\",
      `  -d ${shell(JSON.stringify(lead, null, 2))}`,
    ].join("\n"),
  javascript: ({ url, key, lead }) =>
    [
      `const response = await fetch(${JSON.stringify(url)}, {`,
      '  method: "POST",',
      `  headers: { Authorization: ${JSON.stringify(`Bearer ${key}`)}, "Content-Type": ` +
        `"application/json" },`,
      `  body: JSON.stringify(${indented(JSON.stringify(lead, null, 2))}),`,
      "});",
      "console.log(response.status, await response.json());",
    ].join("\n"),
  php: ({ url, key, lead }) =>
    [
      "<?php",
      `$lead = [`,
      ...Object.entries(lead).map(
        ([name, value]) =>
          `  ${single(name)} => ${typeof value === "string" ? single(value) : String(value)},`,
      ),
      "];",
      `$call = curl_init(${single(url)});`,
      "curl_setopt_array($call, [",
      "  CURLOPT_POST => true,",
      "  CURLOPT_RETURNTRANSFER => true,",
      `  CURLOPT_HTTPHEADER => [${single(`Authorization: Bearer ${key}`)}, 'Content-Type: ` +
        "application/json'],",
      "  CURLOPT_POSTFIELDS => json_encode($lead),",
      "]);",
      "echo curl_exec($call);",
    ].join("\n"),
  python: ({ url, key, lead }) =>
    [
      "import json, urllib.request",
      "",
      "lead = {",
      ...Object.entries(lead).map(
        ([name, value]) =>
          `    ${JSON.stringify(name)}: ` +
          `${typeof value === "boolean" ? (value ? "True" : "False") : JSON.stringify(value)},`,
      ),
      "}",
      "request = urllib.request.Request(",
      `    ${JSON.stringify(url)},`,
      "    data=json.dumps(lead).encode(),",
      `    headers={"Authorization": ${JSON.stringify(`Bearer ${key}`)}, "Content-Type": ` +
        `"application/json"},`,
      ")",
      "print(urllib.request.urlopen(request).read().decode())",
    ].join("\n"),
};

/** A shell string in single quotes, where every character is literal. */
function shell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** A PHP string in single quotes. */
function single(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", String.raw`\'`)}'`;
}

function indented(text: string): string {
  return text.replaceAll("\n", "\n  ");
}
