import { displayedProductId } from '@gastroshop/domain/product';
import type { CheckoutLine } from '../lines/checkout-line';
import type { LineGroup } from '../lines/line-groups';

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('de').replaceAll('ß', 'ss');

const holds = (
  { product, remarks, sku }: CheckoutLine,
  words: readonly string[],
  crossTenantNumbers: boolean,
): boolean => {
  const text = folded(
    [
      product.productDisplayName ?? product.name,
      product.name,
      sku,
      displayedProductId(product, crossTenantNumbers),
      remarks?.customerArticleNumber ?? '',
      remarks?.note ?? '',
    ].join('\n'),
  );
  return words.every((word) => text.includes(word));
};

/**
 * The groups with the lines in which every word stands: in the name, the number, the own number or the note. Groups
 * without any are gone, the sums of the others stay those of the whole. A number may be written in groups of three.
 *
 * @param wanted as it was typed; nothing leaves everything
 */
export const findLines = (
  groups: readonly LineGroup[],
  wanted: string,
  crossTenantNumbers: boolean,
): readonly LineGroup[] => {
  const typed = folded(wanted).trim();
  if (typed === '') return groups;
  const words = /^[\d\s]+$/u.test(typed) ? [typed.replaceAll(/\s/gu, '')] : typed.split(/\s+/u);
  return groups.flatMap((group) => {
    const lines = group.lines.filter((line) => holds(line, words, crossTenantNumbers));
    return lines.length === 0 ? [] : [{ ...group, lines }];
  });
};
