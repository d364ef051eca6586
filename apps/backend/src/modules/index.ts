import type { Handlers } from '../calls';
import { analyticsHandlers } from './analytics';
import { cartHandlers } from './cart';
import { contentHandlers } from './content';
import { catalogueHandlers } from './catalogue';
import { customerHandlers } from './customer';
import { datasheetHandlers } from './datasheet';
import { essenceHandlers } from './essence';
import { notificationHandlers } from './notification';
import { orderHandlers } from './order';
import { orderTemplateHandlers } from './order-template';
import { productHandlers } from './product';
import { shopHandlers } from './shop';
import { userHandlers } from './user';
import type { Services } from './services';

export { registerMedia } from './content';
export type { Services } from './services';
export { brandFile, registerHostCaching } from './shop';

/** The handlers of all modules; a call without one answers 501. */
export const handlersOf = (services: Services): Handlers => ({
  ...analyticsHandlers(services),
  ...cartHandlers(services),
  ...contentHandlers(services),
  ...catalogueHandlers(),
  ...customerHandlers(),
  ...datasheetHandlers(),
  ...essenceHandlers(),
  ...notificationHandlers(),
  ...orderHandlers(services),
  ...orderTemplateHandlers(),
  ...productHandlers(),
  ...shopHandlers(services),
  ...userHandlers(services),
});
