import { afterCommit, type CallRequest, type Handlers } from '../../calls';
import { throwProblem } from '../../http';
import type { Services } from '../services';
import { admitSignedIn } from './content-access';
import type { ContentReader } from './content-reader';
import { currentContent, type StoredContent } from './current-content';
import { firstStartPage } from './first-start-page';
import { pageAt } from './visible-parts';
import { pathOfPage, plainSlug, withAddress } from './page-path';

type PageCall = 'getStartPage' | 'findContentPage' | 'getContentPage';

/** Start page, pages by path and id. */
export const pageHandlers = (services: Services, read: ContentReader) => {
  const answerPage = (request: CallRequest<PageCall>, stored: StoredContent | undefined) => {
    if (stored === undefined) throwProblem('path-not-found');
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
      // A new shop is of use before anybody has written for it.
      return stored === undefined ? firstStartPage(queries, request) : answerPage(request, stored);
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
  } satisfies Handlers;
};
