/**
 * A path parameter that no address can hold: the empty text, "." or "..". Sent all the same it would reach another call
 * (removing the label "" would remove them all), so nothing is sent.
 */
export class PathParameterError extends Error {
  override readonly name = 'PathParameterError';
  /** Name of the parameter, as the call names it. */
  readonly field: string;

  constructor(field: string, callName: string) {
    super(`Parameter \`${field}\` was empty or made of dots when calling \`${callName}\``);
    this.field = field;
  }
}
