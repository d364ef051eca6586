import { decimal, type DecimalString, isDecimalString } from '@gastroshop/domain/money';
import type { BrowserStorage } from '../shop';

const amountsIn = (kept: unknown): ReadonlyMap<string, DecimalString> =>
  new Map(
    typeof kept === 'object' && kept !== null
      ? Object.entries(kept).flatMap(([sku, quantity]): readonly (readonly [string, DecimalString])[] =>
          typeof quantity === 'string' && isDecimalString(quantity) ? [[sku, quantity]] : [],
        )
      : [],
  );

/**
 * The unusual amounts that were said to be meant, in storage units: they and smaller ones are not asked about again, in
 * this tab or another. Where the browser keeps nothing, it holds as long as the page does.
 */
export class ConfirmedAmounts {
  readonly #storage: BrowserStorage;
  readonly #key: string;
  /** What the browser did not keep. */
  #unkept: ReadonlyMap<string, DecimalString> = new Map();

  /** @param key of whose they are in the storage */
  constructor(storage: BrowserStorage, key: string) {
    this.#storage = storage;
    this.#key = key;
  }

  /** @param quantity storage units */
  isConfirmed(sku: string, quantity: DecimalString): boolean {
    const confirmed = this.#amounts().get(sku);
    return confirmed !== undefined && decimal(confirmed).gte(quantity);
  }

  /** @param quantity storage units */
  confirm(sku: string, quantity: DecimalString): void {
    if (this.isConfirmed(sku, quantity)) return;
    const amounts = new Map([...this.#amounts(), [sku, quantity]]);
    if (!this.#storage.write(this.#key, Object.fromEntries(amounts))) this.#unkept = amounts;
  }

  #amounts(): ReadonlyMap<string, DecimalString> {
    return new Map([...amountsIn(this.#storage.read(this.#key)), ...this.#unkept]);
  }
}
