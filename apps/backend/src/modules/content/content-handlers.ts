import type { Handlers } from '../../calls';
import type { Services } from '../services';
import { createContentReader } from './content-reader';
import { frameHandlers } from './frame-handlers';
import { pageHandlers } from './page-handlers';
import { peopleHandlers } from './people-handlers';
import { previewHandlers } from './preview-handlers';
import { promotionHandlers } from './promotion-handlers';

/** What editors publish: pages, header and footers, promotions, contacts and jobs. */
export const contentHandlers = (services: Services) => {
  const read = createContentReader(services.externalOrigins);
  return {
    ...pageHandlers(services, read),
    ...previewHandlers(services),
    ...frameHandlers(read),
    ...promotionHandlers(services, read),
    ...peopleHandlers(services, read),
  } satisfies Handlers;
};
