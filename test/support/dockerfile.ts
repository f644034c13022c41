// Reads a Dockerfile: its stages with their instructions, in order.

export interface Instruction {
  /** In capitals, such as COPY. */
  readonly keyword: string;
  readonly text: string;
}

export interface Stage {
  /** Null where the stage has no name. */
  readonly name: string | null;
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

/** What a COPY copies; `from` names a stage, or is null for the build's context. */
export interface Copy {
  readonly from: string | null;
  readonly sources: readonly string[];
  readonly target: string;
}

/** Throws where an instruction comes before the first FROM. */
export function readDockerfile(text: string): readonly Stage[] {
  const stages: { name: string | null; base: string; instructions: Instruction[] }[] = [];
  const lines = text
    .replaceAll(/^#.*$/gm, "")
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "");
  for (const line of lines) {
    const [, keyword = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (keyword.toUpperCase() === "FROM") {
      const [base = "", , name = null] = rest.split(/\s+/);
      stages.push({ name, base, instructions: [] });
    } else {
      const stage = stages.at(-1);
      if (stage === undefined) throw new Error(`${line} comes before FROM`);
      stage.instructions.push({ keyword: keyword.toUpperCase(), text: rest });
    }
  }
  return stages;
}

export function readCopy(text: string): Copy {
  const words = text.split(/\s+/);
  const from = /^--from=(.+)$/.exec(words[0] ?? "")?.[1] ?? null;
  const paths = from === null ? words : words.slice(1);
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? "" };
}

/** The command of CMD, ENTRYPOINT or a health check, written as a JSON list. */
export function readCommand(text: string): readonly string[] {
  return JSON.parse(text.slice(text.indexOf("[")));
}

/** The texts of all instructions with this keyword. */
export function textsOf(stage: Stage, keyword: string): readonly string[] {
  return stage.instructions
    .filter((instruction) => instruction.keyword === keyword)
    .map(({ text }) => text);
}
