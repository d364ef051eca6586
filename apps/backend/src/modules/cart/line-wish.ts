import type { CartItemRemoval, CartItemWrite, LineContent } from '@gastroshop/api-contract';
import { refuse } from '../../http';
import type { LineWish } from './decide-writes';

type WrittenContent = Omit<CartItemWrite, 'sku' | 'naraDto' | 'seenVersion' | 'ageMs' | 'operationId'>;

const contentOf = ({
  amount,
  unitAbbreviation,
  note,
  costCentre,
  customerArticleNumber,
  plan,
}: WrittenContent): LineContent => ({
  amount,
  unitAbbreviation,
  ...(note !== undefined && note !== '' && { note }),
  ...(costCentre !== undefined && costCentre !== '' && { costCentre }),
  ...(customerArticleNumber !== undefined && customerArticleNumber !== '' && { customerArticleNumber }),
  ...(plan !== undefined && { plan }),
});

/** A line of a body as a wish. */
export const wishOf = (item: CartItemWrite): LineWish => {
  const { sku, seenVersion, ageMs, operationId, naraDto } = item;
  return {
    sku,
    write: { content: contentOf(item), seenVersion, ageMs, operationId },
    ...(naraDto !== undefined && naraDto !== null && { nara: naraDto }),
  };
};

/** The wish to take a line out. */
export const removalOf = ({ sku, seenVersion, ageMs, operationId }: CartItemRemoval): LineWish => ({
  sku,
  write: { content: undefined, seenVersion, ageMs, operationId },
});

/**
 * The lines of a body as wishes for the own cart, where nothing is planned over several days: only fairs do that.
 *
 * @throws ProblemError invalid-request naming the plan
 */
export const ownWishes = (items: readonly CartItemWrite[], isList: boolean): readonly LineWish[] =>
  items.map((item, place) => {
    if (item.plan !== undefined)
      refuse('invalid-request', {
        field: isList ? `${place}.plan` : 'plan',
        detail: 'Only lines of a fair are planned over several days.',
      });
    return wishOf(item);
  });
