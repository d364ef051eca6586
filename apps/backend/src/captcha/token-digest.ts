import { createHash } from 'node:crypto';

/** What is remembered of a token. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('base64url');
