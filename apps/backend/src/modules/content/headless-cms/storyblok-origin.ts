import { z } from 'zod';
import { contentAddress } from '../content-input';
import type { ContentOrigin, OriginEntry, OriginVersion } from './content-origin';

/** How the space is reached. */
export interface StoryblokSettings {
  /** Base address of the Content Delivery API, by region: https://api.storyblok.com/v2/cdn. */
  readonly url: string;
  /** Preview token; a public one brings published content only. */
  readonly token: string;
  /** Languages of the space beside its default, German. */
  readonly englishCode?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
}

const story = z.object({
  uuid: z.string(),
  full_slug: z.string(),
  content: z.record(z.string(), z.unknown()),
});
type Story = z.infer<typeof story>;

const storyPage = z.object({ stories: z.array(story) });
const savedStories = z.object({ stories: z.array(z.object({ updated_at: z.string() })) });
const space = z.object({ space: z.object({ version: z.number() }) });

/** Stories of one answer; the most the API gives. */
const PER_PAGE = 100;
const PATIENCE_MS = 10_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields of a story's content that say where and when it is shown; all others are the content. */
const TERMS = new Set(['valid_from', 'valid_to', 'for_signed_in', 'targets']);

/** What the system adds to components for itself. */
const OWN_FIELDS = new Set(['component', '_uid', '_editable']);

/**
 * A component as the shop's content has it: its name is the block's kind, its id the block's, its fields are the block's.
 * Empty fields, which the editor writes as empty texts, are left out.
 */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (!isRecord(value)) return value;
  const { component } = value;
  return {
    ...(typeof component === 'string' && { kind: component, id: value['_uid'] }),
    ...fieldsOf(value),
  };
};

const fieldsOf = (component: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(component).flatMap(([name, field]) =>
      OWN_FIELDS.has(name) || field === '' || field === null ? [] : [[name, plain(field)]],
    ),
  );

const bodyOf = ({ content }: Story): unknown =>
  Object.fromEntries(Object.entries(fieldsOf(content)).filter(([name]) => !TERMS.has(name)));

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const versionOf = (german: Story, english: Story | undefined): OriginVersion => {
  const { content } = german;
  const validFrom = textOf(content['valid_from']);
  const validTo = textOf(content['valid_to']);
  return {
    bodies: { 'de-AT': bodyOf(german), ...(english !== undefined && { 'en-GB': bodyOf(english) }) },
    validity: { validFrom, validTo },
    isForSignedIn: content['for_signed_in'] === true,
    targets: (textOf(content['targets']) ?? '')
      .split(',')
      .map((target) => target.trim())
      .filter((target) => target !== ''),
  };
};

/** A story's folder says whose it is and of what kind: az/page/wir/team. One elsewhere is none of ours. */
const placeOf = (fullSlug: string) => {
  const [scope = '', kind, ...rest] = fullSlug.replaceAll(/^\/+|\/+$/g, '').split('/');
  const place = contentAddress.safeParse({ scope: scope.toUpperCase(), kind, slug: rest.join('/') });
  return place.success ? place.data : undefined;
};

const isSame = (one: OriginVersion, other: OriginVersion | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * A Storyblok space as an origin, by its published Content Delivery API (version 2). It has been written from that
 * documentation and tried against an imitation only.
 */
export const storyblokOrigin = ({
  url,
  token,
  englishCode = 'en',
  fetch: get = fetch,
}: StoryblokSettings): ContentOrigin => {
  const ask = async (path: string, parameters: Readonly<Record<string, string>>) => {
    const address = new URL(`${url.replace(/\/$/, '')}${path}`);
    address.search = new URLSearchParams({ token, ...parameters }).toString();
    const answer = await get(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    // The address holds the token: it never stands in a message.
    if (!answer.ok) throw new Error(`Storyblok answered ${answer.status} to ${path}`);
    const body: unknown = await answer.json();
    return { body, total: Number(answer.headers.get('total') ?? 0) };
  };

  const cacheVersion = async (): Promise<number> =>
    space.parse((await ask('/spaces/me', {})).body).space.version;

  /** When a draft was last saved: the cache version counts what is published only. A public token sees no drafts. */
  const lastSaved = async (): Promise<string> => {
    try {
      const { body } = await ask('/stories', { version: 'draft', per_page: '1', sort_by: 'updated_at:desc' });
      return savedStories.parse(body).stories[0]?.updated_at ?? '';
    } catch {
      return '';
    }
  };

  /** All stories of a version in a language, by their place; what is drafted is never cached there. */
  const storiesOf = async (
    version: 'draft' | 'published',
    language: string | undefined,
    cv: number,
  ): Promise<ReadonlyMap<string, Story>> => {
    const all = new Map<string, Story>();
    for (let page = 1; ; page += 1) {
      const { body, total } = await ask('/stories', {
        version,
        cv: String(cv),
        per_page: String(PER_PAGE),
        page: String(page),
        ...(language !== undefined && { language }),
      });
      for (const one of storyPage.parse(body).stories) all.set(one.full_slug, one);
      if (page * PER_PAGE >= total) return all;
    }
  };

  const versionsOf = async (version: 'draft' | 'published', cv: number) => {
    const german = await storiesOf(version, undefined, cv);
    const english = await storiesOf(version, englishCode, cv);
    return new Map([...german].map(([slug, one]) => [slug, versionOf(one, english.get(slug))]));
  };

  async function* pieces(): AsyncGenerator<OriginEntry, undefined> {
    const cv = await cacheVersion();
    const published = await versionsOf('published', cv);
    const drafts = await versionsOf('draft', cv).catch(() => new Map<string, OriginVersion>());
    for (const slug of new Set([...published.keys(), ...drafts.keys()])) {
      const place = placeOf(slug);
      if (place === undefined) continue;
      const shown = published.get(slug);
      const draft = drafts.get(slug);
      yield {
        ...place,
        published: shown,
        draft: draft !== undefined && !isSame(draft, shown) ? draft : undefined,
      };
    }
    return undefined;
  }

  return { name: 'storyblok', revision: async () => `${await cacheVersion()} ${await lastSaved()}`, pieces };
};
