import { isAllowedAmount, parseAmountText, smallestAllowedAmount } from '@gastroshop/domain/quantity';
import type { LineToAdd } from '@gastroshop/storefront/cart';
import { isSelectedByDefault, type ReplenishmentLine } from './plan-replenishment';

/** What the buyer has changed of a proposal. */
export interface ProposalEdits {
  /** Ticked or cleared, by sku. */
  readonly taken: ReadonlyMap<string, boolean>;
  /** Amounts as typed, by sku. */
  readonly amounts: ReadonlyMap<string, string>;
}

/** A proposal as it was made. */
export const NO_EDITS: ProposalEdits = { taken: new Map(), amounts: new Map() };

/** The amount that stands in a line's field. */
export const amountText = ({ product, proposal }: ReplenishmentLine, { amounts }: ProposalEdits): string =>
  amounts.get(product.sku) ?? (proposal.kind === 'ORDER' ? String(proposal.amount) : '');

/** Whether a line is taken. */
export const isTaken = (line: ReplenishmentLine, { taken }: ProposalEdits): boolean =>
  taken.get(line.product.sku) ?? isSelectedByDefault(line);

/** What is wrong with an amount. */
export type AmountFault = { readonly kind: 'REFUSED' } | { readonly kind: 'BELOW'; readonly minimum: number };

/** What is wrong with the amount in a line's field; nothing where it is empty, which takes the line out. */
export const faultOf = (line: ReplenishmentLine, edits: ProposalEdits): AmountFault | undefined => {
  const { unit, product } = line;
  const typed = parseAmountText(amountText(line, edits));
  if (typed.kind === 'NOTHING') return undefined;
  if (typed.kind === 'REFUSED') return { kind: 'REFUSED' };
  if (isAllowedAmount(typed.amount, unit, product.minSaleQuantity)) return undefined;
  return { kind: 'BELOW', minimum: smallestAllowedAmount(product.minSaleQuantity, unit) ?? typed.amount };
};

/**
 * What goes into the cart: what is ticked, in the amounts that stand there, as far as they may be ordered.
 *
 * @param isAsked whether it is still asked if an amount is meant
 */
export const proposedLines = (
  lines: readonly ReplenishmentLine[],
  edits: ProposalEdits,
  isAsked: (line: ReplenishmentLine) => boolean,
): readonly LineToAdd[] =>
  lines.flatMap((line) => {
    const typed = parseAmountText(amountText(line, edits));
    const isRight = typed.kind === 'AMOUNT' && faultOf(line, edits) === undefined;
    return isRight && isTaken(line, edits) && !isAsked(line)
      ? [
          {
            product: line.product,
            amount: typed.amount,
            unit: line.unit.abbreviation,
            remarks: line.remarks,
          },
        ]
      : [];
  });
