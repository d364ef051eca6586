import { FetchError } from './fetch-error';

/**
 * No answer came, or not all of it, within the time a client waits for one. A kind of failing network: a read can be
 * asked again; of a write it is not known whether it arrived.
 */
export class TimeoutError extends FetchError {
  override readonly name = 'TimeoutError';
  /** How long was waited, in milliseconds. */
  readonly limitMs: number;

  constructor(limitMs: number) {
    super(new DOMException(`No answer within ${limitMs} ms`, 'TimeoutError'));
    this.limitMs = limitMs;
  }
}
