import { ResponseError } from '@gastroshop/api-client';

/** Why a cancellation, or taking one back, did not come about. */
export type CancelFailure = 'changedMeanwhile' | 'tooLate' | 'locked' | 'failed';

/** What the backend said to a cancellation, or to taking one back. */
export const failureOf = (error: unknown): CancelFailure => {
  switch (error instanceof ResponseError ? error.problem?.code : undefined) {
    case 'order-changed':
      return 'changedMeanwhile';
    case 'deadline-passed':
      return 'tooLate';
    case 'order-locked':
      return 'locked';
    default:
      return 'failed';
  }
};
