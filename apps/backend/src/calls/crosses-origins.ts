import type { AnyCall } from '@gastroshop/api-contract';

/** Style sheet, mark and manifest: what a page links by an address that ends like a file's. */
const LINKED = /\.\w+$/;

/**
 * Whether a page of another origin may read the call, and how: `data` by CORS, `file` by a link as well. Only reads that
 * everybody may make cross: no stream, no form, nothing of the analytics, nothing that asks for a session or a role.
 */
export const crossesOrigins = ({ endpoint, roles }: AnyCall): 'data' | 'file' | undefined => {
  const { access, base, session, answer = 'json', path } = endpoint;
  if (access !== 'anonymous' || base === 'proxy' || session === true || roles !== undefined) return undefined;
  if (answer === 'empty' || answer === 'events') return undefined;
  return answer === 'file' || LINKED.test(path) ? 'file' : 'data';
};
