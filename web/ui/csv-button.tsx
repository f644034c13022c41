// Reads everything that a file is to contain, page after page, and makes the browser save it.
import { Download } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { problemSentence, toProblem } from "../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../locales/catalogues/problems.ts";
import { saveCsv } from "../lib/csv.ts";
import { useFormats } from "../lib/format/format.ts";
import { useTexts } from "../lib/text/text.ts";
import { CSV_BUTTON_TEXTS } from "../../locales/catalogues/csv-button.ts";
import { Button } from "./button.tsx";
import { toast } from "./toast.tsx";

interface CsvButtonProps {
  readonly fileName: string;
  /** Makes the file's text. The signal aborts it if the person leaves the screen. */
  readonly make: (options: {
    readonly signal: AbortSignal;
    readonly onProgress: (count: number) => void;
  }) => Promise<string>;
}

export function CsvButton({ fileName, make }: CsvButtonProps): ReactNode {
  const texts = useTexts(CSV_BUTTON_TEXTS);
  const problems = useTexts(PROBLEM_TEXTS);
  const formats = useFormats();
  const [count, setCount] = useState<number | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const start = async (): Promise<void> => {
    const control = new AbortController();
    leaving.current = control;
    setCount(0);
    try {
      saveCsv(`${fileName}.csv`, await make({ signal: control.signal, onProgress: setCount }));
    } catch (error) {
      if (!control.signal.aborted)
        toast(problemSentence(toProblem(error), problems), { tone: "negative" });
    } finally {
      setCount(null);
    }
  };
  return (
    <Button busy={count !== null} onClick={() => void start()}>
      {count === null ? <Download size={16} strokeWidth={1.5} aria-hidden="true" /> : null}
      {count === null || count === 0 ? texts.button : texts.progress(formats.number(count))}
    </Button>
  );
}
