import { ResponseError } from '@gastroshop/api-client';

/** Key of the sentence that says why something was refused. */
export type FailureText =
  'failedLines' | 'failedLate' | 'failedChanged' | 'failedValue' | 'failedDay' | 'failed';

/** Says why the shop refused something about a standing order. */
export const failureText = (error: unknown): FailureText => {
  switch (error instanceof ResponseError ? error.problem?.code : undefined) {
    case 'deadline-passed':
      return 'failedLate';
    case 'standing-order-changed':
      return 'failedChanged';
    case 'order-value-too-small':
    case 'amount-too-small':
    case 'articles-not-available':
      return 'failedValue';
    case 'invalid-request':
      return 'failedDay';
    default:
      return 'failed';
  }
};
