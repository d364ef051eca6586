import { contract, type AnyCall, type CallName } from '@gastroshop/api-contract';
import { readStream } from '../read-stream';
import type { TestApp } from '../test-app';
import type { TestUser } from '../tokens';
import { addressOf, credentialsOf, type CallArguments } from './call-over-http';
import type { WireAnswer } from './openapi-checker';
import { CSRF_COOKIE } from '@gastroshop/identity';

const mediaTypeOf = (contentType: unknown): string =>
  typeof contentType === 'string' ? (contentType.split(';')[0] ?? '') : '';

/**
 * Makes calls of somebody at an application without a network. A stream of events is asked for over a socket, because it
 * ends with its reader's; its beginning is heard.
 *
 * @param address where the application listens
 */
export const testCallAt = (shop: TestApp, user: TestUser, address: string) => {
  const csrf = shop.csrfToken();
  return async (name: CallName, { parameters, body }: CallArguments): Promise<WireAnswer> => {
    const call: AnyCall = contract[name];
    const token = await shop.issuer.tokenFor(user);
    const cookie = `${CSRF_COOKIE.name}=${csrf}`;
    const isText = call.endpoint.textBody === true;
    const url = addressOf(call, parameters);
    const headers = {
      'accept-language': 'de-AT',
      ...credentialsOf(name, { token, csrf, cookie }),
      ...(call.endpoint.content === true && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': isText ? 'text/plain' : 'application/json' }),
    };
    if (call.endpoint.answer === 'events') {
      const stream = await readStream(`${address}${url}`, headers);
      const mediaType = mediaTypeOf(stream.headers.get('content-type'));
      if (stream.status === 200) {
        await stream.until(':');
        stream.leave();
        return { status: stream.status, mediaType, body: undefined, length: 1 };
      }
      const text = await stream.rest();
      return { status: stream.status, mediaType, body: JSON.parse(text), length: text.length };
    }
    const answer = await shop.app.inject({
      method: call.endpoint.method,
      url,
      headers: { host: 'localhost', ...headers },
      ...(body !== undefined && {
        payload: isText && typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    const mediaType = mediaTypeOf(answer.headers['content-type']);
    return {
      status: answer.statusCode,
      mediaType,
      body: mediaType.includes('json') ? answer.json<unknown>() : undefined,
      length: answer.body.length,
    };
  };
};
