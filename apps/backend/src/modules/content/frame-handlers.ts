import type { Handlers } from '../../calls';
import type { ContentReader } from './content-reader';
import { currentContent } from './current-content';
import { firstFooter } from './first-footer';

/** Header and footers. A tenant without any has next to empty ones: the shop's frame stands in every case. */
export const frameHandlers = (read: ContentReader) =>
  ({
    getHeader: async (request, queries) => {
      const [stored] = await currentContent(queries, { ...request, kinds: ['header'], slug: '' });
      return stored === undefined ? { links: [] } : read('header', stored, request.locale);
    },
    getFooter: async (request, queries) => {
      const [stored] = await currentContent(queries, { ...request, kinds: ['footer'], slug: '' });
      return stored === undefined ? firstFooter(queries, request) : read('footer', stored, request.locale);
    },
    getCustomTenantFooter: async (request, queries) => {
      const [stored] = await currentContent(queries, { ...request, kinds: ['custom-footer'], slug: '' });
      return stored === undefined ? { columns: [] } : read('custom-footer', stored, request.locale);
    },
  }) satisfies Handlers;
