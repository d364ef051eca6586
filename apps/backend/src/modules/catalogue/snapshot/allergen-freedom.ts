import { ALLERGENS, isFreeOf } from '@gastroshop/domain/product';
import type { ProductRow } from './product-row';

/**
 * What articles are free of. Articles declare one of some thousand strings; each is judged once, to one bit for each
 * allergen in the order of the list.
 */
export interface AllergenFreedom {
  /** Number of the declaration, by position. */
  readonly declared: Int32Array;
  /** By number of the declaration: what is not in it but as traces, perhaps. */
  readonly free: Uint16Array;
  /** By number of the declaration: what is not in it, not even as traces. */
  readonly traceless: Uint16Array;
}

const bitsOf = (declaration: string, tracesCount: boolean): number =>
  ALLERGENS.reduce(
    (bits, { allergen }, position) =>
      isFreeOf(declaration, [allergen], { tracesCount }) ? bits | (1 << position) : bits,
    0,
  );

/** Reads what articles are free of: where nothing is declared, of nothing. */
export const allergenFreedom = (products: readonly ProductRow[]): AllergenFreedom => {
  const numbers = new Map<string, number>();
  const declared = Int32Array.from(products, ({ allergen_codes }) => {
    const declaration = allergen_codes ?? '';
    const number = numbers.get(declaration) ?? numbers.size;
    numbers.set(declaration, number);
    return number;
  });
  const declarations = [...numbers.keys()];
  return {
    declared,
    free: Uint16Array.from(declarations, (declaration) => bitsOf(declaration, false)),
    traceless: Uint16Array.from(declarations, (declaration) => bitsOf(declaration, true)),
  };
};
