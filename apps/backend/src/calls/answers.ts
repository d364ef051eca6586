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
export interface ServerEvent<Data = unknown> {
  /** Comes back as Last-Event-ID when the stream resumes. */
  readonly id: string;
  readonly data: Data;
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

/** An answer that is made after the transaction is stored and its connection given back: files, slow work. */
export class AfterCommit<Answer> {
  readonly make: () => Promise<Answer> | Answer;

  constructor(make: () => Promise<Answer> | Answer) {
    this.make = make;
  }
}

/**
 * Puts the making of an answer behind the transaction.
 *
 * @example return afterCommit(() => renderPaper(paper));
 */
export const afterCommit = <Answer>(make: () => Promise<Answer> | Answer): AfterCommit<Answer> =>
  new AfterCommit(make);
