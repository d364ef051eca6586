import { Duplex } from 'node:stream';
import type { PgliteThread } from './pglite-thread';

/** A "socket" whose other end is the embedded database, in the form the driver `pg` expects of one. */
export class PgliteStream extends Duplex {
  readonly #thread: PgliteThread;

  constructor(thread: PgliteThread) {
    super();
    this.#thread = thread;
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#hand(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#hand(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  #hand(bytes: Buffer, done: (error?: Error) => void): void {
    this.#thread.send(new Uint8Array(bytes)).then(
      (answer) => {
        if (answer.length > 0) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
        done();
      },
      (error: unknown) => {
        done(error instanceof Error ? error : new Error(String(error)));
      },
    );
  }
}
