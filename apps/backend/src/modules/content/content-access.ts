import { loginUrl, type TenantCode } from '@gastroshop/identity';
import type { FastifyRequest } from 'fastify';
import type { AuthenticatedUser } from '../../access';
import { throwProblem } from '../../http';
import type { Services, Visitor } from '../services';

/** Who asks for content, as far as that decides what there is to read. */
export interface ContentViewer {
  readonly caller: AuthenticatedUser | undefined;
  readonly tenant: TenantCode;
  readonly http: FastifyRequest;
}

const NOBODY: Visitor = { state: 'NONE' };

/** Who the reader is by bearer or by session cookie; a session of another tenant counts as none. */
const visitorBehind = async (
  { caller, tenant, http }: ContentViewer,
  { visitorOf }: Pick<Services, 'visitorOf'>,
): Promise<Visitor> => {
  if (caller !== undefined) return { state: 'LIVE', tenant, mayPreviewContent: caller.mayPreviewContent };
  const visitor = (await visitorOf?.(http)) ?? NOBODY;
  return visitor.state === 'LIVE' && visitor.tenant !== tenant ? NOBODY : visitor;
};

/**
 * Lets only signed-in users on. It may ask the database: run it after the call's transaction.
 *
 * @param path the page's address in the shop, to which the sign-on comes back
 * @throws ProblemError authentication-needed with the sign-in link; sign-in-required for a session that is over
 */
export const admitSignedIn = async (
  reader: ContentViewer,
  services: Pick<Services, 'visitorOf'>,
  path: string,
) => {
  const { state } = await visitorBehind(reader, services);
  if (state === 'ENDED') throwProblem('sign-in-required');
  if (state === 'NONE')
    throwProblem('authentication-needed', {
      detail: 'This content is for signed-in users.',
      more: { signInUrl: loginUrl(path) },
    });
};

/** Whether somebody is signed in, for lists that leave out what is for others. Run it after the call's transaction. */
export const isSignedIn = async (
  reader: ContentViewer,
  services: Pick<Services, 'visitorOf'>,
): Promise<boolean> => (await visitorBehind(reader, services)).state === 'LIVE';

/** Whether the reader may see drafts by role. Run it after the call's transaction. */
export const mayPreview = async (
  reader: ContentViewer,
  services: Pick<Services, 'visitorOf'>,
): Promise<boolean> => {
  const visitor = await visitorBehind(reader, services);
  return visitor.state === 'LIVE' && visitor.mayPreviewContent;
};
