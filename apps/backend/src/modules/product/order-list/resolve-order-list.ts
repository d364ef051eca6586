import type { OrderList, ResolvedOrderList } from '@gastroshop/api-contract';
import type { Queries } from '../../../db';
import { openFairFor } from '../../fair';
import type { Buyer } from '../buyer';
import { loadProducts } from '../load-products';
import { offeredProducts } from '../offered-products';
import {
  type ProductName,
  findByWords,
  findExactly,
  type FindOptions,
  type FoundProducts,
} from './find-products';
import { nameBeside } from './name-beside';
import { othersNamed } from './others-named';
import { type LineReadings, readingsOfLine } from './readings-of-line';
import { resolveLine } from './resolve-line';
import { NAMES_A_CALL, namesToSearch } from './searched-names';
import { takeReading } from './take-reading';

const distinct = (names: readonly ProductName[]): readonly ProductName[] => [
  ...new Map(names.filter(({ text }) => text !== '').map((name) => [name.text, name])).values(),
];

const namesOf = ({ readings, whole }: LineReadings): readonly ProductName[] => [
  ...readings.map(({ name }) => name),
  ...whole,
];

/**
 * Reads an order list: what each line names, in which unit and amount it would be ordered, and why not. The number of
 * queries does not grow with the list.
 */
export const resolveOrderList = async (
  queries: Queries,
  buyer: Buyer,
  { lines, subshopCode }: OrderList,
  options: FindOptions,
): Promise<ResolvedOrderList> => {
  const read = lines.map(readingsOfLine);
  const spelt = await findExactly(queries, buyer, distinct(read.flatMap(namesOf)), options);
  const isOpen =
    (exactly: FoundProducts) =>
    (line: LineReadings): boolean =>
      takeReading(line, { exactly, byWords: new Map() }) === undefined;
  const joined = distinct(read.filter(isOpen(spelt)).flatMap((line) => line.joined));
  const exactly =
    joined.length === 0
      ? spelt
      : new Map([...(await findExactly(queries, buyer, joined, options)), ...spelt]);
  const open = read.filter(isOpen(exactly));
  const { names, leftOut } = namesToSearch(open);
  const byWords = await findByWords(queries, buyer, names);
  const taken = read.map((line) => takeReading(line, { exactly, byWords }));
  const fair = await openFairFor(queries, buyer, subshopCode);
  const skus = new Set(taken.flatMap((line) => line?.skus ?? []));
  const products = await loadProducts(queries, buyer, [...skus], { fair });
  const offered = taken.map((line) => offeredProducts(products, line?.skus ?? [], { showInactive: true }));
  const beside = lines.map((line, index) => ({
    name: nameBeside(line, taken[index], offered[index] ?? []),
    sku: taken[index]?.skus[0],
  }));
  const others = await othersNamed(queries, buyer, beside, { fair, namesLeft: NAMES_A_CALL - names.length });
  return {
    lines: lines.map((line, index) => {
      const found = taken[index];
      const named = others[index] ?? [];
      const namedOtherwise = named === 'NOT_SEARCHED' ? [] : named;
      const resolved = resolveLine(
        { line, found, products: offered[index] ?? [], namedOtherwise },
        buyer.locale,
      );
      const readings = read[index];
      const isLeftOut = found === undefined && readings !== undefined && leftOut.has(readings);
      return isLeftOut || named === 'NOT_SEARCHED' ? { ...resolved, notSearched: true } : resolved;
    }),
  };
};
