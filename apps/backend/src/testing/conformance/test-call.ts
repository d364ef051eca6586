import { contract, type AnyCall, type CallName } from '@gastroshop/api-contract';
import type { TestApp } from '../test-app';
import type { TestUser } from '../tokens';
import { addressOf, credentialsOf, type CallArguments } from './call-over-http';
import type { WireAnswer } from './openapi-checker';
import { CSRF_COOKIE } from '@gastroshop/identity';

/** Makes calls of somebody at an application without a network. */
export const testCallAt = (shop: TestApp, user: TestUser) => {
  const csrf = shop.csrfToken();
  return async (name: CallName, { parameters, body }: CallArguments): Promise<WireAnswer> => {
    const call: AnyCall = contract[name];
    const token = await shop.issuer.tokenFor(user);
    const cookie = `${CSRF_COOKIE.name}=${csrf}`;
    const isText = call.endpoint.textBody === true;
    const answer = await shop.app.inject({
      method: call.endpoint.method,
      url: addressOf(call, parameters),
      headers: {
        host: 'localhost',
        'accept-language': 'de-AT',
        ...credentialsOf(name, { token, csrf, cookie }),
        ...(call.endpoint.content === true && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': isText ? 'text/plain' : 'application/json' }),
      },
      ...(body !== undefined && {
        payload: isText && typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    const mediaType = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
    return {
      status: answer.statusCode,
      mediaType,
      body: mediaType.includes('json') ? answer.json<unknown>() : undefined,
      length: answer.body.length,
    };
  };
};
