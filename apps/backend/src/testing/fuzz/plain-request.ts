import { randomUUID } from 'node:crypto';
import type { Store } from '../../db';
import { TEST_PASSWORD } from '../process';
import type { WholeApp } from '../whole-app';
import type { Voice } from './other-voices';

/** A piece of content as it is stored. */
export interface StoredContent {
  readonly kind: string;
  readonly slug: string;
  readonly bodies: unknown;
}

/** What requests outside the contract are made of. */
export interface Shelf {
  readonly shop: WholeApp;
  readonly content: readonly StoredContent[];
  /** Marks of texts that are put in place of the writer's own. */
  readonly mark: string;
  readonly notificationId: string;
  /** A file of the content of the first tenant. */
  readonly fileId: string;
}

/** A request as an app, an editor's tool or a machine would make it. */
export interface PlainRequest {
  readonly method: string;
  /** What stands in the path where the route has a parameter. */
  readonly parts: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Fields of a form, JSON, or a file's text; undefined: none. */
  readonly body?: unknown;
  readonly type?: 'application/json' | 'application/x-www-form-urlencoded' | 'text/csv' | undefined;
}

type Recipe = Omit<PlainRequest, 'method' | 'parts' | 'query' | 'headers'> &
  Partial<Pick<PlainRequest, 'parts' | 'query' | 'headers'>>;

const FORM = 'application/x-www-form-urlencoded';
const IMPORTS = '/v1/admin/imports';
const EDITING = '/v1/content-editing';

const pick = <T>(list: readonly T[], choice: number): T | undefined =>
  list[choice % Math.max(1, list.length)];

/** Every piece of content of a tenant that is stored, to be written again. */
export const storedContent = (store: Store, scope: string): Promise<readonly StoredContent[]> =>
  store.asSystem((queries) =>
    queries
      .selectFrom('content_entry')
      .innerJoin('content_version', 'content_version.entry_id', 'content_entry.id')
      .select(['kind', 'slug', 'bodies'])
      .where('scope', '=', scope)
      .orderBy('kind')
      .orderBy('slug')
      .execute(),
  );

/** Stores a file of the content; answers its name. */
export const seedContentFile = async (store: Store, scope: string): Promise<string> => {
  const id = randomUUID();
  await store.asSystem((queries) =>
    queries
      .insertInto('content_file')
      .values({
        id,
        scope,
        file_name: 'flugblatt.pdf',
        media_type: 'application/pdf',
        bytes: Buffer.from('%PDF-'),
        created_at: new Date(),
      })
      .execute(),
  );
  return id;
};

const FILES: readonly (readonly [kind: string, text: (canary: string) => string])[] = [
  ['holidays', () => 'date;closed\n8.12.2026;ja\n24.12.2026;ja\n'],
  ['products', (canary) => `{"sku":"1","name":"${canary}"}\n`],
  ['users', (canary) => `id;name\n1;${canary}\n`],
  ['prices', () => '{"type":"LIST"}\n'],
  ['content', (canary) => `{"kind":"page","slug":"x","bodies":{"de-AT":{"title":"${canary}"}}}\n`],
];

const ISSUER_PATHS: readonly string[] = [
  '.well-known/openid-configuration',
  'jwks',
  'me',
  'session/end',
  'auth',
];
const FORM_PATHS: readonly string[] = [
  'token',
  'token/revocation',
  'token/introspection',
  'me',
  'session/end/confirm',
  'session/end',
  'auth',
  'request',
  'reg',
  'device/auth',
];

const authorization = ({ shop: { provider } }: Shelf, origin: string): Readonly<Record<string, string>> => ({
  client_id: provider.clientId,
  response_type: 'code',
  scope: 'openid',
  redirect_uri: `${origin}/auth/callback`,
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
});

/** Where the last answer led, if that is below a path. */
const ledTo = ({ state }: Voice, below: string): URL | undefined => {
  const address = new URL(state.location, 'http://localhost');
  return address.pathname.startsWith(below) ? address : undefined;
};

const searchOf = (address: URL): Readonly<Record<string, string>> => Object.fromEntries(address.searchParams);

const written = ({ content, mark }: Shelf, { canary, state }: Voice, variant: number): Recipe => {
  const known = pick(content, variant) ?? { kind: 'page', slug: 'page/none', bodies: {} };
  // Another place for each second, so that there are new ones and such as were seen.
  const slug = variant % 2 === 0 || known.slug === '' ? known.slug : `${known.slug}-${variant % 40}`;
  const bodies = JSON.parse(JSON.stringify(known.bodies).replaceAll(` ${mark}`, ` ${canary}`)) as unknown;
  const seen: Readonly<Record<string, string>> =
    variant % 3 === 0 ? { 'if-match': `"${state.version}"` } : { 'if-none-match': '*' };
  return {
    parts: ['AZ', known.kind, slug],
    headers: seen,
    body: { bodies, publish: variant % 5 !== 0, isForSignedIn: variant % 7 === 0, targets: [] },
    type: 'application/json',
  };
};

const recipes: Readonly<
  Record<string, (shelf: Shelf, voice: Voice, variant: number, origin: string) => Recipe | Promise<Recipe>>
> = {
  [`GET ${EDITING}/entries`]: (_shelf, { tenant }, variant) => ({
    query: variant % 2 === 0 ? {} : { scope: tenant, kind: 'page' },
  }),
  [`GET ${EDITING}/entries/:`]: (_shelf, { state }) => ({ parts: [state.id] }),
  [`GET ${EDITING}/entries/:/versions/:`]: (_shelf, { state }, variant) => ({
    parts: [state.id, String(variant % 4 === 0 ? 1 : state.version)],
  }),
  [`PUT ${EDITING}/content/:/:/*`]: (shelf, voice, variant) => {
    const made = written(shelf, voice, variant);
    return { ...made, parts: [voice.tenant, ...(made.parts ?? []).slice(1)] };
  },
  [`POST ${EDITING}/entries/:/publish`]: (_shelf, { state }) => ({
    parts: [state.id],
    headers: { 'if-match': `"${state.version}"` },
  }),
  [`DELETE ${EDITING}/entries/:`]: (_shelf, { state }) => ({
    parts: [state.id],
    headers: { 'if-match': `"${state.version}"` },
  }),
  [`POST ${EDITING}/preview-links`]: ({ content }, { tenant }, variant) => ({
    body: { tenant, fullSlug: pick(content, variant)?.slug ?? 'page' },
    type: 'application/json',
  }),
  [`POST ${IMPORTS}/:`]: (_shelf, { canary }, variant) => {
    const [kind, text] = pick(FILES, variant) ?? ['holidays', () => ''];
    const isInPieces = variant % 3 !== 0;
    return {
      parts: [kind],
      query: { ...(isInPieces && { pieces: 'true' }), ...(variant % 5 === 0 && { dryRun: 'true' }) },
      // Of few names some come again.
      headers: { 'idempotency-key': `file-${canary}-${variant % 60}` },
      body: isInPieces ? '' : text(canary),
      type: 'text/csv',
    };
  },
  [`PATCH ${IMPORTS}/:`]: (_shelf, { state, canary }, variant) => ({
    parts: [state.id],
    headers: { 'upload-offset': String(variant % 6 === 0 ? variant : state.offset) },
    body: (pick(FILES, variant)?.[1] ?? (() => ''))(canary),
    type: 'text/csv',
  }),
  [`POST ${IMPORTS}/:/complete`]: (_shelf, { state }, variant) => ({
    parts: [state.id],
    query: variant % 2 === 0 ? {} : { bytes: String(state.offset) },
  }),
  [`GET ${IMPORTS}/:`]: (_shelf, { state }) => ({ parts: [state.id] }),
  [`GET ${IMPORTS}/:/refusals.csv`]: (_shelf, { state }) => ({ parts: [state.id] }),
  'GET /v1/notification-files/:': ({ notificationId }, { userName }) => ({
    parts: [notificationId],
    query: {
      reader: `id-${userName}`,
      until: String(Math.ceil(Date.now() / 1000)),
      signature: 'A'.repeat(43),
    },
  }),
  'GET /media/*': ({ fileId }, { state }, variant) => ({
    parts: [
      pick(
        [`files/${fileId}/flugblatt.pdf`, `files/${state.id}/a.pdf`, `images/${state.id}.png`, 'x'],
        variant,
      ) ?? 'x',
    ],
  }),
  'GET /auth/redirect': (_shelf, _voice, variant) => ({
    query: { target: pick(['/', '/my/orders', '/product/1?a=b#c', '//elsewhere.example/'], variant) ?? '/' },
  }),
  'GET /auth/landing': (_shelf, _voice, variant) => ({
    query: {
      target: pick(['/', '/my/orders', 'https://elsewhere.example/', '/\\elsewhere'], variant) ?? '/',
    },
  }),
  'GET /auth/callback': (_shelf, voice) => {
    const address = ledTo(voice, '/auth/callback');
    return { query: address === undefined ? { code: 'none', state: 'none' } : searchOf(address) };
  },
  'GET /auth/assets/:': (_shelf, _voice, variant) => ({
    parts: [pick(['page.css', 'continue.js', 'AZ.css', 'az.css', 'none.js'], variant) ?? 'page.css'],
  }),
  'POST /auth/logout': ({ shop }, { state }, variant) => ({
    body: { csrf: state.cookies.get('XSRF-TOKEN') ?? (variant % 2 === 0 ? shop.csrfToken() : 'none') },
    type: FORM,
  }),
  'POST /auth/backchannel-logout': async ({ shop }, _voice, variant) => ({
    body: {
      logout_token: await shop.signLogout({
        jti: `logout-${variant % 200}`,
        ...(variant % 3 !== 0 && { sid: `session-${variant}` }),
        // Nobody whose tokens the others ask with.
        ...(variant % 3 !== 1 && { sub: `somebody-${variant}` }),
      }),
    },
    type: FORM,
  }),
  'GET /oidc/login/:': (_shelf, voice) => ({
    parts: [ledTo(voice, '/oidc/login/')?.pathname.split('/').at(-1) ?? 'none'],
  }),
  'POST /oidc/login/:': (_shelf, voice, variant) => ({
    parts: [ledTo(voice, '/oidc/login/')?.pathname.split('/').at(-1) ?? 'none'],
    body: { user: voice.userName, password: variant % 8 === 0 ? 'wrong' : TEST_PASSWORD },
    type: FORM,
  }),
  'GET /oidc/*': (shelf, voice, variant, origin) => {
    const address = ledTo(voice, '/oidc/');
    if (address !== undefined && !address.pathname.startsWith('/oidc/login/'))
      return { parts: [address.pathname.slice('/oidc/'.length)], query: searchOf(address) };
    const path = pick(ISSUER_PATHS, variant) ?? 'me';
    return { parts: [path], query: path === 'auth' ? authorization(shelf, origin) : {} };
  },
  'POST /oidc/*': (shelf, _voice, variant, origin) => {
    const path = pick(FORM_PATHS, variant) ?? 'token';
    const { clientId, clientSecret } = shelf.shop.provider;
    return {
      parts: [path],
      body: {
        ...(path === 'auth' || path === 'request' ? authorization(shelf, origin) : {}),
        grant_type: pick(['authorization_code', 'refresh_token', 'client_credentials'], variant >> 3) ?? '',
        code: 'none',
        refresh_token: 'none',
        token: 'none',
        redirect_uri: `${origin}/auth/callback`,
        client_id: clientId,
        client_secret: variant % 5 === 0 ? 'wrong' : clientSecret,
      },
      type: FORM,
    };
  },
};

/** What a parameter is in a route nobody has said anything of. */
const ANY_PART = '1';

/** A request to a route: as it is made of it, or, where nobody says how, with something in each place. */
export const plainRequest = async (
  route: string,
  shelf: Shelf,
  voice: Voice,
  variant: number,
  origin: string,
): Promise<PlainRequest> => {
  const [method = 'GET', path = '/'] = route.split(' ');
  const places = path.match(/[:*]/g) ?? [];
  const made = (await recipes[route]?.(shelf, voice, variant, origin)) ?? {};
  return { query: {}, headers: {}, ...made, method, parts: made.parts ?? places.map(() => ANY_PART) };
};
