// Submits a form: busy while it is under way, the problem if it failed, and nothing typed is lost.
import { useState } from "react";
import { type ApiError, toProblem } from "./api/problem.ts";

export interface Submit {
  readonly isBusy: boolean;
  readonly problem: ApiError | null;
  /** Runs the work. Returns whether it succeeded. */
  readonly submit: (work: () => Promise<unknown>) => Promise<boolean>;
}

export function useSubmit(): Submit {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const submit = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(toProblem(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, submit };
}
