// Maps campaign numbers, as decisions store them, to accounts.
import { grown } from "../../../platform/columns/grown.ts";

export class CampaignAccounts {
  readonly #ids: string[] = [""];
  readonly #numberOfId = new Map<string, number>();
  #numbers = new Uint32Array(1_024);
  /** The highest known campaign number. */
  highestNo = 0;

  add(campaignNo: number, accountId: string): void {
    this.#numbers = grown(this.#numbers, campaignNo + 1);
    this.#numbers[campaignNo] = this.numberOfAccount(accountId);
    this.highestNo = Math.max(this.highestNo, campaignNo);
  }

  /** A small number for the account, the same on each call; from 1. */
  numberOfAccount(accountId: string): number {
    const known = this.#numberOfId.get(accountId);
    if (known !== undefined) return known;
    const number = this.#ids.push(accountId) - 1;
    this.#numberOfId.set(accountId, number);
    return number;
  }

  /** The account's number; a number of its own for a campaign that is not known yet. */
  numberOf(campaignNo: number): number {
    return this.#numbers[campaignNo] || -campaignNo;
  }

  idOf(campaignNo: number): string {
    return this.#ids[this.#numbers[campaignNo] ?? 0] || `campaign ${campaignNo}`;
  }
}
