import type { Product } from '@gastroshop/api-contract';
import { formatAmount } from '@gastroshop/i18n';

/** The name of an article and, apart from it, what it holds. */
export interface SizedName {
  readonly name: string;
  /** "2,5 kg", "24 × 0,33 l", "ca. 6 kg"; undefined where that is not known. */
  readonly size: string | undefined;
}

const NUMBER = '\\d+(?:[.,]\\d+)?';
const SIZE_AT_END = new RegExp(
  `^(.+?)\\s+((?:ca\\.\\s*)?(?:${NUMBER}\\s*[×x]\\s*)*${NUMBER}\\s*(?:kg|dag|g|hl|l|cl|ml|Stk|er))$`,
  'u',
);
const MEASURES: readonly string[] = ['kg', 'dag', 'g', 'hl', 'l', 'cl', 'ml'];

/** Parts a name from the size at its end; where it has none, the size is what a storage unit holds. */
export const sizedName = (
  product: Pick<Product, 'name' | 'productDisplayName' | 'netFillingQuantity'>,
): SizedName => {
  const whole = product.productDisplayName ?? product.name;
  const [, name, size] = SIZE_AT_END.exec(whole) ?? [];
  if (name !== undefined && size !== undefined) return { name, size };
  const { netFillingQuantity: filling } = product;
  return {
    name: whole,
    size:
      filling !== undefined && MEASURES.includes(filling.unit)
        ? formatAmount(filling.quantity, filling.unit)
        : undefined,
  };
};
