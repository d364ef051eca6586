import type { Endpoint } from './endpoint';

/** An access token for the live session, five minutes at most. */
export const getToken = {
  method: 'GET',
  path: '/my/token',
  access: 'signed-in',
  csrf: true,
  session: true,
} as const satisfies Endpoint;
