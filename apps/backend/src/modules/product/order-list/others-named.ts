import type { Fair, Product } from '@gastroshop/api-contract';
import { LOCALES } from '@gastroshop/i18n';
import type { Queries } from '../../../db';
import type { Buyer } from '../buyer';
import { loadProducts } from '../load-products';
import { offeredProducts } from '../offered-products';
import { findByWords, type ProductName } from './find-products';
import { answersTo, answersWholly, isNamedSo, isNamedWholly } from './name-beside';

/** Articles looked through for the one whose number was written. */
const LOOKED_THROUGH = 50;
/** Others offered beside the article of a number: no row shows more than three answers, and that one is among them. */
const OFFERED = 2;

/** A name that stands beside the number of an article. */
interface NamedLine {
  readonly name: ProductName | undefined;
  /** The article of the number. */
  readonly sku: string | undefined;
}

/** How others are looked for. */
interface OthersOptions {
  readonly fair: Fair | 'CLOSED' | undefined;
  /** Names that the call may still search for. */
  readonly namesLeft: number;
}

/**
 * The articles that are called what stands beside the number of another one, the best first; empty where the name fits
 * that one as well, or nothing.
 *
 * @returns one answer for each line, in their order
 */
export const othersNamed = async (
  queries: Queries,
  buyer: Buyer,
  lines: readonly NamedLine[],
  { fair, namesLeft }: OthersOptions,
): Promise<readonly (readonly Product[] | 'NOT_SEARCHED')[]> => {
  const names = new Map(lines.flatMap(({ name }) => (name === undefined ? [] : [[name.text, name]])));
  const asked = [...names.values()].slice(0, Math.max(namesLeft, 0));
  const isAsked = new Set(asked.map(({ text }) => text));
  const found = await findByWords(queries, buyer, asked, LOOKED_THROUGH);
  const numbered = lines.flatMap(({ name, sku }) => (name === undefined || sku === undefined ? [] : [sku]));
  const named = [...new Set([...found.values()].flat().concat(numbered))];
  const products = await loadProducts(queries, buyer, named, { fair });
  // A list is written in the language of the kitchen, whatever the shop is read in.
  const translations = [products];
  for (const locale of LOCALES.filter((each) => each !== buyer.locale))
    translations.push(await loadProducts(queries, { ...buyer, locale }, named, { fair }));
  const inAnyLanguage = (sku: string, holds: (product: Product) => boolean): boolean =>
    translations.some((translated) => {
      const product = translated.get(sku);
      return product !== undefined && holds(product);
    });
  return lines.map(({ name, sku }) => {
    if (name === undefined) return [];
    if (!isAsked.has(name.text)) return 'NOT_SEARCHED';
    const skus = found.get(name.text) ?? [];
    const is = (holds: (name: ProductName, product: Product) => boolean) => (other: string) =>
      inAnyLanguage(other, (product) => holds(name, product));
    if (sku !== undefined && is(answersWholly)(sku)) return [];
    const place = sku === undefined ? -1 : skus.indexOf(sku);
    // Where it has some of the words, one that has them all and is found before it is meant rather.
    const before = place < 0 ? skus : skus.slice(0, place);
    const hasSome = place >= 0 || (sku !== undefined && is(answersTo)(sku));
    return offeredProducts(products, hasSome ? before : skus)
      .filter(({ sku: other }) => is(isNamedSo)(other) && (!hasSome || is(isNamedWholly)(other)))
      .slice(0, OFFERED);
  });
};
