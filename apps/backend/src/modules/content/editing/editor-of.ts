import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { throwProblem } from '../../../http';
import type { ContentEditor } from '../../services';

const BEARER = /^Bearer ([\w.~+/-]{32,200}=*)$/i;

const digest = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Who writes, by the bearer token of the settings.
 *
 * @throws ProblemError not-found where nobody may write at all; sign-in-required for a missing or unknown token
 */
export const editorOf = (request: FastifyRequest, editors: readonly ContentEditor[]): ContentEditor => {
  if (editors.length === 0) throwProblem('not-found');
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throwProblem('sign-in-required');
  const given = digest(token);
  // Every token is compared, so that the time tells nothing.
  const known = editors.filter((editor) => timingSafeEqual(digest(editor.token), given));
  return known[0] ?? throwProblem('sign-in-required');
};

/** Whether an editor may write in a scope. */
export const mayWrite = ({ scopes }: ContentEditor, scope: string): boolean =>
  scopes === undefined || scopes.includes(scope);
