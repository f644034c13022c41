// Sorts campaign numbers by rank, best first, in slices: one native sort of 100,000 blocks the
// event loop for too long.
import type { CampaignTable } from "./campaign-table.ts";
import type { Slices } from "./slices.ts";

const RUN_LENGTH = 2_048;

/**
 * The numbers of all campaigns in the table at the time of the call, in the order of their ranks at
 * that time.
 */
export async function sortByRank(
  table: CampaignTable,
  slices: Slices,
): Promise<Uint32Array<ArrayBuffer>> {
  // An edit during a pause may change a rank, and a merge over changing ranks would misplace other
  // campaigns.
  const ranks = table.ranks.slice();
  const compare = (left: number, right: number): number =>
    (ranks[right] ?? 0) - (ranks[left] ?? 0) || left - right;
  let sorted = presentNumbers(table);
  for (let from = 0; from < sorted.length; from += RUN_LENGTH) {
    sorted.subarray(from, from + RUN_LENGTH).sort(compare);
    await slices.pause();
  }
  let merged = new Uint32Array(sorted.length);
  for (let width = RUN_LENGTH; width < sorted.length; width *= 2) {
    for (let from = 0; from < sorted.length; from += 2 * width) {
      let left = from;
      let right = from + width;
      const leftEnd = Math.min(right, sorted.length);
      const rightEnd = Math.min(right + width, sorted.length);
      for (let at = from; at < rightEnd; at += 1) {
        const takeLeft =
          left < leftEnd &&
          (right >= rightEnd || compare(sorted[left] ?? 0, sorted[right] ?? 0) < 0);
        merged[at] = sorted[takeLeft ? left++ : right++] ?? 0;
        if (slices.due()) await slices.pause();
      }
    }
    [sorted, merged] = [merged, sorted];
  }
  return sorted;
}

function presentNumbers(table: CampaignTable): Uint32Array<ArrayBuffer> {
  const numbers = new Uint32Array(table.size);
  let count = 0;
  for (let no = 1; no < table.present.length && count < numbers.length; no += 1) {
    if (table.present[no] === 1) numbers[count++] = no;
  }
  return numbers;
}
