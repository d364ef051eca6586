import { Agent, request as httpRequest } from 'node:http';
import { routesOutsideContract } from '../access-control';
import type { TestUser } from '../tokens';
import { isRecord, pick } from './nasty';
import type { OtherSeed } from './other-seed';
import type { Voice, Voices } from './other-voices';
import { plainRequest, type Shelf } from './plain-request';
import { spoilRequest, type SentRequest } from './spoil-request';

/** An answer to a request outside the contract. */
interface OtherAnswer {
  readonly status: number;
  readonly mediaType: string;
  readonly location: string | undefined;
  readonly setCookies: readonly string[];
  readonly version: string | undefined;
  readonly text: string;
}

/** What came of a request, or that there was no answer. */
export interface OtherOutcome {
  readonly route: string;
  /** Undefined: there was none. */
  readonly status: number | undefined;
  readonly findings: readonly string[];
  /** Who asked for what, for whoever looks for the cause. */
  readonly said: string;
  readonly text: string;
}

/** Where requests outside the contract go. */
export interface OtherTarget {
  readonly port: number;
  readonly shelf: Shelf;
  readonly voices: Voices;
  readonly tokenOf: (user: TestUser) => Promise<string>;
}

const EDITING = '/v1/content-editing/';
const IMPORTS = '/v1/admin/imports';
const BROKEN = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhbm5hIn0.';
/** A machine that does other things as well; a call that hangs says so. */
const PATIENCE_MS = 60_000;
/** What only the makers of the product read: where it failed, and with which statement. */
const INSIDES = /node_modules|\.ts:\d+|\bat \w+ \(|relation "|syntax error at|PostgresError/;

const send = (port: number, agent: Agent, { method, path, headers, host, body }: SentRequest, more: object) =>
  new Promise<OtherAnswer>((resolve, reject) => {
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const request = httpRequest(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path,
        // Of what is sent, bytes that no header may have would never leave.
        headers: {
          host: host === 'localhost' || host === 'gm.localhost' ? `${host}:${port}` : host,
          ...(bytes !== undefined && { 'content-length': bytes.length }),
          ...more,
          ...headers,
        },
        timeout: PATIENCE_MS,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const { 'content-type': type = '', 'set-cookie': setCookies = [], location, etag } = answer.headers;
          resolve({
            status: answer.statusCode ?? 0,
            mediaType: (type.split(';')[0] ?? '').trim(),
            location,
            setCookies,
            version: /^"(\d+)"$/.exec(etag ?? '')?.[1],
            text: Buffer.concat(chunks).toString(),
          });
        });
      },
    );
    request.on('timeout', () => request.destroy(new Error(`No answer within ${PATIENCE_MS} ms`)));
    request.on('error', reject);
    request.end(bytes);
  });

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether a refusal is told as all are: as a problem, by the provider as OAuth has it, to people as a page. */
const isToldAsDocumented = (route: string, { status, mediaType, text }: OtherAnswer): boolean => {
  const body = jsonOf(text);
  if (mediaType === 'application/problem+json')
    return isRecord(body) && body['status'] === status && typeof body['code'] === 'string';
  const isOfProvider = route.includes(' /oidc/');
  if (isOfProvider && mediaType === 'application/json')
    return isRecord(body) && typeof body['error'] === 'string';
  return (isOfProvider || route.includes(' /auth/')) && mediaType === 'text/html';
};

/** Whether an answer leads nowhere but to a shop of this installation, as names and as number. */
const staysHere = (port: number, { location }: OtherAnswer): boolean => {
  if (location === undefined) return true;
  const { protocol, hostname, port: there } = new URL(location, `http://localhost:${port}`);
  return (
    protocol === 'http:' &&
    /^(?:(?:[a-z]+\.)?localhost|127\.0\.0\.1)$/.test(hostname) &&
    [String(port), ''].includes(there)
  );
};

const faultsOf = (
  route: string,
  { foreign, name }: Voice,
  sent: SentRequest,
  answer: OtherAnswer,
  port: number,
): readonly string[] => {
  const { status, text } = answer;
  const isBodyless = sent.method === 'HEAD';
  const isForOwners = route.includes(` ${EDITING}`) || route.includes(` ${IMPORTS}`);
  return [
    ...(status >= 500 ? [`${route}: answered ${status}`] : []),
    ...(status >= 400 && !isBodyless && !isToldAsDocumented(route, answer)
      ? [`${route}: refuses with ${status} in a form that is not documented`]
      : []),
    ...(isForOwners && sent.token !== 'OWN' && status < 400
      ? [`${route}: served who has no token of it (${sent.token})`]
      : []),
    ...(route.includes(' /auth/settings') && status < 400 ? [`${route}: served who is no operator`] : []),
    ...(staysHere(port, answer) ? [] : [`${route}: leads to ${answer.location ?? ''}`]),
    ...foreign.filter((other) => text.includes(other)).map((other) => `${route}: tells ${name} "${other}"`),
    ...(INSIDES.test(text) ? [`${route}: tells of its insides`] : []),
  ];
};

/** Notes what a request brought about, for the ones after it. */
const remember = (
  { state }: Voice,
  route: string,
  { status, text, version, location, setCookies }: OtherAnswer,
  port: number,
) => {
  for (const cookie of setCookies) {
    const [, name, value = ''] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
    if (name === undefined) continue;
    if (value === '' || /max-age=0\b|expires=thu, 01 jan 1970/i.test(cookie)) state.cookies.delete(name);
    else state.cookies.set(name, value);
  }
  if (location !== undefined) {
    const { pathname, search } = new URL(location, `http://localhost:${port}`);
    state.location = pathname + search;
  }
  if (status > 299) return;
  const body = jsonOf(text);
  if (version !== undefined) state.version = Number(version);
  if (!isRecord(body)) return;
  // The entry of the editor's own page, or the upload that was begun.
  const isMade = route.startsWith('PUT ') || (route.startsWith('POST ') && 'offset' in body);
  if (isMade && typeof body['id'] === 'string') state.id = body['id'];
  if (typeof body['offset'] === 'number') state.offset = body['offset'];
};

/** Makes requests to every route of an application that is no call of the contract. */
export const createOtherAsker = ({ port, shelf, voices, tokenOf }: OtherTarget) => {
  const agent = new Agent({ keepAlive: true });
  const routes = routesOutsideContract(shelf.shop.app);

  const voicesOf = (route: string): readonly Voice[] => {
    if (route.includes(` ${EDITING}`)) return voices.editors;
    return route.includes(` ${IMPORTS}`) ? voices.machines : voices.people;
  };
  const bearerOf = async (voice: Voice, { token }: SentRequest, choice: number) => {
    if (token === 'NONE') return undefined;
    if (token === 'BROKEN') return BROKEN;
    // Machines are no editors, and editors no machines; neither is anybody who buys.
    const others = [
      ...voices.people,
      ...(voices.machines.includes(voice) ? voices.editors : voices.machines),
    ];
    const { bearer } = token === 'OTHER' ? (pick(others, choice) ?? voice) : voice;
    return typeof bearer === 'object' ? tokenOf(bearer) : bearer;
  };

  return {
    routes,
    /** Makes one request and judges the answer. */
    ask: async (seed: OtherSeed): Promise<OtherOutcome> => {
      const route = typeof seed.route === 'string' ? seed.route : (pick(routes, seed.route) ?? 'GET /');
      const voice = pick(voicesOf(route), seed.actor);
      if (voice === undefined) throw new Error('Nobody is there to act');
      const origin = `http://localhost:${port}`;
      const plain = await plainRequest(route, shelf, voice, seed.variant, origin);
      const sent = spoilRequest(route, plain, seed);
      const bearer = await bearerOf(voice, sent, seed.choice);
      const cookie = [...voice.state.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const said = `${voice.name} ${route} ${seed.spoiling} ${JSON.stringify(sent).slice(0, 600)}`;
      try {
        const answer = await send(port, agent, sent, {
          'accept-language': 'de-AT',
          ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
          ...(voices.people.includes(voice) && cookie !== '' && { cookie }),
        });
        remember(voice, route, answer, port);
        const { status, text } = answer;
        return { route, status, findings: faultsOf(route, voice, sent, answer, port), said, text };
      } catch (error) {
        return { route, status: undefined, findings: [`${route}: no answer`], said, text: String(error) };
      }
    },
    close: () => {
      agent.destroy();
    },
  };
};
