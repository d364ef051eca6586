import type { TestApp } from '../test-app';
import type { TestUser } from '../tokens';

/** Bearer tokens that speak for nobody, though two of them look as good as any: each with what is wrong with it. */
export const worthlessTokens = async (
  { issuer }: TestApp,
  user: TestUser,
): Promise<readonly (readonly [fault: string, token: string])[]> => [
  ['no token', 'rubbish'],
  ['over', await issuer.expiredTokenFor(user)],
  ['signed by somebody else', await issuer.forgedTokenFor(user)],
];
