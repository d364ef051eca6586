import type { CartItemRemoval, CartItemWrite } from '@gastroshop/api-contract';
import { planIssues, type WrittenContent } from '@gastroshop/domain/cart';
import { throwProblem } from '../../http';
import type { CartLineChange } from './decide-writes';

/** What a line of a body names; what it leaves out stays. */
const contentOf = ({
  amount,
  unitAbbreviation,
  note,
  costCentre,
  customerArticleNumber,
  plan,
}: CartItemWrite): WrittenContent => ({
  amount,
  unitAbbreviation,
  note,
  costCentre,
  customerArticleNumber,
  plan,
});

/** A line of a body as a wish. */
export const toLineChange = (item: CartItemWrite): CartLineChange => {
  const { sku, seenVersion, seenCartVersion, ageMs, operationId, afterOperationIds, naraDto } = item;
  return {
    sku,
    seenCartVersion,
    write: { content: contentOf(item), seenVersion, ageMs, operationId, afterOperationIds },
    ...(naraDto !== undefined && naraDto !== null && { nara: naraDto }),
  };
};

/** The wish to take a line out. */
export const toRemoval = (item: CartItemRemoval): CartLineChange => {
  const { sku, seenVersion, seenCartVersion, ageMs, operationId, afterOperationIds } = item;
  const write = { content: undefined, seenVersion, ageMs, operationId, afterOperationIds };
  return { sku, seenCartVersion, write };
};

/**
 * The lines of a body as wishes for the own cart, where nothing is planned over several days: only fairs do that.
 *
 * @throws ProblemError invalid-request naming the plan
 */
export const mainCartChanges = (
  items: readonly CartItemWrite[],
  isList: boolean,
): readonly CartLineChange[] =>
  items.map((item, place) => {
    if (item.plan !== undefined && item.plan.length > 0)
      throwProblem('invalid-request', {
        field: isList ? `${place}.plan` : 'plan',
        detail: 'Only lines of a fair are planned over several days.',
      });
    return toLineChange(item);
  });

const PLAN_TEXTS = {
  SUM_DIFFERS: 'The parts of the plan do not add up to the amount.',
  DATE_TWICE: 'A date stands in the plan twice.',
} as const;

/** The first thing wrong with a plan in itself: its days and minimum are checked with the article. */
const planFault = ({ amount, plan = [] }: CartItemWrite): string | undefined => {
  if (amount === undefined) return plan.length === 0 ? undefined : PLAN_TEXTS.SUM_DIFFERS;
  for (const { code } of planIssues(plan, { amount, smallestAmount: 1 }))
    if (code === 'SUM_DIFFERS' || code === 'DATE_TWICE') return PLAN_TEXTS[code];
  return undefined;
};

/**
 * The lines of a body as wishes for the cart of a fair, where an amount may be spread over several days.
 *
 * @throws ProblemError invalid-request naming a plan whose parts are not the amount, or that names a date twice
 */
export const fairCartChanges = (
  items: readonly CartItemWrite[],
  isList: boolean,
): readonly CartLineChange[] =>
  items.map((item, place) => {
    const fault = item.plan === undefined || item.plan.length === 0 ? undefined : planFault(item);
    if (fault !== undefined)
      throwProblem('invalid-request', { field: isList ? `${place}.plan` : 'plan', detail: fault });
    return toLineChange(item);
  });
