import type { UnreadableFile } from './list-document';

/** Thrown by the reader of a format; those who ask for a file get it as a result. */
export class Unreadable extends Error {
  constructor(readonly file: UnreadableFile) {
    super(file.reason);
    this.name = 'Unreadable';
  }
}
