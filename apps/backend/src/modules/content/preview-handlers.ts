import type { ContentChange } from '@gastroshop/api-contract';
import { afterCommit, type CallRequest, type EventSource, type Handlers } from '../../calls';
import { throwProblem } from '../../http';
import type { Services } from '../services';
import { mayPreview } from './content-access';
import { contentSubscriptions, type ContentBells } from './content-subscriptions';
import { plainSlug, withAddress } from './page-path';
import { makePreviewLink } from './preview-link';
import { pageNamed, type PreviewedPage } from './preview-page-name';
import { previewPagesOf } from './preview-pages';
import { isSignedPreview } from './preview-signature';
import { changeOf, previewState, stateIdOf } from './preview-state';
import { readContent } from './read-content';

/** How a page is watched. */
export interface WatchPageOptions {
  /** The state a reader has seen last. */
  readonly lastEventId?: string | undefined;
  /** Refuses who may not see drafts any more. */
  readonly admit?: (() => Promise<void>) | undefined;
}

/**
 * The newest version of a page, and each that comes after it, from any process. Readers who say which they have seen are
 * told only when there is another.
 */
export const watchPage = async (
  { clock, bells }: Pick<Services, 'clock'> & { readonly bells: ContentBells },
  page: PreviewedPage,
  { lastEventId, admit }: WatchPageOptions = {},
): Promise<EventSource<ContentChange>> => {
  // The bell hangs before the first look, so nothing falls between.
  const bell = await bells.hang(page.kind, page.slug);
  let seen = lastEventId;
  return {
    bell,
    admit,
    read: async (queries) => {
      const state = await previewState(queries, page, clock.now());
      const id = state === undefined ? undefined : stateIdOf(state);
      if (state === undefined || id === undefined || id === seen) return { events: [], isAll: true };
      seen = id;
      return { events: [{ id, data: changeOf(state) }], isAll: true };
    },
  };
};

/** Drafts as they would look, and word of their changes, for those who may preview. */
export const previewHandlers = (services: Services) => {
  const { store, clock } = services;
  const bells = contentSubscriptions(store);

  /** By a signed link, or by role; it may ask the database: run it after the call's transaction. */
  const isAllowed = async (
    request: CallRequest<'getContentPreview' | 'watchContentPreview'>,
    fullSlug: string,
    now = request.now,
  ): Promise<boolean> =>
    isSignedPreview(services.keyRing, { tenant: request.tenant, fullSlug, now }, request.query.signature) ||
    (await mayPreview(request, services));

  return {
    getContentPreview: async (request, queries) => {
      const slug = plainSlug(request.query.fullSlug);
      const stored = (await previewState(queries, pageNamed(request.tenant, slug), request.now))?.newest;
      return afterCommit(async () => {
        const may = await isAllowed(request, slug);
        if (!may || stored === undefined) throwProblem('path-not-found');
        return withAddress(
          readContent('page', stored, request.query.languageCode, services.externalOrigins),
          stored,
        );
      });
    },
    watchContentPreview: async (request, queries) => {
      const slug = plainSlug(request.query.fullSlug);
      const page = pageNamed(request.tenant, slug);
      const stored = await previewState(queries, page, request.now);
      return afterCommit(async () => {
        const may = await isAllowed(request, slug);
        if (!may || stored === undefined) throwProblem('path-not-found');
        const admit = async () => {
          if (!(await isAllowed(request, slug, clock.now()))) throwProblem('path-not-found');
        };
        return watchPage({ clock, bells }, page, { lastEventId: request.lastEventId, admit });
      });
    },
    getPreviewPages: (request) =>
      Promise.resolve(
        afterCommit(async () => {
          if (!(await mayPreview(request, services))) throwProblem('path-not-found');
          const { tenant, locale, now } = request;
          const pages = await store.inScope({ tenant }, (queries) =>
            previewPagesOf(queries, { tenant, locale, now }),
          );
          return { pages };
        }),
      ),
    createPreviewLink: async (request, queries) => {
      const { tenant, now, body } = request;
      const state = await previewState(queries, pageNamed(tenant, body.fullSlug), now);
      return afterCommit(async () => {
        const may = await mayPreview(request, services);
        if (!may || state === undefined) throwProblem('path-not-found');
        return makePreviewLink(services.keyRing, { tenant, fullSlug: body.fullSlug, now });
      });
    },
  } satisfies Handlers;
};
