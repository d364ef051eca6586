import type { z } from 'zod';
import type { ErrorCode } from './error-code';
import type { Problem } from './problem';
import {
  amountTooSmallProblem,
  articlesNotAvailableProblem,
  cartAlreadyOrderedProblem,
  deadlinePassedProblem,
  orderDifferencesProblem,
} from './problem-of-cart';
import { orderChangedProblem, orderValueTooSmallProblem } from './order-change';
import { authenticationNeededProblem } from './problem-of-content';

/** Shapes of the errors that carry more than their code; all others are a plain problem. */
export const problemShapes: Readonly<Partial<Record<ErrorCode, z.ZodType<Problem>>>> = {
  'cart-already-ordered': cartAlreadyOrderedProblem,
  'order-differences': orderDifferencesProblem,
  'deadline-passed': deadlinePassedProblem,
  'articles-not-available': articlesNotAvailableProblem,
  'amount-too-small': amountTooSmallProblem,
  'order-changed': orderChangedProblem,
  'order-value-too-small': orderValueTooSmallProblem,
  'authentication-needed': authenticationNeededProblem,
};
