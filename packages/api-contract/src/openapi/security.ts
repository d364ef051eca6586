import type { Endpoint } from '../endpoints';

/** The ways a call proves who makes it. */
export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'Access token of GET /my/token, five minutes at most. Present but invalid is 401 on every call.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
    description: 'Session cookie of the sign-on, HttpOnly; named "session" on plain http.',
  },
} as const;

type Requirement = Readonly<Record<string, readonly string[]>>;
const BEARER: Requirement = { bearer: [] };
const SESSION: Requirement = { session: [] };
const NOBODY: Requirement = {};

/** Who a call asks for: any one of the answered requirements opens it. */
export const toSecurity = ({ access, session, content, base }: Endpoint): readonly Requirement[] => {
  if (session) return [SESSION];
  if (access !== 'anonymous') return [BEARER];
  // Content and analytics know a signed-in visitor by the cookie alone.
  return content || base === 'proxy' ? [NOBODY, SESSION] : [NOBODY, BEARER];
};
