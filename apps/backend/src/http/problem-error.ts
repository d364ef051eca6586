import { ERRORS, type ErrorCode, type FieldProblem } from '@gastroshop/api-contract';

/** What an error says besides its code; what some codes carry (an order, differences) stands at the top level. */
export interface ProblemDetails {
  /** One sentence for developers; never anything personal, it may be logged. */
  readonly detail?: string | undefined;
  readonly field?: string | undefined;
  readonly errors?: readonly FieldProblem[] | undefined;
  /** Members a code's own shape adds. */
  readonly more?: Readonly<Record<string, unknown>> | undefined;
  /** Seconds after which a repetition makes sense. */
  readonly retryAfter?: number | undefined;
}

/** A refusal, answered as RFC 9457 with a stable code. Thrown anywhere in a call, it leaves nothing stored. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ErrorCode;
  readonly facts: ProblemDetails;

  constructor(code: ErrorCode, facts: ProblemDetails = {}) {
    super(facts.detail ?? ERRORS[code].title);
    this.code = code;
    this.facts = facts;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/**
 * Refuses a call.
 *
 * @throws ProblemError always
 * @example if (order === undefined) refuse('not-found');
 */
export function throwProblem(code: ErrorCode, facts?: ProblemDetails): never {
  throw new ProblemError(code, facts);
}

/**
 * The body of an error's answer.
 *
 * @param names by which the logs know the request: whoever reports an error names it
 */
export const problemBody = (
  { code, status, facts }: ProblemError,
  names: Readonly<Record<'requestId' | 'traceId', string>>,
): Readonly<Record<string, unknown>> => ({
  type: 'about:blank',
  title: ERRORS[code].title,
  status,
  code,
  ...(facts.detail !== undefined && { detail: facts.detail }),
  ...(facts.field !== undefined && { field: facts.field }),
  ...(facts.errors !== undefined && { errors: facts.errors }),
  ...facts.more,
  ...names,
});
