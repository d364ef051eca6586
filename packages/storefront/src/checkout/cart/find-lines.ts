import { holdsWords } from '@gastroshop/domain/letters';
import {
  displayedProductId,
  isProductNumber,
  parseGtin,
  parseProductNumber,
} from '@gastroshop/domain/product';
import type { CheckoutLine } from '../lines/checkout-line';
import type { LineGroup } from '../lines/line-groups';

const textsOf = ({ product, remarks, sku }: CheckoutLine, crossTenantNumbers: boolean) => [
  product.productDisplayName,
  product.name,
  sku,
  displayedProductId(product, crossTenantNumbers),
  remarks?.customerArticleNumber,
  remarks?.note,
];

/** Whether a text is the number of an article, in whichever form it is written: its own, that of the group, or a code on it. */
const isNumberOf = (wanted: string, { product, sku }: CheckoutLine): boolean => {
  const { gtin } = parseProductNumber(wanted) ?? {};
  const numbers = [sku, product.crossTenantProductId];
  return (
    numbers.some((number) => number !== undefined && isProductNumber(wanted, number)) ||
    (gtin !== undefined &&
      product.units.some(({ gtins = [] }) => gtins.some((own) => parseGtin(own) === gtin)))
  );
};

/**
 * The groups with the lines in which every word stands: in the name, the number, the own number or the note. Groups
 * without any are gone, the sums of the others stay those of the whole. A number may be written, or scanned, in any form.
 *
 * @param wanted as it was typed; nothing leaves everything
 */
export const findLines = (
  groups: readonly LineGroup[],
  wanted: string,
  crossTenantNumbers: boolean,
): readonly LineGroup[] => {
  const typed = wanted.trim();
  if (typed === '') return groups;
  const words = /^[\d\s]+$/u.test(typed) ? typed.replaceAll(/\s/gu, '') : typed;
  return groups.flatMap((group) => {
    const lines = group.lines.filter(
      (line) => holdsWords(textsOf(line, crossTenantNumbers), words) || isNumberOf(wanted, line),
    );
    return lines.length === 0 ? [] : [{ ...group, lines }];
  });
};
