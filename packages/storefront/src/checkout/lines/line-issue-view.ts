import { lineIssue } from '@gastroshop/domain/cart';
import { effectiveStatus } from '@gastroshop/domain/product';
import { initialAmount, unitOf } from '../../product';
import type { CheckoutLine } from './checkout-line';

/** Why a line cannot be ordered as it is, and what would mend it with one tap. */
export type LineIssueView =
  | { readonly kind: 'BELOW_MINIMUM'; readonly minimum: number; readonly unitName: string }
  | { readonly kind: 'NOT_AVAILABLE' }
  | {
      readonly kind: 'UNIT_GONE';
      /** What it can be ordered in instead; undefined where there is no unit at all. */
      readonly instead:
        { readonly amount: number; readonly unit: string; readonly unitName: string } | undefined;
    };

const known = new WeakMap<CheckoutLine, { readonly trouble: LineIssueView | undefined }>();

/** Checks a line by the domain's rule (CRT-4, QTY-2); lines taken out are in no trouble. */
export const lineIssueView = (line: CheckoutLine): LineIssueView | undefined => {
  const found = known.get(line);
  if (found !== undefined) return found.trouble;
  const trouble = line.removed ? undefined : troubleOf(line);
  known.set(line, { trouble });
  return trouble;
};

const troubleOf = (line: CheckoutLine): LineIssueView | undefined => {
  const { sku, unit, product, plan = [] } = line;
  // Each part of a plan is a delivery of its own, for which the minimum holds.
  const amount = Math.min(line.amount, ...plan.map((entry) => entry.amount));
  const problem = lineIssue(
    { sku, amount, unitAbbreviation: unit },
    {
      name: product.name,
      status: effectiveStatus(product),
      minSaleQuantity: product.minSaleQuantity,
      units: product.units,
    },
  );
  switch (problem?.code) {
    case undefined:
      return undefined;
    case 'INVALID_AMOUNT':
      return {
        kind: 'BELOW_MINIMUM',
        minimum: problem.minQty,
        unitName: product.units.find(({ abbreviation }) => abbreviation === unit)?.name ?? unit,
      };
    case 'NOT_AVAILABLE':
      return { kind: 'NOT_AVAILABLE' };
    case 'UNIT_NOT_ORDERABLE': {
      const other = unitOf(product);
      return {
        kind: 'UNIT_GONE',
        instead: other && {
          amount: initialAmount(product, other),
          unit: other.abbreviation,
          unitName: other.name,
        },
      };
    }
  }
};
