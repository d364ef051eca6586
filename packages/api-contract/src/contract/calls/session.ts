import * as endpoints from '../../endpoints';
import { accessTokenSchema } from '../../schemas';
import { defineCall } from '../call';

export const getToken = defineCall(endpoints.getToken, {
  summary: 'An access token for the live session, five minutes at most.',
  answer: accessTokenSchema,
});
