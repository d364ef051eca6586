/**
 * A required parameter of a call was null or undefined. It is raised before anything is sent (ERR-1).
 *
 * @example
 * // getCart(client, { tenant: 'AZ', customerId: undefined })
 * error.field // 'customerId'
 */
export class RequiredError extends Error {
  override readonly name = 'RequiredError';
  /** Name of the missing parameter, as the call names it. */
  readonly field: string;

  constructor(field: string, callName: string) {
    super(`Required parameter \`${field}\` was null or undefined when calling \`${callName}\``);
    this.field = field;
  }
}
