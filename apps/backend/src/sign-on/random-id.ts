import { createHash, randomBytes } from 'node:crypto';

/** An id that nobody can guess: 256 bits. */
export const createSecretId = (): string => randomBytes(32).toString('base64url');

/** What is stored of such an id; it leads back to nothing. */
export const digestOf = (id: string): string => createHash('sha256').update(id).digest('base64url');
