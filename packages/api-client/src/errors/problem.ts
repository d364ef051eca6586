/**
 * A problem document (RFC 9457, application/problem+json) as the backend sends it: a stable `code` to decide by, and
 * further members that belong to the code, such as `differences`.
 */
export interface Problem {
  readonly type?: string;
  readonly title?: string;
  readonly detail?: string;
  /** Stable name of what went wrong, for example 'cart-already-ordered'. */
  readonly code?: string;
  /** Name of the field that is at fault. */
  readonly field?: string;
  readonly [member: string]: unknown;
}

const TEXT_MEMBERS = ['type', 'title', 'detail', 'code', 'field'];

/** Whether a parsed body is a problem document: an object whose known members, where present, are texts. */
export const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' &&
  body !== null &&
  !Array.isArray(body) &&
  Object.entries(body).every(([name, value]) => !TEXT_MEMBERS.includes(name) || typeof value === 'string');
