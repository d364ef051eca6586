import type { ReorderLine, ReorderProposal } from './reorder-line';

/** What a line puts into the cart when it is taken: itself or what replaces it. */
const offerOfLine = ({ offer, replacement }: ReorderLine): ReorderProposal | undefined =>
  offer ?? replacement;

/** Lines by what is to be said about them. */
export interface ReorderGroups {
  /** Not to be ordered any more, with a replacement or without. */
  readonly missing: readonly ReorderLine[];
  readonly changed: readonly ReorderLine[];
  readonly same: readonly ReorderLine[];
}

/** Sorts lines by what is to be said about them. */
export const groupReorderLines = (lines: readonly ReorderLine[]): ReorderGroups => ({
  missing: lines.filter(({ offer }) => offer === undefined),
  changed: lines.filter(({ offer, changes }) => offer !== undefined && changes.length > 0),
  same: lines.filter(({ offer, changes }) => offer !== undefined && changes.length === 0),
});

/**
 * What is taken: everything that can be ordered, a replacement only where the buyer ticked it, and nothing that would
 * lower what is in the cart.
 *
 * @param touched what the buyer ticked or cleared, by sku of the order's line
 */
export const selectedProposals = (
  lines: readonly ReorderLine[],
  touched: ReadonlyMap<string, boolean>,
): readonly ReorderProposal[] =>
  lines.flatMap((line) => {
    const offer = offerOfLine(line);
    return offer !== undefined && isSelected(line, touched) ? [offer] : [];
  });

/** Whether the cart holds as much already, or an amount in another unit that cannot be compared. */
const isCovered = ({ offer, changes }: ReorderLine): boolean =>
  changes.some(
    (change) => change.kind === 'IN_CART' && (change.unit !== offer?.unit || change.amount >= offer.amount),
  );

/** Whether a line is taken: as the buyer said, else what can be ordered and is not in the cart already. */
export const isSelected = (line: ReorderLine, touched: ReadonlyMap<string, boolean>): boolean =>
  touched.get(line.item.productSku) ?? (line.offer !== undefined && !isCovered(line));
