import type { Product } from '@gastroshop/api-contract';
import { decimal, type DecimalString } from '@gastroshop/domain/money';
import { displayedProductId, parseProductNumber } from '@gastroshop/domain/product';
import { offeredUnits, unitByAbbreviation, unitMeant } from '@gastroshop/domain/quantity';
import { storageUnitOf } from '@gastroshop/storefront/product';
import type {
  CountedProductLine,
  CountLine,
  CountUnit,
  NonWebshopLine,
  InventoryCount,
} from './inventory-count';

/** A stock-taking with other lines, and the line that was meant. */
export interface CountChange {
  readonly count: InventoryCount;
  readonly key: string;
}

/** What to know beside an article to put it on the list. */
export interface AddedProduct {
  readonly product: Product;
  /** The unit whose barcode was read; the storage unit if missing. */
  readonly unit?: string | undefined;
  /** How much was seen; nothing is counted yet if missing. */
  readonly amount?: DecimalString | undefined;
  /** The user's flag for the number to show (PRD-1). */
  readonly crossTenantNumbers: boolean;
}

const withLines = (count: InventoryCount, lines: readonly CountLine[]): InventoryCount => ({
  ...count,
  lines,
});

const sumOf = (line: Pick<CountLine, 'amount'>, more: DecimalString | undefined): string =>
  more === undefined
    ? line.amount
    : decimal(line.amount === '' ? 0 : line.amount)
        .plus(more)
        .toFixed();

/** Units that are offered, and the storage unit, in which open packs are counted. */
const countedUnits = (product: Product): readonly CountUnit[] => {
  const offered = offeredUnits(product.units);
  const storage = storageUnitOf(product);
  const units =
    storage === undefined || offered.some(({ abbreviation }) => abbreviation === storage.abbreviation)
      ? offered
      : [storage, ...offered];
  return units.map(({ abbreviation, name, ratio }) => ({ abbreviation, name, ratio: String(ratio) }));
};

/** The unit that somebody names, of those that an article is counted in; undefined where it does not come in it. */
export const countedUnit = (product: Product, named: string): CountUnit | undefined =>
  unitMeant(countedUnits(product), named);

const productLine = ({ product, unit, amount, crossTenantNumbers }: AddedProduct): CountedProductLine => {
  const units = countedUnits(product);
  const read = unit === undefined ? undefined : unitByAbbreviation(product.units, unit);
  const chosen = read?.abbreviation ?? storageUnitOf(product)?.abbreviation ?? units[0]?.abbreviation ?? '';
  const known = units.some(({ abbreviation }) => abbreviation === chosen);
  return {
    kind: 'ARTICLE',
    key: `${product.sku} ${chosen}`,
    sku: product.sku,
    number: displayedProductId(product, crossTenantNumbers),
    name: product.productDisplayName ?? product.name,
    units:
      known || read === undefined
        ? units
        : [...units, { abbreviation: read.abbreviation, name: read.name, ratio: String(read.ratio) }],
    unit: chosen,
    amount: amount ?? '',
    ...(product.thumbnailUrl !== undefined && { picture: product.thumbnailUrl }),
    ...(product.categoryId !== undefined && { categoryId: product.categoryId }),
    ...(product.resolvedCategory !== undefined && { categoryName: product.resolvedCategory.name }),
  };
};

/** Puts an article on the list; one that is there in the same unit is counted on. */
export const addProduct = (count: InventoryCount, added: AddedProduct): CountChange => {
  const line = productLine(added);
  const there = count.lines.find(
    (one) => one.kind === 'ARTICLE' && one.sku === line.sku && one.unit === line.unit,
  );
  if (there === undefined) {
    // A line whose unit was changed keeps its key.
    const isTaken = count.lines.some(({ key }) => key === line.key);
    const fresh = isTaken ? { ...line, key: `${line.key} ${count.lines.length}` } : line;
    return { count: withLines(count, [...count.lines, fresh]), key: fresh.key };
  }
  return setAmount(count, there.key, sumOf(there, added.amount));
};

/** Puts an article on the list that the shop does not sell; one with the same number and unit is counted on. */
export const addNonWebshopItem = (
  count: InventoryCount,
  added: Omit<NonWebshopLine, 'kind' | 'key'>,
): CountChange => {
  const there = count.lines.find(
    (one) =>
      one.kind === 'FOREIGN' &&
      one.unit === added.unit &&
      (added.gtin === undefined ? one.name === added.name : one.gtin === added.gtin),
  );
  if (there !== undefined)
    return setAmount(count, there.key, sumOf(there, added.amount === '' ? undefined : added.amount));
  const key = `+ ${added.gtin ?? added.name} ${added.unit}`;
  return { count: withLines(count, [...count.lines, { kind: 'FOREIGN', key, ...added }]), key };
};

/** The same for a number however it was typed or scanned. */
const numberMeant = (code: string): string => {
  const number = parseProductNumber(code);
  return number?.gtin ?? number?.keys[0] ?? code;
};

/** Notes a number that cannot be looked up now; the same one again is counted on. */
export const addUnresolvedCode = (
  count: InventoryCount,
  code: string,
  amount: DecimalString | undefined,
): CountChange => {
  const meant = numberMeant(code);
  const there = count.lines.find((one) => one.kind === 'CODE' && numberMeant(one.code) === meant);
  if (there !== undefined) return setAmount(count, there.key, sumOf(there, amount));
  const key = `? ${code}`;
  return {
    count: withLines(count, [...count.lines, { kind: 'CODE', key, code, amount: amount ?? '' }]),
    key,
  };
};

/** Sets what was counted of a line; empty for not counted. */
export const setAmount = (count: InventoryCount, key: string, amount: string): CountChange => ({
  count: withLines(
    count,
    count.lines.map((line) => (line.key === key ? { ...line, amount } : line)),
  ),
  key,
});

/** Sets the unit an article is counted in; the amount stays what was typed. */
export const setUnit = (count: InventoryCount, key: string, unit: string): InventoryCount =>
  withLines(
    count,
    count.lines.map((line) => (line.key === key && line.kind !== 'CODE' ? { ...line, unit } : line)),
  );

/** Takes a line off the list. */
export const removeLine = (count: InventoryCount, key: string): InventoryCount =>
  withLines(
    count,
    count.lines.filter((line) => line.key !== key),
  );

/** Puts a line back to where it stood. */
export const insertLine = (count: InventoryCount, line: CountLine, index: number): InventoryCount =>
  withLines(count, [...count.lines.slice(0, index), line, ...count.lines.slice(index)]);

/** Whether a line has been counted. */
export const isCounted = ({ amount }: Pick<CountLine, 'amount'>): boolean => amount !== '';
