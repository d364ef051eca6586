import type {
  ExpectedGoods,
  InventoryItem,
  OrderTemplateItem,
  Product,
  Unit,
} from '@gastroshop/api-contract';
import type { Remarks } from '@gastroshop/domain/cart';
import {
  capturedStorageQuantity,
  proposeReplenishment,
  type ReplenishmentProposal,
} from '@gastroshop/domain/inventory';
import { type Decimal, decimal, type DecimalString } from '@gastroshop/domain/money';
import { effectiveStatus, isOrderable } from '@gastroshop/domain/product';
import { offeredUnits, unitByAbbreviation } from '@gastroshop/domain/quantity';
import { remarksIn } from '@gastroshop/storefront/cart';
import { unitOf } from '@gastroshop/storefront/product';

/** An amount of a unit. */
interface AmountInUnit {
  readonly amount: number;
  readonly unit: string;
}

/** What a count leaves to be ordered of one article. */
export interface ReplenishmentLine {
  readonly product: Product;
  /** The unit it is ordered in. */
  readonly unit: Unit;
  /** The stock to keep, in storage units. */
  readonly par: DecimalString;
  /** Storage units; undefined where it was not counted. */
  readonly counted: DecimalString | undefined;
  /** What of it is on its way: sum in storage units and the days; undefined where nothing is. */
  readonly expected?: { readonly quantity: DecimalString; readonly days: readonly string[] } | undefined;
  readonly proposal: ReplenishmentProposal;
  /** Whether it can be ordered at all. */
  readonly orderable: boolean;
  /** What the template notes of it. */
  readonly remarks?: Remarks | undefined;
  /** What of it is in the cart already. */
  readonly inCart?: AmountInUnit | undefined;
}

/** What the plan is made from. */
export interface ReplenishmentInput {
  /** The lines of a template; those without a par are left out. */
  readonly items: readonly (Pick<OrderTemplateItem, 'productSku' | 'unit' | 'par' | 'product'> & Remarks)[];
  /** What was counted, in one inventory or in several that belong together. */
  readonly counted: readonly InventoryItem[];
  readonly inCart: ReadonlyMap<string, AmountInUnit>;
  /** What was ordered and is not there yet. */
  readonly expected: readonly ExpectedGoods[];
}

const countedBySku = (items: readonly InventoryItem[]): ReadonlyMap<string, Decimal> => {
  const sums = new Map<string, Decimal>();
  for (const item of items)
    sums.set(item.productSku, capturedStorageQuantity(item).plus(sums.get(item.productSku) ?? 0));
  return sums;
};

const expectedBySku = (goods: readonly ExpectedGoods[]) => {
  const sums = new Map<string, { readonly quantity: DecimalString; readonly days: readonly string[] }>();
  for (const { sku, quantity, day } of goods) {
    const known = sums.get(sku);
    sums.set(sku, {
      quantity: decimal(known?.quantity ?? 0)
        .plus(quantity)
        .toFixed(),
      days: [...new Set([...(known?.days ?? []), day])].toSorted(),
    });
  }
  return sums;
};

const hasPar = (par: OrderTemplateItem['par']): par is NonNullable<OrderTemplateItem['par']> =>
  par !== undefined && par !== '' && decimal(par).gt(0);

/** From count to order: what is missing of each article against the par of a template and is not on its way. */
export const planReplenishment = ({
  items,
  counted,
  inCart,
  expected,
}: ReplenishmentInput): readonly ReplenishmentLine[] => {
  const sums = countedBySku(counted);
  const coming = expectedBySku(expected);
  return items.flatMap(
    ({ productSku, unit: abbreviation, par, product, ...item }): readonly ReplenishmentLine[] => {
      if (product === undefined || !hasPar(par)) return [];
      const unit = unitByAbbreviation(offeredUnits(product.units), abbreviation) ?? unitOf(product);
      if (unit === undefined) return [];
      const sum = sums.get(productSku);
      const onItsWay = coming.get(productSku);
      const proposal = proposeReplenishment({
        // A template keeps its par in storage units, the rule takes it in the unit: counted against a par of 0, what
        // the stock falls short of is the same quantity, and no quotient is rounded.
        par: 0,
        counted: (sum ?? decimal(0)).minus(par),
        expected: onItsWay?.quantity,
        unit,
        minSaleQuantity: product.minSaleQuantity,
      });
      const there = inCart.get(productSku);
      return [
        {
          product,
          unit,
          par: String(par),
          counted: sum?.toFixed(),
          ...(onItsWay !== undefined && { expected: onItsWay }),
          proposal,
          orderable: isOrderable(effectiveStatus(product)),
          remarks: remarksIn(item),
          ...(there !== undefined && { inCart: there }),
        },
      ];
    },
  );
};

/** Lines by what is to be said about them. */
export interface SortedProposal {
  /** Counted, and less than the par. */
  readonly missing: readonly ReplenishmentLine[];
  /** Not counted: nobody knows what is there. */
  readonly uncounted: readonly ReplenishmentLine[];
  /** Missing, but not to be ordered. */
  readonly unavailable: readonly ReplenishmentLine[];
  /** Less than the par, but what is missing is on its way. */
  readonly coming: readonly ReplenishmentLine[];
  readonly enough: readonly ReplenishmentLine[];
}

/** Sorts lines by what is to be said about them. */
export const sortProposal = (lines: readonly ReplenishmentLine[]): SortedProposal => {
  const short = lines.filter(({ proposal }) => proposal.kind !== 'ENOUGH');
  const covered = lines.filter(({ proposal }) => proposal.kind === 'ENOUGH');
  const isShort = ({ counted, par }: ReplenishmentLine): boolean => decimal(counted ?? 0).lt(par);
  const isOffered = ({ orderable, proposal }: ReplenishmentLine): boolean =>
    orderable && proposal.kind === 'ORDER';
  return {
    missing: short.filter((line) => isOffered(line) && line.counted !== undefined),
    uncounted: short.filter((line) => isOffered(line) && line.counted === undefined),
    unavailable: short.filter((line) => !isOffered(line)),
    coming: covered.filter(isShort),
    enough: covered.filter((line) => !isShort(line)),
  };
};

/** Whether the cart holds as much already, or an amount in another unit that cannot be compared. */
const isCovered = ({ inCart, proposal, unit }: ReplenishmentLine): boolean =>
  inCart !== undefined &&
  proposal.kind === 'ORDER' &&
  (inCart.unit !== unit.abbreviation || inCart.amount >= proposal.amount);

/** Whether a line is taken unless the buyer says otherwise: what was counted short and is not in the cart. */
export const isSelectedByDefault = (line: ReplenishmentLine): boolean =>
  line.orderable && line.proposal.kind === 'ORDER' && line.counted !== undefined && !isCovered(line);
