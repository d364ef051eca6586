import type { ContentPage } from '@gastroshop/api-contract';
import { afterCommit, type CallRequest, type Handlers } from '../../calls';
import { refuse } from '../../http';
import type { Services } from '../services';
import { admitSignedIn, mayPreview } from './admission';
import type { ContentReader } from './content-reader';
import { currentContent, type StoredContent } from './current-content';
import { pageAt } from './parts-at';
import { pathOfPage, plainSlug } from './page-path';
import { isSignedPreview } from './preview-signature';
import { readContent } from './read-content';

type PageCall = 'getStartPage' | 'findContentPage' | 'getContentPage';

/** Slug under which the start page can be previewed. */
const START_PAGE = 'startpage';

const withAddress = (page: ContentPage, { id, slug }: StoredContent): ContentPage => ({
  ...page,
  uuid: id,
  fullSlug: slug,
});

/** Start page, pages by path and id, preview. */
export const pageHandlers = (services: Services, read: ContentReader) => {
  const answerPage = (request: CallRequest<PageCall>, stored: StoredContent | undefined) => {
    if (stored === undefined) refuse('path-not-found');
    const page = withAddress(pageAt(read('page', stored, request.locale), request.now), stored);
    if (!stored.isForSignedIn) return page;
    return afterCommit(async () => {
      await admitSignedIn(request, services, pathOfPage(stored.slug));
      return page;
    });
  };

  return {
    getStartPage: async (request, queries) => {
      const [stored] = await currentContent(queries, { ...request, kinds: ['startpage'], slug: '' });
      return answerPage(request, stored);
    },
    findContentPage: async (request, queries) => {
      const slug = plainSlug(request.body.fullSlug);
      const [stored] = await currentContent(queries, { ...request, kinds: ['page'], slug });
      return answerPage(request, stored);
    },
    getContentPage: async (request, queries) => {
      const [stored] = await currentContent(queries, {
        ...request,
        kinds: ['page', 'startpage'],
        id: request.path.uuid,
      });
      return answerPage(request, stored);
    },
    getContentPreview: async (request, queries) => {
      const { tenant, now, query } = request;
      const slug = plainSlug(query.fullSlug);
      const [stored] = await currentContent(queries, {
        tenant,
        now,
        withDrafts: true,
        ...(slug === START_PAGE ? { kinds: ['startpage'], slug: '' } : { kinds: ['page'], slug }),
      });
      return afterCommit(async () => {
        const isAllowed =
          isSignedPreview(services.secret, { tenant, fullSlug: slug, now }, query.signature) ||
          (await mayPreview(request, services));
        if (!isAllowed || stored === undefined) refuse('path-not-found');
        return withAddress(readContent('page', stored, query.languageCode), stored);
      });
    },
  } satisfies Handlers;
};
