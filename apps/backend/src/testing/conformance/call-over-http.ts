import { contract, type AnyCall, type CallName } from '@gastroshop/api-contract';
import type { WireAnswer } from './openapi-checker';
import type { SignedInSession } from '../process';

/** Arguments of a call by name: path, query, and the body under `body`. */
export interface CallArguments {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** The body as it goes over the wire, where it is not the JSON of anything. */
  readonly rawBody?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** A parameter of the query that the call does not know. */
  readonly unknownParameter?: string | undefined;
}

/** An answer and its raw text. */
export interface HttpAnswer extends WireAnswer {
  readonly text: string;
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(',') : String(value);

const BASES = { shop: '/v1', proxy: '/proxy' } as const;

/** The address of a call with its arguments. */
export const addressOf = ({ endpoint }: AnyCall, parameters: Readonly<Record<string, unknown>>): string => {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(textOf(parameters[key])),
  );
  const query = Object.keys(endpoint.query ?? {}).flatMap((key) =>
    parameters[key] === undefined ? [] : [`${key}=${encodeURIComponent(textOf(parameters[key]))}`],
  );
  return `${BASES[endpoint.base ?? 'shop']}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
};

/** What a page of the shop sends to say who calls: the bearer, or the cookies where those count. */
export const credentialsOf = (
  name: CallName,
  session: SignedInSession | undefined,
): Readonly<Record<string, string>> => {
  const { endpoint }: AnyCall = contract[name];
  if (session === undefined) return {};
  const usesCookie = endpoint.session === true || endpoint.content === true || endpoint.csrf === true;
  const usesBearer = endpoint.session !== true && endpoint.content !== true;
  return {
    ...(usesBearer && { authorization: `Bearer ${session.token}` }),
    ...(usesCookie && { cookie: session.cookie, 'x-xsrf-token': session.csrf }),
  };
};

/** Makes a call over HTTP and reads the whole answer; of a stream of events the beginning. */
export const callOverHttp = async (
  origin: string,
  name: CallName,
  { parameters, body, rawBody, headers = {}, unknownParameter }: CallArguments,
  session?: SignedInSession,
): Promise<HttpAnswer> => {
  const call: AnyCall = contract[name];
  const { endpoint } = call;
  const isText = endpoint.textBody === true;
  const sent = rawBody ?? (isText && typeof body === 'string' ? body : JSON.stringify(body));
  const hasBody = body !== undefined || rawBody !== undefined;
  const address = new URL(origin + addressOf(call, parameters));
  if (unknownParameter !== undefined) address.searchParams.append(unknownParameter, '1');
  const answer = await fetch(address, {
    method: endpoint.method,
    headers: {
      'accept-language': 'de-AT',
      ...credentialsOf(name, session),
      ...(hasBody && { 'content-type': isText ? 'text/plain' : 'application/json' }),
      ...headers,
    },
    ...(hasBody && { body: sent }),
  });
  const mediaType = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
  if (mediaType === 'text/event-stream') {
    await answer.body?.cancel();
    return { status: answer.status, mediaType, body: undefined, length: 1, text: '' };
  }
  const text = await answer.text();
  return {
    status: answer.status,
    mediaType,
    body: mediaType.includes('json') ? JSON.parse(text) : undefined,
    length: text.length,
    text,
  };
};
