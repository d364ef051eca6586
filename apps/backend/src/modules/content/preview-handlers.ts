import type { ContentChange } from '@gastroshop/api-contract';
import type { TenantCode } from '@gastroshop/identity';
import { afterCommit, type CallRequest, type Handlers, type ServerEvent } from '../../calls';
import type { Queries } from '../../db';
import { refuse } from '../../http';
import type { Services } from '../services';
import { mayPreview } from './admission';
import { contentBells, type ContentBells } from './content-bells';
import { currentContent, type StoredContent } from './current-content';
import { plainSlug, withAddress } from './page-path';
import { isSignedPreview } from './preview-signature';
import { readContent } from './read-content';

/** Slug under which the start page can be previewed. */
const START_PAGE = 'startpage';

/** A page as its preview names it. */
interface PreviewedPage {
  readonly tenant: TenantCode;
  readonly kind: 'startpage' | 'page';
  readonly slug: string;
}

const pageNamed = (tenant: TenantCode, slug: string): PreviewedPage =>
  slug === START_PAGE ? { tenant, kind: 'startpage', slug: '' } : { tenant, kind: 'page', slug };

const newestOf = async (
  queries: Queries,
  { tenant, kind, slug }: PreviewedPage,
  now: Date,
): Promise<StoredContent | undefined> => {
  const [stored] = await currentContent(queries, { tenant, now, withDrafts: true, kinds: [kind], slug });
  return stored;
};

/** What tells one state of a page from the next. */
const eventIdOf = ({ id, version, state }: StoredContent): string => `${id}-${version}-${state}`;

const changeOf = ({ id, slug, version, state, writtenAt }: StoredContent): ContentChange => ({
  uuid: id,
  fullSlug: slug,
  version,
  state,
  writtenAt: writtenAt.toISOString(),
});

/**
 * The newest version of a page, and each that comes after it, from any process. Readers who say which they have seen are
 * told only when there is another.
 */
export const watchPage = async (
  { store, clock, bells }: Pick<Services, 'store' | 'clock'> & { readonly bells: ContentBells },
  page: PreviewedPage,
  lastEventId: string | undefined,
): Promise<AsyncIterable<ServerEvent<ContentChange>>> => {
  // The bell hangs before the first look, so nothing falls between.
  const bell = await bells.hang(page.kind, page.slug);
  async function* changes(): AsyncGenerator<ServerEvent<ContentChange>, undefined> {
    let seen = lastEventId;
    let isOpen = true;
    while (isOpen) {
      const newest = await store.inScope({ tenant: page.tenant }, (queries) =>
        newestOf(queries, page, clock.now()),
      );
      const id = newest === undefined ? undefined : eventIdOf(newest);
      if (newest !== undefined && id !== undefined && id !== seen) {
        seen = id;
        yield { id, data: changeOf(newest) };
      }
      isOpen = await bell.next();
    }
    return undefined;
  }
  const events = changes();
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => events.next(),
      return: () => {
        bell.close();
        return events.return(undefined);
      },
    }),
  };
};

/** Drafts as they would look, and word of their changes, for those who may preview. */
export const previewHandlers = (services: Services) => {
  const { store, clock } = services;
  const bells = contentBells(store);

  /** By a signed link, or by role; it may ask the database: run it after the call's transaction. */
  const isAllowed = async (
    request: CallRequest<'getContentPreview' | 'watchContentPreview'>,
    fullSlug: string,
  ): Promise<boolean> =>
    isSignedPreview(
      services.secret,
      { tenant: request.tenant, fullSlug, now: request.now },
      request.query.signature,
    ) || (await mayPreview(request, services));

  return {
    getContentPreview: async (request, queries) => {
      const slug = plainSlug(request.query.fullSlug);
      const stored = await newestOf(queries, pageNamed(request.tenant, slug), request.now);
      return afterCommit(async () => {
        const may = await isAllowed(request, slug);
        if (!may || stored === undefined) refuse('path-not-found');
        return withAddress(readContent('page', stored, request.query.languageCode), stored);
      });
    },
    watchContentPreview: async (request, queries) => {
      const slug = plainSlug(request.query.fullSlug);
      const page = pageNamed(request.tenant, slug);
      const stored = await newestOf(queries, page, request.now);
      return afterCommit(async () => {
        const may = await isAllowed(request, slug);
        if (!may || stored === undefined) refuse('path-not-found');
        return watchPage({ store, clock, bells }, page, request.lastEventId);
      });
    },
  } satisfies Handlers;
};
