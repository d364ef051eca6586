import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { momentSchema } from './scalars';

const accessTokenShape = z
  .object({
    token: z.string().min(1).describe('The token itself, a JWT; sent as Authorization: Bearer'),
    expiresAt: momentSchema.describe(
      'From this moment on it is refused; a client asks for the next one before',
    ),
  })
  .describe('A short-lived access token, kept in memory and sent as bearer.');
/** A short-lived access token, kept in memory and sent as bearer. */
export interface AccessToken extends z.infer<typeof accessTokenShape> {}
export const accessTokenSchema: Schema<AccessToken> = registerComponent('AccessToken', accessTokenShape);
