import { type Problem, ResponseError } from '@gastroshop/api-client';
import { differencesOf, numberMember, orderOf, stringField, textsMember } from './problem-fields';
import type { SubmissionRejection } from './submission-rejection';

const UNEXPECTED: SubmissionRejection = { kind: 'UNEXPECTED' };

/** Answers after which nobody knows whether the order was taken, or that another attempt may mend. */
const isUncertain = ({ status }: ResponseError): boolean =>
  status >= 500 || status === 429 || status === 408 || status === 401;

/** What is planned names its article; a day of the order names a field. */
const planDay = (problem: Problem): SubmissionRejection | undefined => {
  const sku = stringField(problem, 'sku');
  return sku === undefined
    ? undefined
    : {
        kind: 'PLAN_DAY',
        sku,
        day: stringField(problem, 'day'),
        nextPossibleDay: stringField(problem, 'nextPossibleDay'),
      };
};

const ofProblem = (problem: Problem): SubmissionRejection => {
  switch (problem.code) {
    case 'order-differences': {
      const confirmationToken = stringField(problem, 'confirmationToken');
      const differences = differencesOf(problem);
      return confirmationToken === undefined || differences.length === 0
        ? UNEXPECTED
        : { kind: 'DIFFERENCES', differences, confirmationToken };
    }
    case 'deadline-passed':
      return (
        planDay(problem) ?? {
          kind: 'DEADLINE_PASSED',
          nextPossibleDay: stringField(problem, 'nextPossibleDay'),
          frozen: problem.field === 'requestedDeliveryDayFrozenProducts',
        }
      );
    case 'articles-not-available':
      return { kind: 'NOT_AVAILABLE', skus: textsMember(problem, 'skus') };
    case 'amount-too-small': {
      const sku = stringField(problem, 'sku');
      const smallestAmount = numberMember(problem, 'smallestAmount');
      return sku === undefined || smallestAmount === undefined
        ? UNEXPECTED
        : { kind: 'AMOUNT_TOO_SMALL', sku, smallestAmount };
    }
    case 'cart-already-ordered': {
      const order = orderOf(problem);
      return order === undefined ? UNEXPECTED : { kind: 'ALREADY_ORDERED', order };
    }
    case 'delivery-day-not-possible':
      // An older backend says so too when the value of the goods is too small; a day is named by its field.
      return (
        planDay(problem) ?? {
          kind: problem.field === undefined ? 'ORDER_VALUE_TOO_SMALL' : 'DAY_NOT_POSSIBLE',
        }
      );
    case 'order-value-too-small':
      return { kind: 'ORDER_VALUE_TOO_SMALL' };
    case 'order-locked':
      return { kind: 'ORDER_FIXED' };
    case 'cart-empty':
      return { kind: 'CART_EMPTY' };
    case 'customer-forbidden':
      return { kind: 'FORBIDDEN' };
    case 'not-found':
      return { kind: 'ADDRESS_UNKNOWN' };
    case 'fair-not-active':
      return { kind: 'FAIR', reason: 'FAIR_NOT_ACTIVE' };
    case 'fair-tenant-not-invited':
      return { kind: 'FAIR', reason: 'TENANT_NOT_INVITED' };
    case 'fair-customer-blocked':
      return { kind: 'FAIR', reason: 'CUSTOMER_BLOCKED' };
    case 'fair-order-limit-reached':
      return { kind: 'FAIR', reason: 'ORDER_LIMIT_REACHED' };
    default:
      return UNEXPECTED;
  }
};

/**
 * What an answer to a submission means.
 *
 * @returns undefined when it is not known whether the order was taken: no answer came, or none that says so
 */
export const toSubmissionRejection = (error: unknown): SubmissionRejection | undefined => {
  if (!(error instanceof ResponseError) || isUncertain(error)) return undefined;
  return error.problem === undefined ? UNEXPECTED : ofProblem(error.problem);
};
