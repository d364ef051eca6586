import { contract, type AnyCall, type CallName } from '@gastroshop/api-contract';
import { CSRF_COOKIE } from '@gastroshop/identity';
import readWorkbook from 'read-excel-file/node';
import { addressOf, type CallArguments } from '../conformance';
import { pdfText } from '../pdf-text';
import type { TestApp } from '../test-app';
import type { TestUser } from '../tokens';

/** What somebody reads of an answer. */
export interface ReadAnswer {
  readonly status: number;
  readonly text: string;
}

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What differs from one time to the next, without anybody's doing. */
const settled = (text: string): string =>
  text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>')
    .replaceAll(/"traceId":"[\da-f]{32}"/g, '"traceId":"<trace>"')
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '<uuid>');

const readable = async (bytes: Buffer, mediaType: string): Promise<string> => {
  if (mediaType === 'application/pdf') return pdfText(bytes);
  if (mediaType === EXCEL) return JSON.stringify(await readWorkbook(bytes));
  return bytes.toString();
};

/** How a request differs from that of the shop. */
export interface AskOptions {
  /** Left out: nobody. */
  readonly as?: TestUser | undefined;
  readonly withoutCsrf?: boolean | undefined;
}

/** Makes a call without a network and reads what came, whatever kind of file it is. */
export const ask = async (
  shop: TestApp,
  name: CallName,
  { parameters, body, headers = {} }: CallArguments,
  { as, withoutCsrf = false }: AskOptions,
): Promise<ReadAnswer> => {
  const call: AnyCall = contract[name];
  const { method, textBody } = call.endpoint;
  const token = shop.csrfToken();
  const answer = await shop.app.inject({
    method,
    url: addressOf(call, parameters),
    headers: {
      host: 'localhost',
      'accept-language': 'de-AT',
      ...(as !== undefined && { authorization: `Bearer ${await shop.issuer.tokenFor(as)}` }),
      ...(!withoutCsrf && { cookie: `${CSRF_COOKIE.name}=${token}`, 'x-xsrf-token': token }),
      ...(body !== undefined && { 'content-type': textBody === true ? 'text/plain' : 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && {
      payload: textBody === true && typeof body === 'string' ? body : JSON.stringify(body),
    }),
  });
  const mediaType = (String(answer.headers['content-type'] ?? '').split(';')[0] ?? '').trim();
  return { status: answer.statusCode, text: settled(await readable(answer.rawPayload, mediaType)) };
};
