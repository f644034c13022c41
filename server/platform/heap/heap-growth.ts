// How far the heap may grow between full collections.
import { setFlagsFromString } from "node:v8";

/**
 * Where collections come often enough that little is resident for nothing, and rarely enough that
 * no post waits for them.
 */
const FULL_MB = 165;
const LEAST_GROWTH_PERCENT = 20;

/** What is alive for good, in megabytes. */
export interface AliveMemory {
  /** Objects: what a collection goes through. */
  readonly heapMb: number;
  /** Packed columns, which lie beside the heap. */
  readonly packedMb: number;
}

/**
 * Lets the heap grow until 165 MB are taken together with what is packed beside it, or by 20 %
 * where more is alive, before it is collected in full. V8 by itself collects a heap of 50 MB after
 * 5 MB more: at 3,000 posts a second every 1.3 s, each time with 50 ms in which the other core
 * marks and posts wait; their p99 was 39 ms, and is 9–17 with this. With 100,000 campaigns V8 lets
 * the heap grow so far that 504 MB are resident. Until this is called the heap grows by the 15 %
 * that `npm start` names: what it took while the server started, it keeps (in turn, idle: 267 and
 * 242 MB resident).
 */
export function letHeapGrow(alive: AliveMemory): void {
  setFlagsFromString(`--heap-growing-percent=${growthPercent(alive)}`);
}

/**
 * Collects what was left behind and gives its memory back, where Node.js was started with
 * `--expose-gc`, as `npm start` does. Everything waits meanwhile, so it runs before the first
 * request. 100,000 campaigns were just read, in turn: 399 and 275 MB resident.
 */
export function giveMemoryBack(): void {
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}

/** By how much of what is alive the heap may grow, in whole percent. */
export function growthPercent({ heapMb, packedMb }: AliveMemory): number {
  return Math.max(LEAST_GROWTH_PERCENT, Math.round(((FULL_MB - packedMb) / heapMb - 1) * 100));
}
