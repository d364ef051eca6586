import { contract, type CallName } from '@gastroshop/api-contract';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SignedInSession } from '../process';
import { addressOf, credentialsOf, type CallArguments, type HttpAnswer } from './call-over-http';

/**
 * Announces a body of a size and sends none of it. Whoever sends one that is refused before it has arrived reads the
 * answer only by luck: the connection may be reset meanwhile.
 *
 * @param bytes what the request says the body has
 */
export const announceBody = (
  origin: string,
  name: CallName,
  { parameters }: CallArguments,
  bytes: number,
  session: SignedInSession,
): Promise<HttpAnswer> =>
  new Promise((resolve, reject) => {
    const call = contract[name];
    const asking = request(origin + addressOf(call, parameters), {
      method: call.endpoint.method,
      headers: {
        'content-type': 'application/json',
        'content-length': bytes,
        ...credentialsOf(name, session),
      },
    });
    asking.once('error', reject);
    asking.once('response', (answer) => {
      text(answer)
        .then((body) => {
          resolve({
            status: answer.statusCode ?? 0,
            mediaType: (answer.headers['content-type'] ?? '').split(';')[0] ?? '',
            body: JSON.parse(body),
            length: body.length,
            text: body,
          });
        })
        .catch(reject)
        .finally(() => {
          asking.destroy();
        });
    });
    asking.flushHeaders();
  });
