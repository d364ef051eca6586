import { z } from 'zod';
import { component, type Shape } from './component';
import { moment } from './scalar';

const accessTokenShape = z
  .object({
    token: z.string().min(1).describe('The token itself, a JWT; sent as Authorization: Bearer'),
    expiresAt: moment.describe('From this moment on it is refused; a client asks for the next one before'),
  })
  .describe('A short-lived access token, kept in memory and sent as bearer.');
/** A short-lived access token, kept in memory and sent as bearer. */
export interface AccessToken extends z.infer<typeof accessTokenShape> {}
export const accessToken: Shape<AccessToken> = component('AccessToken', accessTokenShape);
