import type { TestApp } from '../test-app';
import type { TestUser } from '../tokens';

/** Signing takes longer than most answers do; a browser keeps its token for minutes, too. */
const USES = 200;

/** Tokens that serve for a number of requests, like those of a page. */
export const createTokens = ({ issuer }: TestApp) => {
  const kept = new Map<TestUser, { readonly token: string; left: number }>();
  return {
    of: async (user: TestUser): Promise<string> => {
      const known = kept.get(user);
      if (known !== undefined && known.left > 0) {
        known.left -= 1;
        return known.token;
      }
      const token = await issuer.tokenFor(user);
      kept.set(user, { token, left: USES });
      return token;
    },
  };
};
