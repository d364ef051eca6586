import type { z } from 'zod';
import type { ErrorCode } from './error-code';
import type { Problem } from './problem';
import {
  amountTooSmallProblemSchema,
  articlesNotAvailableProblemSchema,
  cartAlreadyOrderedProblemSchema,
  deadlinePassedProblemSchema,
  orderDifferencesProblemSchema,
} from './problem-of-cart';
import { orderChangedProblemSchema, orderValueTooSmallProblemSchema } from './order-change';
import { authenticationNeededProblemSchema } from './problem-of-content';

/** Shapes of the errors that carry more than their code; all others are a plain problem. */
export const problemShapes: Readonly<Partial<Record<ErrorCode, z.ZodType<Problem>>>> = {
  'cart-already-ordered': cartAlreadyOrderedProblemSchema,
  'order-differences': orderDifferencesProblemSchema,
  'deadline-passed': deadlinePassedProblemSchema,
  'articles-not-available': articlesNotAvailableProblemSchema,
  'amount-too-small': amountTooSmallProblemSchema,
  'order-changed': orderChangedProblemSchema,
  'order-value-too-small': orderValueTooSmallProblemSchema,
  'authentication-needed': authenticationNeededProblemSchema,
};
