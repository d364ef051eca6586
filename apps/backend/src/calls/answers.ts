import type { Subscription, Queries } from '../db';

/** A file a call answers. */
export interface FileAnswer {
  readonly mediaType: string;
  readonly bytes: Uint8Array | string;
  /** Name under which browsers save it; left out: shown in place. */
  readonly fileName?: string | undefined;
  /** Value of Cache-Control; left out: not stored anywhere. */
  readonly cacheControl?: string | undefined;
}

/** One server-sent event. */
interface ServerEvent<Data = unknown> {
  /** Comes back as Last-Event-ID when the stream resumes. */
  readonly id: string;
  readonly data: Data;
}

/** Events that are written together. */
export interface EventBatch<Data = unknown> {
  readonly events: readonly ServerEvent<Data>[];
  /** False: there is more already. */
  readonly isAll: boolean;
}

/**
 * What a live stream is read from. The kernel asks before each reading, in the same transaction, whether the caller may
 * still do what the stream was opened for, so that no call can forget it.
 */
export interface EventSource<Data = unknown> {
  /** Rings when there may be something new; the kernel closes it. */
  readonly bell: Subscription;
  /**
   * What has come since the last reading.
   *
   * @throws ProblemError when the reader may hear no more for a reason that only the call knows; the stream ends
   */
  readonly read: (queries: Queries) => Promise<EventBatch<Data>>;
  /**
   * The same question where it cannot be asked inside the transaction; asked before it.
   *
   * @throws ProblemError
   */
  readonly admit?: (() => Promise<void>) | undefined;
}

/**
 * An answer that is JSON already, because it is stored as such: it is sent without being taken apart, unless something
 * of it is hidden from the caller.
 */
export class JsonText<Answer> {
  readonly text: string;
  /** Only the compiler knows it: what the text says. */
  declare readonly answer?: Answer;

  constructor(text: string) {
    this.text = text;
  }
}

/** Makes an answer; the signal tells that nobody waits for it any more. */
type Make<Answer> = (leaving: AbortSignal) => Promise<Answer> | Answer;

/** An answer that is made after the transaction is stored and its connection given back: files, slow work. */
export class AfterCommit<Answer> {
  readonly make: Make<Answer>;

  constructor(make: Make<Answer>) {
    this.make = make;
  }
}

/**
 * Puts the making of an answer behind the transaction.
 *
 * @example return afterCommit((leaving) => renderPdf(paper, leaving));
 */
export const afterCommit = <Answer>(make: Make<Answer>): AfterCommit<Answer> => new AfterCommit(make);
